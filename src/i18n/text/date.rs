//! Days and times, as they are where the machine stands.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::i18n::Translator;
use crate::message;

/// A moment as it is called.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Date {
    /// With day of the week and time: "Monday, 30 November 2026, 21:14".
    pub long: String,
    /// The day alone, short: "30 Nov 2026".
    pub day: String,
    /// The time alone: "21:14".
    pub time: String,
}

impl Date {
    /// The moment `seconds` after the beginning of 1970 (UTC), at the place of the machine.
    #[must_use]
    pub fn new(tr: &Translator, seconds: u64) -> Self {
        Self::within(tr, seconds, TimeZone::system())
    }

    /// The same at a certain place.
    #[must_use]
    pub fn within(tr: &Translator, seconds: u64, zone: TimeZone) -> Self {
        let seconds = i64::try_from(seconds).ok();
        let moment = seconds.and_then(|seconds| Timestamp::from_second(seconds).ok());
        let moment = moment
            .unwrap_or(Timestamp::UNIX_EPOCH)
            .to_zoned_datetime(zone);
        // A year is no number with a mark after the thousands.
        let year = moment.year().to_string();
        let time = tr.format(message!(
            "date-time",
            hour = format!("{:02}", moment.hour()),
            minute = format!("{:02}", moment.minute()),
        ));
        let (day, month) = (moment.day(), moment.month());
        Self {
            long: tr.format(message!(
                "date-long",
                weekday = moment.weekday().to_monday_one_offset(),
                day = day,
                month = month,
                year = &year,
                time = &time,
            )),
            day: tr.format(message!(
                "date-short",
                day = day,
                month = month,
                year = &year
            )),
            time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn each_language_has_its_way_to_say_a_day() {
        let said = |language| {
            let date = Date::within(&Translator::new(language), 1_796_073_240, TimeZone::UTC);
            (date.long, date.day, date.time)
        };
        let is = |long: &str, day: &str, time: &str| (long.into(), day.into(), time.into());
        assert_eq!(
            said(Language::De),
            is(
                "Montag, 30. November 2026, 21:14 Uhr",
                "30. Nov. 2026",
                "21:14 Uhr"
            )
        );
        assert_eq!(
            said(Language::En),
            is("Monday, 30 November 2026, 21:14", "30 Nov 2026", "21:14")
        );
        assert_eq!(
            said(Language::Cs),
            is("pondělí 30. listopadu 2026, 21:14", "30. 11. 2026", "21:14")
        );
    }
}
