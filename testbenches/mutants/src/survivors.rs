//! Bugs that no test notices, and why. An entry that is noticed after all fails the test, and so does one whose place is
//! gone.

use crate::report::Side;

/// Why nothing is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is wrong: no input can tell the two texts apart.
    Equivalent,
    /// The stimulus does not reach it: to be done.
    Open,
}

/// One bug that survives.
pub struct Survivor {
    /// The block whose test lets it pass.
    pub block: &'static str,
    /// Which text.
    pub side: Side,
    /// End of the file's path, or the module.
    pub place: &'static str,
    /// What is written there.
    pub original: &'static str,
    /// What stands in its place.
    pub mutated: &'static str,
    /// Whether this is a finding.
    pub verdict: Verdict,
    /// Why it cannot be noticed, or what the stimulus would have to do.
    pub reason: &'static str,
}

/// All of them.
pub const SURVIVORS: &[Survivor] = &[];
