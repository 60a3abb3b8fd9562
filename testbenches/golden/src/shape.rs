//! Golden models whose structure is an [`EuShape`].

use tessera_ports::config::EuShape;

use crate::Golden;

/// A model that is built by a shape; its default is that of [`EuShape::GEN9`].
pub trait Shaped: Golden {
    /// The model after reset.
    fn shaped(shape: &EuShape) -> Self;
}

/// A model of [`EuShape::COMPACT`].
#[derive(Debug, Clone)]
pub struct Compact<G>(G);

impl<G: Shaped> Default for Compact<G> {
    fn default() -> Compact<G> {
        Compact(G::shaped(&EuShape::COMPACT))
    }
}

impl<G: Shaped> Golden for Compact<G> {
    type In = G::In;
    type Out = G::Out;

    fn eval(&self, inputs: &G::In) -> G::Out {
        self.0.eval(inputs)
    }

    fn tick(&mut self, inputs: &G::In) {
        self.0.tick(inputs);
    }

    fn settle(&mut self, inputs: &G::In) -> G::Out {
        self.0.settle(inputs)
    }
}
