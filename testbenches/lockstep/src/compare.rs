//! Steps several models together and compares every output port every cycle.

use std::fmt;

use tessera_ports::Ports;

use crate::model::Model;

/// The first port on which the models differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    pub cycle: u64,
    pub port: String,
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

/// The models of one block; the first is the reference.
pub struct Lockstep<'a, I, O> {
    models: Vec<Box<dyn Model<I, O> + 'a>>,
    outputs: Vec<O>,
    cycle: u64,
}

impl<'a, I: Ports, O: Ports> Lockstep<'a, I, O> {
    pub fn new(models: Vec<Box<dyn Model<I, O> + 'a>>) -> Self {
        let outputs = vec![O::default(); models.len()];
        Lockstep { models, outputs, cycle: 0 }
    }

    /// Cycles taken.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Outputs of all models for `input`, compared; the reference's outputs.
    ///
    /// Cycle 0 is not compared: a driver holds reset in it, and before that first clock edge hardware holds anything.
    pub fn eval(&mut self, input: &I) -> Result<O, Mismatch> {
        self.settle(input);
        match self.cycle > 0 && self.outputs.iter().any(|o| *o != self.outputs[0]) {
            false => Ok(self.outputs[0].clone()),
            true => Err(self.mismatch()),
        }
    }

    /// Outputs of the reference for inputs that are not yet those of the cycle; all models settle, nothing is compared.
    pub fn settle(&mut self, input: &I) -> O {
        for (model, output) in self.models.iter_mut().zip(&mut self.outputs) {
            model.eval(input, output);
        }
        self.outputs[0].clone()
    }

    /// The clock edge.
    pub fn tick(&mut self, input: &I) {
        self.models.iter_mut().for_each(|m| m.tick(input));
        self.cycle += 1;
    }

    /// One whole cycle.
    pub fn step(&mut self, input: &I) -> Result<O, Mismatch> {
        if let [alone] = self.models.as_mut_slice() {
            alone.step(input, &mut self.outputs[0]);
            self.cycle += 1;
            return Ok(self.outputs[0].clone());
        }
        let output = self.eval(input)?;
        self.tick(input);
        Ok(output)
    }

    fn mismatch(&self) -> Mismatch {
        let words: Vec<Vec<u64>> = self.outputs.iter().map(words).collect();
        let ports = O::flat();
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
