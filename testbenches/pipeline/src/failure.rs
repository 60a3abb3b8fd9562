//! What can go wrong around a pipeline.

use tessera_ports::Broken;

/// A pipeline did what it must not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// A response holds something else than the newest data.
    #[error("cycle {cycle}: pixel {pixel} of block {block:#x} is answered {found:#010x}, expected {expected:#010x}")]
    WrongData {
        /// Of the response.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Pixel of the block.
        pixel: usize,
        /// In the response.
        found: u32,
        /// The newest data.
        expected: u32,
    },
    /// After a flush memory holds something else than the newest data.
    #[error("pixel {pixel} of block {block:#x} is {found:#010x} in memory, expected {expected:#010x}")]
    WrongMemory {
        /// Block address.
        block: u64,
        /// Pixel of the block.
        pixel: usize,
        /// In memory.
        found: u32,
        /// The newest data.
        expected: u32,
    },
    /// A response says something about its request that is not so.
    #[error("cycle {cycle}: {what} of the response to block {block:#x} is {found}, expected {expected}")]
    WrongAnswer {
        /// Of the response.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Word of the response.
        what: &'static str,
        /// In the response.
        found: u64,
        /// As the request demands.
        expected: u64,
    },
    /// A response that no open request waits for.
    #[error("cycle {cycle}: a response to tag {tag}, expected none: no open request has that tag")]
    Doubled {
        /// Of the response.
        cycle: u64,
        /// Its tag.
        tag: u64,
    },
    /// The cache is at rest, and requests are still open.
    #[error("cycle {cycle}: the cache is idle and {open} requests are not answered, the first for block {block:#x}")]
    Lost {
        /// When the bench gave up.
        cycle: u64,
        /// Requests without a response.
        open: usize,
        /// Of the oldest of them.
        block: u64,
    },
    /// Responses of one block in another order than its requests.
    #[error("cycle {cycle}: request {request} of block {block:#x} is answered before request {older}")]
    OutOfOrder {
        /// Of the response.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Number of the request answered.
        request: u64,
        /// Number of one that came earlier.
        older: u64,
    },
    /// A stream breaks a rule.
    #[error("cycle {cycle}: {broken}")]
    Stream {
        /// In which it shows.
        cycle: u64,
        /// Stream and rule.
        broken: Broken,
    },
    /// Nothing moves any more.
    #[error("cycle {cycle}: nothing has moved for {still} cycles; {open} requests are open, {waiting} wait")]
    Stuck {
        /// When the bench gave up.
        cycle: u64,
        /// Cycles without progress.
        still: u64,
        /// Requests without a response.
        open: usize,
        /// Requests not yet accepted.
        waiting: usize,
    },
    /// A block, or a bus id, is read again while its read is under way.
    #[error("cycle {cycle}: block {block:#x} is read with id {id} while that block or id is being read")]
    FetchedTwice {
        /// Of the read.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Name of the read.
        id: u64,
    },
    /// A block, or a bus id, is written again while its write is under way.
    #[error("cycle {cycle}: block {block:#x} is written with id {id} while that block or id is being written")]
    WrittenTwice {
        /// Of the write.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Name of the write.
        id: u64,
    },
    /// A request waited longer than it may.
    #[error("cycle {cycle}: a request of block {block:#x} waited {waited} cycles, expected at most {bound}")]
    Late {
        /// Of the response.
        cycle: u64,
        /// Block address.
        block: u64,
        /// Cycles from acceptance to response.
        waited: u64,
        /// Most that it may.
        bound: u64,
    },
    /// A flush ended while something was under way.
    #[error("cycle {cycle}: the flush ends with {open} requests open, {reads} reads and {writes} writes under way")]
    FlushEarly {
        /// Of the end.
        cycle: u64,
        /// Requests without a response, or responses without a result.
        open: usize,
        /// Reads without data.
        reads: usize,
        /// Writes without an acknowledgement.
        writes: usize,
    },
    /// Something happened more often, or less, than it must.
    #[error("{what}: {found}, expected {expected}")]
    Cost {
        /// What was counted.
        what: &'static str,
        /// How often it happened.
        found: u64,
        /// How often it must.
        expected: u64,
    },
}

/// A [`Failure`] without its particulars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // Each is said at the failure of that name.
pub enum Kind {
    WrongData,
    WrongMemory,
    WrongAnswer,
    Doubled,
    Lost,
    OutOfOrder,
    Stream,
    Stuck,
    FetchedTwice,
    WrittenTwice,
    Late,
    FlushEarly,
    Cost,
}

impl Failure {
    /// Which of them it is.
    pub fn kind(&self) -> Kind {
        match self {
            Failure::WrongData { .. } => Kind::WrongData,
            Failure::WrongMemory { .. } => Kind::WrongMemory,
            Failure::WrongAnswer { .. } => Kind::WrongAnswer,
            Failure::Doubled { .. } => Kind::Doubled,
            Failure::Lost { .. } => Kind::Lost,
            Failure::OutOfOrder { .. } => Kind::OutOfOrder,
            Failure::Stream { .. } => Kind::Stream,
            Failure::Stuck { .. } => Kind::Stuck,
            Failure::FetchedTwice { .. } => Kind::FetchedTwice,
            Failure::WrittenTwice { .. } => Kind::WrittenTwice,
            Failure::Late { .. } => Kind::Late,
            Failure::FlushEarly { .. } => Kind::FlushEarly,
            Failure::Cost { .. } => Kind::Cost,
        }
    }

    /// Something that must happen `expected` times, happened `found` times.
    pub fn unless_cost(what: &'static str, found: u64, expected: u64) -> Result<(), Failure> {
        if found == expected {
            return Ok(());
        }
        Err(Failure::Cost { what, found, expected })
    }
}
