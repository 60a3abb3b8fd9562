//! The layout for GTKWave names ports that the EU has.

use std::path::Path;

use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::Ports;

#[test]
fn the_layout_shows_ports_of_the_eu() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../waveforms/eu.gtkw");
    let layout = std::fs::read_to_string(&file).expect("the layout is in the repository");
    let ports: Vec<String> = EuIn::flat().into_iter().chain(EuOut::flat()).map(|port| port.0).collect();
    let shown: Vec<&str> = layout
        .lines()
        .filter_map(|line| line.strip_prefix("tessera_eu."))
        .map(|signal| signal.split_once('[').map_or(signal, |(name, _)| name))
        .collect();
    assert!(shown.len() > 50, "{} signals", shown.len());
    let strangers: Vec<_> = shown.iter().filter(|name| **name != "clock" && !ports.iter().any(|port| port == *name)).collect();
    assert!(strangers.is_empty(), "{}: no ports of the EU: {strangers:?}", file.display());
}
