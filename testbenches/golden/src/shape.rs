//! Golden models whose structure is an [`EuShape`].

use tessera_ports::config::EuShape;

use crate::Golden;

/// A model that is built by a shape; its default is that of [`EuShape::GEN9`].
pub trait Shaped: Golden {
    /// The model after reset.
    fn shaped(shape: &EuShape) -> Self;
}

macro_rules! models_of {
    ($(#[$doc:meta])* $name:ident, $shape:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub struct $name<G>(G);

        impl<G: Shaped> Default for $name<G> {
            fn default() -> $name<G> {
                $name(G::shaped(&$shape))
            }
        }

        impl<G: Shaped> Golden for $name<G> {
            type In = G::In;
            type Out = G::Out;

            fn eval(&self, inputs: &G::In) -> G::Out {
                self.0.eval(inputs)
            }

            fn tick(&mut self, inputs: &G::In) {
                self.0.tick(inputs);
            }

            fn settle(&mut self, inputs: &G::In, outputs: &mut G::Out) {
                self.0.settle(inputs, outputs);
            }
        }
    };
}

models_of!(
    /// A model of [`EuShape::COMPACT`].
    Compact,
    EuShape::COMPACT
);
models_of!(
    /// A model of [`EuShape::LITE`].
    Lite,
    EuShape::LITE
);
models_of!(
    /// A model of [`EuShape::SMALL`].
    Small,
    EuShape::SMALL
);
