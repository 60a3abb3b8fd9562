//! Bugs that can be planted in the models of the miss queue and of the pipeline, one per hazard of the design page.
//!
//! A test of a hazard is worth something only if it fails when the hazard is handled wrongly. The number is a const generic, so the
//! correct model ([`NONE`]) pays nothing for it.

pub const NONE: u8 = 0;
/// A request linked while the tail is popped is forgotten.
pub const LINK_LOST_TO_POP: u8 = 1;
/// A chain is not found once its data has come: second fetch.
pub const DRAIN_IS_INVISIBLE: u8 = 2;
/// A lookup links to a chain that is being moved to the data RAM.
pub const LINK_TO_LEAVING: u8 = 3;
/// A chain is freed although a request links to it in that cycle.
pub const FREE_BEATS_LINK: u8 = 4;
/// A tag write is lost when the same set is read in that cycle.
pub const TAG_WRITE_LOST_TO_READ: u8 = 5;
/// A fetch does not look into the write-out.
pub const NO_PROBE: u8 = 6;
/// Two write backs of one set follow each other without seeing each other.
pub const NO_SET_INTERLOCK: u8 = 7;
/// A victim may be a line whose result is outstanding.
pub const PINS_IGNORED: u8 = 8;
/// A lookup goes on in a set that is being changed.
pub const CONFLICT_IGNORED: u8 = 9;
/// A chain's home is reused while the chain lives.
pub const HOME_FREED_EARLY: u8 = 10;
/// A write back starts without a place in the write-out.
pub const NO_RESERVATION: u8 = 11;
/// Chains are served lowest first.
pub const FIXED_PRIORITY: u8 = 12;
/// A pop is lost when another chain grows in the same cycle.
pub const POP_LOST_TO_PUSH: u8 = 13;
/// A reader gets pixels that nobody wrote or fetched.
pub const NO_UPGRADE: u8 = 14;
/// A request joins in front.
pub const LINK_AT_HEAD: u8 = 15;
/// A head that has to wait loses its place.
pub const REFUSED_HEAD_DROPPED: u8 = 16;
/// A flush does not wait for chains.
pub const FLUSH_IGNORES_CHAINS: u8 = 17;
/// A flush ends before memory has everything.
pub const FLUSH_IGNORES_WRITE_OUT: u8 = 18;
/// A failed chain writes its results back.
pub const ERROR_IS_WRITTEN_BACK: u8 = 19;
/// Reset does not invalidate the tags.
pub const NO_SWEEP: u8 = 20;
/// A fill overwrites what the chain has written.
pub const FILL_IGNORES_COVER: u8 = 21;
/// A response leaves although the client is not ready.
pub const RESPONSE_NOT_HELD: u8 = 22;
