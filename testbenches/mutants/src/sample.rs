//! A sample that does not depend on who looks: seeded, of all kinds of bugs alike, and the same as long as
//! what it takes from stays: a change elsewhere in a block changes little of it.

use tessera_testkit::Random;

/// A number that the seed and a text decide (FNV-1a, mixed).
fn rank(seed: u64, text: &str) -> u64 {
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325, |h: u64, byte| (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3));
    Random::new(seed ^ hash).word()
}

/// The items of one kind, each with its rank.
struct Kind<T> {
    rank: u64,
    name: String,
    items: Vec<(u64, T)>,
}

/// At most `count` of `items`, the kinds in turn. Kinds and the items of a kind come in an order that the
/// seed and their names decide.
pub fn sample<T>(items: Vec<T>, kind: impl Fn(&T) -> String, name: impl Fn(&T) -> String, count: usize, seed: u64) -> Vec<T> {
    let mut kinds: Vec<Kind<T>> = Vec::new();
    for item in items {
        let of = kind(&item);
        let ranked = (rank(seed, &name(&item)), item);
        match kinds.iter_mut().find(|kind| kind.name == of) {
            Some(kind) => kind.items.push(ranked),
            None => kinds.push(Kind { rank: rank(seed, &of), name: of, items: vec![ranked] }),
        }
    }
    kinds.sort_by_key(|kind| kind.rank);
    let mut turns: Vec<_> = kinds
        .into_iter()
        .map(|mut kind| {
            kind.items.sort_by_key(|(rank, _)| *rank);
            kind.items.into_iter()
        })
        .collect();
    let mut chosen = Vec::new();
    while chosen.len() < count {
        let before = chosen.len();
        let turn = turns.iter_mut().filter_map(Iterator::next).map(|(_, item)| item);
        chosen.extend(turn.take(count - before));
        if chosen.len() == before {
            break;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::sample;

    fn of(items: Vec<u32>, count: usize, seed: u64) -> Vec<u32> {
        sample(items, |n| (n % 3).to_string(), |n| n.to_string(), count, seed)
    }

    #[test]
    fn every_kind_is_met_before_any_is_met_twice_and_nothing_comes_twice() {
        let items: Vec<u32> = (0..30).filter(|n| n % 3 != 2 || *n < 6).collect();
        let chosen = of(items.clone(), 7, 1);
        let kind = |k: u32| chosen.iter().filter(|n| *n % 3 == k).count();
        assert_eq!((chosen.len(), kind(2)), (7, 2), "{chosen:?}");
        assert!(kind(0).abs_diff(kind(1)) <= 1, "{chosen:?}");
        assert_eq!(chosen, of(items.clone(), 7, 1));
        let mut all = of(items.clone(), 100, 2);
        all.sort();
        assert_eq!(all, items);
    }

    #[test]
    fn one_item_less_changes_one_choice_at_most() {
        let items: Vec<u32> = (0..60).collect();
        let chosen = of(items.clone(), 12, 1);
        for gone in 0..60 {
            let others = of(items.iter().copied().filter(|n| *n != gone).collect(), 12, 1);
            let new = others.iter().filter(|n| !chosen.contains(n)).count();
            assert_eq!(new, usize::from(chosen.contains(&gone)), "without {gone}");
        }
    }
}
