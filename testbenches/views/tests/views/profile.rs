//! The profile: its sums are the statistics of the run, and it names what it should.

use tessera_lockstep::stats::STALLS;
use tessera_views::curves::Curves;
use tessera_views::listing::Listing;
use tessera_views::profile::Profile;
use tessera_views::report::{page, Subject};

use crate::{launch, run, settings};

#[test]
fn sums_are_the_statistics() {
    for (name, shape, config) in settings() {
        let launch = launch(name);
        let listing = Listing::new(&launch.kernel().isa);
        let sinks = (Profile::new(&listing), Curves::new(&listing));
        let ((profile, curves), stats) = run(&launch, shape, &config, &listing, sinks);
        let stats = stats.expect("the run comes to its end");
        let total = profile.total();
        assert_eq!(total.issues + total.joins, stats.thread_cycles()[1], "{name} in {shape}: issues");
        for (code, reason) in STALLS.iter().enumerate().skip(2) {
            assert_eq!(total.lost[code], stats.thread_cycles()[code], "{name} in {shape}: {reason}");
        }
        assert_eq!((total.retired, total.issues), (stats.instructions(), stats.instructions()), "{name} in {shape}: retired");
        let shown = profile.to_string();
        let sum = |column: usize| -> u64 {
            let rows = shown.lines().skip(1).take(listing.lines().len());
            rows.map(|row| row.split_whitespace().nth(column).and_then(|n| n.parse::<u64>().ok()).expect("a number")).sum()
        };
        let last: Vec<_> = shown.lines().last().expect("a total").split_whitespace().collect();
        for column in [1, 2, 4, 6, 9, 12] {
            assert_eq!(sum(column).to_string(), last[column], "{name} in {shape}: column {column}");
        }

        let over = curves.total();
        assert_eq!((over.cycles, over.retired), (stats.eus() * stats.cycles, stats.instructions()), "{name} in {shape}: curves");
        assert_eq!(over.running, stats.thread_cycles()[1..].iter().sum::<u64>(), "{name} in {shape}: threads");
        assert!(curves.steps().all().len() <= 256 && over.bytes > 0);

        let subject = Subject {
            kernel: "<kernel> & co".into(),
            launch: launch.file().into(),
            engine: "golden".into(),
            shape: shape.into(),
            seed: config.seed,
            peak: 16,
        };
        let html = page(&subject, &listing, &stats, &profile, &curves).expect("a page");
        let hottest = profile.counts().iter().map(|count| count.cycles()).max().expect("an instruction");
        assert!(html.contains("&lt;kernel&gt; &amp; co") && html.contains(&format!("<td>{hottest}</td>")), "{name} in {shape}");
        assert!(html.matches("<svg").count() >= 4 && !html.contains("http-equiv") && !html.contains("src="));
        let elsewhere =
            html.match_indices("http").filter(|(at, _)| !html[*at..].starts_with("http://www.w3.org/2000/svg")).count();
        assert_eq!(elsewhere, 0, "a page that needs the network");
    }
}

/// Saxpy multiplies and adds once for each of its 1024 elements.
#[test]
fn lanes_and_float_operations_are_those_of_the_kernel() {
    let launch = launch("saxpy");
    let listing = Listing::new(&launch.kernel().isa);
    let sinks = (Profile::new(&listing), Curves::new(&listing));
    let ((profile, curves), stats) = run(&launch, "gen9", &Default::default(), &listing, sinks);
    assert!(stats.is_ok());
    assert_eq!(curves.total().flops, 2 * 1024);
    let mad = listing.lines().iter().position(|line| line.text.starts_with("mad")).expect("a mad");
    assert_eq!(profile.counts()[mad].mean_lanes(), 16.0, "{}", listing.lines()[mad].text);
    assert!(curves.latencies().keys().all(|&cycles| cycles >= 20), "{:?}", curves.latencies());
}
