//! Requests followed by the ports of the golden memory subsystem, held against the counters of the run.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::Value;
use tessera_golden::cache::memory_subsystem::Subsystem as Golden;
use tessera_golden::cache::render_cache::RenderCache;
use tessera_lockstep::cache::{Bench, CacheStats, Flushes, Subsystem};
use tessera_lockstep::model::GoldenModel;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;
use tessera_traces::scenes;
use tessera_views::cache::curves::Curves;
use tessera_views::cache::page::{page, Subject};
use tessera_views::cache::perfetto::Perfetto;
use tessera_views::cache::{Follow, Moves, Observed, Request, Sink, Way};

/// All that a sink is told.
#[derive(Default)]
struct All {
    requests: Vec<Request>,
    moves: Vec<[Moves; PIPELINES]>,
}

impl Sink for All {
    fn request(&mut self, request: &Request) {
        self.requests.push(*request);
    }
    fn cycle(&mut self, number: u64, moves: &[Moves; PIPELINES]) {
        assert_eq!(number, self.moves.len() as u64);
        self.moves.push(*moves);
    }
}

/// Runs the first requests of a scene.
fn watched<S: Sink + 'static>(scene: &str, count: usize, config: &MemoryConfig, sink: S) -> (S, CacheStats) {
    let trace = scenes::load(scene);
    let follow = Rc::new(RefCell::new(Some(Follow::new(sink))));
    let inside = follow.clone();
    let seen = move |input: &MemorySubsystemIn, output: &MemorySubsystemOut| {
        inside.borrow_mut().as_mut().expect("not finished").cycle(input, output);
    };
    let model = Observed::new(Box::new(GoldenModel(Golden::<RenderCache>::default())), seen);
    let mut models = Subsystem::new(vec![Box::new(model)]);
    let bench = Bench::new(config, trace.layout(), Flushes::default());
    let outcome = bench.run(&mut models, &mut trace.records.iter().take(count).copied(), &mut |_| {});
    drop(models);
    (follow.take().expect("once").finish(), outcome.expect("the run comes to its end").stats)
}

/// Settings under which requests hit, miss, merge and wait.
fn settings() -> Vec<(&'static str, MemoryConfig)> {
    let few = |entries: usize| {
        let mut config = MemoryConfig { read_latency: [20, 200], back_pressure: 30, seed: 7, ..MemoryConfig::default() };
        config.cache.queue_entries = entries;
        config
    };
    vec![("shadow_800x600", MemoryConfig::default()), ("adv_sameset", few(3)), ("jellyfish_800x600", few(16))]
}

#[test]
fn requests_and_bytes_are_those_that_the_counters_have() {
    for (scene, config) in settings() {
        let (all, stats) = watched(scene, 3000, &config, All::default());
        let sum = |values: [u64; PIPELINES]| values.iter().sum::<u64>();
        let count = |way| all.requests.iter().filter(|request| request.way == way).count() as u64;
        assert_eq!(all.requests.len() as u64, stats.total_requests(), "{scene}");
        for pipeline in 0..PIPELINES {
            let own = all.requests.iter().filter(|request| request.pipeline == pipeline).count() as u64;
            assert_eq!(own, stats.requests[pipeline], "{scene}, pipeline {pipeline}");
        }
        // Who misses has a fetch of its own, and every fetch is somebody's; a miss that only writes has none.
        assert_eq!(count(Way::Miss), sum(stats.bus_reads), "{scene}");
        let (merged, pending) = (count(Way::Merged), sum(stats.pending));
        assert!(merged <= pending && (merged > 0) == (pending > 0), "{scene}: {merged} of {pending}");
        assert!(count(Way::Hit) >= sum(stats.present), "{scene}");
        for request in &all.requests {
            let fetched = request.way != Way::Hit;
            assert_eq!(request.fetch.is_some(), fetched, "{scene}: {request:?}");
            assert!(request.accepted < request.answered, "{scene}: {request:?}");
            if let Some((since, filled)) = request.fetch {
                let later = request.way == Way::Merged || request.accepted < since;
                assert!(later && since < filled && filled < request.answered, "{scene}: {request:?}");
            }
        }
        let longest = all.requests.iter().map(|request| request.answered - request.accepted).max();
        assert_eq!(longest, Some(stats.oldest), "{scene}");
        let bus: u64 = all.moves.iter().flatten().map(|moves| moves.bus).sum();
        assert_eq!(bus, 64 * (sum(stats.bus_reads) + sum(stats.bus_writes) + stats.flush_writes), "{scene}");
        assert!(all.moves.last().is_some_and(|moves| moves.iter().all(|moves| moves.waiting == 0)), "{scene}");
    }
}

#[test]
fn the_trace_has_a_slice_for_every_request_and_its_parts_lie_in_it() {
    for (scene, config) in settings() {
        let file = tempfile();
        let out = std::fs::File::create(&file).expect("a writable file");
        let ((view, all), stats) = watched(scene, 1000, &config, (Perfetto::new(out), All::default()));
        view.finish().expect("written");
        let text = std::fs::read_to_string(&file).expect("the trace");
        let document: Value = serde_json::from_str(&text).expect("JSON");
        let mut open = BTreeMap::<u64, Vec<(String, f64)>>::new();
        let (mut requests, mut parts) = (0u64, 0u64);
        for event in document["traceEvents"].as_array().expect("events") {
            let name = event["name"].as_str().expect("a name");
            let stack = open.entry(event["id"].as_u64().unwrap_or_default()).or_default();
            let time = event["ts"].as_f64().unwrap_or_default();
            match event["ph"].as_str().expect("a kind") {
                "b" => stack.push((name.to_string(), time)),
                "e" => {
                    let (begun, from) = stack.pop().expect("it has begun");
                    assert!(begun == name && from < time, "{scene}: {event}");
                    assert!(stack.last().is_none_or(|around| around.1 <= from), "{scene}: {event}");
                    *if stack.is_empty() { &mut requests } else { &mut parts } += 1;
                }
                "M" => assert!(["process_name", "thread_name"].contains(&name)),
                kind => assert!(kind == "C" && event["args"]["value"].is_number(), "{event}"),
            }
        }
        assert!(open.values().all(Vec::is_empty));
        assert_eq!(requests, stats.total_requests(), "{scene}");
        let fetched = all.requests.iter().filter(|request| request.fetch.is_some()).count() as u64;
        assert!(parts > fetched, "{scene}: {parts} parts");
    }
}

fn tempfile() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache.json")
}

#[test]
fn the_page_has_the_figures_of_the_run() {
    let (_, config) = settings().remove(0);
    let (curves, stats) = watched("shadow_800x600", 3000, &config, Curves::new());
    let subject = Subject {
        scene: "shadow".into(),
        trace: "shadow.rtrc".into(),
        engine: "golden".into(),
        model: "linked-list".into(),
        seed: 1,
    };
    let page = page(&subject, &stats, &curves).expect("a page");
    let total = curves.steps().total();
    assert_eq!((total.answered, total.moves.requests), (stats.total_requests(), stats.total_requests()));
    assert_eq!(curves.latencies().values().sum::<u64>(), stats.total_requests());
    assert_eq!(page.matches("<svg").count(), 7);
    for part in [format!("<b>{}</b>cycles", stats.cycles), format!("<b>{:.3}</b>requests per cycle", stats.rate())] {
        assert!(page.contains(&part), "{part}");
    }
    assert!(!page.contains("Hot instructions") && !page.contains("src=") && !page.contains("href="));
}
