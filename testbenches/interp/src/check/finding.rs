//! What a check has found, in words.

use std::fmt;

/// Kinds of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FindingKind {
    /// Two accesses that nothing orders.
    Race,
    /// An undefined value that matters.
    Undefined,
    /// A barrier that not all work-items of a group reach.
    Barrier,
    /// An access outside a buffer, image or window.
    Bounds,
}

impl FindingKind {
    /// As printed, and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            FindingKind::Race => "race",
            FindingKind::Undefined => "undefined",
            FindingKind::Barrier => "barrier",
            FindingKind::Bounds => "bounds",
        }
    }
}

/// Who did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    /// Work-group.
    pub group: [u32; 3],
    /// Hardware thread of the group.
    pub thread: u32,
    /// Channel; `None` for the thread as a whole.
    pub lane: Option<u32>,
    /// Global id of the work-item in that channel.
    pub work_item: Option<[u32; 3]>,
}

impl fmt::Display for Actor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.group;
        write!(out, "group {x},{y},{z} thread {}", self.thread)?;
        if let (Some(lane), Some([x, y, z])) = (self.lane, self.work_item) {
            write!(out, " lane {lane} (work-item {x},{y},{z})")?;
        }
        Ok(())
    }
}

/// Bytes of memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// What they belong to: `arg[1] y`, `local memory`, `scratch`.
    pub name: String,
    /// Number of the argument, if it is one.
    pub argument: Option<usize>,
    /// First byte; `None` where that is no number of bytes.
    pub offset: Option<u64>,
    /// How many.
    pub bytes: u64,
}

impl fmt::Display for Spot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.offset, self.bytes) {
            (None, _) => write!(out, "{}", self.name),
            (Some(offset), 1) => write!(out, "{} byte {offset:#x}", self.name),
            (Some(offset), bytes) => write!(out, "{} bytes {offset:#x} to {:#x}", self.name, offset + bytes - 1),
        }
    }
}

/// One finding, the first of those that are alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Kind.
    pub kind: FindingKind,
    /// Kernel.
    pub kernel: String,
    /// Address of the instruction.
    pub ip: u32,
    /// Its disassembly.
    pub text: String,
    /// Line of the source, if the binary knows it.
    pub line: Option<String>,
    /// Who.
    pub actor: Actor,
    /// Where in memory.
    pub spot: Option<Spot>,
    /// What is wrong, behind the actor.
    pub what: String,
    /// How often.
    pub count: u64,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { kind, kernel, ip, text, actor, what, .. } = self;
        let line = self.line.as_ref().map(|line| format!(" ({line})")).unwrap_or_default();
        write!(out, "{}: {kernel} {ip:#06x}{line} `{text}`: {actor} {what}", kind.name())?;
        match self.count {
            1 => Ok(()),
            count => write!(out, "; {count} times"),
        }
    }
}
