//! By-value arguments of `launch.toml`: one typed value or a list of them.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::element::{f64_to_f16, Element};

/// Most values one argument can have: sixteen lanes, or the bytes of a struct.
const LIMIT: usize = 1024;

/// `scalar = { TYPE = VALUE }`: the element type and the argument's bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScalarValue {
    /// Type of a component.
    pub element: Element,
    /// Components.
    pub count: usize,
    /// Their bytes, little-endian.
    pub bytes: Vec<u8>,
}

impl<'de> Deserialize<'de> for ScalarValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(TableVisitor)
    }
}

struct TableVisitor;

impl<'de> Visitor<'de> for TableVisitor {
    type Value = ScalarValue;

    fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a table with one type and its value, such as { f32 = 1.5 }")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ScalarValue, A::Error> {
        let Some(element) = map.next_key::<Element>()? else {
            return Err(A::Error::invalid_length(0, &self));
        };
        let numbers = map.next_value::<Numbers>()?;
        if map.next_key::<Element>()?.is_some() {
            return Err(A::Error::invalid_length(2, &self));
        }
        let bytes = numbers.encode(element).map_err(A::Error::custom)?;
        Ok(ScalarValue { element, count: numbers.count(), bytes })
    }
}

/// A TOML number before it is known which type it has to fit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// Written without a point.
    Integer(i128),
    /// Written with one.
    Float(f64),
}

impl Default for Number {
    fn default() -> Self {
        Number::Integer(0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Numbers::deserialize(deserializer)?.0[..] {
            [number] => Ok(number),
            ref more => Err(D::Error::invalid_length(more.len(), &"one number")),
        }
    }
}

impl Number {
    /// As a double.
    pub fn float(self) -> f64 {
        match self {
            Number::Integer(value) => value as f64,
            Number::Float(value) => value,
        }
    }

    /// Its bytes as that type; an error says why it has none.
    pub fn encode(self, element: Element) -> Result<Vec<u8>, String> {
        if element.is_float() {
            let value = self.float();
            return Ok(match element {
                Element::F16 => f64_to_f16(value).to_le_bytes().to_vec(),
                Element::F32 => (value as f32).to_le_bytes().to_vec(),
                _ => value.to_le_bytes().to_vec(),
            });
        }
        let Number::Integer(value) = self else {
            return Err(format!("expected an integer for {}", element.name()));
        };
        let bits = 8 * element.size() as u32;
        let (low, high) = if element.is_signed_integer() {
            (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
        } else {
            (0, (1i128 << bits) - 1)
        };
        if !(low..=high).contains(&value) {
            return Err(format!("{value} does not fit {}", element.name()));
        }
        Ok(value.to_le_bytes()[..element.size()].to_vec())
    }
}

/// One number, or a non-empty list of numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct Numbers(Vec<Number>);

impl Numbers {
    /// How many.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Their bytes as that type, one behind the other; an error says why there are none.
    pub fn encode(&self, element: Element) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::with_capacity(self.0.len() * element.size());
        for number in &self.0 {
            bytes.extend(number.encode(element)?);
        }
        Ok(bytes)
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NumbersVisitor).map(Numbers)
    }
}

struct NumbersVisitor;

impl<'de> Visitor<'de> for NumbersVisitor {
    type Value = Vec<Number>;

    fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a number or a list of 1 to 1024 numbers")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Vec<Number>, E> {
        Ok(vec![Number::Integer(value.into())])
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Vec<Number>, E> {
        Ok(vec![Number::Integer(value.into())])
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<Vec<Number>, E> {
        Ok(vec![Number::Integer(value)])
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<Vec<Number>, E> {
        match value.try_into() {
            Ok(value) => Ok(vec![Number::Integer(value)]),
            Err(_) => Err(E::custom("integer too large")),
        }
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Vec<Number>, E> {
        Ok(vec![Number::Float(value)])
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<Number>, A::Error> {
        let mut numbers = Vec::new();
        while let Some(Numbers(one)) = seq.next_element()? {
            numbers.extend(one);
            if numbers.len() > LIMIT {
                return Err(A::Error::invalid_length(numbers.len(), &self));
            }
        }
        if numbers.is_empty() {
            return Err(A::Error::invalid_length(0, &self));
        }
        Ok(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    struct Holder {
        scalar: ScalarValue,
    }

    fn parse(value: &str) -> Result<ScalarValue, String> {
        toml::from_str::<Holder>(&format!("scalar = {value}"))
            .map(|holder| holder.scalar)
            .map_err(|error| error.message().to_string())
    }

    #[test]
    fn values_become_little_endian_bytes() {
        assert_eq!(parse("{ u16 = 258 }").unwrap().bytes, [2, 1]);
        assert_eq!(parse("{ f32 = 1 }").unwrap().bytes, [0, 0, 0x80, 0x3F]);
        assert_eq!(parse("{ f16 = -2.0 }").unwrap().bytes, [0, 0xC0]);
        let list = parse("{ i8 = [-1, 2, 3] }").unwrap();
        assert_eq!((list.bytes.as_slice(), list.count), ([0xFF, 2, 3].as_slice(), 3));
        let nan = parse("{ f64 = nan }").unwrap();
        assert!(Element::F64.float(&nan.bytes).is_nan());
        let big = parse("{ u64 = 18446744073709551615 }").unwrap();
        assert_eq!(big.bytes, [0xFF; 8]);
    }

    #[test]
    fn values_out_of_range_say_so() {
        assert_eq!(parse("{ u8 = 256 }").unwrap_err(), "256 does not fit u8");
        assert_eq!(parse("{ i32 = 1.5 }").unwrap_err(), "expected an integer for i32");
        assert!(parse("{ i32 = [] }").is_err());
        assert!(parse("{ }").is_err());
        assert!(parse("{ i32 = 1, u32 = 2 }").is_err());
        assert!(parse("{ i24 = 1 }").unwrap_err().contains("i24"));
    }
}
