//! TC in lockstep: golden = rust-hdl = exported Verilog, every output port, every cycle; with four bundles
//! and with two.

tessera_testbenches::block_lockstep!(tc, Tc);

mod two_bundles {
    use tessera_golden::tc::Tc as Golden;
    use tessera_ports::config::{EuShape, IssueWidth};
    use tessera_ports::tc::{TcIn, TcOut};
    use tessera_testbenches::stimuli::tc::Tc as Stimulated;

    /// Golden TC of the shape with two bundles.
    struct Two(Golden);

    impl Default for Two {
        fn default() -> Two {
            Two(Golden::new(EuShape { issue: IssueWidth::Two, ..EuShape::GEN9 }))
        }
    }

    impl tessera_golden::Golden for Two {
        type In = TcIn;
        type Out = TcOut;

        fn eval(&self, inputs: &TcIn) -> TcOut {
            self.0.eval(inputs)
        }

        fn tick(&mut self, inputs: &TcIn) {
            self.0.tick(inputs);
        }
    }

    tessera_testbenches::block_lockstep!(Stimulated, Two, tessera_eu::tc::Tc<2>);
}
