//! Counts what the EU's ports say about a run.

use tessera_ports::eu::EuOut;
use tessera_ports::uop::THREADS;

use crate::energy::EuAccesses;

pub use tessera_ports::codes::STALLS;

/// Pipes in the order of the retire port.
pub const PIPES: [&str; 4] = ["ALU0", "ALU1", "JE", "ME"];

/// Payload writes of dispatch on the write event.
pub const DISPATCH: u64 = 4;

/// What `--stats` shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stats {
    /// Cycles run.
    pub cycles: u64,
    /// Instructions completed, by pipe (a sync of JE is none).
    pub retired: [u64; 4],
    /// The same by opcode; 0 counts the syncs.
    pub opcodes: [u64; 128],
    /// Issues by pipe.
    pub issued: [u64; 4],
    /// Cycles of an EU in which 0, 1, .. 4 instructions were issued.
    pub issue_width: [u64; 5],
    /// Cycles of every thread slot of every EU by reason, in the order of [`STALLS`].
    pub stalls: Vec<[[u64; STALLS.len()]; THREADS]>,
    /// How often the units of every EU were used.
    pub activity: Vec<EuAccesses<u64>>,
    /// Register rows written by ALU0, ALU1 and responses.
    pub rows_written: u64,
    /// Threads started.
    pub threads: u64,
    /// Messages sent.
    pub messages: u64,
    /// Instruction lines asked for.
    pub line_requests: u64,
}

impl Stats {
    /// Nothing yet, of that many EUs.
    pub fn new(eus: usize) -> Self {
        Stats {
            cycles: 0,
            retired: [0; 4],
            opcodes: [0; 128],
            issued: [0; 4],
            issue_width: [0; 5],
            stalls: vec![[[0; STALLS.len()]; THREADS]; eus],
            activity: vec![EuAccesses::default(); eus],
            rows_written: 0,
            threads: 0,
            messages: 0,
            line_requests: 0,
        }
    }

    /// Counts one cycle of one EU.
    pub fn eu_cycle(&mut self, eu: usize, output: &EuOut) {
        for (pipe, ret) in output.ret.iter().enumerate().filter(|(_, ret)| ret.valid != 0) {
            let sync = pipe == 2 && ret.op == 0;
            self.retired[pipe] += u64::from(!sync);
            self.opcodes[ret.op as usize] += 1;
        }
        let mut width = 0;
        for (pipe, count) in self.issued.iter_mut().enumerate() {
            let issued = output.issue >> pipe & 1;
            *count += issued;
            width += issued as usize;
        }
        self.issue_width[width] += 1;
        for (reasons, &stall) in self.stalls[eu].iter_mut().zip(&output.stall) {
            reasons[stall as usize] += 1;
        }
        self.rows_written += output.wb.iter().filter(|wb| wb.valid != 0 && wb.pipe != DISPATCH).count() as u64;
    }

    /// Execution units.
    pub fn eus(&self) -> u64 {
        self.stalls.len() as u64
    }

    /// Thread-cycles by reason, in the order of [`STALLS`].
    pub fn thread_cycles(&self) -> [u64; STALLS.len()] {
        std::array::from_fn(|reason| self.stalls.iter().flatten().map(|thread| thread[reason]).sum())
    }

    /// Instructions of all pipes.
    pub fn instructions(&self) -> u64 {
        self.retired.iter().sum()
    }

    /// Instructions per cycle.
    pub fn ipc(&self) -> f64 {
        self.instructions() as f64 / self.cycles.max(1) as f64
    }
}

impl std::fmt::Display for Stats {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let share = |n: u64, of: u64| 100.0 * n as f64 / of.max(1) as f64;
        let eu_cycles = self.eus() * self.cycles;
        writeln!(f, "{:<22}{:>12}", "EUs", self.eus())?;
        writeln!(f, "{:<22}{:>12}", "cycles", self.cycles)?;
        writeln!(f, "{:<22}{:>12}", "instructions", self.instructions())?;
        writeln!(f, "{:<22}{:>12.3}", "IPC", self.ipc())?;
        writeln!(f, "{:<22}{:>12}", "threads", self.threads)?;
        writeln!(f, "{:<22}{:>12}", "messages", self.messages)?;
        writeln!(f, "{:<22}{:>12}", "line requests", self.line_requests)?;
        writeln!(f, "{:<22}{:>12}", "register rows written", self.rows_written)?;
        writeln!(f, "\n{:<22}{:>12}{:>10}", "issue slots", "used", "% cycles")?;
        for (pipe, n) in PIPES.iter().zip(self.issued) {
            writeln!(f, "  {pipe:<20}{n:>12}{:>10.1}", share(n, eu_cycles))?;
        }
        writeln!(f, "\n{:<22}{:>12}{:>10}", "issues in one cycle", "cycles", "%")?;
        for (width, n) in self.issue_width.iter().enumerate() {
            writeln!(f, "  {width:<20}{n:>12}{:>10.1}", share(*n, eu_cycles))?;
        }
        let thread_cycles = self.thread_cycles();
        let total = thread_cycles.iter().sum();
        writeln!(f, "\n{:<22}{:>12}{:>10}", "thread cycles", "", "%")?;
        for (reason, n) in STALLS.iter().zip(thread_cycles) {
            writeln!(f, "  {reason:<20}{n:>12}{:>10.1}", share(n, total))?;
        }
        Ok(())
    }
}
