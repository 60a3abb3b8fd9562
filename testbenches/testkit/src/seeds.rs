//! Which seeds a test runs, and what it prints about them.

use std::env;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Test;

/// The seeds of one run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeds {
    /// The fixed ones, or the one that was asked for.
    pub given: Vec<u64>,
    /// The one made from the time.
    pub fresh: Option<u64>,
}

impl Seeds {
    /// The seeds of a test whose fixed ones are these.
    ///
    /// # Panics
    /// When `TESSERA_SEED` is no number.
    pub fn new(fixed: impl IntoIterator<Item = u64>) -> Self {
        let wish = env::var("TESSERA_SEED").ok();
        Seeds::choose(fixed, wish.as_deref(), wants_fresh()).unwrap_or_else(|e| panic!("{e}"))
    }

    fn choose(fixed: impl IntoIterator<Item = u64>, wish: Option<&str>, fresh: bool) -> Result<Self, String> {
        Ok(match wish {
            Some(text) => Seeds { given: vec![number(text)?], fresh: None },
            None => Seeds { given: fixed.into_iter().collect(), fresh: fresh.then(from_time) },
        })
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = u64> + '_ {
        self.given.iter().copied().chain(self.fresh)
    }
}

/// `seeds 1 2 3 and fresh 1234`; of many that follow each other the first and the last.
impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let step = self.given.get(1).map_or(1, |second| second.wrapping_sub(self.given[0]));
        let follow = self.given.windows(2).all(|pair| pair[0].checked_add(step) == Some(pair[1]));
        match *self.given {
            [seed] => write!(f, "seed {seed}")?,
            [first, .., last] if self.given.len() > 20 && follow => {
                write!(f, "seeds {first} to {last}")?;
                if step != 1 {
                    write!(f, " in steps of {step}")?;
                }
            }
            _ => {
                let given: Vec<String> = self.given.iter().map(u64::to_string).collect();
                write!(f, "seeds {}", given.join(" "))?;
            }
        }
        self.fresh.map_or(Ok(()), |seed| write!(f, " and fresh {seed}"))
    }
}

/// Whether a fresh seed is wanted.
fn wants_fresh() -> bool {
    ["CI", "TESSERA_FRESH"].iter().any(|name| env::var(name).is_ok_and(|value| !matches!(value.as_str(), "" | "0")))
}

/// A seed of eight digits at most, to be typed again; tests of one second differ by the time's last digits.
fn from_time() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    crate::Random::new(time).below(100_000_000)
}

fn number(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| format!("TESSERA_SEED={text}, expected a number, decimal or hexadecimal after 0x"))
}

/// Says, while a test fails, how to repeat what it was doing.
struct Replay(Test, u64);

impl Drop for Replay {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("to repeat it: {}", self.0.replay(self.1));
        }
    }
}

impl Test {
    /// The command that runs this test with that seed alone.
    pub fn replay(&self, seed: u64) -> String {
        format!("TESSERA_SEED={seed} {}", self.command())
    }

    /// Runs `body` with every seed; a failure ends with the command that repeats it.
    pub fn each_seed(&self, fixed: impl IntoIterator<Item = u64>, mut body: impl FnMut(u64)) -> Seeds {
        let seeds = Seeds::new(fixed);
        for seed in seeds.all() {
            println!("seed {seed}: {}", self.replay(seed));
            let replay = Replay(*self, seed);
            body(seed);
            drop(replay);
        }
        seeds
    }

    /// The seed of a test that takes no fresh one: `fixed`, unless another is asked for. For random texts
    /// that a tool has to accept, because tools have limits of their own, and for counts that hold for one
    /// seed.
    pub fn fixed_seed(&self, fixed: u64) -> u64 {
        let seed = Seeds::new([fixed]).given[0];
        println!("seed {seed}: {}", self.replay(seed));
        seed
    }

    /// The seed of a test that runs one: `fixed`, or a fresh one in its place.
    pub fn seed(&self, fixed: u64) -> u64 {
        let Seeds { given, fresh } = Seeds::new([fixed]);
        let seed = fresh.unwrap_or(given[0]);
        println!("seed {seed}: {}", self.replay(seed));
        seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_replaces_all_seeds() {
        let wish = |text| Seeds::choose([1, 2], Some(text), true);
        assert_eq!(wish("77").unwrap().to_string(), "seed 77");
        assert_eq!(wish("0x20").unwrap().all().collect::<Vec<_>>(), [32]);
        assert_eq!(wish("many").unwrap_err(), "TESSERA_SEED=many, expected a number, decimal or hexadecimal after 0x");
    }

    #[test]
    fn a_fresh_seed_joins_the_fixed_ones() {
        assert_eq!(Seeds::choose([1, 2], None, false).unwrap().to_string(), "seeds 1 2");
        let seeds = Seeds::choose([1, 2], None, true).unwrap();
        let fresh = seeds.fresh.unwrap();
        assert_eq!(seeds.to_string(), format!("seeds 1 2 and fresh {fresh}"));
        assert_eq!(seeds.all().collect::<Vec<_>>(), [1, 2, fresh]);
    }

    #[test]
    fn many_seeds_are_a_range() {
        let many = Seeds::choose(1..=1000, None, false).unwrap();
        assert_eq!(many.to_string(), "seeds 1 to 1000");
        let part = Seeds::choose((2..=1000).step_by(4), None, false).unwrap();
        assert_eq!(part.to_string(), "seeds 2 to 998 in steps of 4");
    }

    #[test]
    fn a_failure_names_its_command() {
        let test = crate::here!();
        assert_eq!(test.replay(5), format!("TESSERA_SEED=5 {}", test.command()));
    }
}
