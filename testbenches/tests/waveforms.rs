//! Layouts for GTKWave name ports that there are, as `tessera` calls them in its waveforms.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;

use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::prelude::{Atom, Block, Probe};
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_hdl::values::Values;
use tessera_lockstep::model::RtlModel;
use tessera_lockstep::waveform::{BlockWaveform, Format, Window};
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::Ports;

/// Signals of `top` that a layout, a file of the repository, shows.
fn shown(file: &str, top: &str) -> Vec<String> {
    let layout = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file));
    let layout = layout.expect("the layout is in the repository");
    let signals = layout.lines().filter_map(|line| line.strip_prefix(top)?.strip_prefix('.'));
    signals.map(|signal| signal.split_once('[').map_or(signal, |(name, _)| name).to_string()).collect()
}

fn ports<I: Ports, O: Ports>() -> Vec<String> {
    I::flat().into_iter().chain(O::flat()).map(|port| port.0).collect()
}

#[test]
fn the_layout_shows_ports_of_the_eu() {
    let (shown, ports) = (shown("waveforms/eu.gtkw", "tessera_eu"), ports::<EuIn, EuOut>());
    assert!(shown.len() > 50, "{} signals", shown.len());
    let strangers: Vec<_> = shown.iter().filter(|name| *name != "clock" && !ports.contains(name)).collect();
    assert!(strangers.is_empty(), "no ports of the EU: {strangers:?}");
}

/// Of an exported block the layout shows every port, under the name of the top that its waveforms have.
#[test]
fn exported_layouts_show_every_port() {
    fn check<I: Ports, O: Ports>(top: &str) {
        let mut shown = shown(&format!("generated/{top}/{top}.gtkw"), top);
        shown.retain(|name| name != "clock" && !name.contains('.'));
        let (mut shown, mut ports) = (shown, ports::<I, O>());
        shown.sort();
        ports.sort();
        assert_eq!(shown, ports, "{top}");
    }
    check::<EuIn, EuOut>("tessera_eu");
    check::<EuIn, EuOut>("tessera_eu_lite");
    check::<MemorySubsystemIn, MemorySubsystemOut>("tessera_memory_subsystem");
}

/// The rtl engine records the signals inside of the blocks; the ports are among them, under the same names.
#[test]
fn waveforms_of_the_rtl_engine_have_every_port() {
    let model = RtlModel::<tessera_eu::eu::EuLite>::new::<EuIn, EuOut>();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ports.vcd");
    let file = File::create(&path).expect("a writable file");
    let mut wave = BlockWaveform::new(Format::Vcd, "top", model.block(), &Window::default(), file).expect("a header");
    wave.finish().expect("a writable file");
    let text = std::fs::read_to_string(&path).expect("the waveform");
    // Variables of the top come before the first scope inside of it.
    let top = text.lines().skip_while(|line| !line.starts_with("$scope")).skip(1).take_while(|line| line.starts_with("$var"));
    let named: Vec<&str> = top.filter_map(|line| line.split_whitespace().nth(4)).collect();
    let missing: Vec<_> = ports::<EuIn, EuOut>().into_iter().filter(|port| !named.contains(&port.as_str())).collect();
    assert!(missing.is_empty(), "not in the waveform: {missing:?}");
}

/// Values are read by place in a walk that the compiler has counted; the walk with names has as many places.
#[test]
fn a_walk_has_as_many_places_as_were_counted() {
    struct Signals(usize);
    impl Probe for Signals {
        fn visit_atom(&mut self, _: &str, _: &dyn Atom) {
            self.0 += 1;
        }
    }
    fn check<B: Block + Step + Init + Values>() {
        let mut signals = Signals(0);
        Sim::<B>::new().block().accept("", &mut signals);
        assert_eq!(signals.0, B::COUNT, "{}", std::any::type_name::<B>());
    }
    check::<tessera_eu::eu::Eu>();
    check::<tessera_eu::eu::EuCompact>();
    check::<tessera_eu::eu::EuLite>();
    check::<tessera_memory::memory_subsystem::MemorySubsystem>();
}

/// A save file as GTKWave 3.3 reads it: every translate file lies where the way from the recorded place of the
/// save file leads, is asked for where one is set, and has values as wide as the signal; groups end.
#[test]
fn layouts_find_the_words_for_their_codes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut layouts: Vec<_> = std::fs::read_dir(root.join("generated"))
        .expect("the export")
        .map(|entry| entry.expect("readable").path())
        .map(|folder| folder.join(folder.file_name().expect("a name")).with_extension("gtkw"))
        .filter(|file| file.is_file())
        .collect();
    assert!(layouts.len() > 20, "{} layouts", layouts.len());
    layouts.push(root.join("waveforms/eu.gtkw"));
    let mut translated = BTreeMap::<String, usize>::new();
    for layout in layouts {
        let text = std::fs::read_to_string(&layout).expect("a layout");
        let shown = layout.display();
        let saved = text.lines().find_map(|line| line.strip_prefix("[savefile] \"")?.strip_suffix('"'));
        let saved = Path::new(saved.expect("a place")).parent().expect("a folder");
        let (mut words, mut flags, mut groups) = (None, 0, Vec::new());
        for line in text.lines().filter(|line| !line.starts_with(['[', '*'])) {
            if let Some(file) = line.strip_prefix("^1 ") {
                let up = saved.ancestors().position(|folder| Path::new(file).starts_with(folder)).expect("a common folder");
                let rest = Path::new(file).strip_prefix(saved.ancestors().nth(up).expect("that folder")).expect("below it");
                let here = layout.ancestors().nth(1 + up).expect("as deep").join(rest);
                words = Some(std::fs::read_to_string(&here).unwrap_or_else(|e| panic!("{shown}: {}: {e}", here.display())));
                *translated.entry(rest.display().to_string()).or_default() += 1;
            } else if let Some(text) = line.strip_prefix('@') {
                flags = u32::from_str_radix(text, 16).expect("flags");
                assert_eq!(flags & 0x2000 != 0, words.is_some(), "{shown}: @{text}");
            } else if let Some(title) = line.strip_prefix('-') {
                match flags {
                    0x800200 => groups.push(title.to_string()),
                    0x1000200 => assert_eq!(groups.pop().as_deref(), Some(title), "{shown}"),
                    _ => assert_eq!(flags, 0x200, "{shown}: {title}"),
                }
            } else {
                let width = line
                    .rsplit_once('[')
                    .map_or(1, |(_, range)| 1 + range.trim_end_matches(":0]").parse::<usize>().expect("a range"));
                for word in words.take().iter().flat_map(|words| words.lines()) {
                    let (value, word) = word.split_once(' ').expect("a value and its word");
                    assert_eq!(value.len(), width.div_ceil(4), "{shown}: {line}: {value} {word}");
                    assert!(u64::from_str_radix(value, 16).expect("a value") < 1 << width, "{shown}: {line}: {value}");
                }
            }
        }
        assert!(groups.is_empty(), "{shown}: {groups:?} do not end");
    }
    let files: Vec<_> = translated.keys().map(|file| file.rsplit('/').next().expect("a name")).collect();
    for code in ["stall.txt", "cache_stall.txt", "opcode.txt", "request.txt", "walk.txt"] {
        assert!(files.contains(&code), "{code} in {files:?}");
    }
}
