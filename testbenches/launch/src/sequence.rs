//! Several launches, one after the other, on buffers that they share.
//!
//! Each step is a launch of its own: its layout, its addresses, its private memory. What it leaves in a shared buffer
//! is what the next step that names the buffer finds there. What a buffer must hold at the end is checked after the
//! last step that names it, for nobody changes it later. A file with one launch is a sequence of one step.

use std::path::Path;
use std::sync::Arc;

use toml::Spanned;

use crate::bind::Files;
use crate::config::{ArgumentTable, LaunchFile, Locator, SequenceFile};
use crate::error::{printable, LaunchError};
use crate::launch::{self, Launch};
use crate::memory::Memory;

/// Launches that follow each other.
#[derive(Debug, Clone)]
pub struct Sequence {
    steps: Vec<Step>,
    buffers: usize,
}

#[derive(Debug, Clone)]
struct Step {
    launch: Launch,
    /// Which shared buffer an argument is; of several arguments that are the same, the first.
    shared: Vec<(usize, usize)>,
}

/// What shared buffers hold between two steps; nothing yet for one that no step has named.
#[derive(Debug, Clone)]
pub struct Carried(Vec<Option<Arc<[u8]>>>);

impl Sequence {
    /// Reads `path` and every file it names, relative to its folder.
    pub fn load(path: impl AsRef<Path>) -> Result<Sequence, LaunchError> {
        launch::load(path.as_ref(), Sequence::load_with)
    }

    /// As [`Launch::load_with`].
    pub fn load_with(file: &str, text: &str, files: Files<'_>) -> Result<Sequence, LaunchError> {
        if !SequenceFile::is(text) {
            let launch = Launch::load_with(file, text, files)?;
            return Ok(Sequence { steps: vec![Step { launch, shared: Vec::new() }], buffers: 0 });
        }
        let folder = Path::new(file).parent().unwrap_or(Path::new(""));
        let (sequence, locator) = SequenceFile::parse(&printable(file), text)?;
        let names = names(&sequence.buffers, &locator)?;
        let names_it = |step: &Spanned<LaunchFile>, name: &str| {
            step.get_ref().arguments.iter().any(|argument| argument.get_ref().shared.as_deref() == Some(name))
        };
        let last = |name: &String| sequence.steps.iter().rposition(|step| names_it(step, name));
        let last: Vec<Option<usize>> = names.iter().map(last).collect();
        if let Some(unused) = last.iter().position(Option::is_none) {
            let problem = format!("no step names `{}`, expected one that does", names[unused]);
            return Err(locator.error(sequence.buffers[unused].span().start, "buffer.name", problem));
        }
        let mut steps = Vec::new();
        for (number, step) in sequence.steps.into_iter().enumerate() {
            let mut step = step.into_inner();
            step.binary = step.binary.or_else(|| sequence.binary.clone());
            let mut shared = Vec::new();
            for (index, argument) in step.arguments.iter_mut().enumerate() {
                let (at, table) = (argument.span().start, argument.get_mut());
                let Some(name) = table.shared.take() else { continue };
                let key = format!("step[{number}].arg[{index}].shared");
                if *table != ArgumentTable::default() {
                    return Err(locator.error(at, &key, "other keys beside it, expected them in the [[buffer]]".into()));
                }
                let Some(buffer) = names.iter().position(|known| *known == name) else {
                    let problem = format!("no [[buffer]] is called `{name}`, expected one of: {}", names.join(", "));
                    return Err(locator.error(at, &key, problem));
                };
                *table = match shared.iter().find(|(_, of)| *of == buffer) {
                    Some((first, _)) => ArgumentTable { same: Some(*first), ..ArgumentTable::default() },
                    None => {
                        let mut table = ArgumentTable { name: None, ..sequence.buffers[buffer].get_ref().clone() };
                        if last[buffer] != Some(number) {
                            (table.expect, table.compare) = (None, None);
                        }
                        shared.push((index, buffer));
                        table
                    }
                };
            }
            let launch = Launch::described(&step, &locator, folder, files)?;
            let launch = launch.called(format!("{}, step {}", locator.file(), number + 1));
            steps.push(Step { launch, shared });
        }
        match steps.is_empty() {
            true => Err(locator.error(0, "step", "none, expected one".into())),
            false => Ok(Sequence { steps, buffers: names.len() }),
        }
    }

    /// Number of launches.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Before the first step.
    pub fn begin(&self) -> Carried {
        Carried(vec![None; self.buffers])
    }

    /// The launch of a step, counted from 0, after the steps before it.
    pub fn launch(&self, step: usize, carried: &Carried) -> Launch {
        let Step { launch, shared } = &self.steps[step];
        let mut launch = launch.clone();
        for (argument, buffer) in shared {
            if let Some(bytes) = &carried.0[*buffer] {
                launch.set_contents(*argument, bytes.clone());
            }
        }
        launch
    }

    /// Carries on what a step has left.
    pub fn end(&self, step: usize, memory: &Memory, carried: &mut Carried) {
        let Step { launch, shared } = &self.steps[step];
        for (argument, buffer) in shared {
            carried.0[*buffer] = launch.argument_contents(memory, *argument).map(Arc::from);
        }
    }
}

/// Names of the shared buffers.
fn names(buffers: &[Spanned<ArgumentTable>], locator: &Locator) -> Result<Vec<String>, LaunchError> {
    let mut names: Vec<String> = Vec::new();
    for table in buffers {
        let wrong = |problem: String| locator.error(table.span().start, "buffer.name", problem);
        let table = table.get_ref();
        let name = table.name.as_ref().ok_or_else(|| wrong("missing, expected the name by which steps call it".into()))?;
        if names.contains(name) {
            return Err(wrong(format!("`{name}` twice, expected names of their own")));
        }
        if table.same.is_some() || table.shared.is_some() || table.image.is_some() {
            return Err(wrong(format!("`{name}` has no contents of its own, expected a buffer")));
        }
        names.push(name.clone());
    }
    Ok(names)
}
