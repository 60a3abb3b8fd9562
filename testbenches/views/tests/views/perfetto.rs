//! The trace for ui.perfetto.dev: what its importer of JSON expects of an event, and the sums of the run.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tessera_lockstep::stats::{PIPES, STALLS};
use tessera_views::listing::Listing;
use tessera_views::perfetto::Perfetto;

use crate::{launch, run, settings};

/// A slice of a track, in nanoseconds.
#[derive(Debug)]
struct Slice {
    name: String,
    from: u64,
    to: u64,
}

/// What a trace holds, once it has passed.
#[derive(Debug, Default)]
struct Trace {
    /// By process and thread.
    tracks: BTreeMap<(u64, u64), Vec<Slice>>,
    names: BTreeMap<(u64, u64), String>,
    asynchronous: Vec<Slice>,
    counters: BTreeMap<(u64, String), Vec<(u64, f64)>>,
}

/// Microseconds with three places, as nanoseconds.
fn time(event: &Value, key: &str) -> Result<u64, String> {
    let value = event[key].as_f64().filter(|t| *t >= 0.0).ok_or(format!("`{key}` is no time"))?;
    Ok((value * 1000.0).round() as u64)
}

fn read(text: &str) -> Result<Trace, String> {
    let document: Value = serde_json::from_str(text).map_err(|e| e.to_string())?;
    let events = document["traceEvents"].as_array().ok_or("no traceEvents")?;
    let mut trace = Trace::default();
    let mut open = BTreeMap::new();
    for event in events {
        event_of(event, &mut trace, &mut open).map_err(|reason| format!("{reason}: {event}"))?;
    }
    if let Some(id) = open.keys().next() {
        return Err(format!("asynchronous slice {id:?} does not end"));
    }
    trace.tracks.values_mut().try_for_each(nests)?;
    let unnamed = trace.tracks.keys().find(|track| !trace.names.contains_key(track));
    unnamed.map_or(Ok(()), |track| Err(format!("track {track:?} has no name")))?;
    Ok(trace)
}

type Open = BTreeMap<(String, u64), (String, u64)>;

fn event_of(event: &Value, trace: &mut Trace, open: &mut Open) -> Result<(), String> {
    let text = |key: &str| event[key].as_str().map(str::to_string).ok_or(format!("`{key}` is no text"));
    let number = |key: &str| event[key].as_u64().ok_or(format!("`{key}` is no number"));
    let (name, track) = (text("name")?, (number("pid")?, number("tid")?));
    match text("ph")?.as_str() {
        "M" => {
            let known = ["process_name", "thread_name", "thread_sort_index"].contains(&name.as_str());
            if name == "thread_name" {
                let named = event["args"]["name"].as_str().ok_or("no name")?;
                trace.names.insert(track, named.to_string());
            }
            known.then_some(()).ok_or("unknown metadata".into())
        }
        "X" => {
            let from = time(event, "ts")?;
            let slice = Slice { name, from, to: from + time(event, "dur")? };
            (slice.to > from && event["args"].is_object()).then_some(()).ok_or("an empty slice")?;
            trace.tracks.entry(track).or_default().push(slice);
            Ok(())
        }
        "C" => {
            let value = event["args"]["value"].as_f64().ok_or("no value")?;
            trace.counters.entry((track.0, name)).or_default().push((time(event, "ts")?, value));
            Ok(())
        }
        "b" => {
            let twice = open.insert((text("cat")?, number("id")?), (name, time(event, "ts")?));
            twice.map_or(Ok(()), |_| Err("begins twice".into()))
        }
        "e" => {
            let (begun, from) = open.remove(&(text("cat")?, number("id")?)).ok_or("has not begun")?;
            let to = time(event, "ts")?;
            (begun == name && to > from).then_some(()).ok_or("another slice")?;
            trace.asynchronous.push(Slice { name, from, to });
            Ok(())
        }
        _ => Err("unknown kind".into()),
    }
}

/// Slices of one track lie inside or outside each other; the importer drops others.
fn nests(slices: &mut Vec<Slice>) -> Result<(), String> {
    slices.sort_by_key(|slice| (slice.from, std::cmp::Reverse(slice.to)));
    let mut around: Vec<u64> = Vec::new();
    for slice in slices {
        while around.last().is_some_and(|&end| end <= slice.from) {
            around.pop();
        }
        if around.last().is_some_and(|&end| end < slice.to) {
            return Err(format!("overlaps the slice before: {slice:?}"));
        }
        around.push(slice.to);
    }
    Ok(())
}

#[test]
fn the_trace_is_valid_and_its_slices_are_the_statistics() {
    for (name, shape, config) in settings() {
        let launch = launch(name);
        let listing = Listing::new(&launch.kernel().isa);
        let mut text = Vec::new();
        let (view, stats) = run(&launch, shape, &config, &listing, Perfetto::new(&listing, &mut text));
        view.finish().expect("nothing goes wrong in memory");
        let stats = stats.expect("the run comes to its end");
        let trace = read(std::str::from_utf8(&text).expect("a text")).unwrap_or_else(|e| panic!("{name} in {shape}: {e}"));

        let of = |wanted: &str| {
            trace
                .tracks
                .iter()
                .filter(|(at, _)| trace.names[at].starts_with(wanted))
                .flat_map(|(_, slices)| slices)
                .collect::<Vec<_>>()
        };
        let threads = of("thread slot");
        for (code, reason) in STALLS.iter().enumerate().skip(1) {
            let cycles: u64 = threads.iter().filter(|slice| slice.name == *reason).map(|slice| slice.to - slice.from).sum();
            assert_eq!(cycles, stats.thread_cycles()[code], "{name} in {shape}: {reason}");
        }
        let lives = threads.iter().filter(|slice| slice.name.starts_with("work-group")).count();
        assert_eq!(lives as u64, stats.threads, "{name} in {shape}: threads");
        for (pipe, track) in PIPES.iter().enumerate() {
            assert_eq!(of(track).len() as u64, stats.retired[pipe], "{name} in {shape}: {track}");
        }
        assert_eq!(trace.asynchronous.len() as u64, stats.messages, "{name} in {shape}: messages");
        let units: BTreeSet<_> = trace.counters.keys().map(|key| key.0).collect();
        assert_eq!(units.len() as u64, stats.eus(), "{name} in {shape}: EUs");
        for ((_, counter), values) in &trace.counters {
            assert!(values.windows(2).all(|pair| pair[0].0 < pair[1].0), "{counter} goes back");
            assert!(values.iter().any(|value| value.1 > 0.0), "{counter} stays 0");
        }
    }
}

#[test]
fn a_wrong_trace_is_refused() {
    let slice = |from: &str, dur: &str| {
        format!("{{\"ph\":\"X\",\"name\":\"a\",\"pid\":1,\"tid\":1,\"ts\":{from},\"dur\":{dur},\"args\":{{}}}}")
    };
    let name = "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":1,\"tid\":1,\"args\":{\"name\":\"t\"}}";
    let trace = |events: &[&str]| format!("{{\"traceEvents\":[{}]}}", events.join(","));
    let (outer, inner, across) = (slice("0", "0.010"), slice("0.002", "0.003"), slice("0.005", "0.010"));
    assert!(read(&trace(&[name, &inner, &outer])).is_ok());
    for (wrong, reason) in [
        (trace(&[&inner]), "no name"),
        (trace(&[name, &outer, &across]), "overlaps"),
        (trace(&[name, &slice("1", "0")]), "an empty slice"),
        (trace(&[name, &slice("\"1\"", "1")]), "no time"),
        (trace(&["{\"ph\":\"b\",\"name\":\"m\",\"pid\":1,\"tid\":1,\"cat\":\"c\",\"id\":1,\"ts\":1}"]), "does not end"),
        (trace(&["{\"ph\":\"Z\",\"name\":\"m\",\"pid\":1,\"tid\":1}"]), "unknown kind"),
        ("{}".into(), "no traceEvents"),
    ] {
        let error = read(&wrong).expect_err(reason);
        assert!(error.contains(reason), "{error}, expected {reason}");
    }
}
