//! A wrapper that makes a model wrong on purpose: a comparison nobody has seen fail is not a comparison.

use tessera_ports::Ports;

use crate::model::Model;

/// Flips the lowest bit of one output port from the cycle on that follows `skip` cycles in which the port was not zero.
pub struct Planted<'a, I, O> {
    model: Box<dyn Model<I, O> + 'a>,
    port: usize,
    skip: u64,
    active: bool,
}

impl<'a, I: Ports, O: Ports> Planted<'a, I, O> {
    /// # Panics
    /// When there is no output port of that name.
    pub fn new(model: Box<dyn Model<I, O> + 'a>, port: &str, skip: u64) -> Self {
        let port = O::flat().iter().position(|(name, _)| name == port).expect("an output port of that name");
        Planted { model, port, skip, active: false }
    }
}

impl<I: Ports, O: Ports> Model<I, O> for Planted<'_, I, O> {
    fn name(&self) -> &'static str {
        self.model.name()
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.model.eval(input, output);
        let mut words = Vec::new();
        output.store(&mut words);
        self.active = words[self.port] != 0;
        if self.skip == 0 {
            words[self.port] ^= 1;
            output.load(&words);
        }
    }
    fn tick(&mut self, input: &I) {
        self.model.tick(input);
        self.skip -= (self.active && self.skip > 0) as u64;
    }
}
