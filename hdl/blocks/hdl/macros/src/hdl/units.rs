//! Which statements run together or not at all.
//!
//! A signal that several statements drive, a default and what overrides it, has its value only behind the last
//! of them: if one runs, all must, and what reads the signal in between sees what it should only in such a
//! run. Statements between which the order goes forth and back are one unit, too.
//!
//! Most of what comes back of connections is nothing, which only the types know. Two that come back to the
//! same place are no unit: they always run (`Gate`).

use super::access::{Accesses, Path};
use super::registers::Registers;

/// Units of statements.
pub struct Units {
    /// The statements of each, in their order.
    pub members: Vec<Vec<usize>>,
    /// Which units come before each, because they drive what it reads or the other way round.
    pub before: Vec<Vec<usize>>,
}

/// Those of statements that use these signals.
pub fn units(parts: &[Accesses], registers: &Registers) -> Units {
    let mut label: Vec<usize> = (0..parts.len()).collect();
    let drives = |part: usize, path: &Path| parts[part].writes.iter().any(|other| other.overlaps(path));
    let makes = |part: usize, path: &Path| parts[part].writes.iter().any(|other| other.makes(path));
    for part in 0..parts.len() {
        for path in &parts[part].writes {
            let apart = |other: usize| parts[part].only_goes_back() && parts[other].only_goes_back();
            let others: Vec<usize> = (0..part).filter(|&other| drives(other, path) && !apart(other)).collect();
            others.into_iter().for_each(|other| join(&mut label, other, part));
        }
        for path in parts[part].reads.iter().filter(|path| !registers.contain(path.root())) {
            let first = (0..part).find(|&other| makes(other, path));
            let last = (part + 1..parts.len()).rev().find(|&other| makes(other, path));
            if let (Some(first), Some(last)) = (first, last) {
                join(&mut label, first, part);
                join(&mut label, last, part);
            }
        }
    }
    let comes_before = |earlier: usize, later: usize| {
        let drives_both = parts[later].writes.iter().any(|path| drives(earlier, path));
        let is_read = parts[later].reads.iter().any(|path| drives(earlier, path));
        drives_both || is_read || parts[earlier].reads.iter().any(|path| makes(later, path))
    };
    let before: Vec<Vec<usize>> = (0..parts.len()).map(|i| (0..i).filter(|&j| comes_before(j, i)).collect()).collect();
    loop {
        let units = gather(&label, &before);
        match circle(&units.before) {
            None => return units,
            Some(circle) => {
                circle.windows(2).for_each(|pair| join(&mut label, units.members[pair[0]][0], units.members[pair[1]][0]));
            }
        }
    }
}

fn join(label: &mut [usize], one: usize, other: usize) {
    let (from, to) = (label[one].max(label[other]), label[one].min(label[other]));
    label.iter_mut().filter(|label| **label == from).for_each(|label| *label = to);
}

/// Units of statements with the same label.
fn gather(label: &[usize], before: &[Vec<usize>]) -> Units {
    let mut labels = label.to_vec();
    labels.sort_unstable();
    labels.dedup();
    let unit_of = |part: usize| labels.binary_search(&label[part]).expect("every label is one");
    let mut units = Units { members: vec![Vec::new(); labels.len()], before: vec![Vec::new(); labels.len()] };
    for (part, before) in before.iter().enumerate() {
        let unit = unit_of(part);
        units.members[unit].push(part);
        let earlier = before.iter().map(|&other| unit_of(other)).filter(|&other| other != unit);
        units.before[unit].extend(earlier);
    }
    units
}

/// Units of which each comes before the next one and the last one before the first, if there are such.
fn circle(before: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut done = vec![false; before.len()];
    // What has no undone predecessor is done; where that ends, a walk to predecessors goes round in a circle.
    while let Some(next) = (0..before.len()).find(|&i| !done[i] && before[i].iter().all(|&j| done[j])) {
        done[next] = true;
    }
    let mut walk = vec![done.iter().position(|done| !done)?];
    loop {
        let here = *walk.last()?;
        let next = before[here].iter().copied().find(|&j| !done[j])?;
        if let Some(start) = walk.iter().position(|&unit| unit == next) {
            return Some(walk.split_off(start));
        }
        walk.push(next);
    }
}
