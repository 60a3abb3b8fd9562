//! Ports as a word list, and constant tables inside a body.

use tessera_hdl::prelude::*;
use tessera_hdl::wires::Pins;

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum Colour {
    Red,
    Green,
    Blue,
}

const WEIGHT: [u64; 3] = [7, 11, 200];

/// Looks a weight up.
#[block]
pub struct Lookup {
    pub clock: Signal<In, Clock>,
    pub index: Signal<In, U<2>>,
    pub extra: [Signal<In, U<8>>; 2],
    pub colour: Signal<In, Colour>,
    pub weight: [Signal<Out, U<8>>; 2],
    pub next_colour: Signal<Out, Colour>,
    pub odd: Signal<Out, Bit>,
    found: Signal<Local, U<8>>,
}

impl Logic for Lookup {
    #[hdl]
    fn update(&mut self) {
        self.found.next = 0.into();
        for i in 0..WEIGHT.len() {
            if self.index.val() == i.to_bits::<2>() {
                self.found.next = WEIGHT[i].into();
            }
        }
        for i in 0..2 {
            self.weight[i].next = self.found.val() + self.extra[i].val();
        }
        self.odd.next = self.found.val().get_bit(0);
        match self.colour.val() {
            Colour::Red => self.next_colour.next = Colour::Green,
            Colour::Green => self.next_colour.next = Colour::Blue,
            Colour::Blue => self.next_colour.next = Colour::Red,
        }
    }
}

#[test]
fn pins_follow_the_declaration_without_clock_and_locals() {
    let pins: Vec<String> = Lookup::pins()
        .into_iter()
        .map(|(name, width, input)| format!("{name}:{width}{}", if input { "<" } else { ">" }))
        .collect();
    let wanted = "index:2< extra_0:8< extra_1:8< colour:2< weight_0:8> weight_1:8> next_colour:2> odd:1>";
    assert_eq!(pins.join(" "), wanted);
}

#[test]
fn words_reach_the_ports_and_come_back() {
    let mut sim = Sim::<Lookup>::new();
    let mut seen = |inputs: [u64; 4]| {
        sim.drive(&inputs);
        sim.eval();
        let mut words = Vec::new();
        sim.sample(&mut words);
        words
    };
    assert_eq!(seen([2, 1, 60, 0]), [201, 4, 1, 0]);
    assert_eq!(seen([1, 0, 0, 2]), [11, 11, 0, 1]);
    assert_eq!(seen([3, 0, 5, 1]), [0, 5, 2, 0]);
}

#[test]
#[should_panic(expected = "9 is not a state of Colour")]
fn a_word_that_is_no_state_is_refused() {
    Sim::<Lookup>::new().drive(&[0, 0, 0, 9]);
}
