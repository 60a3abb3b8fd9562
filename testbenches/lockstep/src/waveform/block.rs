//! Every signal inside a rust-hdl block, registers under their own name.

use std::io;

use tessera_hdl::meta::{self, Role};
use tessera_hdl::rust_hdl::prelude::{Atom, AtomKind, Block, Probe};
use tessera_hdl::values::{Reader, Values};

use super::recorder::{Format, Out, Recorder};
use super::Window;

/// The signals of a block that a window asks for.
pub struct BlockWaveform {
    recorder: Recorder,
    /// Of each recorded signal, in the order of the wires: how many others a walk over the block visits before.
    at: Vec<usize>,
    words: Vec<u64>,
}

/// A signal to be recorded, or a step on the way to it.
enum Step {
    Enter(String),
    Wire { at: usize, name: String, width: u32 },
    Leave,
}

/// What `window` asks for, in the order of the walk.
fn signals(block: &dyn Block, window: &Window) -> Vec<Step> {
    let (path, bundles, names, steps) = Default::default();
    let mut walk = Declare { window, path, bundles, register: None, names, visited: 0, steps };
    block.accept("", &mut walk);
    walk.steps
}

impl BlockWaveform {
    /// Whether `window` asks for any signal of `block`.
    pub fn finds(block: &dyn Block, window: &Window) -> bool {
        signals(block, window).iter().any(|step| matches!(step, Step::Wire { .. }))
    }

    /// Declares the signals of `block` that `window` asks for.
    pub fn new(format: Format, top: &str, block: &dyn Block, window: &Window, out: impl Out) -> io::Result<Self> {
        let mut recorder = Recorder::new(format, top, out)?;
        let mut found = Vec::new();
        for step in signals(block, window) {
            match step {
                Step::Enter(name) => recorder.scope(&name)?,
                Step::Leave => recorder.up()?,
                Step::Wire { at, name, width } => {
                    recorder.wire(&name, width)?;
                    found.push(at);
                }
            }
        }
        recorder.begin()?;
        Ok(BlockWaveform { recorder, at: found, words: Vec::new() })
    }

    /// Records one cycle of the block that was declared.
    pub fn cycle(&mut self, cycle: u64, block: &impl Values) -> io::Result<()> {
        self.words.clear();
        block.read(&mut Reader::new(&self.at, &mut self.words));
        self.recorder.cycle(cycle, &self.words)
    }

    /// Writes what is still kept.
    pub fn finish(&mut self) -> io::Result<()> {
        self.recorder.finish()
    }
}

/// The walk with names: what there is.
struct Declare<'a> {
    window: &'a Window,
    /// Instance names below the top.
    path: Vec<String>,
    /// Bundles being visited: a field is called as in Verilog, `issue_valid`.
    bundles: Vec<String>,
    /// Name of the register being visited.
    register: Option<String>,
    names: Vec<bool>,
    /// Signals met so far.
    visited: usize,
    steps: Vec<Step>,
}

impl Probe for Declare<'_> {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let register = meta::of(node).is_some_and(|m| m.role == Role::Register);
        self.names.push(!register && !name.is_empty());
        if register {
            self.register = Some(name.to_string());
        } else if !name.is_empty() {
            self.path.push(name.replace('$', "_"));
            if self.window.enters(&self.path) {
                self.steps.push(Step::Enter(name.replace('$', "_")));
            }
        }
    }
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let at = self.visited;
        self.visited += 1;
        let hidden = signal.kind() == AtomKind::Constant || name == "clock" || signal.bits() > 64;
        // An input of a sub-block shows what another recorded signal shows, unless that lies outside the
        // scope.
        let repeated = signal.kind() == AtomKind::InputParameter && !self.window.is_root(&self.path);
        let own = match &self.register {
            Some(register) if name == "q" => register,
            Some(_) => return,
            None => name,
        };
        let parts = self.bundles.iter().map(String::as_str).chain([own]);
        let shown = parts.collect::<Vec<_>>().join("_").replace('$', "_");
        if !hidden && !repeated && self.window.records(&self.path) {
            self.steps.push(Step::Wire { at, name: shown, width: signal.bits() as u32 });
        }
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.bundles.push(name.to_string());
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.bundles.pop();
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.register = None;
        if self.names.pop() == Some(true) {
            if self.window.enters(&self.path) {
                self.steps.push(Step::Leave);
            }
            self.path.pop();
        }
    }
}
