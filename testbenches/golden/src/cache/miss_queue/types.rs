//! What goes into the miss queue and comes out of it.

use tessera_ports::cache::{READ, WRITE};

/// What a node remembers of a request.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Request {
    pub tag: u8,
    pub op: u8,
    pub mask: u16,
}

impl Request {
    pub fn reads(&self) -> bool {
        u64::from(self.op) & READ != 0
    }

    pub fn writes(&self) -> bool {
        u64::from(self.op) & WRITE != 0
    }
}

/// What [`super::MissQueue::lookup`] finds for a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    pub slot: u8,
    /// On its way to the data RAM: wait.
    pub leaving: bool,
}

/// The head of a chain, ready to be served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Serve {
    pub slot: u8,
    pub request: Request,
    pub present: bool,
    pub row: u8,
    /// Pixels that the response shows.
    pub pixels: u16,
    pub error: bool,
}

/// A chain, its block and its set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    pub slot: u8,
    pub block: u32,
    pub set: u8,
}

/// A request that takes a node.
#[derive(Debug, Clone, Copy)]
pub struct Push {
    /// The free node it takes.
    pub node: u8,
    pub request: Request,
    pub block: u32,
    pub set: u8,
    /// Way of a present block.
    pub way: u8,
    pub kind: PushKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PushKind {
    /// Behind the tail of this chain.
    Link(u8),
    /// A chain of a block that is not in the cache.
    Absent,
    /// A chain of a block in the cache, whose request has just been launched.
    Present,
}

/// What the rest of the pipeline did in a cycle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Events {
    pub push: Option<Push>,
    /// The head offered by [`super::MissQueue::serve`] was launched.
    pub served: bool,
    /// Chain and pixel mask of a result.
    pub result: Option<(u8, u16)>,
    /// Chain and error of a fill.
    pub fill: Option<(u8, bool)>,
    pub fetched: bool,
    pub fetch_held: bool,
    pub room: bool,
    /// The chain offered by [`super::MissQueue::write_back`] moves on.
    pub leaves: bool,
    /// Chain that is in the data RAM now.
    pub freed: Option<u8>,
}

impl Events {
    /// The chain that a push links to.
    pub fn linked(&self) -> Option<u8> {
        match self.push {
            Some(Push { kind: PushKind::Link(chain), .. }) => Some(chain),
            _ => None,
        }
    }
}
