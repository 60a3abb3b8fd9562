//! Parameters of `Eu` and the shape that they are: both ways, and the name they give the module.

use tessera_ports::config::{Alus, Collect, Divide, Doubles, EuShape, FloatAdd, Handover, IssueWidth, LongPipe, Rare, RowWrites};

/// Parameters of [`Eu`](super::Eu) in their order. One without a name follows from the others; it is there
/// because Rust does not compute with parameters.
const NAMES: [&str; 18] = [
    "issue", "adders", "piped", "stepped", "rare", "direct", "alu0s", "", "shared", "", "ahead", "threads", "", "", "",
    "doubles", "results", "late",
];

/// Address bits of a register row within its thread.
const REGISTER_BITS: usize = 7;

/// The parameters of [`Eu`](super::Eu) for a shape.
pub fn parameters(shape: &EuShape) -> [usize; NAMES.len()] {
    let issue = match shape.issue {
        IssueWidth::Four => 4,
        IssueWidth::Two => 2,
    };
    let adders = usize::from(shape.float_add == FloatAdd::Short);
    let piped = usize::from(shape.divide == Divide::Pipelined);
    let stepped = usize::from(shape.divide == Divide::Stepped);
    let rare = usize::from(shape.rare == Rare::Both);
    let direct = usize::from(shape.handover == Handover::Direct);
    let alu0s = usize::from(shape.alus == Alus::Two);
    let shared = usize::from(shape.writes == RowWrites::One);
    let ahead = usize::from(shape.collect == Collect::Ahead);
    // Of the space behind its threads the rows of accumulators and addresses take the last part.
    let rows = REGISTER_BITS + (shape.threads + 1).next_power_of_two().trailing_zeros() as usize;
    let doubles = usize::from(shape.doubles == Doubles::Alu1);
    let late = usize::from(shape.long_pipe == LongPipe::Eight);
    [
        issue,
        adders,
        piped,
        stepped,
        rare,
        direct,
        alu0s,
        1 - alu0s,
        shared,
        1 - shared,
        ahead,
        shape.threads,
        rows,
        rows - 1,
        piped + stepped,
        doubles,
        shape.results,
        late,
    ]
}

/// The shape that these parameters are.
pub(super) const fn of(parameters: [usize; NAMES.len()]) -> EuShape {
    let [issue, adders, piped, stepped, rare, direct, alu0s, _, shared, _, ahead, threads, _, _, _, doubles, results, late] =
        parameters;
    EuShape {
        threads,
        results,
        issue: if issue == 4 { IssueWidth::Four } else { IssueWidth::Two },
        float_add: if adders == 1 { FloatAdd::Short } else { FloatAdd::Long },
        divide: match (piped, stepped) {
            (1, _) => Divide::Pipelined,
            (_, 1) => Divide::Stepped,
            _ => Divide::Absent,
        },
        doubles: if doubles == 1 { Doubles::Alu1 } else { Doubles::Absent },
        rare: if rare == 1 { Rare::Both } else { Rare::Alu1 },
        alus: if alu0s == 1 { Alus::Two } else { Alus::One },
        handover: if direct == 1 { Handover::Direct } else { Handover::Registered },
        writes: if shared == 1 { RowWrites::One } else { RowWrites::Two },
        long_pipe: if late == 1 { LongPipe::Eight } else { LongPipe::Seven },
        collect: if ahead == 1 { Collect::Ahead } else { Collect::InTurn },
    }
}

/// Name of the module without the project's prefix: `eu` and [`suffix`].
pub fn name(shape: &EuShape) -> String {
    format!("eu{}", suffix(parameters(shape)))
}

/// Ends the module's name: the named shape that is nearest, and each parameter in which it differs.
pub(super) fn suffix(given: [usize; NAMES.len()]) -> String {
    let differing = |shape: &EuShape| -> Vec<String> {
        let of_shape = parameters(shape);
        let other = |i: &usize| !NAMES[*i].is_empty() && given[*i] != of_shape[*i];
        (0..NAMES.len()).filter(other).map(|i| format!("_{}{}", NAMES[i], given[i])).collect()
    };
    let of = |(name, shape): &(&str, EuShape)| {
        let name = if *shape == EuShape::GEN9 { String::new() } else { format!("_{name}") };
        (differing(shape), name)
    };
    let nearest = EuShape::NAMED.iter().map(of).min_by_key(|(differing, _)| differing.len());
    nearest.map_or_else(String::new, |(differing, name)| name + &differing.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_and_shapes_are_each_others() {
        for (name, shape) in EuShape::NAMED {
            let end = if name == "gen9" { String::new() } else { format!("_{name}") };
            assert_eq!(suffix(parameters(&shape)), end);
        }
        let mut suffixes = std::collections::HashSet::new();
        let shapes = EuShape::all();
        for shape in &shapes {
            assert_eq!(of(parameters(shape)), *shape);
            assert!(suffixes.insert(suffix(parameters(shape))), "{shape:?} has a name of its own");
        }
        assert!(shapes.len() > 5000);
        let small = EuShape { threads: 3, divide: Divide::Absent, ..EuShape::COMPACT };
        assert_eq!(suffix(parameters(&small)), "_compact_stepped0_threads3");
    }
}
