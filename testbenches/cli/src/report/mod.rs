//! What a run of a launch came to: as text for a reader, or as JSON for a program.

mod schema;

use tessera_interp::{Finding, RunReport};
use tessera_isa::Opcode;
use tessera_launch::compare::{BufferReport, Report};
use tessera_launch::printf::Printed;
use tessera_launch::{Launch, Memory};
use tessera_lockstep::stats::{Stats, PIPES, STALLS};

use crate::args::{value_name, Engine, StatsArgs};
use crate::config::Config;
use crate::energy::Prices;
use crate::error::CliError;
use schema::{
    Buffer, Compared, Configuration, Difference, Found, Outside, Pipe, Results, ThreadStalls, Touched, Verdict, SCHEMA,
};

pub use schema::{Ended, Named, Range};

/// What was executed, as the engine counts it.
pub enum Counts<'a> {
    /// With time, in this setting.
    Cycles { stats: &'a Stats, groups: u64, config: &'a Config, prices: &'a Prices },
    /// Without.
    Instructions { report: &'a RunReport, limit: u64 },
}

/// A run that ended, or was ended.
pub struct Outcome<'a> {
    pub launch: &'a Launch,
    pub memory: &'a Memory,
    /// The one that the numbers are of, then those it was compared with.
    pub engines: &'a [Engine],
    pub counts: Counts<'a>,
    /// What is wrong with the kernel, if that was asked.
    pub findings: Option<&'a [Finding]>,
    pub ended: Ended,
    /// Says in words what ended it early.
    pub reason: Option<String>,
}

impl Outcome<'_> {
    /// Prints it, the text with `summary` in front of the buffers, and gives the error that it stands for.
    pub fn tell(&self, args: &StatsArgs, summary: &str) -> Result<(), CliError> {
        let finished = self.ended == Ended::Finished;
        let printed = match self.launch.printed(self.memory) {
            // Threads that did not end may have left a record half-written.
            Err(_) if !finished => Printed::default(),
            printed => printed?,
        };
        // What a run that did not end has in its buffers says nothing.
        let report = if finished { self.launch.check(self.memory) } else { Report::default() };
        if args.json {
            let json = serde_json::to_string_pretty(&self.results(&report, &printed));
            outln!("{}", json.expect("numbers and names always serialise"));
        } else {
            self.text(args, summary, &printed);
            if finished {
                out!("{report}");
            }
            self.findings.iter().for_each(|findings| show_findings(findings, false));
        }
        if printed.lost > 0 && !args.json {
            eprintln!("the printf buffer is full: {} bytes of output are lost", printed.lost);
        }
        let file = self.launch.file().to_string();
        match (self.ended, self.reason.clone().unwrap_or_default()) {
            (Ended::Finished, _) => {
                self.launch.verdict(&report)?;
                match self.findings.map_or(0, <[Finding]>::len) {
                    0 => Ok(()),
                    count => Err(CliError::Findings { file, count }),
                }
            }
            (Ended::Interrupted, reason) => Err(CliError::Interrupted { file, reason }),
            (Ended::MaxCycles, reason) => Err(CliError::Run { file, reason, failed: false }),
        }
    }

    fn text(&self, args: &StatsArgs, summary: &str, printed: &Printed) {
        match self.counts {
            Counts::Cycles { stats, prices, .. } if args.stats => outln!("{stats}\n{}\n", prices.of_eus(stats)),
            _ => {}
        }
        if !summary.is_empty() {
            outln!("{summary}");
        }
        if let (Counts::Instructions { report, .. }, true) = (&self.counts, args.stats) {
            report.opcodes.iter().for_each(|(op, n)| outln!("  {:<8}{n:>14}", op.mnemonic()));
        }
        out!("{}", printed.text);
        let outside = self.memory.counters;
        if outside.reads_out_of_bounds + outside.writes_out_of_bounds > 0 {
            eprintln!(
                "accesses outside their surface: {} reads (gave 0), {} writes (dropped)",
                outside.reads_out_of_bounds, outside.writes_out_of_bounds
            );
        }
    }

    fn results<'a>(&'a self, report: &Report, printed: &'a Printed) -> Results<'a> {
        let buffers: Vec<_> = (0..self.launch.arguments().len()).filter_map(|i| self.buffer(i, report)).collect();
        let verdict = match report.buffers.is_empty() {
            true => Verdict::Unchecked,
            false if report.passed() => Verdict::AsExpected,
            false => Verdict::Differs,
        };
        let names = self.engines.iter().map(value_name);
        let mut results = Results {
            schema: SCHEMA,
            launch: self.launch.file(),
            kernel: &self.launch.kernel().name,
            engine: value_name(&self.engines[0]),
            compared_with: names.skip(1).collect(),
            configuration: Configuration::default(),
            seed: None,
            ended: self.ended,
            verdict,
            buffers,
            cycles: None,
            instructions: 0,
            instructions_per_cycle: None,
            lane_operations: None,
            groups: 0,
            threads: 0,
            retired: Named(Vec::new()),
            pipes: None,
            issued_together: None,
            stalls: None,
            messages: None,
            line_requests: None,
            rows_written: None,
            accesses: None,
            energy: None,
            findings: self.findings.map(|findings| findings.iter().map(found).collect()),
            printed: &printed.text,
            printed_lost: printed.lost,
            outside: Outside {
                reads: self.memory.counters.reads_out_of_bounds,
                writes: self.memory.counters.writes_out_of_bounds,
            },
        };
        match self.counts {
            Counts::Cycles { stats, groups, config, prices } => {
                cycles(&mut results, stats, groups, config);
                results.energy = Some(prices.summary(&prices.of_eus(stats)));
            }
            Counts::Instructions { report, limit } => instructions(&mut results, report, limit),
        }
        results
    }

    fn buffer(&self, argument: usize, report: &Report) -> Option<Buffer> {
        let form = self.launch.form(argument)?;
        let compared = report.buffers.iter().find(|buffer| buffer.argument == argument);
        let verdict = match compared.map(|buffer| buffer.differing) {
            None => Verdict::Unchecked,
            Some(0) => Verdict::AsExpected,
            Some(_) => Verdict::Differs,
        };
        let name = self.launch.argument_name(argument);
        Some(Buffer { argument, name, element: form.element, shape: form.shape, verdict, compare: compared.map(compare) })
    }
}

fn compare(buffer: &BufferReport) -> Compared {
    let first = buffer.first.iter().cloned();
    Compared {
        kind: buffer.kind,
        element: buffer.element,
        max: buffer.max,
        elements: buffer.elements,
        differing: buffer.differing,
        first: first.map(|d| Difference { index: d.index, got: d.got, expected: d.expected }).collect(),
    }
}

fn found(finding: &Finding) -> Found {
    let actor = finding.actor;
    Found {
        kind: finding.kind.name(),
        instruction: finding.ip,
        text: finding.text.clone(),
        line: finding.line.clone(),
        group: actor.group,
        thread: actor.thread,
        lane: actor.lane,
        work_item: actor.work_item,
        memory: finding.spot.as_ref().map(|spot| Touched {
            name: spot.name.clone(),
            argument: spot.argument,
            offset: spot.offset,
            bytes: spot.bytes,
        }),
        what: finding.what.clone(),
        count: finding.count,
    }
}

fn range([min, max]: [u32; 2]) -> Range {
    Range { min, max }
}

fn cycles(results: &mut Results, stats: &Stats, groups: u64, config: &Config) {
    let eu = config.surroundings();
    results.configuration = Configuration {
        shape: config.shape_name(),
        eus: Some(stats.stalls.len()),
        threads: Some(eu.threads),
        line_latency: Some(range(eu.line_latency)),
        message_latency: Some(range(eu.message_latency)),
        back_pressure: Some(eu.back_pressure),
        max_cycles: eu.max_cycles,
    };
    results.seed = Some(eu.seed);
    results.cycles = Some(stats.cycles);
    results.instructions = stats.instructions();
    results.instructions_per_cycle = Some(stats.ipc());
    (results.groups, results.threads) = (groups, stats.threads);
    let retired = Opcode::ALL.iter().map(|op| (op.mnemonic().to_string(), stats.opcodes[usize::from(op.code())]));
    results.retired = Named(retired.filter(|&(_, count)| count > 0).collect());
    let pipes = PIPES.iter().zip(stats.issued).zip(stats.retired);
    results.pipes = Some(pipes.map(|((name, issued), retired)| Pipe { name, issued, retired }).collect());
    results.issued_together = Some(Named((0..).map(|n: u32| n.to_string()).zip(stats.issue_width).collect()));
    let reasons = STALLS.map(|reason| reason.replace(' ', "_"));
    let of_eu = |(eu, threads): (usize, &[[u64; STALLS.len()]; 7])| {
        let reasons = &reasons;
        let named = move |counts: [u64; STALLS.len()]| Named(reasons.iter().cloned().zip(counts).collect());
        let each = threads.iter().copied().enumerate();
        each.map(move |(thread, counts)| ThreadStalls { eu, thread, cycles: named(counts) }).collect::<Vec<_>>()
    };
    results.stalls = Some(stats.stalls.iter().enumerate().flat_map(of_eu).collect());
    results.messages = Some(stats.messages);
    results.line_requests = Some(stats.line_requests);
    results.rows_written = Some(stats.rows_written);
    results.accesses = Some(stats.activity.clone());
}

fn instructions(results: &mut Results, report: &RunReport, limit: u64) {
    results.configuration.max_cycles = limit;
    results.instructions = report.instructions;
    results.lane_operations = Some(report.lane_ops);
    (results.groups, results.threads) = (report.groups, report.threads);
    results.retired = Named(report.opcodes.iter().map(|(op, n)| (op.mnemonic().to_string(), *n)).collect());
}

/// What is wrong with a kernel, a line each, and how much that is; beside standard output where that is for a
/// program.
pub fn show_findings(findings: &[Finding], json: bool) {
    let count = findings.len();
    if json {
        findings.iter().for_each(|finding| eprintln!("{finding}"));
    } else {
        findings.iter().for_each(|finding| outln!("{finding}"));
        outln!("{count} findings");
    }
}

/// What the kernel printed before it failed, which may tell why; beside standard output where that is for a
/// program.
pub fn show_printed(launch: &Launch, memory: &Memory, json: bool) {
    match launch.printed(memory) {
        Ok(printed) if json => eprint!("{}", printed.text),
        Ok(printed) => out!("{}", printed.text),
        Err(_) => {}
    }
}
