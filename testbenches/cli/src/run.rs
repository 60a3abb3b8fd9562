//! `tessera run`: one engine, then the comparison with the expected buffers.

use std::io::{BufWriter, Stdout, Write};

use tessera_interp::{run_checked, run_watched, Checker, InterpError, Retired, RunOptions, RunReport, Watch};
use tessera_launch::{Launch, Memory};
use tessera_lockstep::bench::{self, Bench, RunError};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_views::listing::Listing;

use crate::args::{Engine, RunArgs};
use crate::dump::Dumps;
use crate::energy::Prices;
use crate::engine;
use crate::error::CliError;
use crate::interrupt::Stoppable;
use crate::launch::{config, units, Steps};
use crate::progress::Progress;
use crate::report::{show_findings, show_printed, Counts, Ended, Outcome};
use crate::views;
use crate::wave::Wave;

pub fn run(args: &RunArgs) -> Result<(), CliError> {
    let steps = Steps::load(&args.launch, &args.step)?;
    let shows_one = [
        ("--vcd", args.wave.vcd.is_some()),
        ("--konata", args.views.konata.is_some()),
        ("--perfetto", args.views.perfetto.is_some()),
    ];
    for (option, _) in shows_one.iter().filter(|(_, given)| *given) {
        steps.expect_one(option)?;
    }
    // What is dumped is what the last step leaves.
    let last = steps.range.end - 1;
    let dumps = Dumps::asked(&args.dump, &steps.sequence.launch(last, &steps.carried), args.stats.json)?;
    steps.each(args.stats.json, |step, launch| {
        let dumps = Some(&dumps).filter(|_| step == last);
        match args.engine {
            Engine::Interp => interpret(args, launch, dumps),
            _ => simulate(args, launch, dumps),
        }
    })
}

fn simulate(args: &RunArgs, launch: &Launch, dumps: Option<&Dumps>) -> Result<Memory, CliError> {
    if args.trace {
        let reason = "only the interpreter prints instructions, expected --engine interp".into();
        return Err(CliError::Option { option: "--trace", reason });
    }
    if args.check {
        let reason = "only the interpreter checks a kernel, expected --engine interp".into();
        return Err(CliError::Option { option: "--check", reason });
    }
    let config = config(&args.bench)?;
    let prices = Prices::chosen(&args.energy)?;
    let wave = Wave::asked(&args.wave);
    let unit = |n| Ok(Lockstep::new(vec![engine::eu(args.engine, &config.shape, wave.as_ref().filter(|_| n == 0))?]));
    // The one with the waveform last: its file is to be created only once nothing else can refuse the run.
    let mut eus = (0..units(args.bench.eus, &config, launch)?).rev().map(unit).collect::<Result<Vec<_>, CliError>>()?;
    eus.reverse();
    let listing = Listing::new(&launch.kernel().isa);
    let mut views = views::create(&args.views, &listing)?;
    let mut watchers: Vec<&mut dyn bench::Watch> = views.iter_mut().map(|views| views as _).collect();
    let mut host = KernelRun::new(launch);
    let (mut progress, mut stop, mut cycles) = (Progress::new(), Stoppable::begin(), 0);
    watchers.push(&mut stop);
    let mut bench = Bench::new(&config.surroundings(), &launch.kernel().isa);
    let result = bench.drive(&mut eus, &mut host, &mut watchers, &mut |cycle| {
        cycles = cycle;
        progress.at(cycle, "cycles");
        wave.iter().for_each(|wave| wave.at(cycle));
    });
    drop((progress, eus));
    views.map_or(Ok(()), |views| views::finish(views, &args.views))?;
    let (ended, reason) = ended(result).map_err(|e| CliError::run(launch, e))?;
    wave.map_or(Ok(()), |wave| wave.verdict(cycles))?;
    let stats = bench.stats();
    let summary = format!("{} instructions in {} cycles, IPC {:.3}", stats.instructions(), stats.cycles, stats.ipc());
    let counts = Counts::Cycles { stats: &stats, groups: host.groups(), config: &config, prices: &prices };
    let memory = host.memory();
    let outcome = Outcome { launch, memory, engines: &[args.engine], counts, findings: None, ended, reason };
    finish(&outcome, args, &summary, dumps)?;
    Ok(memory.clone())
}

/// How a run on the bench ended, and in words why early; other errors stay errors.
pub fn ended(result: Result<(), RunError>) -> Result<(Ended, Option<String>), RunError> {
    match result {
        Ok(()) => Ok((Ended::Finished, None)),
        Err(error @ RunError::TooLong(_)) => Ok((Ended::MaxCycles, Some(error.to_string()))),
        Err(error @ RunError::Stopped(_)) => Ok((Ended::Interrupted, Some(error.to_string()))),
        Err(other) => Err(other),
    }
}

/// Prints the outcome and writes what was asked for, also when the comparison failed.
fn finish(outcome: &Outcome, args: &RunArgs, summary: &str, dumps: Option<&Dumps>) -> Result<(), CliError> {
    // With --stats the table says it all.
    let summary = if args.stats.stats && args.engine != Engine::Interp { "" } else { summary };
    let verdict = outcome.tell(&args.stats, summary);
    if outcome.ended == Ended::Finished {
        dumps.map_or(Ok(()), |dumps| dumps.write(outcome.launch, outcome.memory))?;
    }
    verdict
}

/// Shows progress, and every instruction if asked. A closed pipe (`| head`) ends the printing, not the run.
struct Onlooker<const TRACE: bool> {
    progress: Progress,
    stop: Stoppable,
    out: BufWriter<Stdout>,
    report: RunReport,
}

impl<const TRACE: bool> Onlooker<TRACE> {
    fn new() -> Self {
        let out = BufWriter::new(std::io::stdout());
        Onlooker { progress: Progress::new(), stop: Stoppable::begin(), out, report: RunReport::default() }
    }

    /// Runs the launch; what was executed, and how that ended.
    fn run(
        mut self,
        launch: &Launch,
        memory: &mut Memory,
        limit: u64,
        checker: Option<&mut Checker<'_>>,
    ) -> (RunReport, Result<(), InterpError>) {
        let options = RunOptions { step_limit: limit };
        let result = match checker {
            Some(checker) => run_checked(launch, memory, &options, &mut self, checker),
            None => run_watched(launch, memory, &options, &mut self),
        };
        (self.report, result.map(drop))
    }
}

impl<const TRACE: bool> Watch for Onlooker<TRACE> {
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

    fn stops(&mut self) -> bool {
        self.stop.asked()
    }

    fn ended(&mut self, report: &RunReport) {
        self.report = report.clone();
    }
}

/// A register as eight numbers, element 7 first, as in a waveform.
fn dwords(row: &[u8]) -> String {
    let dword = |d: &[u8]| format!(" {:02x}{:02x}{:02x}{:02x}", d[3], d[2], d[1], d[0]);
    row.chunks_exact(4).rev().map(dword).collect()
}

fn interpret(args: &RunArgs, launch: &Launch, dumps: Option<&Dumps>) -> Result<Memory, CliError> {
    if args.wave.vcd.is_some() {
        let reason = "the interpreter has no cycles, expected --engine golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--vcd", reason });
    }
    if args.energy.energy.is_some() {
        let reason = "the interpreter counts no accesses, expected --engine golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--energy", reason });
    }
    views::none(&args.views)?;
    // Nothing in it concerns the interpreter, but what is wrong is wrong here as well.
    config(&args.bench)?;
    let limit = args.bench.weather.max_cycles.unwrap_or(RunOptions::default().step_limit);
    let mut memory = launch.memory();
    let mut checker = args.check.then(|| Checker::new(launch, &memory));
    let (report, result) = match args.trace {
        true => Onlooker::<true>::new().run(launch, &mut memory, limit, checker.as_mut()),
        false => Onlooker::<false>::new().run(launch, &mut memory, limit, checker.as_mut()),
    };
    let (ended, reason) = match result {
        Ok(()) => (Ended::Finished, None),
        Err(error @ InterpError::StepLimit { .. }) => (Ended::MaxCycles, Some(error.to_string())),
        Err(error @ InterpError::Stopped { .. }) => (Ended::Interrupted, Some(error.to_string())),
        Err(source) => {
            show_printed(launch, &memory, args.stats.json);
            checker.iter().for_each(|checker| show_findings(checker.findings(), args.stats.json));
            return Err(CliError::Interp { file: launch.file().to_string(), source });
        }
    };
    let RunReport { instructions, lane_ops, threads, groups, .. } = report;
    let summary = format!("{instructions} instructions, {lane_ops} lane operations, {threads} threads in {groups} groups");
    let counts = Counts::Instructions { report: &report, limit };
    let findings = checker.as_ref().map(Checker::findings);
    let outcome = Outcome { launch, memory: &memory, engines: &[args.engine], counts, findings, ended, reason };
    finish(&outcome, args, &summary, dumps)?;
    Ok(memory)
}
