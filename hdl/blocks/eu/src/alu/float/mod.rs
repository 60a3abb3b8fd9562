//! Parts that both float lanes share: unpack, count, round, clamp.
//! What must not live here: anything with a register.

mod finish;
mod leading_zeros;
mod round_pack;
mod saturate;
mod unpack;

pub use finish::FloatFinish;
pub use leading_zeros::{LeadingZeros32, LeadingZeros64};
pub use round_pack::RoundPack;
pub use saturate::FloatSaturate;
pub use unpack::FloatUnpack;
