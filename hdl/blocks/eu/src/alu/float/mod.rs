//! Parts that the float lanes share: unpack, move, count, round and clamp.
//! What must not live here: anything with a register.

mod jam_shift;
mod leading_zeros;
mod normalise;
mod round_pack;
mod unpack;

pub use jam_shift::JamShift;
pub use leading_zeros::{LeadingZeros32, LeadingZeros64};
pub use normalise::FloatNormalise;
pub use round_pack::RoundPack;
pub use unpack::FloatUnpack;
