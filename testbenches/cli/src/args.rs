//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use tessera_fpu::Rounding;
use tessera_opencl::settings;
use tessera_ports::config::EuShape;

use crate::compare::CompareArgs;
use crate::config::{CacheArgs, ConfigArgs};
use crate::sweep::SweepArgs;

use crate::dump::{dump_arg, DumpArg};

/// Runs Intel Gen9 kernel binaries on synthesizable GPU blocks, and exports those blocks as Verilog.
///
/// A kernel binary comes from Intel's offline compiler (ocloc -device skl); a launch.toml beside it names the
/// kernel, its index space, its arguments and what its buffers must hold afterwards.
#[derive(Parser)]
#[command(name = "tessera", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run a kernel launch on one engine and check its results
    Run(RunArgs),
    /// Run a kernel launch and print its instructions with what they cost
    ///
    /// Each with its issues, joins of parked channels at its address, lanes active on average when it retires
    /// (channels, of a branch), thread-cycles spent on it, and those of them that threads waited, by reason.
    /// The last line has the sums.
    Profile(LookArgs),
    /// Run a kernel launch or a trace and write an HTML page about it, with charts, that needs no network
    Report(ReportArgs),
    /// Run a kernel launch on several cycle-exact engines at once and compare every output port every cycle
    ///
    /// The interpreter follows every retired instruction. The first difference is reported with its cycle,
    /// port, values, instruction and the command that replays it with a waveform.
    Lockstep(LockstepArgs),
    /// Run a trace of render-cache requests on the four memory pipelines and check the memory it leaves
    Trace(TraceArgs),
    /// Print or check a configuration: everything that run, lockstep, trace and sweep can choose
    Config(ConfigArgs),
    /// Run a grid of parameters, launches or traces, and engines; a table and a plot of the results
    ///
    /// Every point is named by a hash of its inputs and leaves a file of that name, so that a sweep that was
    /// cut off goes on where it stopped. A point whose results are wrong leaves none.
    Sweep(SweepArgs),
    /// Print what differs between two outputs of `--json`
    Compare(CompareArgs),
    /// Write blocks as Verilog, with file lists and tool scripts, one folder per block
    Export(ExportArgs),
    /// Check arithmetic against vectors of Berkeley TestFloat, read from standard input
    ///
    /// A line holds operands, result and exception flags in hexadecimal, as testfloat_gen writes them. Each
    /// is executed as the compiler would: the function is a kernel from the vendor's offline compiler,
    /// division and square root are its sequences. As in TestFloat's own checker, one NaN is as good as
    /// another, an integer that does not exist may be anything, and flags are not compared. Prints
    /// mismatches, and a last line with counts.
    Fpu(FpuArgs),
    /// Run a program that uses OpenCL, unmodified, on one engine
    ///
    /// The program finds one platform, Tessera, with one device. Programs from source are compiled by the offline
    /// compiler (ocloc) and kept in a cache. A kernel that faults ends its event with an error and a line on
    /// stderr; the program goes on. Exit status of the program; 2 if it cannot be run.
    Opencl(OpenclArgs),
    /// List the blocks that `export` knows
    List,
    /// Print the instructions of a kernel binary
    Disasm(DisasmArgs),
    /// Write a commented launch.toml for a kernel binary, to be filled in
    NewLaunch(NewLaunchArgs),
}

/// A way to execute a kernel.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// One instruction at a time, without timing: what must the kernel compute
    Interp,
    /// Cycle-exact model in plain Rust: the fastest with timing
    Golden,
    /// The rust-hdl blocks themselves
    Rtl,
    /// The exported Verilog, built with Verilator
    Verilator,
}

impl Engine {
    /// It executes the blocks or what is made of them.
    pub fn is_hardware(self) -> bool {
        matches!(self, Engine::Rtl | Engine::Verilator)
    }
}

/// A kind of OpenCL device.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Device {
    /// What it is
    Gpu,
    /// A processor
    Cpu,
}

/// A shape of the execution unit.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Shape {
    /// Four instructions a cycle, float add in 3 cycles
    #[default]
    Gen9,
    /// Two instructions a cycle, float add in 7 cycles: for FPGAs
    Compact,
    /// Compact with one ALU: half of the peak, for smaller FPGAs
    Lite,
}

impl Shape {
    /// What it stands for.
    pub fn shape(self) -> EuShape {
        match self {
            Shape::Gen9 => EuShape::GEN9,
            Shape::Compact => EuShape::COMPACT,
            Shape::Lite => EuShape::LITE,
        }
    }
}

#[derive(Args)]
pub struct RunArgs {
    /// The launch to run
    #[arg(value_name = "LAUNCH.toml")]
    pub launch: PathBuf,
    #[command(flatten)]
    pub step: StepArgs,
    /// What executes it
    #[arg(long, value_enum, default_value = "golden")]
    pub engine: Engine,
    #[command(flatten)]
    pub wave: WaveArgs,
    #[command(flatten)]
    pub views: ViewArgs,
    #[command(flatten)]
    pub stats: StatsArgs,
    #[command(flatten)]
    pub energy: EnergyArgs,
    #[command(flatten)]
    pub bench: BenchArgs,
    /// Print every retired instruction with its enabled channels, source registers, results and flags
    /// (interp)
    #[arg(long)]
    pub trace: bool,
    /// Report data races, uses of undefined values, barriers that part of a group misses, and accesses out of
    /// bounds, each on a line; status 1 if there is any (interp)
    #[arg(long)]
    pub check: bool,
    /// Write what a buffer or image holds after the run; ARG is the argument's name or number
    ///
    /// The end of FILE says how: `.npy` is an array of the declared type, `.png` a picture of an image,
    /// anything else the bytes as they are; `-` prints the values. Also written when the comparison fails.
    #[arg(long, value_name = "ARG=FILE", value_parser = dump_arg)]
    pub dump: Vec<DumpArg>,
}

/// Which of several launches.
#[derive(Args)]
pub struct StepArgs {
    /// Of a file with steps only this one, counted from 1; the interpreter runs those before it
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
}

#[derive(Args)]
pub struct FpuArgs {
    /// The function, as TestFloat calls it: f32_add, f64_mulAdd, f16_sqrt, f32_to_i32, ui64_to_f32, f64_lt,
    /// ..
    pub function: String,
    /// What executes it
    #[arg(long, value_enum, default_value = "interp")]
    pub engine: Engine,
    /// How it rounds
    #[arg(long, value_enum, default_value = "near_even")]
    pub rounding: Rounding,
}

#[derive(Args)]
pub struct LockstepArgs {
    /// The launch to run
    #[arg(value_name = "LAUNCH.toml")]
    pub launch: PathBuf,
    #[command(flatten)]
    pub step: StepArgs,
    /// Engines to compare; the first is the reference
    #[arg(long, value_enum, value_delimiter = ',', default_value = "golden,rtl,verilator")]
    pub engines: Vec<Engine>,
    #[command(flatten)]
    pub wave: WaveArgs,
    #[command(flatten)]
    pub stats: StatsArgs,
    #[command(flatten)]
    pub energy: EnergyArgs,
    #[command(flatten)]
    pub bench: BenchArgs,
}

#[derive(Args)]
pub struct WaveArgs {
    /// Write a waveform: every signal of the rtl engine, the ports of the others; VCD, or, if FILE ends in
    /// .fst, FST, which is a tenth of the size. A cycle is 1 ns
    #[arg(long, visible_alias = "wave", value_name = "FILE")]
    pub vcd: Option<PathBuf>,
    /// First cycle of the waveform
    #[arg(long, value_name = "CYCLE", default_value_t = 0, requires = "vcd")]
    pub vcd_from: u64,
    /// Number of cycles in the waveform; all when absent
    #[arg(long, value_name = "N", requires = "vcd")]
    pub vcd_cycles: Option<u64>,
    /// Part of the rtl design to record, as a dotted instance path such as `tc` or `alu1.fetch`
    #[arg(long, value_name = "PATH", default_value = "", requires = "vcd")]
    pub vcd_scope: String,
    /// Write a save file for GTKWave that opens at the recorded cycles, with the ports in groups and codes as
    /// words (by translate files in a folder `codes` beside it)
    #[arg(long, value_name = "FILE.gtkw", requires = "vcd")]
    pub layout: Option<PathBuf>,
}

/// Files that show the run, instruction by instruction.
#[derive(Args)]
pub struct ViewArgs {
    /// Write a pipeline log for the Konata viewer: a row for every instruction with its fetch, decode, waits
    /// by reason, reads, execution and writes
    #[arg(long, value_name = "FILE")]
    pub konata: Option<PathBuf>,
    /// Write a trace for ui.perfetto.dev (JSON): what threads do, what holds the pipes, messages, counters; a
    /// cycle is 1 ns
    #[arg(long, value_name = "FILE")]
    pub perfetto: Option<PathBuf>,
}

/// A launch that is run to be looked at.
#[derive(Args)]
pub struct LookArgs {
    /// The launch to run
    #[arg(value_name = "LAUNCH.toml")]
    pub launch: PathBuf,
    #[command(flatten)]
    pub how: HowArgs,
}

/// How it is run.
#[derive(Args)]
pub struct HowArgs {
    #[command(flatten)]
    pub step: StepArgs,
    /// What executes it: golden, rtl or verilator
    #[arg(long, value_enum, default_value = "golden")]
    pub engine: Engine,
    #[command(flatten)]
    pub bench: BenchArgs,
}

#[derive(Args)]
pub struct ReportArgs {
    /// The launch, or the trace of render-cache requests, to run
    #[arg(value_name = "LAUNCH.toml|TRACE.rtrc[.gz]")]
    pub file: PathBuf,
    #[command(flatten)]
    pub how: HowArgs,
    /// The page to write
    #[arg(short, long = "out", value_name = "FILE.html")]
    pub out: PathBuf,
}

#[derive(Args)]
pub struct StatsArgs {
    /// Print cycles and stall cycles by reason, with instructions and issue slots, or hits, memory accesses,
    /// balance and an estimate of energy
    #[arg(long)]
    pub stats: bool,
    /// Print the results as JSON, and nothing else: the keys are in hdl/docs/src/howto/results.md
    #[arg(long)]
    pub json: bool,
}

/// What accesses cost.
#[derive(Args)]
pub struct EnergyArgs {
    /// Energies of the accesses, for the estimate of --stats and --json: a TOML file that may leave out what is to
    /// stay as in the built-in one (`tessera config energy` prints that)
    #[arg(long, value_name = "FILE")]
    pub energy: Option<PathBuf>,
}

/// How rough the surroundings are, and for how long.
#[derive(Args)]
pub struct WeatherArgs {
    /// Percentage of cycles in which the surroundings hold a handshake low, 0 to 95 [default: 0]
    #[arg(long, value_name = "PERCENT")]
    pub back_pressure: Option<u32>,
    /// Seed of latencies, answer order and back-pressure [default: 1]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Give up after this many cycles (interp: instructions)
    #[arg(long, value_name = "N")]
    pub max_cycles: Option<u64>,
}

impl WeatherArgs {
    /// Puts what was given into the settings of a run.
    pub fn apply(&self, back_pressure: &mut u32, seed: &mut u64, max_cycles: &mut u64) {
        *back_pressure = self.back_pressure.unwrap_or(*back_pressure);
        *seed = self.seed.unwrap_or(*seed);
        *max_cycles = self.max_cycles.unwrap_or(*max_cycles);
    }
}

/// What surrounds the execution unit.
#[derive(Args)]
pub struct BenchArgs {
    /// A named configuration or a TOML file (`tessera config show` prints one); options given here win
    /// over it
    #[arg(long, value_name = "NAME|FILE")]
    pub config: Option<String>,
    /// Thread slots used, 1 to 7 [default: 7]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Shape of the execution units [default: gen9]
    #[arg(long, value_enum)]
    pub shape: Option<Shape>,
    /// Execution units that share the work-groups and the memory, 1 to 8 [default: 1, or as many as hold a
    /// work-group whose threads meet at barriers]
    #[arg(long, value_name = "N")]
    pub eus: Option<usize>,
    /// Cycles until an instruction line arrives [default: 4..4]
    #[arg(long, value_name = "MIN..MAX", value_parser = latency)]
    pub line_latency: Option<[u32; 2]>,
    /// Cycles until a message is answered [default: 20..60]
    #[arg(long, value_name = "MIN..MAX", value_parser = latency)]
    pub message_latency: Option<[u32; 2]>,
    #[command(flatten)]
    pub weather: WeatherArgs,
}

#[derive(Args)]
pub struct TraceArgs {
    /// The trace to run, plain or gzip
    #[arg(value_name = "FILE.rtrc[.gz]")]
    pub trace: PathBuf,
    /// What executes it: golden, rtl or verilator
    #[arg(long, value_enum, default_value = "golden")]
    pub engine: Engine,
    /// A named configuration or a TOML file (`tessera config show` prints one); options given here win
    /// over it
    #[arg(long, value_name = "NAME|FILE")]
    pub config: Option<String>,
    #[command(flatten)]
    pub cache: CacheArgs,
    /// Cycles until memory answers a read or acknowledges a write [default: 100]
    #[arg(long, value_name = "N|MIN..MAX", value_parser = latency)]
    pub memory_latency: Option<[u32; 2]>,
    /// Run only the first N requests
    #[arg(long, value_name = "N")]
    pub requests: Option<usize>,
    #[command(flatten)]
    pub weather: WeatherArgs,
    #[command(flatten)]
    pub wave: WaveArgs,
    /// Write a trace for ui.perfetto.dev (JSON): every request with what it waits for, and counters; a cycle is
    /// 1 ns
    #[arg(long, value_name = "FILE")]
    pub perfetto: Option<PathBuf>,
    /// Draw instead: run the trace's fragments through output merges (depth test, blending) and write the
    /// colour surface
    ///
    /// A trace has no depths and colours; depth is drawing order, colour goes once around the colour wheel
    /// from the first record to the last. Extra render targets (surfaces 2 and up) are not drawn.
    #[arg(long, value_name = "OUT.png", conflicts_with_all = ["stats", "json", "energy", "requests", "perfetto"])]
    pub image: Option<PathBuf>,
    #[command(flatten)]
    pub stats: StatsArgs,
    #[command(flatten)]
    pub energy: EnergyArgs,
}

#[derive(Args)]
pub struct ExportArgs {
    /// Blocks to add to those that the folder has already; all when absent (see `tessera list`)
    #[arg(value_name = "BLOCK")]
    pub blocks: Vec<String>,
    /// A named configuration or a TOML file whose `shape` the block tessera_eu gets; its module has a name that
    /// says what it is
    #[arg(long, value_name = "NAME|FILE")]
    pub config: Option<String>,
    /// Folder that gets one folder per block, and one with the modules of all
    #[arg(long, value_name = "DIR", default_value = "generated")]
    pub out: PathBuf,
    /// What the names of all modules and folders begin with: so these blocks can stand in one build beside
    /// another version of them
    #[arg(long, value_name = "NAME", default_value = "tessera")]
    pub prefix: String,
    /// Give every module with registers or memories an input clock_enable; edges of the clock at which it is low
    /// are none. All blocks of a folder have it or none
    #[arg(long)]
    pub clock_enable: bool,
    /// Write nothing; fail when the folder differs from what would be written
    #[arg(long)]
    pub check: bool,
}

#[derive(Args)]
pub struct OpenclArgs {
    /// What executes kernels; without --engine interp their times are cycles of 1 ns
    #[arg(long, value_enum, default_value = "interp")]
    pub engine: Engine,
    /// Run every launch on this engine as well, and compare what the two leave; a difference is a line on
    /// stderr and an error of the launch's event
    #[arg(long, value_enum, value_name = "ENGINE")]
    pub verify: Option<Engine>,
    /// Report data races, uses of undefined values, barriers that part of a group misses, and accesses out of
    /// bounds, each on a line on stderr with the number of its launch (interp)
    #[arg(long)]
    pub check: bool,
    /// A named configuration or a TOML file (`tessera config show` prints one) for engines with cycles
    #[arg(long, value_name = "NAME|FILE")]
    pub config: Option<String>,
    /// Instructions (interp) or cycles of a launch before it is given up
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_cycles: Option<u64>,
    /// What the device says it is: programs that measure or search do less on a cpu
    #[arg(long, value_enum, default_value = "gpu")]
    pub device: Device,
    /// Memory that the device says it has, of which a buffer may take half, for programs that choose their sizes by it
    #[arg(long, value_name = "KIB", value_parser = clap::value_parser!(u64).range(1..=settings::MOST_MEMORY))]
    pub memory: Option<u64>,
    /// Keep every launch as a folder with a launch.toml that `tessera run` takes, and a table of all, launches.csv
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// The program and what it is called with
    #[arg(value_name = "PROGRAM", required = true, last = true)]
    pub program: Vec<OsString>,
}

#[derive(Args)]
pub struct DisasmArgs {
    /// A kernel binary from the offline compiler
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Only the kernel of this name
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Only the instructions that the EU does not execute, each judged by itself, and their number; status 1 if any
    #[arg(long)]
    pub refused: bool,
}

#[derive(Args)]
pub struct NewLaunchArgs {
    /// A kernel binary from the offline compiler
    #[arg(value_name = "KERNEL.bin")]
    pub file: PathBuf,
    /// The kernel of this name; the first when absent
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Write it there, and never over a file; paths in it are relative to its folder. Printed when absent
    #[arg(long, value_name = "launch.toml")]
    pub out: Option<PathBuf>,
}

/// As the command line spells it.
pub fn value_name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map(|v| v.get_name().to_string()).unwrap_or_default()
}

/// `N` or `MIN..MAX`.
fn latency(text: &str) -> Result<[u32; 2], String> {
    let number = |t: &str| t.parse::<u32>().map_err(|_| format!("`{t}` is not a number of cycles, expected N or MIN..MAX"));
    match text.split_once("..") {
        Some((lo, hi)) => Ok([number(lo)?, number(hi)?]),
        None => number(text).map(|n| [n, n]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn latencies_are_numbers_or_ranges() {
        assert_eq!(latency("7"), Ok([7, 7]));
        assert_eq!(latency("20..60"), Ok([20, 60]));
        assert!(latency("x..3").is_err());
    }
}
