//! The index space of a launch and how it splits into walkers.
//!
//! Where `global` is no multiple of `local`, the last group of an axis is
//! smaller. Groups of one size form a region (one hardware walker); there are
//! at most eight, visited x fastest.

/// Most hardware threads of one group.
const MAX_GROUP_THREADS: u64 = 64;

/// Global size, group size and offset, with missing dimensions filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NdRange {
    /// Dimensions the launch file gives, 1 to 3.
    pub dimensions: u32,
    /// Work-items on each axis.
    pub global: [u32; 3],
    /// Work-items of a full group on each axis.
    pub local: [u32; 3],
    /// First work-item on each axis.
    pub offset: [u32; 3],
}

/// Groups of equal size: ids `start..end` on each axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WalkerRegion {
    /// First group on each axis.
    pub start: [u32; 3],
    /// First group behind it on each axis.
    pub end: [u32; 3],
    /// Work-items of its groups on each axis.
    pub local: [u32; 3],
}

/// What is wrong with an index space: the key at fault and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RangeProblem {
    /// Key of the launch file.
    pub key: &'static str,
    /// What is wrong with it.
    pub text: String,
}

/// Most work-items of a group that nobody chose: what the device allows.
const UNASKED_GROUP: u32 = 256;

/// The group size of a launch that gives none: what the kernel requires; otherwise on each axis, x first, the
/// largest divisor that keeps the group within [`UNASKED_GROUP`] items.
pub fn unasked_local(global: &[u32], required: Option<[u32; 3]>) -> Vec<u32> {
    if let Some(required) = required {
        return required.into_iter().take(global.len()).collect();
    }
    let mut left = UNASKED_GROUP;
    let mut divisor = |size: &u32| {
        let largest = (1..=left.min(*size)).rev().find(|d| size.is_multiple_of(*d)).unwrap_or(1);
        left /= largest;
        largest
    };
    global.iter().map(&mut divisor).collect()
}

fn problem(key: &'static str, text: String) -> RangeProblem {
    RangeProblem { key, text }
}

fn fill(key: &'static str, values: &[u32], missing: u32) -> Result<[u32; 3], RangeProblem> {
    if values.is_empty() || values.len() > 3 {
        let text = format!("{} dimensions given, expected 1 to 3", values.len());
        return Err(problem(key, text));
    }
    let mut filled = [missing; 3];
    filled[..values.len()].copy_from_slice(values);
    Ok(filled)
}

impl NdRange {
    /// Checks the three lists against each other and against a kernel of
    /// `simd` channels a thread that may require a group size.
    pub fn new(
        global: &[u32],
        local: &[u32],
        offset: Option<&[u32]>,
        simd: u32,
        required_local: Option<[u32; 3]>,
    ) -> Result<NdRange, RangeProblem> {
        let range = NdRange {
            dimensions: global.len() as u32,
            global: fill("global", global, 1)?,
            local: fill("local", local, 1)?,
            offset: offset.map_or(Ok([0; 3]), |values| fill("offset", values, 0))?,
        };
        for (key, given) in [("local", Some(local)), ("offset", offset)] {
            if given.is_some_and(|list| list.len() != global.len()) {
                let text = format!("expected {} dimensions like global", global.len());
                return Err(problem(key, text));
            }
        }
        for (key, sizes) in [("global", range.global), ("local", range.local)] {
            if sizes.contains(&0) {
                return Err(problem(key, format!("{sizes:?} has a zero, expected 1 or more")));
            }
        }
        for axis in 0..3 {
            if range.offset[axis].checked_add(range.global[axis]).is_none() {
                let text = format!("axis {axis}: offset + global exceeds 32 bits");
                return Err(problem("offset", text));
            }
        }
        if let Some(required) = required_local {
            let uniform = (0..3).all(|axis| range.global[axis].is_multiple_of(required[axis]));
            if range.local != required {
                let text = format!("{:?}, the kernel requires {required:?}", range.local);
                return Err(problem("local", text));
            }
            if !uniform {
                let text = format!("{:?} is no multiple of the required {required:?}", range.global);
                return Err(problem("global", text));
            }
        }
        let items = range.local.iter().fold(1u64, |items, &size| items.saturating_mul(u64::from(size)));
        let limit = MAX_GROUP_THREADS * u64::from(simd);
        if items > limit {
            let text = format!("{items} work-items in a group, expected at most {limit}");
            return Err(problem("local", text));
        }
        Ok(range)
    }

    /// Work-groups on each axis, partial ones included.
    pub fn groups(&self) -> [u32; 3] {
        [0, 1, 2].map(|axis| self.global[axis].div_ceil(self.local[axis]))
    }

    /// The regions of equally sized groups, in dispatch order.
    pub fn regions(&self) -> Vec<WalkerRegion> {
        let parts = [0, 1, 2].map(|axis| {
            let (global, local) = (self.global[axis], self.local[axis]);
            let (full, rest) = (global / local, global % local);
            let mut parts = Vec::new();
            if full > 0 {
                parts.push((0, full, local));
            }
            if rest > 0 {
                // A remainder needs a local size above 1, so `full` is not the largest number.
                parts.push((full, full + 1, rest));
            }
            parts
        });
        let mut regions = Vec::new();
        for z in &parts[2] {
            for y in &parts[1] {
                for x in &parts[0] {
                    regions.push(WalkerRegion { start: [x.0, y.0, z.0], end: [x.1, y.1, z.1], local: [x.2, y.2, z.2] });
                }
            }
        }
        regions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(global: &[u32], local: &[u32]) -> NdRange {
        NdRange::new(global, local, None, 32, None).unwrap()
    }

    #[test]
    fn regions_tile_the_groups_exactly_once() {
        let range = range(&[10, 7, 5], &[4, 7, 2]);
        assert_eq!(range.groups(), [3, 1, 3]);
        let regions = range.regions();
        assert_eq!(regions.len(), 4);
        assert_eq!(regions[0].local, [4, 7, 2]);
        assert_eq!(regions[1].local, [2, 7, 2]);
        assert_eq!((regions[3].start, regions[3].local), ([2, 0, 2], [2, 7, 1]));
        let items: u32 = regions.iter().map(|r| (0..3).map(|a| (r.end[a] - r.start[a]) * r.local[a]).product::<u32>()).sum();
        assert_eq!(items, 350);
    }

    #[test]
    fn a_group_nobody_chose_divides_the_range() {
        assert_eq!(unasked_local(&[1024], None), [256]);
        assert_eq!(unasked_local(&[60, 48, 7], None), [60, 4, 1]);
        assert_eq!(unasked_local(&[u32::MAX], None), [255]);
        assert_eq!(unasked_local(&[1009, 0], None), [1, 1]);
        assert_eq!(unasked_local(&[64, 64], Some([16, 16, 1])), [16, 16]);
    }

    #[test]
    fn the_largest_range_has_no_remainder() {
        let regions = range(&[u32::MAX], &[1]).regions();
        assert_eq!((regions.len(), regions[0].end), (1, [u32::MAX, 1, 1]));
    }

    #[test]
    fn a_group_larger_than_the_range_shrinks() {
        let regions = range(&[5], &[64]).regions();
        assert_eq!(regions.len(), 1);
        assert_eq!(regions[0].local, [5, 1, 1]);
    }

    #[test]
    fn wrong_ranges_name_the_key() {
        let key = |global: &[u32], local: &[u32], offset: Option<&[u32]>, required| {
            NdRange::new(global, local, offset, 8, required).unwrap_err().key
        };
        assert_eq!(key(&[], &[], None, None), "global");
        assert_eq!(key(&[1, 1, 1, 1], &[1], None, None), "global");
        assert_eq!(key(&[4, 4], &[4], None, None), "local");
        assert_eq!(key(&[4], &[4], Some(&[0, 0]), None), "offset");
        assert_eq!(key(&[0], &[4], None, None), "global");
        assert_eq!(key(&[4], &[0], None, None), "local");
        assert_eq!(key(&[4], &[4], Some(&[u32::MAX]), None), "offset");
        assert_eq!(key(&[513], &[513], None, None), "local");
        assert_eq!(key(&[u32::MAX; 3], &[u32::MAX; 3], None, None), "local");
        assert_eq!(key(&[16], &[8], None, Some([16, 1, 1])), "local");
        assert_eq!(key(&[24], &[16], None, Some([16, 1, 1])), "global");
    }
}
