//! JSON read without any leniency: a key twice is refused, and shapes are checked before meaning.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A JSON value in which no key stands twice.
#[derive(Debug)]
pub(super) struct Strict(pub(super) Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(value)) = seq.next_element()? {
            list.push(value);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            let Strict(value) = map.next_value()?;
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format_args!(
                    "the key {key:?} stands twice"
                )));
            }
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

/// What a JSON value looks like, whatever its figures and names mean.
#[derive(Debug)]
pub(super) enum Shape {
    /// A string.
    Text,
    /// A number without fraction or exponent.
    Whole,
    /// A list of such values.
    List(&'static Self),
    /// An object with exactly these keys.
    Fields(&'static [(&'static str, Self)]),
    /// An object with any keys.
    Map(&'static Self),
}

impl Shape {
    /// Where and how `value` differs from the shape.
    ///
    /// # Errors
    /// The first difference, led by the way to it, such as `quest.pay[0].value`.
    pub(super) fn check(&self, value: &Value, way: &str) -> Result<(), String> {
        match (self, value) {
            (Self::Text, Value::String(_)) => Ok(()),
            (Self::Whole, Value::Number(number)) if number.is_u64() || number.is_i64() => Ok(()),
            (Self::List(shape), Value::Array(list)) => list
                .iter()
                .enumerate()
                .try_for_each(|(index, value)| shape.check(value, &format!("{way}[{index}]"))),
            (Self::Map(shape), Value::Object(fields)) => fields
                .iter()
                .try_for_each(|(key, value)| shape.check(value, &join(way, key))),
            (Self::Fields(shapes), Value::Object(fields)) => {
                for key in fields.keys() {
                    if shapes.iter().all(|(name, _)| name != key) {
                        return Err(format!("unknown key {}", join(way, key)));
                    }
                }
                for (key, shape) in *shapes {
                    let way = join(way, key);
                    match fields.get(*key) {
                        Some(value) => shape.check(value, &way)?,
                        None => return Err(format!("{way} is missing")),
                    }
                }
                Ok(())
            }
            (Self::Text | Self::Whole | Self::List(_) | Self::Fields(_) | Self::Map(_), _) => Err(
                format!("{way} must be {}, not {}", self.name(), kind(value)),
            ),
        }
    }

    const fn name(&self) -> &'static str {
        match self {
            Self::Text => "a string",
            Self::Whole => "a whole number",
            Self::List(_) => "a list",
            Self::Fields(_) | Self::Map(_) => "an object",
        }
    }
}

fn join(way: &str, key: &str) -> String {
    if way.is_empty() {
        key.to_owned()
    } else {
        format!("{way}.{key}")
    }
}

/// What kind of value this is, in words for a message.
pub(super) const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "another number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
