//! f16 elements: they are widened on their way to the lanes, and results are narrowed behind the long ones.

mod narrow;
mod widen;

pub use narrow::HalfNarrow;
pub use widen::HalfWiden;
