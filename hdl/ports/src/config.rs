//! `EuConfig`: what a run of the EU and the test memory behind it can choose. `EuShape`: what is chosen when
//! the EU is built.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

/// How many instructions TC hands out in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum IssueWidth {
    /// One to each of ALU0, ALU1, JE and ME.
    #[default]
    Four,
    /// One to an ALU, and one to JE or ME.
    Two,
}

/// Which pipe of an ALU adds floats and converts between float and integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FloatAdd {
    /// The short one, beside integer add.
    #[default]
    Short,
    /// The long one, that of multiply and multiply-add.
    Long,
}

/// How integers are divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Divide {
    /// Two lanes a cycle: [`crate::intdiv_pipe`].
    #[default]
    Pipelined,
    /// A bit a cycle: [`crate::intdiv`].
    Stepped,
    /// Not at all: functions 12 and 13 of math are unsupported.
    Absent,
}

/// Who executes what has an operand of type df, and the macros of division and square root (madm, invm,
/// rsqtm), those for f32 included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doubles {
    /// A lane of ALU1.
    #[default]
    Alu1,
    /// Nobody: they are unsupported.
    Absent,
}

/// Which ALUs execute what is rare: elements of eight bytes, counts of bits (lzd, fbh, fbl, cbit), rounding
/// to an integer (rndu, rndd, rnde, rndz), bit fields of three sources (bfe, bfi2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rare {
    /// Both; f64 is ALU1's alone all the same.
    #[default]
    Both,
    /// ALU1 only.
    Alu1,
}

/// How many ALUs there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Alus {
    /// ALU0 and ALU1: 16 FLOP a cycle.
    #[default]
    Two,
    /// ALU1 alone executes what ALUs do: 8 FLOP a cycle.
    One,
}

/// How TC and the ALUs hand over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Handover {
    /// An ALU decodes an instruction in the cycle of its issue, and says that it is done in that of its last
    /// grant.
    #[default]
    Direct,
    /// Each a cycle later, from registers.
    Registered,
}

/// How many register rows are written in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RowWrites {
    /// An even and an odd one.
    #[default]
    Two,
    /// One.
    One,
}

/// When an ALU collects the operands of a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Collect {
    /// While the pass before is still being handed to the lanes: it has registers of its own.
    #[default]
    Ahead,
    /// When the pass before is in its last beat.
    InTurn,
}

/// Cycles that a beat takes in the long pipe of an ALU, that of multiply and multiply-add.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LongPipe {
    /// As the literature has it.
    #[default]
    Seven,
    /// One more: the way from the lanes to the result queue, and that through the multipliers of f64, are
    /// cycles of their own.
    Eight,
}

/// Structure of an EU: hardware and golden model are built by it, no run can change it. What every shape
/// shares (4 lanes, 2 lines a thread) is fixed in [`crate::uop`]. Fields are free of each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct EuShape {
    /// Threads, 1 to 7: slots from 0 on; in another none may start.
    pub threads: usize,
    /// Instructions handed out in a cycle.
    pub issue: IssueWidth,
    /// Where floats are added.
    pub float_add: FloatAdd,
    /// How the math unit of ALU1 divides integers.
    pub divide: Divide,
    /// Who executes f64.
    pub doubles: Doubles,
    /// Where rare instructions are executed.
    pub rare: Rare,
    /// How many ALUs there are.
    pub alus: Alus,
    /// How TC and the ALUs hand over.
    pub handover: Handover,
    /// Rows that GA writes in a cycle.
    pub writes: RowWrites,
    /// When the ALUs collect operands.
    pub collect: Collect,
    /// Latency of multiply-add.
    pub long_pipe: LongPipe,
    /// Passes of up to eight lanes whose results an ALU holds in each of its two result queues, 4 to 16. An
    /// instruction of 32 lanes needs four: nothing of it leaves while its operands are read.
    pub results: usize,
}

impl Default for EuShape {
    fn default() -> EuShape {
        EuShape::GEN9
    }
}

impl EuShape {
    /// As the literature describes the EU.
    pub const GEN9: EuShape = EuShape {
        threads: crate::uop::THREADS,
        issue: IssueWidth::Four,
        float_add: FloatAdd::Short,
        divide: Divide::Pipelined,
        doubles: Doubles::Alu1,
        rare: Rare::Both,
        alus: Alus::Two,
        handover: Handover::Direct,
        writes: RowWrites::Two,
        collect: Collect::Ahead,
        long_pipe: LongPipe::Seven,
        results: 16,
    };
    /// For a small FPGA: the peak of FLOP stays, latencies grow.
    pub const COMPACT: EuShape = EuShape {
        threads: crate::uop::THREADS,
        issue: IssueWidth::Two,
        float_add: FloatAdd::Long,
        divide: Divide::Stepped,
        doubles: Doubles::Alu1,
        rare: Rare::Alu1,
        alus: Alus::Two,
        handover: Handover::Registered,
        writes: RowWrites::One,
        collect: Collect::InTurn,
        long_pipe: LongPipe::Eight,
        results: 16,
    };
    /// For a smaller FPGA, or for one that has to hold more than the EU: half of the peak.
    pub const LITE: EuShape = EuShape { alus: Alus::One, ..EuShape::COMPACT };
    /// A shape without a name, as `testbenches/studies/small_eu.toml` describes it; tests take it for all of those.
    pub const SMALL: EuShape =
        EuShape { threads: 3, divide: Divide::Absent, doubles: Doubles::Absent, results: 4, ..EuShape::COMPACT };
    /// The shapes that have a name; CI runs them all.
    pub const NAMED: [(&'static str, EuShape); 3] =
        [("gen9", EuShape::GEN9), ("compact", EuShape::COMPACT), ("lite", EuShape::LITE)];

    /// The shape called `name`.
    pub fn named(name: &str) -> Result<EuShape, ConfigError> {
        let found = EuShape::NAMED.iter().find(|named| named.0 == name);
        let error = || ConfigError { field: "shape", got: name.to_string(), expected: "gen9, compact or lite" };
        found.map(|named| named.1).ok_or_else(error)
    }

    /// Checks every field; the models rely on it.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range_of_slots("threads", self.threads)?;
        match self.results {
            4..=16 => Ok(()),
            results => Err(ConfigError { field: "results", got: results.to_string(), expected: "4 to 16" }),
        }
    }

    /// Every shape there is, of the sizes of result queues a large and a small one.
    pub fn all() -> Vec<EuShape> {
        let threads = (1..=crate::uop::THREADS).map(|threads| EuShape { threads, ..EuShape::GEN9 }).collect();
        let shapes = with(threads, [IssueWidth::Four, IssueWidth::Two], |shape, issue| shape.issue = issue);
        let shapes = with(shapes, [FloatAdd::Short, FloatAdd::Long], |shape, float_add| shape.float_add = float_add);
        let divides = [Divide::Pipelined, Divide::Stepped, Divide::Absent];
        let shapes = with(shapes, divides, |shape, divide| shape.divide = divide);
        let shapes = with(shapes, [Doubles::Alu1, Doubles::Absent], |shape, doubles| shape.doubles = doubles);
        let shapes = with(shapes, [Rare::Both, Rare::Alu1], |shape, rare| shape.rare = rare);
        let shapes = with(shapes, [Alus::Two, Alus::One], |shape, alus| shape.alus = alus);
        let handovers = [Handover::Direct, Handover::Registered];
        let shapes = with(shapes, handovers, |shape, handover| shape.handover = handover);
        let shapes = with(shapes, [RowWrites::Two, RowWrites::One], |shape, writes| shape.writes = writes);
        let shapes = with(shapes, [Collect::Ahead, Collect::InTurn], |shape, collect| shape.collect = collect);
        let shapes = with(shapes, [LongPipe::Seven, LongPipe::Eight], |shape, long_pipe| shape.long_pipe = long_pipe);
        with(shapes, [16, 4], |shape, results| shape.results = results)
    }
}

/// Each of `shapes` with each of `values`.
fn with<T: Copy>(shapes: Vec<EuShape>, values: impl AsRef<[T]>, set: impl Fn(&mut EuShape, T)) -> Vec<EuShape> {
    let mut all = Vec::new();
    for shape in shapes {
        for value in values.as_ref() {
            let mut shape = shape;
            set(&mut shape, *value);
            all.push(shape);
        }
    }
    all
}

/// There are that many slots.
fn in_range_of_slots(field: &'static str, threads: usize) -> Result<(), ConfigError> {
    match threads {
        1..=crate::uop::THREADS => Ok(()),
        _ => Err(ConfigError { field, got: threads.to_string(), expected: "1 to 7" }),
    }
}

/// Parameters of a run; the structure of the EU is its [`EuShape`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct EuConfig {
    /// Threads the dispatcher uses, 1 to 7; of those that the shape has.
    pub threads: usize,
    /// Cycles from an accepted line request to its response, smallest and largest, 1 to 100000.
    #[serde(deserialize_with = "latency")]
    pub line_latency: [u32; 2],
    /// Cycles from an accepted message to its first response beat, smallest and largest, 1 to 100000.
    #[serde(deserialize_with = "latency")]
    pub message_latency: [u32; 2],
    /// Percentage of cycles in which each ready of the test memory is held low, 0 to 95.
    pub back_pressure: u32,
    /// Seed of latencies, order and back-pressure.
    pub seed: u64,
    /// Cycles after which a run is given up.
    pub max_cycles: u64,
}

impl Default for EuConfig {
    fn default() -> Self {
        EuConfig {
            threads: crate::uop::THREADS,
            line_latency: [4, 4],
            message_latency: [20, 60],
            back_pressure: 0,
            seed: 1,
            max_cycles: 1 << 32,
        }
    }
}

/// A latency in a file: one number for one that does not vary, or smallest and largest.
pub(crate) fn latency<'de, D: Deserializer<'de>>(from: D) -> Result<[u32; 2], D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a number of cycles, or [smallest, largest]")]
    enum Latency {
        Fixed(u32),
        Range([u32; 2]),
    }
    Ok(match Latency::deserialize(from)? {
        Latency::Fixed(cycles) => [cycles; 2],
        Latency::Range(range) => range,
    })
}

/// A field of a configuration outside its range.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("configuration field `{field}` is {got}, expected {expected}")]
pub struct ConfigError {
    /// Its name.
    pub field: &'static str,
    /// What was given.
    pub got: String,
    /// What is allowed.
    pub expected: &'static str,
}

impl EuConfig {
    /// The same around an execution unit of this shape: with no more threads than it has.
    pub fn around(&self, shape: &EuShape) -> EuConfig {
        EuConfig { threads: self.threads.min(shape.threads), ..self.clone() }
    }

    /// Checks every field once; the models rely on it.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let latency = |field, [lo, hi]: [u32; 2]| {
            let bad = lo == 0 || lo > hi || hi > 100_000;
            let err = ConfigError { field, got: format!("{lo}..{hi}"), expected: "1..100000, smallest first" };
            if bad {
                Err(err)
            } else {
                Ok(())
            }
        };
        in_range_of_slots("threads", self.threads)?;
        latency("line_latency", self.line_latency)?;
        latency("message_latency", self.message_latency)?;
        if self.back_pressure > 95 {
            return Err(ConfigError { field: "back_pressure", got: self.back_pressure.to_string(), expected: "0 to 95" });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_found_by_their_names() {
        for (name, shape) in EuShape::NAMED {
            assert_eq!(EuShape::named(name), Ok(shape));
            assert_eq!(EuShape::NAMED.iter().filter(|other| other.1 == shape).count(), 1, "{name} is a shape of its own");
        }
        assert_eq!(EuShape::default(), EuShape::GEN9);
        let error = EuShape::named("huge").expect_err("no such name").to_string();
        assert!(EuShape::NAMED.iter().all(|named| error.contains(named.0)), "{error}");
    }
}
