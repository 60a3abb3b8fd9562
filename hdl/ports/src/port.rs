//! `ports!`: one declaration gives a plain struct, and the names, widths and order of its ports.

/// One port, or an array of equal ports (`name_0`, `name_1`, ... in Verilog).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    /// Bits per port, 1..=64.
    pub width: u32,
    /// Number of elements of an array; 0 for a single port.
    pub count: usize,
}

impl Field {
    /// Verilog port names of this field, in order.
    pub fn names(&self) -> Vec<String> {
        match self.count {
            0 => vec![self.name.to_string()],
            n => (0..n).map(|i| format!("{}_{i}", self.name)).collect(),
        }
    }
}

/// A port struct: every value is held in the low bits of a `u64`.
pub trait Ports: Default + Clone + PartialEq + std::fmt::Debug {
    const FIELDS: &'static [Field];

    /// Appends all values, in declaration order, array elements from index 0.
    fn store(&self, words: &mut Vec<u64>);

    /// Takes the values back in the same order. `words` holds exactly as many as [`Ports::store`] appends.
    fn load(&mut self, words: &[u64]);

    /// Verilog names and widths in the order of [`Ports::store`].
    fn flat() -> Vec<(String, u32)> {
        let one = |f: &Field| f.names().into_iter().map(|n| (n, f.width)).collect::<Vec<_>>();
        Self::FIELDS.iter().flat_map(one).collect()
    }
}

/// `name: width` is one port, `name: [width; n]` an array of `n`.
macro_rules! ports {
    (@ty [$w:literal; $n:literal]) => { [u64; $n] };
    (@ty $w:literal) => { u64 };
    (@width [$w:literal; $n:literal]) => { $w };
    (@width $w:literal) => { $w };
    (@count [$w:literal; $n:literal]) => { $n };
    (@count $w:literal) => { 0 };
    (@store [$w:literal; $n:literal] $v:expr, $o:expr) => { $o.extend_from_slice(&$v) };
    (@store $w:literal $v:expr, $o:expr) => { $o.push($v) };
    (@load [$w:literal; $n:literal] $v:expr, $i:expr) => { for x in &mut $v { *x = *$i.next().expect("as many words as ports"); } };
    (@load $w:literal $v:expr, $i:expr) => { $v = *$i.next().expect("as many words as ports") };
    ($(#[$m:meta])* pub struct $N:ident { $($(#[$fm:meta])* $f:ident : $t:tt),* $(,)? }) => {
        $(#[$m])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct $N { $($(#[$fm])* pub $f: ports!(@ty $t)),* }
        impl $crate::Ports for $N {
            const FIELDS: &'static [$crate::Field] = &[$($crate::Field {
                name: stringify!($f), width: ports!(@width $t), count: ports!(@count $t) }),*];
            fn store(&self, words: &mut Vec<u64>) { $(ports!(@store $t self.$f, words);)* }
            fn load(&mut self, words: &[u64]) {
                let mut i = words.iter();
                $(ports!(@load $t self.$f, i);)*
                assert!(i.next().is_none(), "more words than ports");
            }
        }
    };
}
pub(crate) use ports;

#[cfg(test)]
mod tests {
    use super::*;

    ports! {
        pub struct Sample { a: 1, b: [10; 3], c: 64 }
    }

    #[test]
    fn store_and_load_keep_order() {
        let s = Sample { a: 1, b: [2, 3, 4], c: 5 };
        let mut w = Vec::new();
        s.store(&mut w);
        assert_eq!(w, [1, 2, 3, 4, 5]);
        let mut r = Sample::default();
        r.load(&w);
        assert_eq!(r, s);
        let names: Vec<_> = Sample::flat().into_iter().map(|(n, w)| format!("{n}:{w}")).collect();
        assert_eq!(names, ["a:1", "b_0:10", "b_1:10", "b_2:10", "c:64"]);
    }
}
