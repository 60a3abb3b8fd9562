//! `tessera run`: one engine, then the comparison with the expected buffers.

use std::io::{BufWriter, Stdout, Write};

use tessera_interp::{run_watched, Retired, RunOptions, RunReport};
use tessera_launch::Launch;
use tessera_lockstep::bench::{Bench, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_views::listing::Listing;

use crate::args::{Engine, RunArgs};
use crate::engine;
use crate::error::CliError;
use crate::launch::{check, config, show_printed, text, units};
use crate::progress::Progress;
use crate::views;
use crate::wave::Wave;

pub fn run(args: &RunArgs) -> Result<(), CliError> {
    let launch = Launch::load(&args.launch)?;
    match args.engine {
        Engine::Interp => interpret(args, &launch),
        _ => simulate(args, &launch),
    }
}

fn simulate(args: &RunArgs, launch: &Launch) -> Result<(), CliError> {
    if args.trace {
        let reason = "only the interpreter prints instructions, expected --engine interp".into();
        return Err(CliError::Option { option: "--trace", reason });
    }
    let config = config(&args.bench)?;
    let wave = Wave::asked(&args.wave);
    let unit = |n| Ok(Lockstep::new(vec![engine::eu(args.engine, args.bench.shape, wave.as_ref().filter(|_| n == 0))?]));
    // The one with the waveform last: its file is to be created only once nothing else can refuse the run.
    let mut eus = (0..units(&args.bench, &config, launch)?).rev().map(unit).collect::<Result<Vec<_>, CliError>>()?;
    eus.reverse();
    let listing = Listing::new(&launch.kernel().isa);
    let mut views = views::create(&args.views, &listing)?;
    let mut watchers: Vec<&mut dyn Watch> = views.iter_mut().map(|views| views as _).collect();
    let mut host = KernelRun::new(launch);
    let mut progress = Progress::new();
    let result = Bench::new(&config, &launch.kernel().isa)
        .run(&mut eus, &mut host, &mut watchers, &mut |cycle| progress.at(cycle, "cycles"));
    drop((progress, eus));
    views.map_or(Ok(()), |views| views::finish(views, &args.views))?;
    let stats = result.map_err(|e| CliError::run(launch.file(), e, |ip| text(launch, ip)))?;
    wave.map_or(Ok(()), Wave::verdict)?;
    if args.stats.json {
        outln!("{}", serde_json::to_string_pretty(&stats).expect("numbers and names always serialise"));
    } else if args.stats.stats {
        outln!("{stats}");
    } else {
        outln!("{} instructions in {} cycles, IPC {:.3}", stats.instructions(), stats.cycles, stats.ipc());
    }
    check(launch, host.memory(), args.stats.json)
}

/// Shows progress, and every instruction if asked. A closed pipe (`| head`) ends the printing, not the run.
struct Onlooker<const TRACE: bool> {
    progress: Progress,
    out: BufWriter<Stdout>,
}

impl<const TRACE: bool> Onlooker<TRACE> {
    fn new() -> Self {
        Onlooker { progress: Progress::new(), out: BufWriter::new(std::io::stdout()) }
    }
}

impl<const TRACE: bool> tessera_interp::Watch for Onlooker<TRACE> {
    const TRACES: bool = TRACE;

    fn retired(&mut self, group: [u32; 3], thread: usize, text: &dyn Fn() -> String, retired: &Retired) {
        let [x, y, z] = group;
        let mut line = format!("{x},{y},{z}.{thread} {:#06x} {:08x}  {}\n", retired.ip, retired.channels, text());
        for (reg, data) in &retired.sources {
            line += &format!("    r{reg:<3} =         {}\n", dwords(data));
        }
        for row in &retired.rows {
            line += &format!("    r{:<3} <- {:08x}{}\n", row.reg, row.bytes, dwords(&row.data));
        }
        for f in (0..2).filter(|&f| retired.flag_bits[f] != 0) {
            line += &format!("    f{f}   <- {:08x} {:08x}\n", retired.flag_bits[f], retired.flags[f]);
        }
        let _ = self.out.write_all(line.as_bytes());
    }

    fn progress(&mut self, _: u64, instructions: u64) {
        self.progress.at(instructions, "instructions");
    }
}

/// A register as eight numbers, element 7 first, as in a waveform.
fn dwords(row: &[u8]) -> String {
    let dword = |d: &[u8]| format!(" {:02x}{:02x}{:02x}{:02x}", d[3], d[2], d[1], d[0]);
    row.chunks_exact(4).rev().map(dword).collect()
}

fn interpret(args: &RunArgs, launch: &Launch) -> Result<(), CliError> {
    if args.wave.vcd.is_some() {
        let reason = "the interpreter has no cycles, expected --engine golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--vcd", reason });
    }
    views::none(&args.views)?;
    let mut options = RunOptions::default();
    options.step_limit = args.bench.weather.max_cycles.unwrap_or(options.step_limit);
    let mut memory = launch.memory();
    let report = match args.trace {
        true => run_watched(launch, &mut memory, &options, &mut Onlooker::<true>::new()),
        false => run_watched(launch, &mut memory, &options, &mut Onlooker::<false>::new()),
    };
    let report = match report {
        Ok(report) => report,
        Err(source) => {
            // What the kernel printed before it failed may tell why.
            show_printed(launch, &memory, args.stats.json)?;
            return Err(CliError::Interp { file: launch.file().to_string(), source });
        }
    };
    print_report(&report, args);
    check(launch, &memory, args.stats.json)
}

fn print_report(report: &RunReport, args: &RunArgs) {
    let opcodes: Vec<(String, u64)> = report.opcodes.iter().map(|(op, n)| (op.mnemonic().to_string(), *n)).collect();
    if args.stats.json {
        let opcodes: serde_json::Map<_, _> = opcodes.into_iter().map(|(op, n)| (op, n.into())).collect();
        let (instructions, lanes) = (report.instructions, report.lane_ops);
        let json = serde_json::json!({ "instructions": instructions, "lane_operations": lanes, "threads": report.threads, "groups": report.groups, "opcodes": opcodes });
        outln!("{json:#}");
        return;
    }
    outln!(
        "{} instructions, {} lane operations, {} threads in {} groups",
        report.instructions,
        report.lane_ops,
        report.threads,
        report.groups
    );
    if args.stats.stats {
        opcodes.iter().for_each(|(op, n)| outln!("  {op:<8}{n:>14}"));
    }
}
