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

#[cfg(test)]
mod tests {
    use super::Planted;
    use crate::compare::{Lockstep, Wrong};
    use crate::model::GoldenModel;
    use tessera_golden::cache::screen_partition::ScreenPartition;
    use tessera_ports::cache::screen_partition::ScreenPartitionIn;

    #[test]
    fn the_comparison_names_cycle_port_and_values() {
        let healthy = || Box::new(GoldenModel(ScreenPartition));
        let mut lockstep = Lockstep::new(vec![healthy(), Box::new(Planted::new(healthy(), "pipeline", 3))]);
        let input = ScreenPartitionIn { in_x: 2, ..ScreenPartitionIn::default() };
        let wrong = (0..10).find_map(|_| lockstep.step(&input).err()).expect("two models that differ");
        let Wrong::Mismatch(mismatch) = wrong else { panic!("{wrong}") };
        assert_eq!((mismatch.cycle, mismatch.port.as_str(), mismatch.width), (3, "pipeline", 2));
        assert_eq!(mismatch.values, [("golden", 2), ("golden", 3)]);
    }
}
