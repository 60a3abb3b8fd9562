//! What `--json` prints for a launch, on every engine. The page `howto/results.md` describes every key; a test
//! holds the two together.

use serde::{Serialize, Serializer};
use tessera_launch::config::CompareKind;
use tessera_launch::element::Element;
use tessera_lockstep::energy::EuAccesses;

use crate::energy::Energy;

/// Counts up when a key changes its meaning or goes.
pub const SCHEMA: u32 = 1;

#[derive(Serialize)]
pub struct Results<'a> {
    pub schema: u32,
    pub launch: &'a str,
    pub kernel: &'a str,
    pub engine: String,
    pub compared_with: Vec<String>,
    pub configuration: Configuration,
    pub seed: Option<u64>,
    pub ended: Ended,
    pub verdict: Verdict,
    pub buffers: Vec<Buffer>,
    pub cycles: Option<u64>,
    pub instructions: u64,
    pub instructions_per_cycle: Option<f64>,
    pub lane_operations: Option<u64>,
    pub groups: u64,
    pub threads: u64,
    pub retired: Named<String>,
    pub pipes: Option<Vec<Pipe>>,
    pub issued_together: Option<Named<String>>,
    pub stalls: Option<Vec<ThreadStalls>>,
    pub messages: Option<u64>,
    pub line_requests: Option<u64>,
    pub rows_written: Option<u64>,
    pub accesses: Option<Vec<EuAccesses<u64>>>,
    pub energy: Option<Energy>,
    pub findings: Option<Vec<Found>>,
    pub printed: &'a str,
    pub printed_lost: u32,
    pub outside: Outside,
}

/// What the run chose; `null` where the engine knows no such thing, and for a shape without a name.
#[derive(Serialize, Default)]
pub struct Configuration {
    pub shape: Option<&'static str>,
    pub eus: Option<usize>,
    pub threads: Option<usize>,
    pub line_latency: Option<Range>,
    pub message_latency: Option<Range>,
    pub back_pressure: Option<u32>,
    pub max_cycles: u64,
}

#[derive(Serialize)]
pub struct Range {
    pub min: u32,
    pub max: u32,
}

/// How the run ended.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Finished,
    MaxCycles,
    Interrupted,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    AsExpected,
    Differs,
    Unchecked,
}

/// A buffer or image argument.
#[derive(Serialize)]
pub struct Buffer {
    pub argument: usize,
    pub name: String,
    #[serde(rename = "type")]
    pub element: Element,
    pub shape: Vec<u64>,
    pub verdict: Verdict,
    pub compare: Option<Compared>,
}

#[derive(Serialize)]
pub struct Compared {
    pub kind: CompareKind,
    #[serde(rename = "type")]
    pub element: Element,
    pub max: f64,
    pub elements: usize,
    pub differing: usize,
    pub first: Vec<Difference>,
}

#[derive(Serialize)]
pub struct Difference {
    pub index: usize,
    pub got: String,
    pub expected: String,
}

/// What `--check` found.
#[derive(Serialize)]
pub struct Found {
    pub kind: &'static str,
    pub instruction: u32,
    pub text: String,
    pub line: Option<String>,
    pub group: [u32; 3],
    pub thread: u32,
    pub lane: Option<u32>,
    pub work_item: Option<[u32; 3]>,
    pub memory: Option<Touched>,
    pub what: String,
    pub count: u64,
}

#[derive(Serialize)]
pub struct Touched {
    pub name: String,
    pub argument: Option<usize>,
    pub offset: Option<u64>,
    pub bytes: u64,
}

#[derive(Serialize)]
pub struct Pipe {
    pub name: &'static str,
    pub issued: u64,
    pub retired: u64,
}

#[derive(Serialize)]
pub struct ThreadStalls {
    pub eu: usize,
    pub thread: usize,
    pub cycles: Named<String>,
}

#[derive(Serialize)]
pub struct Outside {
    pub reads: u64,
    pub writes: u64,
}

/// Numbers by name, in this order.
pub struct Named<K, N = u64>(pub Vec<(K, N)>);

impl<K: Serialize, N: Serialize> Serialize for Named<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, number)| (name, number)))
    }
}
