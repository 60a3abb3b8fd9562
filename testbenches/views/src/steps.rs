//! Something that is counted over time, in at most a few hundred steps however long it takes.

use std::ops::AddAssign;

/// Most steps; when there would be more, two become one.
const STEPS: usize = 256;

/// Sums of `S`, from cycle 0 on.
#[derive(Debug, Clone)]
pub struct Steps<S> {
    width: u64,
    steps: Vec<S>,
}

impl<S: Copy + Default + AddAssign> Steps<S> {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Steps { width: 1, steps: Vec::new() }
    }

    /// Cycles of a step.
    pub fn width(&self) -> u64 {
        self.width
    }

    /// All of them.
    pub fn all(&self) -> &[S] {
        &self.steps
    }

    /// Their sum.
    pub fn total(&self) -> S {
        sum(&self.steps)
    }

    /// The step that `cycle` is in.
    pub fn at(&mut self, cycle: u64) -> &mut S {
        while cycle / self.width >= STEPS as u64 {
            self.width *= 2;
            self.steps = self.steps.chunks(2).map(sum).collect();
        }
        let at = (cycle / self.width) as usize;
        if self.steps.len() <= at {
            self.steps.resize(at + 1, S::default());
        }
        &mut self.steps[at]
    }
}

impl<S: Copy + Default + AddAssign> Default for Steps<S> {
    fn default() -> Self {
        Steps::new()
    }
}

fn sum<S: Copy + Default + AddAssign>(steps: &[S]) -> S {
    steps.iter().fold(S::default(), |mut sum, step| {
        sum += *step;
        sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_has_as_many_steps_as_a_short_one_and_the_same_sum() {
        let mut steps = Steps::<u64>::new();
        (0..10_000).for_each(|cycle| *steps.at(cycle) += cycle);
        assert_eq!((steps.width(), steps.all().len(), steps.total()), (64, 157, 49_995_000));
        assert_eq!(steps.all()[0], (0..64).sum::<u64>());
    }
}
