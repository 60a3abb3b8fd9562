//! What the project decided where `gen9-eu-isa.md` leaves a choice open (its
//! sec. 12 and the facts it tags as recollection or unknown).
//!
//! Every engine takes these from here, so that they cannot disagree about a
//! point no document settles. Each item says what was chosen and why. What is
//! settled by the reference is not repeated.

pub mod arithmetic;
pub mod float;
pub mod machine;
pub mod math;
