//! The pieces of a text in RON that may be broken off or altered: what lies between brackets, as far as
//! it can be told. Nothing is understood here, only where a piece begins and ends.

/// The fields of the struct that begins at the start of `text`, each with its name and its value. The
/// last one may be incomplete.
pub(in crate::persist) fn fields(text: &str) -> impl Iterator<Item = (&str, &str)> {
    items(text).filter_map(|item| {
        let (name, value) = item.split_once(':')?;
        Some((name.trim(), value.trim()))
    })
}

/// The value of a field of the struct that begins at the start of `text`.
pub(super) fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    fields(text).find_map(|(found, value)| (found == name).then_some(value))
}

/// What lies between the commas of the struct, list or map that begins at the start of `text`, up to its
/// end or the end of the text.
pub(super) fn items(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.trim_start();
    let mut rest = inside.strip_prefix(['(', '[', '{']).unwrap_or_default();
    std::iter::from_fn(move || {
        let (end, is_last) = end_of_item(rest);
        let item = rest.get(..end)?.trim();
        rest = if is_last {
            ""
        } else {
            rest.get(end + 1..).unwrap_or_default()
        };
        (!item.is_empty()).then_some(item)
    })
}

/// Where the item that begins at the start of `text` ends, and whether none follows it.
fn end_of_item(text: &str) -> (usize, bool) {
    let mut depth = 0_u32;
    let mut in_string = false;
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => in_string = true,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => return (at, true),
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => return (at, false),
            _ => {}
        }
    }
    (text.len(), true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_of_a_whole_text() {
        let text = r#"(a: 1, b: (c: "x, \") y", d: [1, 2]), e: {"f": 3})"#;
        let found: Vec<_> = fields(text).collect();
        let expected = [
            ("a", "1"),
            ("b", r#"(c: "x, \") y", d: [1, 2])"#),
            ("e", r#"{"f": 3}"#),
        ];
        assert_eq!(found, expected);
        assert_eq!(field(text, "e"), Some(r#"{"f": 3}"#));
        assert_eq!(
            items("[(1, 2), (3, 4),]").collect::<Vec<_>>(),
            ["(1, 2)", "(3, 4)"]
        );
    }

    #[test]
    fn the_pieces_of_what_is_broken_off() {
        assert_eq!(
            items("[(1, 2), (3, ").collect::<Vec<_>>(),
            ["(1, 2)", "(3,"]
        );
        assert_eq!(items("").count(), 0);
        assert_eq!(items("(\"never closed, ").count(), 1);
        assert_eq!(items("nothing").count(), 0);
        assert_eq!(field("(a: (b: 2", "a"), Some("(b: 2"));
    }
}
