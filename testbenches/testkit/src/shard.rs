//! A part of a long proof, for one machine of several.

use std::env;
use std::fmt;

use crate::Test;

/// Part `index` of `count`: every `count`-th item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    index: u64,
    count: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { index: 1, count: 1 };

    /// What `TESSERA_SHARD=I/N` asks for, I from 1 to N; all of it without that.
    ///
    /// # Panics
    /// When it says something else.
    pub fn asked() -> Self {
        env::var("TESSERA_SHARD").map_or(Shard::WHOLE, |text| Shard::parse(&text).unwrap_or_else(|e| panic!("{e}")))
    }

    fn parse(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(index, count)| Some((index.parse().ok()?, count.parse().ok()?)));
        let shard = parts.map(|(index, count)| Shard { index, count }).filter(|s| (1..=s.count).contains(&s.index));
        shard.ok_or_else(|| format!("TESSERA_SHARD={text}, expected I/N with I from 1 to N"))
    }

    /// The items of this part: the shards of one count share all of them.
    pub fn of<T>(self, items: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        let numbered = (0..).zip(items);
        numbered.filter(move |(number, _): &(u64, T)| number % self.count == self.index - 1).map(|(_, item)| item)
    }

    /// What was done, in one line that `scripts/shards.py` adds to those of the other shards.
    pub fn counts(self, what: &str, counts: &[(&str, u64)]) -> String {
        let counts: String = counts.iter().map(|(name, count)| format!(" {name}={count}")).collect();
        format!("counts: {what} shard {self}{counts}")
    }

    /// Part of a file's name; empty if there is only one.
    pub fn suffix(self) -> String {
        match self {
            Shard::WHOLE => String::new(),
            Shard { index, count } => format!(".{index}-of-{count}"),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl Test {
    /// Leaves the counts of a shard, on the output and in `target/evidence`.
    ///
    /// # Panics
    /// When the file cannot be written.
    pub fn counts(&self, shard: Shard, counts: &[(&str, u64)]) {
        let line = shard.counts(&format!("{}::{}", self.target, self.name), counts);
        println!("{line}");
        let file = self.output("evidence", &format!("counts{}", shard.suffix()));
        std::fs::write(&file, line + "\n").unwrap_or_else(|e| panic!("{}: {e}, expected a writable file", file.display()));
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::{Command, Output};

    use super::*;

    fn shard(text: &str) -> Shard {
        Shard::parse(text).expect("a shard")
    }

    #[test]
    fn the_shards_share_all_items() {
        for count in 1..6 {
            let parts = (1..=count).map(|index| shard(&format!("{index}/{count}")).of(0..23).collect::<Vec<u64>>());
            let mut all: Vec<u64> = parts.flatten().collect();
            all.sort_unstable();
            assert_eq!(all, (0..23).collect::<Vec<_>>(), "{count} shards");
        }
        assert_eq!(shard("2/3").of(10..20).collect::<Vec<_>>(), [11, 14, 17]);
    }

    #[test]
    fn what_is_no_shard_is_named() {
        for text in ["", "2", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"] {
            assert_eq!(Shard::parse(text), Err(format!("TESSERA_SHARD={text}, expected I/N with I from 1 to N")));
        }
    }

    /// What `scripts/shards.py` makes of these lines, each in a file of its own.
    fn added(name: &str, lines: &[String]) -> Output {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tmp").join(name);
        std::fs::create_dir_all(&folder).expect("a writable folder");
        let files = lines.iter().enumerate().map(|(i, line)| {
            let file = folder.join(format!("{i}.txt"));
            std::fs::write(&file, format!("running 1 test\n{line}\n")).expect("a writable file");
            file
        });
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/shards.py");
        Command::new("python3").arg(script).args(files.collect::<Vec<_>>()).output().expect("python3 runs")
    }

    #[test]
    fn the_lines_of_all_shards_add_up_and_a_missing_one_is_named() {
        let line = |text: &str, n: u64| shard(text).counts("eu::random", &[("programs", n), ("cycles", 100 * n)]);
        let text = |output: Output| {
            (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
        };
        let whole = text(added("shards", &[line("2/3", 5), line("1/3", 7), line("3/3", 4)]));
        assert_eq!(whole, (Some(0), "counts: eu::random shards 3 programs=16 cycles=1600\n".into()));
        for (name, lines, part) in [
            ("missing", vec![line("2/3", 5), line("1/3", 7)], "3/3 is missing"),
            ("twice", vec![line("1/2", 5), line("2/2", 5), line("1/2", 7)], "1/2 is there twice"),
            ("mixed", vec![line("1/2", 5), line("2/3", 5)], "of 2 and of 3"),
            ("none", vec!["nothing".to_string()], "no counts"),
        ] {
            let (status, said) = text(added(name, &lines));
            assert!(status == Some(2) && said.contains(part) && said.lines().count() == 1, "{name}: {status:?} {said}");
        }
    }
}
