//! Every kernel of `testbenches/kernels`: what the checks say of it is known, and true.

use std::collections::BTreeMap;

use tessera_interp::FindingKind::{Barrier, Bounds, Race, Undefined};
use tessera_launch::corpus;

use super::{check, lines};

/// Kernels with findings: how many of each kind, and why they are right.
const KNOWN: [(&str, usize, usize, &str); 7] = [
    ("atomics_64", 3, 0, "its compare-and-exchange loop begins with a plain read of what others change atomically"),
    ("group_phases", 4, 0, "the compiler's work-group functions write one value by every thread"),
    ("histogram_atomics", 3, 0, "its compare-and-exchange loop begins with a plain read of what others change atomically"),
    ("image_layers", 0, 5, "it writes and reads pixels and layers outside its images, to show what becomes of them"),
    ("image_volume", 0, 4, "it writes pixels outside its image, to show what becomes of them"),
    ("image_write", 0, 18, "it writes and reads pixels outside its images, to show what becomes of them"),
    ("surface_bounds", 0, 10, "it reads and writes outside its buffers, to show what becomes of it"),
];

#[test]
fn all_kernels_have_the_findings_that_are_known() {
    let known: BTreeMap<_, _> = KNOWN.map(|(name, races, bounds, _)| (name, (races, bounds))).into();
    for name in corpus::names() {
        let launch = corpus::launch(&name);
        let (findings, error) = check(&launch);
        assert_eq!(error, None, "{name}");
        let of = |kind| findings.iter().filter(|finding| finding.kind == kind).count();
        assert_eq!((of(Undefined), of(Barrier)), (0, 0), "{name}: {}", lines(&findings));
        let expected = known.get(name.as_str()).copied().unwrap_or_default();
        assert_eq!((of(Race), of(Bounds)), expected, "{name}: {}", lines(&findings));
    }
    assert!(known.keys().all(|name| corpus::names().iter().any(|of| of == name)));
}
