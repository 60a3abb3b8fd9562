//! Both formats hold the same: every scope, wire and value.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::PathBuf;

use fst_reader::{FstFilter, FstHierarchyEntry, FstReader, FstSignalValue};
use tessera_eu::intdiv::Intdiv;
use tessera_ports::intdiv::{IntdivIn, IntdivOut};
use tessera_testkit::Random;
use vcd::{Command, Parser, ScopeItem};

use super::{Format, Window};
use crate::model::{Model, RtlModel};
use crate::traced::{TracedPorts, TracedRtl};

/// Values by the path of their wire and the time from which on they hold.
type Waves = BTreeMap<String, Vec<(u64, String)>>;

/// A value as both formats can tell it: without leading zeros.
fn value(bits: impl IntoIterator<Item = char>) -> String {
    let text: String = bits.into_iter().collect();
    match text.trim_start_matches('0') {
        "" => "0".into(),
        rest => rest.into(),
    }
}

fn bit_of(value: vcd::Value) -> char {
    if value == vcd::Value::V1 {
        '1'
    } else {
        '0'
    }
}

fn vcd(path: &PathBuf) -> Waves {
    fn names(items: &[ScopeItem], path: &str, found: &mut BTreeMap<vcd::IdCode, String>) {
        for item in items {
            match item {
                ScopeItem::Scope(scope) => names(&scope.children, &format!("{path}{}.", scope.identifier), found),
                ScopeItem::Var(var) => drop(found.insert(var.code, format!("{path}{}", var.reference))),
            }
        }
    }
    let mut parser = Parser::new(BufReader::new(File::open(path).expect("the waveform")));
    let header = parser.parse_header().expect("a header");
    assert_eq!(header.timescale, Some((100, vcd::TimescaleUnit::PS)));
    let (mut wires, mut waves, mut now) = (BTreeMap::new(), Waves::new(), 0);
    names(&header.items, "", &mut wires);
    for command in parser {
        let (code, value) = match command.expect("a command") {
            Command::Timestamp(time) => {
                now = time;
                continue;
            }
            Command::ChangeScalar(code, bit) => (code, value([bit_of(bit)])),
            Command::ChangeVector(code, bits) => (code, value(bits.iter().copied().map(bit_of))),
            other => panic!("{other:?}"),
        };
        waves.entry(wires[&code].clone()).or_default().push((now, value));
    }
    waves
}

fn fst(path: &PathBuf) -> Waves {
    let mut reader = FstReader::open(BufReader::new(File::open(path).expect("the waveform"))).expect("an FST");
    assert_eq!(reader.get_header().timescale_exponent, -10);
    let (mut scopes, mut wires) = (Vec::new(), BTreeMap::new());
    let seen = |entry| match entry {
        FstHierarchyEntry::Scope { name, .. } => scopes.push(name),
        FstHierarchyEntry::UpScope => drop(scopes.pop()),
        FstHierarchyEntry::Var { name, handle, .. } => {
            drop(wires.insert(handle.get_index(), [&scopes[..], &[name]].concat().join(".")));
        }
        other => panic!("{other:?}"),
    };
    reader.read_hierarchy(seen).expect("a hierarchy");
    let mut waves = Waves::new();
    let read = reader.read_signals(&FstFilter::all(), |time, handle, bits| {
        let FstSignalValue::String(bits) = bits else { panic!("a real") };
        // Before its first cycle a waveform knows nothing.
        if !bits.contains(&b'x') {
            let value = value(bits.iter().map(|bit| char::from(*bit)));
            waves.entry(wires[&handle.get_index()].clone()).or_default().push((time, value));
        }
        Ok::<(), std::convert::Infallible>(())
    });
    assert!(read.is_ok(), "values");
    waves
}

/// A division after the other, in the cycles of `window`.
fn run(mut model: impl Model<IntdivIn, IntdivOut>) {
    let mut random = Random::new(1);
    let mut output = IntdivOut::default();
    for cycle in 0..200 {
        let mut input = IntdivIn { reset: u64::from(cycle == 0), ..IntdivIn::default() };
        input.issue.valid = u64::from(cycle > 0);
        (input.issue.src0, input.issue.src1) = ([random.below(1 << 32), 7], [1 + random.below(1 << 16), 3]);
        model.step(&input, &mut output);
    }
}

fn file(name: &str) -> (PathBuf, impl FnOnce() -> std::io::Result<BufWriter<File>>) {
    let folder = std::env::temp_dir().join(format!("tessera-waveforms-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let path = folder.join(name);
    let create = path.clone();
    (path, move || Ok(BufWriter::new(File::create(create)?)))
}

#[test]
fn both_formats_hold_the_same() {
    for (from, cycles) in [(0, u64::MAX), (17, 60), (500, 10)] {
        let window = Window { from, cycles, scope: String::new() };
        let rtl = || RtlModel::<Intdiv>::new::<IntdivIn, IntdivOut>();
        let (inside, ports): (Vec<_>, Vec<_>) = ["vcd", "fst"]
            .iter()
            .map(|ending| {
                let (inside, create) = file(&format!("inside-{from}.{ending}"));
                let traced = TracedRtl::new(rtl(), "top", window.clone(), Format::of(&inside), create);
                run(traced.expect("writable").expect("signals"));
                let (ports, create) = file(&format!("ports-{from}.{ending}"));
                let format = Format::of(&ports);
                let traced = TracedPorts::new::<IntdivIn, IntdivOut, _>(rtl(), "top", window.clone(), format, create);
                run(traced.expect("writable"));
                (inside, ports)
            })
            .unzip();
        for files in [inside, ports] {
            let (text, binary) = (vcd(&files[0]), fst(&files[1]));
            for (wire, values) in &text {
                assert_eq!(Some(values), binary.get(wire), "{wire} of {}", files[1].display());
            }
            assert_eq!(text.len(), binary.len(), "{}", files[1].display());
            let wires = text.len();
            assert!(wires > 8 || from == 500, "{}: {wires} wires", files[0].display());
            // Of a bundle's field the inside says what the ports say.
            let port = |name: &str| text.contains_key(&format!("top.{name}"));
            assert!(from == 500 || port("issue_valid") && port("done_quotient_0"), "{:?}", text.keys());
            if let Some(clock) = text.get("top.clock") {
                assert_eq!(clock[..2], [(from * 10, "1".to_string()), (from * 10 + 5, "0".to_string())]);
                assert_eq!(clock.len() as u64, 2 * cycles.min(200));
            }
        }
    }
}

#[test]
fn the_name_of_a_file_says_its_format() {
    assert_eq!(
        ["a.vcd", "a.fst", "a.FST", "a"].map(|name| Format::of(name.as_ref())),
        [Format::Vcd, Format::Fst, Format::Fst, Format::Vcd]
    );
}
