//! A page about a run of the memory subsystem that needs nothing but a browser.

use serde::Serialize;
use tera::{Context, Tera};
use tessera_lockstep::cache::stats::STALLS;
use tessera_lockstep::cache::CacheStats;

use super::curves::{Curves, Step};
use super::Way;
use crate::report::{charts, Chart, Fact};

/// What was run, in words.
#[derive(Debug, Clone, Serialize)]
pub struct Subject {
    /// The scene of the trace.
    pub scene: String,
    /// The trace file.
    pub trace: String,
    /// The engine.
    pub engine: String,
    /// Kind of the cache.
    pub model: String,
    /// Seed of the run.
    pub seed: u64,
}

/// The page; an error is one of the template or of a chart, never of the input.
pub fn page(subject: &Subject, stats: &CacheStats, curves: &Curves) -> Result<String, String> {
    let mut context = Context::new();
    let Subject { scene, trace, engine, model, seed } = subject;
    context.insert("title", scene);
    context.insert("about", &format!("{trace}, engine {engine}, cache {model}, seed {seed}"));
    context.insert("facts", &facts(stats, curves));
    context.insert("charts", &charts_of(stats, curves).map_err(|e| e.to_string())?);
    Tera::one_off(include_str!("../report/page.html"), &context, true).map_err(|e| e.to_string())
}

fn facts(stats: &CacheStats, curves: &Curves) -> Vec<Fact> {
    let blocks: u64 = stats.bus_reads.iter().chain(&stats.bus_writes).sum();
    let requests = stats.total_requests().max(1) as f64;
    let percent = |n: u64| format!("{:.1} %", 100.0 * n as f64 / requests);
    let per_cycle = |n: u64| format!("{:.3}", n as f64 / stats.cycles.max(1) as f64);
    vec![
        Fact { name: "cycles", value: stats.cycles.to_string() },
        Fact { name: "requests", value: stats.total_requests().to_string() },
        Fact { name: "requests per cycle", value: format!("{:.3}", stats.rate()) },
        Fact { name: "hits, block present", value: percent(stats.present.iter().sum()) },
        Fact { name: "hits, block under way", value: percent(stats.pending.iter().sum()) },
        Fact { name: "misses", value: percent(stats.misses.iter().sum()) },
        Fact { name: "merged with a fetch", value: curves.came(Way::Merged).to_string() },
        Fact { name: "bus bytes per cycle", value: per_cycle(super::BLOCK * blocks) },
        Fact { name: "longest wait", value: stats.oldest.to_string() },
        Fact { name: "balance", value: format!("{:.3}", stats.balance()) },
    ]
}

fn charts_of(stats: &CacheStats, curves: &Curves) -> Result<Vec<Chart>, Box<dyn std::error::Error>> {
    let steps = curves.steps();
    let over = |value: fn(&Step) -> u64, of: fn(&Step) -> u64, scale: f64| {
        let rate = |step: &Step| scale * value(step) as f64 / of(step).max(1) as f64;
        steps.all().iter().map(rate).collect::<Vec<_>>()
    };
    let curve = |title, value: fn(&Step) -> u64, of: fn(&Step) -> u64, scale, unit| {
        let svg = charts::curve(&over(value, of, scale), steps.width(), unit)?;
        Ok::<_, Box<dyn std::error::Error>>(Chart {
            title,
            svg,
            note: format!("Mean of {} cycles, all pipelines.", steps.width()),
        })
    };
    let cycles = |step: &Step| step.cycles;
    let pipeline_cycles = (stats.stalls.iter().flatten().sum::<u64>()).max(1) as f64;
    let share = |code: usize| 100.0 * stats.stalls.iter().map(|codes| codes[code]).sum::<u64>() as f64 / pipeline_cycles;
    let stalls: Vec<_> = STALLS.iter().enumerate().map(|(code, name)| (*name, share(code))).collect();
    let answered: u64 = curves.latencies().values().sum();
    let note = format!("{answered} requests, from acceptance to response.");
    Ok(vec![
        curve("Requests per cycle", |s| s.moves.requests, cycles, 1.0, "requests")?,
        curve("Answers without a fetch", |s| s.hits, |s| s.answered, 100.0, "% of answers")?,
        curve("Requests that wait", |s| s.moves.waiting, cycles, 1.0, "requests")?,
        curve("Bytes per cycle, memory", |s| s.moves.bus, cycles, 1.0, "bytes")?,
        curve("Bytes per cycle, clients", |s| s.moves.client, cycles, 1.0, "bytes")?,
        Chart { title: "Latency of requests", svg: charts::histogram(curves.latencies(), "cycles", "requests")?, note },
        Chart {
            title: "What lookups do",
            svg: charts::bars(&stalls, "% of cycles")?,
            note: "Of all pipelines while requests are under way; see the stall codes of the render cache.".into(),
        },
    ])
}
