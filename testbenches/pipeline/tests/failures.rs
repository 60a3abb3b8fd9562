//! The bench notices: a golden model whose ports are falsified ends in the failure that this deserves.
//!
//! Wrong order, blocks read or written twice, and broken streams are seen in the bugs of the hazards
//! (`tests/hazards/table.rs`).

use tessera_golden::cache::render_cache::RenderCache;
use tessera_golden::Golden;
use tessera_pipeline::{whole, Bench, Failure, Kind, Pipeline, Request, Setting};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::{READ, WRITE};

/// A golden model; `falsify` sees inputs and outputs of every cycle on their way out, `deaf` changes what it
/// hears.
#[derive(Default)]
struct False<D, F> {
    cache: RenderCache,
    cycle: u64,
    deaf: D,
    falsify: F,
}

impl<D: Fn(&mut RenderCacheIn), F: Fn(u64, &mut RenderCacheOut)> Pipeline for False<D, F> {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let mut heard = *i;
        (self.deaf)(&mut heard);
        let mut o = self.cache.eval(&heard);
        (self.falsify)(self.cycle, &mut o);
        o
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let o = self.show(i);
        let mut heard = *i;
        (self.deaf)(&mut heard);
        self.cache.tick(&heard);
        self.cycle += 1;
        o
    }
}

/// Ten blocks written, read twice, written out.
fn failure(setting: Setting, deaf: impl Fn(&mut RenderCacheIn), falsify: impl Fn(u64, &mut RenderCacheOut)) -> Failure {
    let run = || {
        let mut bench = Bench::new(False { cache: RenderCache::default(), cycle: 0, deaf, falsify }, setting)?;
        for op in [WRITE, READ, READ | WRITE] {
            bench.run((0..10).map(|k| Request { mask: 0xF0F0, ..whole(op, 4 * k, 0) }))?;
        }
        bench.check_memory()
    };
    let failure = run().expect_err("a failure");
    assert!(!failure.to_string().contains('\n'), "{failure}");
    failure
}

fn kind(falsify: impl Fn(u64, &mut RenderCacheOut)) -> Kind {
    failure(Setting::default(), |_| (), falsify).kind()
}

#[test]
fn an_honest_model_passes() -> Result<(), Failure> {
    let honest = False {
        cache: RenderCache::default(),
        cycle: 0,
        deaf: |_: &mut RenderCacheIn| (),
        falsify: |_, _: &mut RenderCacheOut| (),
    };
    let mut bench = Bench::new(honest, Setting::default())?;
    bench.run((0..10).map(|k| whole(READ | WRITE, 4 * k, 0)))?;
    assert_eq!(bench.check_memory()?, 10);
    Ok(())
}

#[test]
fn wrong_pixels_are_seen_in_responses_and_in_memory() {
    assert_eq!(kind(|_, o| o.resp.data[2] ^= o.resp.valid), Kind::WrongData);
    assert_eq!(kind(|_, o| o.mw.data[7] ^= 1 << 63), Kind::WrongMemory);
}

#[test]
fn responses_must_say_what_is_so() {
    for (what, falsify) in
        [("write", (|o| o.resp.write ^= o.resp.valid) as fn(&mut RenderCacheOut)), ("error", |o| o.resp.error ^= o.resp.valid)]
    {
        let failure = failure(Setting::default(), |_| (), |_, o| falsify(o));
        assert!(matches!(failure, Failure::WrongAnswer { what: word, .. } if word == what), "{failure}");
    }
}

/// The model hears that its responses are taken; the client never sees those of reads.
#[test]
fn a_response_that_never_comes_is_lost() {
    let lost = failure(Setting::default(), |i| i.resp.ready = 1, |_, o| o.resp.valid &= o.resp.write);
    assert_eq!(lost.kind(), Kind::Lost, "{lost}");
}

#[test]
fn a_response_to_nobody_is_seen() {
    assert_eq!(kind(|_, o| o.resp.tag ^= o.resp.valid << 7), Kind::Doubled);
}

#[test]
fn what_does_not_move_is_stuck() {
    assert_eq!(kind(|cycle, o| o.flush.ready &= u64::from(cycle == u64::MAX)), Kind::Stuck);
    assert_eq!(failure(Setting::default(), |i| i.req.valid = 0, |_, o| o.req.ready = 0).kind(), Kind::Stuck);
    assert_eq!(kind(|_, o| o.flush_done = 0), Kind::Stuck);
    assert_eq!(failure(Setting::default(), |i| i.md.valid = 0, |_, o| o.md.ready = 0).kind(), Kind::Stuck);
}

#[test]
fn waits_and_flushes_are_bounded() {
    let impatient = failure(Setting { patience: 1, ..Setting::default() }, |_| (), |_, _| ());
    assert_eq!(impatient.kind(), Kind::Late, "{impatient}");
    assert_eq!(kind(|_, o| o.flush_done |= o.mw.valid), Kind::FlushEarly);
}

#[test]
fn a_cost_is_exact() {
    assert_eq!(Failure::unless_cost("reads", 2, 2), Ok(()));
    let failure = Failure::unless_cost("reads", 1, 2).expect_err("one is missing");
    assert_eq!((failure.kind(), failure.to_string().as_str()), (Kind::Cost, "reads: 1, expected 2"));
}
