//! What goes into the miss queue and comes out of it.

use tessera_ports::cache::{READ, WRITE};

/// What a node remembers of a request.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Request {
    /// Names the request to the client, 8 bits.
    pub tag: u8,
    /// READ, WRITE or both.
    pub op: u8,
    /// Pixels it reads or writes, one bit each.
    pub mask: u16,
}

impl Request {
    /// It wants data.
    pub fn reads(&self) -> bool {
        u64::from(self.op) & READ != 0
    }

    /// It brings data.
    pub fn writes(&self) -> bool {
        u64::from(self.op) & WRITE != 0
    }
}

/// What [`super::MissQueue::found`] says about a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// Chain.
    pub slot: u8,
    /// On its way to the data RAM: wait.
    pub leaving: bool,
}

/// The head of a chain, ready to be served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Serve {
    /// Chain.
    pub slot: u8,
    /// The request at its head.
    pub request: Request,
    /// Its block is in the cache.
    pub present: bool,
    /// Row of the data RAM, when present.
    pub row: u8,
    /// Pixels that the response shows.
    pub pixels: u16,
    /// The read of its block failed.
    pub error: bool,
}

/// A chain, its block and its set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    /// Home node, which is the chain's number.
    pub slot: u8,
    /// Block address.
    pub block: u32,
    /// Its set.
    pub set: u8,
}

/// A request that takes a node.
#[derive(Debug, Clone, Copy)]
pub struct Push {
    /// The free node it takes.
    pub node: u8,
    /// What it remembers.
    pub request: Request,
    /// Block address.
    pub block: u32,
    /// Its set.
    pub set: u8,
    /// Way of a present block.
    pub way: u8,
    /// Where the node goes.
    pub kind: PushKind,
}

/// Where a pushed node goes.
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
    /// Block of the request that comes to L: its chain is looked up.
    pub looks_up: Option<u32>,
    /// A request took a node.
    pub push: Option<Push>,
    /// The head offered by [`super::MissQueue::serve`] was launched.
    pub served: bool,
    /// Chain and pixel mask of a result.
    pub result: Option<(u8, u16)>,
    /// Chain and error of a fill.
    pub fill: Option<(u8, bool)>,
    /// Memory took the read that was offered.
    pub fetched: bool,
    /// The read that was offered waits for the write-out.
    pub fetch_held: bool,
    /// The write-out has a slot for one more chain.
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
