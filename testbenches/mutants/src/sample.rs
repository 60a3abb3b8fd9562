//! A sample that does not depend on who looks: seeded, and of all kinds of bugs alike.

use tessera_testkit::Random;

/// At most `count` of `items`, the kinds in turn. Kinds and the items of a kind come in an order that the
/// seed decides.
pub fn sample<T>(items: Vec<T>, kind: impl Fn(&T) -> String, count: usize, seed: u64) -> Vec<T> {
    let mut random = Random::new(seed);
    let mut kinds: Vec<(String, Vec<T>)> = Vec::new();
    for item in items {
        let name = kind(&item);
        match kinds.iter_mut().find(|(other, _)| *other == name) {
            Some((_, list)) => list.push(item),
            None => kinds.push((name, vec![item])),
        }
    }
    let mut kinds: Vec<Vec<T>> = kinds.into_iter().map(|(_, list)| list).collect();
    let mut chosen = Vec::new();
    while chosen.len() < count && !kinds.is_empty() {
        let mut turn = kinds.iter_mut().collect::<Vec<_>>();
        while chosen.len() < count && !turn.is_empty() {
            let list = turn.swap_remove(random.below(turn.len() as u64) as usize);
            chosen.push(list.swap_remove(random.below(list.len() as u64) as usize));
        }
        kinds.retain(|list| !list.is_empty());
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::sample;

    #[test]
    fn every_kind_is_met_before_any_is_met_twice_and_nothing_comes_twice() {
        let items: Vec<u32> = (0..30).filter(|n| n % 3 != 2 || *n < 6).collect();
        let kind = |n: &u32| (n % 3).to_string();
        let chosen = sample(items.clone(), kind, 7, 1);
        let of = |k: u32| chosen.iter().filter(|n| *n % 3 == k).count();
        assert_eq!((chosen.len(), of(2)), (7, 2), "{chosen:?}");
        assert!(of(0).abs_diff(of(1)) <= 1, "{chosen:?}");
        assert_eq!(chosen, sample(items.clone(), kind, 7, 1));
        let mut all = sample(items.clone(), kind, 100, 2);
        all.sort();
        assert_eq!(all, items);
    }
}
