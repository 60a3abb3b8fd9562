//! Steps several models together, compares every output port every cycle, and checks the rules of the
//! streams.

use std::fmt;

use tessera_ports::{Broken, Interface, Ports};

use crate::model::Model;

/// The first port on which the models differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// In which cycle.
    pub cycle: u64,
    /// Which port.
    pub port: String,
    /// Its width in bits.
    pub width: u32,
    /// Every model's name and value, the reference first.
    pub values: Vec<(&'static str, u64)>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let digits = (self.width as usize).div_ceil(4);
        write!(f, "cycle {}: port `{}`:", self.cycle, self.port)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name} {value:0digits$x}"))
    }
}

impl std::error::Error for Mismatch {}

/// Why a cycle is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    #[error(transparent)]
    /// The models differ.
    Mismatch(#[from] Mismatch),
    /// The models (of an output stream) or their driver (of an input stream) broke a rule.
    #[error("cycle {cycle}: {engines}: {broken}")]
    /// A stream broke a rule.
    Rule {
        /// The cycle.
        cycle: u64,
        /// Engines in which it did.
        engines: String,
        /// The stream and the rule.
        broken: Broken,
    },
}

impl Wrong {
    /// The cycle.
    pub fn cycle(&self) -> u64 {
        match self {
            Wrong::Mismatch(mismatch) => mismatch.cycle,
            Wrong::Rule { cycle, .. } => *cycle,
        }
    }

    /// The port the models differ on, or the stream whose rule is broken.
    pub fn port(&self) -> &str {
        match self {
            Wrong::Mismatch(mismatch) => &mismatch.port,
            Wrong::Rule { broken, .. } => broken.port,
        }
    }
}

/// The models of one block; the first is the reference.
pub struct Lockstep<'a, I: Interface> {
    models: Vec<Box<dyn Model<I, I::Out> + 'a>>,
    outputs: Vec<I::Out>,
    /// Of the reference. The others show the same outputs, so they keep or break the same rules.
    rules: I::Rules,
    cycle: u64,
    /// Cycles after which the reference is alone.
    compared: u64,
    tap: Option<Tap<'a, I>>,
}

/// Sees every compared cycle, the one that fails too: its number, the inputs, the outputs of each model.
pub type Tap<'a, I> = Box<dyn FnMut(u64, &I, &[<I as Interface>::Out]) + 'a>;

impl<'a, I: Interface> Lockstep<'a, I> {
    /// Compares these models; the first is the reference.
    pub fn new(models: Vec<Box<dyn Model<I, I::Out> + 'a>>) -> Self {
        let outputs = vec![I::Out::default(); models.len()];
        Lockstep { models, outputs, rules: I::Rules::default(), cycle: 0, compared: u64::MAX, tap: None }
    }

    /// Names of the models.
    pub fn names(&self) -> Vec<&'static str> {
        self.models.iter().map(|m| m.name()).collect()
    }

    /// Lets `tap` see every cycle from here on.
    pub fn tap(&mut self, tap: Tap<'a, I>) {
        self.tap = Some(tap);
    }

    /// Compares this many cycles only; the reference goes on without the others.
    #[must_use]
    pub fn compared(mut self, cycles: u64) -> Self {
        self.compared = cycles;
        self
    }

    /// Cycles taken.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Outputs of all models for the inputs of the cycle, compared; the reference's outputs. Once per cycle.
    ///
    /// Cycle 0 is not compared: a driver holds reset in it, and before that first clock edge hardware holds
    /// anything.
    pub fn eval(&mut self, input: &I) -> Result<&I::Out, Wrong> {
        self.answer(input);
        if let Some(tap) = &mut self.tap {
            tap(self.cycle, input, &self.outputs);
        }
        if self.cycle > 0 && self.outputs[1..].iter().any(|o| *o != self.outputs[0]) {
            return Err(self.mismatch().into());
        }
        self.check(input)?;
        Ok(&self.outputs[0])
    }

    fn check(&mut self, input: &I) -> Result<(), Wrong> {
        input.check(&self.outputs[0], &mut self.rules).map_err(|broken| {
            let engines = self.names().join(", ");
            Wrong::Rule { cycle: self.cycle, engines, broken }
        })
    }

    /// Outputs of the reference for inputs that are not yet those of the cycle; all models settle, nothing is
    /// compared.
    pub fn settle(&mut self, input: &I) -> I::Out {
        self.answer(input);
        self.outputs[0].clone()
    }

    fn answer(&mut self, input: &I) {
        for (model, output) in self.models.iter_mut().zip(&mut self.outputs) {
            model.eval(input, output);
        }
    }

    /// The clock edge.
    pub fn tick(&mut self, input: &I) {
        self.models.iter_mut().for_each(|m| m.tick(input));
        self.cycle += 1;
        if self.cycle == self.compared {
            self.models.truncate(1);
            self.outputs.truncate(1);
        }
    }

    /// One whole cycle.
    ///
    /// Here one model alone is not held to the rules of streams: that costs 2.5 % of the speed of the golden
    /// memory subsystem. [`Lockstep::eval`] always checks them.
    pub fn step(&mut self, input: &I) -> Result<I::Out, Wrong> {
        if let ([alone], None) = (self.models.as_mut_slice(), &self.tap) {
            alone.step(input, &mut self.outputs[0]);
            self.cycle += 1;
            return Ok(self.outputs[0].clone());
        }
        self.eval(input)?;
        self.tick(input);
        Ok(self.outputs[0].clone())
    }

    fn mismatch(&self) -> Mismatch {
        let words: Vec<Vec<u64>> = self.outputs.iter().map(words).collect();
        let ports = I::Out::flat();
        let at = (0..ports.len()).find(|&i| words.iter().any(|w| w[i] != words[0][i])).expect("outputs differ in a port");
        Mismatch {
            cycle: self.cycle,
            port: ports[at].0.clone(),
            width: ports[at].1,
            values: self.models.iter().zip(&words).map(|(m, w)| (m.name(), w[at])).collect(),
        }
    }
}

fn words<P: Ports>(ports: &P) -> Vec<u64> {
    let mut words = Vec::new();
    ports.store(&mut words);
    words
}
