//! f16 elements: they are widened on their way to the lanes, and results are narrowed behind the long ones.

mod bare;
mod narrow;
mod widen;

pub use bare::HalfBare;
pub use narrow::HalfNarrow;
pub use widen::HalfWiden;
