//! `ports!`: the ports of one block.

use super::{documented, Shape};
use syn::parse::{Parse, ParseStream};
use syn::{braced, Attribute, Error, Ident, LitInt, Result, Token};

/// The ports of a block.
#[derive(Debug)]
pub struct Ports {
    /// Documentation of the block: becomes that of both structs.
    pub attributes: Vec<Attribute>,
    /// Name of the block and of its contract page.
    pub name: Ident,
    /// Parameters with the values that models have.
    pub parameters: Vec<(Ident, u32)>,
    /// Struct of the inputs.
    pub inputs: Ident,
    /// Struct of the outputs.
    pub outputs: Ident,
    /// The block has a clock. Models never see it: an edge is a call.
    pub clock: bool,
    /// Ports in the order of the source, which is that of the Verilog.
    pub ports: Vec<Port>,
}

/// One port.
#[derive(Debug)]
pub struct Port {
    /// Documentation.
    pub attributes: Vec<Attribute>,
    /// Which way its valid, data and other forward fields go.
    pub direction: Direction,
    /// Name.
    pub name: Ident,
    /// What it carries.
    pub shape: Shape,
}

/// Which way a port faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Into the block.
    In,
    /// Out of the block.
    Out,
}

impl Ports {
    /// The parameters that are lengths of arrays, with the values that models have unless they say otherwise.
    pub fn lengths(&self) -> Vec<&(Ident, u32)> {
        let is_length = |name: &Ident| self.ports.iter().any(|port| port.shape.lengths().contains(&name));
        self.parameters.iter().filter(|(name, _)| is_length(name)).collect()
    }

    /// Width of the words of a shape in the models.
    pub fn width(&self, shape: &Shape) -> u32 {
        let value = |name: &Ident| self.parameters.iter().find(|(known, _)| known == name).map_or(0, |(_, value)| *value);
        shape.width(&value)
    }
}

impl Parse for Ports {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let name: Ident = input.parse()?;
        documented(&name, &attributes)?;
        let mut parameters = Vec::new();
        if input.parse::<Option<Token![<]>>()?.is_some() {
            while input.parse::<Option<Token![>]>>()?.is_none() {
                let parameter = input.parse()?;
                input.parse::<Token![=]>()?;
                parameters.push((parameter, input.parse::<LitInt>()?.base10_parse()?));
                input.parse::<Option<Token![,]>>()?;
            }
        }
        input.parse::<Token![=>]>()?;
        let inputs = input.parse()?;
        input.parse::<Token![,]>()?;
        let outputs = input.parse()?;
        let body;
        braced!(body in input);
        let clock = body.peek(Ident) && body.peek2(Token![,]);
        if clock {
            let word: Ident = body.parse()?;
            if word != "clock" {
                return Err(Error::new(word.span(), "expected `clock`, or `in` or `out` and a port"));
            }
            body.parse::<Token![,]>()?;
        }
        let ports: Vec<Port> = body.parse_terminated(Port::parse, Token![,])?.into_iter().collect();
        for port in &ports {
            let mut used = port.shape.parameter().into_iter().chain(port.shape.lengths());
            if let Some(unknown) = used.find(|name| !parameters.iter().any(|(known, _)| known == *name)) {
                return Err(Error::new(unknown.span(), format!("`{unknown}` is not a parameter of the block")));
            }
        }
        Ok(Ports { attributes, name, parameters, inputs, outputs, clock, ports })
    }
}

impl Parse for Port {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let direction = if input.parse::<Option<Token![in]>>()?.is_some() {
            Direction::In
        } else {
            let word: Ident = input.parse()?;
            if word != "out" {
                return Err(Error::new(word.span(), "expected `in` or `out`"));
            }
            Direction::Out
        };
        let name: Ident = input.parse()?;
        documented(&name, &attributes)?;
        input.parse::<Token![:]>()?;
        Ok(Port { attributes, direction, name, shape: input.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_keep_their_order() {
        let text =
            "/// Doc. \n a => AIn, AOut { clock, /// R. \n in reset: 1, /// D. \n out data: [64; 4], /// S. \n in s: duplex S, }";
        let ports: Ports = syn::parse_str(text).expect("legal");
        assert!(ports.clock);
        let names: Vec<_> = ports.ports.iter().map(|p| (p.name.to_string(), p.direction)).collect();
        assert_eq!(names, [("reset".into(), Direction::In), ("data".into(), Direction::Out), ("s".into(), Direction::In)]);
        assert!(ports.ports[2].shape.is_duplex());
    }

    #[test]
    fn refusals_say_what_was_expected() {
        for (text, reason) in [
            ("a => AIn, AOut { }", "`a` has no purpose line"),
            ("/// A. \n a => AIn, AOut { in x: 1 }", "`x` has no purpose line"),
            ("/// A. \n a => AIn, AOut { /// X. \n inout x: 1 }", "expected `in` or `out`"),
            ("/// A. \n a => AIn, AOut { clk, }", "expected `clock`"),
            ("/// A. \n a<N = 3> => AIn, AOut { /// X. \n in x: M }", "`M` is not a parameter"),
            ("/// A. \n a<N = 3> => AIn, AOut { /// X. \n in x: [N; M] }", "`M` is not a parameter"),
        ] {
            let error = syn::parse_str::<Ports>(text).expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
