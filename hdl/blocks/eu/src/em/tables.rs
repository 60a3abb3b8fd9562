//! The tables of EM: contract data (`tessera_ports::em`).

use tessera_hdl::prelude::*;
use tessera_ports::em::{COEFFICIENTS, MULTIPLIERS};

tessera_hdl::rom! {
    /// Coefficients of the intervals of EM.
    pub EmCoefficients: 10 x 62 = COEFFICIENTS;
    /// Multipliers of EM by exponent field.
    pub EmMultipliers: 9 x 36 = MULTIPLIERS;
}
