//! Save files for GTKWave: the ports of a top in groups of their bundles, the states inside of it, and translate
//! files, by which codes read as words.
//!
//! GTKWave 3.3 looks for a translate file (`^1 FILE`) where it lies relative to the place that the save file had
//! when it was written (`[savefile]`). That place is `/`-rooted here and stands nowhere: what counts is the way
//! from one to the other.

use std::collections::BTreeMap;

use rust_hdl_core::prelude::{Block, TypeKind};
use serde::Serialize;
use tessera_hdl::meta::Role;

use crate::error::Result;
use crate::module;
use crate::names;
use crate::template::Templates;
use crate::walk::{self, BlockNode};

/// Folder of the translate files.
pub const FOLDER: &str = "codes";

/// What the values of a signal mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// What they are: the translate file is called so.
    pub name: String,
    /// Values and words.
    pub words: Vec<(u64, String)>,
}

/// Says what a port of this name and width carries, if it is a code.
pub type Naming = fn(port: &str, width: u32) -> Option<Words>;

/// Names nothing.
pub fn unnamed(_: &str, _: u32) -> Option<Words> {
    None
}

/// What a save file shows of a top.
pub struct Layout {
    groups: Vec<Group>,
    codes: BTreeMap<String, String>,
}

/// Signals that belong together.
#[derive(Serialize)]
struct Group {
    /// Empty: no group around them.
    title: String,
    signals: Vec<Signal>,
}

#[derive(Serialize)]
struct Signal {
    /// Below the top.
    path: String,
    width: usize,
    /// Name of the translate file.
    words: Option<String>,
}

/// Where a save file stands and what it shows first.
#[derive(Serialize)]
pub struct View<'a> {
    /// The scope that everything is in.
    pub top: &'a str,
    /// Comment in the first line.
    pub about: &'a str,
    /// Path of the save file from the folder that holds the folder of the translate files.
    pub file: &'a str,
    /// What is first on the screen, in picoseconds.
    pub from: u64,
    /// What GTKWave calls zoom: minus the power of two that is the number of picoseconds in 200 pixels.
    pub zoom: f64,
}

impl View<'_> {
    /// The zoom by which so many picoseconds fill the window.
    pub fn zoom(picoseconds: u64) -> f64 {
        // Of 200 pixels, a little more than there are beside the names of signals in a window of the size that
        // the save file asks for: GTKWave begins elsewhere if the screen would reach behind the last change.
        const FRAMES: f64 = 6.0;
        -(picoseconds.max(1) as f64 / FRAMES).log2()
    }
}

impl Layout {
    /// Of the block `top`, or of the instance at a dotted path inside it; nothing if there is none.
    pub fn new(top: &dyn Block, scope: &str, naming: Naming) -> Option<Self> {
        let tree = walk::collect(top, "top")?;
        let mut node = &tree;
        for part in scope.split('.').filter(|part| !part.is_empty()) {
            node = node.children.iter().find(|child| names::identifier(&child.instance) == part)?;
        }
        let path: String = scope.split('.').filter(|part| !part.is_empty()).map(|part| format!("{part}.")).collect();
        Some(Layout::of(node, &path, naming))
    }

    pub(crate) fn of(node: &BlockNode, path: &str, naming: Naming) -> Self {
        let mut layout = Layout { groups: Vec::new(), codes: BTreeMap::new() };
        for atom in &node.atoms {
            let Some(port) = module::port(atom) else { continue };
            let words = naming(&port.name, port.width as u32);
            layout.add(bundle(&atom.path), format!("{path}{}", port.name), port.width, words);
        }
        layout.states(node, path);
        layout
    }

    /// The translate files that it needs, by name.
    pub fn codes(&self) -> &BTreeMap<String, String> {
        &self.codes
    }

    /// The save file.
    pub fn text(&self, view: &View) -> Result<String> {
        self.render(&Templates::new()?, view)
    }

    pub(crate) fn render(&self, templates: &Templates, view: &View) -> Result<String> {
        #[derive(Serialize)]
        struct Root<'a> {
            view: &'a View<'a>,
            /// Stands for the folder of the folder of the translate files.
            root: &'a str,
            folder: &'a str,
            groups: &'a [Group],
        }
        templates.render("signals.gtkw.tera", &Root { view, root: "/tree", folder: FOLDER, groups: &self.groups })
    }

    /// Appends a signal to the last group if that is called `title`, else to a new one.
    fn add(&mut self, title: &str, path: String, width: usize, words: Option<Words>) {
        let words = words.map(|words| {
            let file = format!("{}.txt", words.name);
            self.codes.insert(file.clone(), translate(&words, width));
            file
        });
        let signal = Signal { path, width, words };
        match self.groups.last_mut() {
            Some(group) if group.title == title => group.signals.push(signal),
            _ => self.groups.push(Group { title: title.to_string(), signals: vec![signal] }),
        }
    }

    /// State registers, wherever they are inside.
    fn states(&mut self, node: &BlockNode, path: &str) {
        for child in &node.children {
            let inside = format!("{path}{}", names::identifier(&child.instance));
            if child.meta.as_ref().is_none_or(|meta| meta.role != Role::Register) {
                self.states(child, &format!("{inside}."));
                continue;
            }
            let q = child.atoms.iter().find(|atom| atom.path == "q").map(|atom| (&atom.descriptor, atom.width));
            if let Some((TypeKind::Enum(variants), width)) = q.map(|(descriptor, width)| (&descriptor.kind, width)) {
                let word = |(code, name): (usize, &String)| (code as u64, name.rsplit(':').next().unwrap_or(name).to_string());
                let name = variants.first().and_then(|name| name.split(':').next()).unwrap_or("state").to_lowercase();
                let words = Words { name, words: variants.iter().enumerate().map(word).collect() };
                self.add("states", inside, width, Some(words));
            }
        }
    }
}

/// The bundle that a port belongs to: `if_req` of `if_req$data`, `req 2` of `req$2$valid`; none of a port that is
/// a signal itself or one of an array of signals.
fn bundle(path: &str) -> &str {
    let is_index = |part: &str| part.parse::<usize>().is_ok();
    let parts: Vec<&str> = path.split('$').collect();
    match parts[..] {
        [_, field] if !is_index(field) => parts[0],
        [_, index, field, ..] if is_index(index) && !is_index(field) => &path[..parts[0].len() + 1 + index.len()],
        [_, field, ..] if !is_index(field) => parts[0],
        _ => "",
    }
}

/// The text of a translate file: a value as GTKWave prints it in hexadecimal, or in binary if it is one bit, and
/// its word.
fn translate(words: &Words, width: usize) -> String {
    let digits = width.div_ceil(4);
    words.words.iter().map(|(value, word)| format!("{value:0digits$X} {word}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_stand_in_groups_of_their_bundles() {
        assert_eq!(
            ["reset", "stall$3", "if_req$valid", "resp$data$2", "req$2$valid", "req$2$data$1"].map(bundle),
            ["", "", "if_req", "resp", "req$2", "req$2"]
        );
    }

    #[test]
    fn a_code_has_as_many_digits_as_gtkwave_prints() {
        let words = Words { name: "n".into(), words: vec![(3, "three".into()), (0x2f, "big one".into())] };
        assert_eq!(translate(&words, 7), "03 three\n2F big one\n");
        assert_eq!(translate(&Words { words: vec![(1, "on".into())], ..words }, 1), "1 on\n");
    }

    #[test]
    fn the_window_fills_the_screen() {
        assert_eq!(View::zoom(6 << 11), -11.0);
    }
}
