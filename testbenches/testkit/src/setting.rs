//! Numbers that the environment may choose.

use std::env;

/// The number in the environment variable `name`, else `default`.
///
/// # Panics
/// When it is no number.
pub fn setting(name: &str, default: u64) -> u64 {
    env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}, expected a number")))
}

#[cfg(test)]
mod tests {
    use super::setting;

    #[test]
    fn what_the_environment_does_not_say_is_the_default() {
        assert_eq!(setting("TESSERA_NOBODY_SETS_THIS", 7), 7);
    }

    #[test]
    #[should_panic(expected = "CARGO_PKG_NAME=tessera-testkit, expected a number")]
    fn what_is_no_number_is_named() {
        setting("CARGO_PKG_NAME", 7);
    }
}
