//! What the structs of `ports!` and `bundles!` can do: become a list of words and back, and keep the rules of
//! streams.

use std::fmt;

/// Ports of one direction: every value is held in the low bits of a `u64`.
pub trait Ports: Default + Clone + PartialEq + fmt::Debug {
    /// Appends all values, in the order of the declaration, array elements from index 0.
    fn store(&self, words: &mut Vec<u64>);

    /// Takes the values back in the same order. `words` holds exactly as many as [`Ports::store`] appends.
    fn load(&mut self, words: &[u64]);

    /// Verilog names and widths in the order of [`Ports::store`].
    fn flat() -> Vec<(String, u32)>;
}

/// The inputs of a block, which know the outputs that belong to them and the rules between the two.
pub trait Interface: Ports {
    /// Name of the block: that of its contract page, `hdl/docs/src/contract/BLOCK.md`.
    const BLOCK: &'static str;
    /// The outputs.
    type Out: Ports;
    /// What the rules remember from cycle to cycle.
    type Rules: Default + Clone + fmt::Debug;

    /// Checks the rules of the streams in a settled cycle; call once per cycle.
    fn check(&self, output: &Self::Out, rules: &mut Self::Rules) -> Result<(), Broken>;

    /// The declaration, for documentation.
    fn table() -> Vec<PortGroup>;
}

/// A port of a declaration with the words it flattens to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortGroup {
    /// Name of the port.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// Its words.
    pub rows: Vec<PortRow>,
}

/// One word of a port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortRow {
    /// Verilog name.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// It goes into the block.
    pub input: bool,
    /// What it is for.
    pub purpose: String,
}

/// A word, a bundle, or an array of such.
pub trait Group: Copy {
    /// Appends its values.
    fn store(&self, words: &mut Vec<u64>);
    /// Takes its values back.
    fn load(&mut self, words: &mut std::slice::Iter<'_, u64>);
    /// Appends Verilog names and widths; `width` is that of plain words.
    fn list(&self, name: &str, width: u32, words: &mut Vec<(String, u32)>);
}

impl Group for u64 {
    #[inline]
    fn store(&self, words: &mut Vec<u64>) {
        words.push(*self);
    }
    #[inline]
    fn load(&mut self, words: &mut std::slice::Iter<'_, u64>) {
        *self = *words.next().expect("as many words as ports");
    }
    fn list(&self, name: &str, width: u32, words: &mut Vec<(String, u32)>) {
        words.push((name.to_string(), width));
    }
}

impl<G: Group, const N: usize> Group for [G; N] {
    #[inline]
    fn store(&self, words: &mut Vec<u64>) {
        self.iter().for_each(|element| element.store(words));
    }
    #[inline]
    fn load(&mut self, words: &mut std::slice::Iter<'_, u64>) {
        self.iter_mut().for_each(|element| element.load(words));
    }
    fn list(&self, name: &str, width: u32, words: &mut Vec<(String, u32)>) {
        self.iter().enumerate().for_each(|(i, element)| element.list(&format!("{name}_{i}"), width, words));
    }
}

/// What can be shown as rows of a port table.
pub trait Described {
    /// Appends the rows; `width` and `purpose` are those of plain words, `input` tells where the forward
    /// fields go.
    fn describe(name: &str, width: u32, input: bool, purpose: &str, rows: &mut Vec<PortRow>);
}

impl Described for u64 {
    fn describe(name: &str, width: u32, input: bool, purpose: &str, rows: &mut Vec<PortRow>) {
        rows.push(PortRow { name: name.to_string(), width, input, purpose: purpose.to_string() });
    }
}

impl<D: Described, const N: usize> Described for [D; N] {
    fn describe(name: &str, width: u32, input: bool, purpose: &str, rows: &mut Vec<PortRow>) {
        (0..N).for_each(|i| D::describe(&format!("{name}_{i}"), width, input, purpose, rows));
    }
}

/// What goes back through every stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ready {
    /// The item, if there is one, is taken at this edge.
    pub ready: u64,
}

impl From<bool> for Ready {
    fn from(ready: bool) -> Ready {
        Ready { ready: ready.into() }
    }
}

impl Group for Ready {
    #[inline]
    fn store(&self, words: &mut Vec<u64>) {
        words.push(self.ready);
    }
    #[inline]
    fn load(&mut self, words: &mut std::slice::Iter<'_, u64>) {
        self.ready.load(words);
    }
    fn list(&self, name: &str, _: u32, words: &mut Vec<(String, u32)>) {
        words.push((format!("{name}_ready"), 1));
    }
}

/// A bundle some of whose fields go against the direction of the port.
pub trait Duplex: Group {
    /// What goes back.
    type Back: Group + Default + PartialEq + fmt::Debug;
    /// What its rule remembers.
    type Held: Clone + fmt::Debug;
    /// The memory of a port that offers nothing.
    fn idle() -> Self::Held;
    /// Checks the rule in a settled cycle.
    fn check(&self, back: &Self::Back, held: &mut Self::Held, phase: Phase) -> Result<(), Rule>;
}

impl<D: Duplex, const N: usize> Duplex for [D; N]
where
    [D::Back; N]: Default,
{
    type Back = [D::Back; N];
    type Held = [D::Held; N];
    fn idle() -> Self::Held {
        std::array::from_fn(|_| D::idle())
    }
    #[inline]
    fn check(&self, back: &Self::Back, held: &mut Self::Held, phase: Phase) -> Result<(), Rule> {
        self.iter().zip(back).zip(held).try_for_each(|((item, back), held)| item.check(back, held, phase))
    }
}

/// What a cycle means for the rules.
#[derive(Debug, Clone, Copy)]
pub struct Phase {
    /// Reset is high: whatever waited may vanish.
    pub reset: bool,
    /// Reset was high at the edge before as well, and the block drives the port: nothing may be valid.
    pub silent: bool,
}

impl Phase {
    /// The rules of a stream: an item on offer stays, unchanged, until it is taken; nothing is valid under
    /// reset.
    #[inline]
    pub fn stream<T: Copy + PartialEq>(self, valid: bool, ready: bool, item: &T, held: &mut Option<T>) -> Result<(), Rule> {
        if self.silent && valid {
            return Err(Rule::ValidUnderReset);
        }
        // An item is copied once, when it begins to wait: most of what a stream carries is data.
        match held {
            _ if self.reset => *held = None,
            Some(_) if !valid => return Err(Rule::Withdrawn),
            Some(before) if before != item => return Err(Rule::Changed),
            Some(_) if ready => *held = None,
            None if valid && !ready => *held = Some(*item),
            _ => {}
        }
        Ok(())
    }
}

/// A rule of streams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// An item on offer vanished before it was taken.
    Withdrawn,
    /// An item on offer changed before it was taken.
    Changed,
    /// Something is valid although reset has been high for a cycle.
    ValidUnderReset,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Rule::Withdrawn => "the item on offer vanished before it was taken",
            Rule::Changed => "the item on offer changed before it was taken",
            Rule::ValidUnderReset => "valid while reset is held",
        })
    }
}

/// A stream that broke a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("stream `{port}`: {rule}")]
pub struct Broken {
    /// The port, as declared.
    pub port: &'static str,
    /// What it broke.
    pub rule: Rule,
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports_macros::{bundles, ports};

    bundles! {
        sample_bundles;
        /// A test stream.
        stream Item {
            /// Payload.
            data: [10; 2],
        }
        /// A request that may change its mind.
        bundle Ask {
            /// Wanted.
            valid: 1,
            /// Granted.
            back gnt: 1,
        }
    }

    ports! {
        /// A test block.
        sample => SampleIn, SampleOut {
            clock,
            /// Reset.
            in reset: 1,
            /// Items in.
            in item: [duplex Item; 2],
            /// Wide.
            out c: 64,
            /// Items out.
            out far: duplex Item,
            /// Asks.
            out ask: duplex Ask,
        }
    }

    #[test]
    fn store_and_load_keep_order() {
        let names = |flat: Vec<(String, u32)>| flat.into_iter().map(|(n, w)| format!("{n}:{w}")).collect::<Vec<_>>().join(" ");
        assert_eq!(
            names(SampleIn::flat()),
            "reset:1 item_0_valid:1 item_0_data_0:10 item_0_data_1:10 item_1_valid:1 item_1_data_0:10 item_1_data_1:10 \
             far_ready:1 ask_gnt:1"
        );
        assert_eq!(
            names(SampleOut::flat()),
            "item_0_ready:1 item_1_ready:1 c:64 far_valid:1 far_data_0:10 far_data_1:10 ask_valid:1"
        );
        let words: Vec<u64> = (1..=9).collect();
        let mut ports = SampleIn::default();
        ports.load(&words);
        assert_eq!((ports.item[1].data[0], ports.far.ready, ports.ask.gnt), (6, 8, 9));
        let mut back = Vec::new();
        ports.store(&mut back);
        assert_eq!(back, words);
    }

    #[test]
    fn the_table_names_every_word_with_its_direction() {
        let table = SampleIn::table();
        assert_eq!(table[1].purpose, "Items in.");
        let rows: Vec<_> = table[1].rows.iter().map(|r| (r.name.as_str(), r.input)).collect();
        assert_eq!(rows[2..4], [("item_0_data_1", true), ("item_0_ready", false)]);
        assert_eq!(table[3].rows[0].purpose, "An item is on offer.");
    }

    /// The rule that breaks in the second of two cycles.
    fn broken(first: (SampleIn, SampleOut), second: (SampleIn, SampleOut)) -> Result<(), Broken> {
        let mut rules = Default::default();
        first.0.check(&first.1, &mut rules).expect("the first cycle breaks nothing");
        second.0.check(&second.1, &mut rules)
    }

    #[test]
    fn streams_keep_their_rules() {
        let offer = |data| SampleIn { item: [Item::default(), Item { valid: 1, data: [data, 0] }], ..SampleIn::default() };
        let idle = SampleOut::default();
        let taken = SampleOut { item: [Ready::default(), Ready { ready: 1 }], ..idle };
        let reset = SampleIn { reset: 1, ..SampleIn::default() };
        let far = SampleOut { far: Item { valid: 1, data: [0; 2] }, ..idle };
        let rule = |rule, port| Err(Broken { port, rule });
        assert_eq!(broken((offer(1), idle), (offer(1), idle)), Ok(()));
        assert_eq!(broken((offer(1), taken), (offer(2), idle)), Ok(()));
        assert_eq!(broken((offer(1), idle), (offer(2), idle)), rule(Rule::Changed, "item"));
        assert_eq!(broken((offer(1), idle), (SampleIn::default(), idle)), rule(Rule::Withdrawn, "item"));
        assert_eq!(broken((offer(1), idle), (reset, idle)), Ok(()));
        assert_eq!(broken((reset, far), (reset, far)), rule(Rule::ValidUnderReset, "far"));
        let asked = SampleOut { ask: Ask { valid: 1 }, ..idle };
        assert_eq!(broken((SampleIn::default(), asked), (SampleIn::default(), idle)), Ok(()));
    }
}
