//! Golden model of the pipelined INTDIV (`tessera_ports::intdiv_pipe`).

use tessera_ports::bundle::eu::DivideResult;
use tessera_ports::intdiv_pipe::{IntdivPipeIn, IntdivPipeOut};

use crate::intdiv::lanes;
use crate::Golden;

/// Quotient and remainder of each lane.
type Lanes = [[u32; 2]; 2];

/// Integer division, two lanes a cycle.
#[derive(Debug, Clone, Default)]
pub struct IntdivPipe {
    /// X1 to X7, A.
    stages: [Option<Lanes>; 8],
}

impl IntdivPipe {
    /// The result of this cycle.
    pub fn done(&self) -> Option<&Lanes> {
        self.stages[7].as_ref()
    }

    /// Clock edge; `issue`: the results of a division.
    pub fn clock(&mut self, issue: Option<Lanes>) {
        self.stages.rotate_right(1);
        self.stages[0] = issue;
    }
}

impl Golden for IntdivPipe {
    type In = IntdivPipeIn;
    type Out = IntdivPipeOut;

    fn eval(&self, _: &IntdivPipeIn) -> IntdivPipeOut {
        let done = self.done().map_or_else(DivideResult::default, |lanes| DivideResult {
            valid: 1,
            quotient: lanes.map(|lane| lane[0].into()),
            remainder: lanes.map(|lane| lane[1].into()),
        });
        IntdivPipeOut { issue: true.into(), done }
    }

    fn tick(&mut self, inputs: &IntdivPipeIn) {
        self.clock((inputs.issue.valid == 1).then(|| lanes(&inputs.issue)));
        if inputs.reset == 1 {
            *self = IntdivPipe::default();
        }
    }
}
