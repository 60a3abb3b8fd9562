//! A strict reader of pipeline logs: the format as Konata's documentation has it, and what every log of ours
//! promises besides: ids in order, stages that follow each other without a gap, each ended, every row retired
//! once.

use std::collections::BTreeMap;

/// A row of the log, complete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Thread number.
    pub thread: u64,
    /// What stands left of it.
    pub label: String,
    /// What the mouse shows.
    pub detail: String,
    /// Name, first cycle, and the one behind the last.
    pub stages: Vec<(String, u64, u64)>,
    /// Not thrown away.
    pub finished: bool,
}

impl Row {
    /// Cycles it spent in that stage.
    pub fn cycles(&self, name: &str) -> u64 {
        self.stages.iter().filter(|stage| stage.0 == name).map(|stage| stage.2 - stage.1).sum()
    }

    /// First cycle in that stage.
    pub fn start(&self, name: &str) -> Option<u64> {
        self.stages.iter().find(|stage| stage.0 == name).map(|stage| stage.1)
    }

    /// The instruction without thread and address.
    pub fn text(&self) -> &str {
        self.label.split_once(": ").map_or("", |parts| parts.1)
    }

    /// Its mnemonic with the suffixes.
    pub fn mnemonic(&self) -> &str {
        let words = self.text().split(' ').skip_while(|word| word.starts_with('('));
        words.map(|word| word.split('(').next().unwrap_or("")).next().unwrap_or("")
    }
}

#[derive(Default)]
struct Open {
    simulation: u64,
    thread: u64,
    label: String,
    detail: String,
    stages: Vec<(String, u64, u64)>,
    running: Option<(String, u64)>,
}

/// Reads a whole log; the error names the line.
pub fn read(text: &str) -> Result<Vec<Row>, String> {
    let mut lines = text.lines().enumerate();
    if lines.next().map(|line| line.1) != Some("Kanata\t0004") {
        return Err("line 1: no header".into());
    }
    let mut reader = Reader::default();
    for (number, line) in lines {
        reader.line(line).map_err(|reason| format!("line {}: {reason}: {line:?}", number + 1))?;
    }
    match reader.open.keys().next() {
        Some(id) => Err(format!("row {id} is not retired")),
        None => Ok(reader.rows.into_values().collect()),
    }
}

#[derive(Default)]
struct Reader {
    cycle: Option<u64>,
    retired: u64,
    open: BTreeMap<u64, Open>,
    rows: BTreeMap<u64, Row>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| fields[at].parse::<u64>().map_err(|_| format!("field {at} is no number"));
        let want = |count: usize| (fields.len() == count).then_some(()).ok_or(format!("expected {count} fields"));
        match fields[0] {
            "C=" => {
                want(2)?;
                let first = self.cycle.replace(number(1)?).is_none() && self.open.is_empty() && self.rows.is_empty();
                first.then_some(()).ok_or("not at the beginning".into())
            }
            "C" => {
                want(2)?;
                let (cycle, passed) = (self.cycle.ok_or("before C=")?, number(1)?);
                self.cycle = Some(cycle + passed);
                (passed > 0).then_some(()).ok_or("no cycle has passed".into())
            }
            "I" => {
                want(4)?;
                let (id, row) = (number(1)?, Open { simulation: number(2)?, thread: number(3)?, ..Open::default() });
                if id != (self.open.len() + self.rows.len()) as u64 {
                    return Err("not the next id".into());
                }
                let twice = self.open.values().any(|other| other.simulation == row.simulation);
                self.cycle.ok_or("before C=")?;
                self.open.insert(id, row);
                (!twice).then_some(()).ok_or("an instruction is there twice".into())
            }
            "L" | "S" | "E" | "R" => {
                want(4)?;
                let cycle = self.cycle.ok_or("before C=")?;
                let id = number(1)?;
                let row = self.open.get_mut(&id).ok_or("no such row, or retired")?;
                match fields[0] {
                    "L" => match fields[2] {
                        "0" => row.label += fields[3],
                        "1" => row.detail += fields[3],
                        _ => return Err("no such label".into()),
                    },
                    "S" => {
                        number(2)?;
                        if row.stages.last().is_some_and(|last| last.2 != cycle) {
                            return Err("a gap before the stage".into());
                        }
                        if row.running.replace((fields[3].into(), cycle)).is_some() {
                            return Err("the stage before has not ended".into());
                        }
                    }
                    "E" => {
                        let (name, from) = row.running.take().ok_or("no stage has begun")?;
                        if name != fields[3] || from >= cycle {
                            return Err(format!("stage {name} since cycle {from}"));
                        }
                        row.stages.push((name, from, cycle));
                    }
                    _ => return self.retire(id, number(2)?, number(3)?, cycle),
                }
                Ok(())
            }
            _ => Err("no such command".into()),
        }
    }

    fn retire(&mut self, id: u64, serial: u64, kind: u64, cycle: u64) -> Result<(), String> {
        let row = self.open.remove(&id).ok_or("retired before")?;
        if let Some((name, _)) = row.running {
            return Err(format!("stage {name} has not ended"));
        }
        if kind > 1 || serial != self.retired {
            return Err(format!("expected retirement {}", self.retired));
        }
        if row.stages.last().is_some_and(|last| last.2 != cycle) {
            return Err("a gap before it retires".into());
        }
        self.retired += u64::from(kind == 0);
        let Open { thread, label, detail, stages, .. } = row;
        self.rows.insert(id, Row { thread, label, detail, stages, finished: kind == 0 });
        Ok(())
    }
}

/// The reader refuses what is wrong; each of these is a log with one mistake.
#[test]
fn a_wrong_log_is_refused() {
    let good = "Kanata\t0004\nC=\t5\nI\t0\t0\t1\nL\t0\t0\tT1 0x0000: nop\nS\t0\t0\tI\nC\t1\nE\t0\t0\tI\nS\t0\t0\tX\nC\t2\nE\t0\t0\tX\nR\t0\t0\t0\n";
    let rows = read(good).expect("a good log");
    assert_eq!((rows[0].start("X"), rows[0].cycles("X"), rows[0].mnemonic()), (Some(6), 2, "nop"));
    for (from, to, reason) in [
        ("Kanata\t0004", "Kanata\t0003", "no header"),
        ("R\t0\t0\t0\n", "", "is not retired"),
        ("R\t0\t0\t0\n", "R\t0\t0\t0\nR\t0\t0\t0\n", "no such row"),
        ("R\t0\t0\t0\n", "R\t0\t1\t0\n", "expected retirement"),
        ("E\t0\t0\tX\n", "", "has not ended"),
        ("E\t0\t0\tI\n", "", "has not ended"),
        ("E\t0\t0\tX\n", "E\t0\t0\tW\n", "stage X"),
        ("C\t2\n", "", "stage X since"),
        ("C\t2", "C\t-2", "no number"),
        ("I\t0\t0\t1", "I\t1\t0\t1", "not the next id"),
        ("C\t1\nE\t0\t0\tI\n", "C\t1\nE\t0\t0\tI\nC\t1\n", "a gap"),
    ] {
        let wrong = good.replacen(from, to, 1);
        let error = read(&wrong).expect_err(reason);
        assert!(error.contains(reason), "{error}, expected {reason}");
    }
}
