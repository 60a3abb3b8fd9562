//! A page about a run that needs nothing but a browser: figures, charts as inline SVG, hot instructions.

pub(crate) mod charts;

use serde::Serialize;
use tera::{Context, Tera};
use tessera_lockstep::stats::{Stats, PIPES, STALLS};

use crate::curves::{Curves, Step};
use crate::listing::Listing;
use crate::profile::{Profile, LOST};

/// Instructions in the table.
const HOT: usize = 24;

/// Bytes that a message port can move in a cycle: a register out, and one in.
const PORT_BYTES: f64 = 64.0;

/// What was run, in words.
#[derive(Debug, Clone, Serialize)]
pub struct Subject {
    /// Name of the kernel.
    pub kernel: String,
    /// The launch file.
    pub launch: String,
    /// The engine.
    pub engine: String,
    /// Shape of the EUs.
    pub shape: String,
    /// Seed of the run.
    pub seed: u64,
    /// Float operations that an EU of this shape can do in a cycle.
    pub peak: u64,
}

/// A figure at the top.
#[derive(Serialize)]
pub(crate) struct Fact {
    pub name: &'static str,
    pub value: String,
}

#[derive(Serialize)]
pub(crate) struct Chart {
    pub title: &'static str,
    pub svg: String,
    pub note: String,
}

#[derive(Serialize)]
struct Hot {
    ip: String,
    issues: u64,
    lanes: String,
    cycles: u64,
    share: String,
    lost: Vec<u64>,
    text: String,
}

/// The page; an error is one of the template or of a chart, never of the input.
pub fn page(subject: &Subject, listing: &Listing, stats: &Stats, profile: &Profile, curves: &Curves) -> Result<String, String> {
    let mut context = Context::new();
    let Subject { kernel, launch, engine, shape, seed, .. } = subject;
    context.insert("title", kernel);
    context.insert("about", &format!("{launch}, engine {engine}, shape {shape}, {} EU, seed {seed}", stats.eus()));
    context.insert("facts", &facts(stats, &curves.total()));
    context.insert("charts", &charts(subject, stats, curves).map_err(|e| e.to_string())?);
    context.insert("hot", &hot(listing, profile));
    context.insert("instructions", &listing.lines().len());
    context.insert("reasons", &STALLS[LOST]);
    Tera::one_off(include_str!("page.html"), &context, true).map_err(|e| e.to_string())
}

fn facts(stats: &Stats, total: &Step) -> Vec<Fact> {
    let per_cycle = |n: u64| format!("{:.3}", n as f64 / stats.cycles.max(1) as f64);
    vec![
        Fact { name: "cycles", value: stats.cycles.to_string() },
        Fact { name: "instructions", value: stats.instructions().to_string() },
        Fact { name: "IPC", value: format!("{:.3}", stats.ipc()) },
        Fact { name: "threads", value: stats.threads.to_string() },
        Fact { name: "messages", value: stats.messages.to_string() },
        Fact { name: "threads running", value: per_cycle(total.running) },
        Fact { name: "FLOP per cycle", value: per_cycle(total.flops) },
        Fact { name: "bytes per cycle", value: per_cycle(total.bytes) },
    ]
}

fn charts(subject: &Subject, stats: &Stats, curves: &Curves) -> Result<Vec<Chart>, Box<dyn std::error::Error>> {
    let width = curves.steps().width();
    let over = |value: fn(&Step) -> u64| {
        let rate = |step: &Step| value(step) as f64 * stats.eus() as f64 / step.cycles.max(1) as f64;
        curves.steps().all().iter().map(rate).collect::<Vec<_>>()
    };
    let steps = format!("Mean of {width} cycles.");
    let eu_cycles = (stats.eus() * stats.cycles).max(1) as f64;
    let slots: Vec<_> = PIPES.iter().zip(stats.issued).map(|(name, n)| (*name, 100.0 * n as f64 / eu_cycles)).collect();
    let threads: u64 = stats.thread_cycles()[1..].iter().sum();
    let share = |n: u64| 100.0 * n as f64 / threads.max(1) as f64;
    let reasons: Vec<_> = STALLS.iter().zip(stats.thread_cycles()).skip(1).map(|(name, n)| (*name, share(n))).collect();
    let mut charts = vec![
        Chart { title: "Instructions per cycle", svg: charts::curve(&over(|s| s.retired), width, "IPC")?, note: steps.clone() },
        Chart { title: "Threads that run", svg: charts::curve(&over(|s| s.running), width, "threads")?, note: steps },
        Chart {
            title: "Issue slots",
            svg: charts::bars(&slots, "% of cycles")?,
            note: "Cycles in which the pipe gets an instruction.".into(),
        },
        Chart {
            title: "What threads do",
            svg: charts::bars(&reasons, "% of thread-cycles")?,
            note: "Of threads that run; see the stall codes of TC.".into(),
        },
    ];
    if !curves.latencies().is_empty() {
        let svg = charts::histogram(curves.latencies(), "cycles", "messages")?;
        let answered: u64 = curves.latencies().values().sum();
        let note = format!("{answered} answered messages, from the first beat out to the last row written.");
        charts.push(Chart { title: "Latency of messages", svg, note });
    }
    let total = curves.total();
    if total.flops > 0 && total.bytes > 0 {
        let (peak, bandwidth) = ((subject.peak * stats.eus()) as f64, PORT_BYTES * stats.eus() as f64);
        let (intensity, rate) = (total.flops as f64 / total.bytes as f64, total.flops as f64 / stats.cycles.max(1) as f64);
        let note = format!(
            "{intensity:.2} FLOP per byte, {rate:.2} of {peak:.0} FLOP per cycle. FLOP: active lanes of float add and mul \
             (one each), mad (two). Bytes: registers of messages, bytes of answers; at most {bandwidth:.0} a cycle."
        );
        charts.push(Chart { title: "Roofline", svg: charts::roofline(peak, bandwidth, intensity, rate)?, note });
    }
    Ok(charts)
}

fn hot(listing: &Listing, profile: &Profile) -> Vec<Hot> {
    let total = profile.total().cycles().max(1) as f64;
    let mut lines: Vec<_> = listing.lines().iter().zip(profile.counts()).filter(|(_, count)| count.cycles() > 0).collect();
    lines.sort_by_key(|(line, count)| (std::cmp::Reverse(count.cycles()), line.ip));
    let hot = lines.into_iter().take(HOT).map(|(line, count)| Hot {
        ip: format!("{:#06x}", line.ip),
        issues: count.issues,
        lanes: format!("{:.1}", count.mean_lanes()),
        cycles: count.cycles(),
        share: format!("{:.1}", 100.0 * count.cycles() as f64 / total),
        lost: count.lost[LOST].to_vec(),
        text: line.text.clone(),
    });
    hot.collect()
}
