//! Contents that a launch file describes instead of naming a file: one value, a range, random numbers.

use serde::Deserialize;
use tessera_testkit::Random;

use crate::element::Element;
use crate::scalar::Number;

/// `fill = { type = "f32", count = 1024, value = 1.5 }`: the same value everywhere.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// Type of an element.
    #[serde(rename = "type")]
    pub element: Element,
    /// Elements.
    pub count: u64,
    /// Of each.
    pub value: Number,
}

/// `range = { type = "i32", count = 1024, start = 0, step = 1 }`: element `i` is `start + i * step`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// Type of an element.
    #[serde(rename = "type")]
    pub element: Element,
    /// Elements.
    pub count: u64,
    /// The first; 0 when absent.
    #[serde(default)]
    pub start: Number,
    /// From one to the next; 1 when absent.
    #[serde(default = "one")]
    pub step: Number,
}

fn one() -> Number {
    Number::Integer(1)
}

/// `random = { type = "f32", count = 1024, seed = 7, min = -1.0, max = 1.0 }`: uniform between the two. The same
/// seed gives the same elements on every machine.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomNumbers {
    /// Type of an element.
    #[serde(rename = "type")]
    pub element: Element,
    /// Elements.
    pub count: u64,
    /// Of the generator.
    pub seed: u64,
    /// Smallest.
    pub min: Number,
    /// Largest.
    pub max: Number,
}

impl Fill {
    /// The bytes; an error says what is wrong with the value.
    pub fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.value.encode(self.element)?.repeat(self.count as usize))
    }
}

impl Range {
    /// The bytes; an error says what is wrong with a value.
    pub fn bytes(&self) -> Result<Vec<u8>, String> {
        let number = |i: u64| match (self.element.is_float(), self.start, self.step) {
            (false, Number::Integer(start), Number::Integer(step)) => {
                let value = step.checked_mul(i.into()).and_then(|offset| offset.checked_add(start));
                value.map(Number::Integer).ok_or_else(|| "a value beyond 128 bits".to_string())
            }
            (_, start, step) => Ok(Number::Float(start.float() + step.float() * i as f64)),
        };
        let mut bytes = Vec::new();
        for i in 0..self.count {
            bytes.extend(number(i)?.encode(self.element).map_err(|e| format!("element {i}: {e}"))?);
        }
        Ok(bytes)
    }
}

impl RandomNumbers {
    /// The bytes; an error says what is wrong with the limits.
    pub fn bytes(&self) -> Result<Vec<u8>, String> {
        let (min, max) = (self.min, self.max);
        min.encode(self.element).map_err(|e| format!("min: {e}"))?;
        max.encode(self.element).map_err(|e| format!("max: {e}"))?;
        let (low, high) = (min.float(), max.float());
        if !(low.is_finite() && high.is_finite() && low <= high) {
            return Err(format!("min = {low}, max = {high}, expected finite limits, the smaller first"));
        }
        let mut random = Random::new(self.seed);
        let mut number = || match (self.element.is_float(), min, max) {
            // Both fit 64 bits, so their distance does as well.
            (false, Number::Integer(min), Number::Integer(max)) => {
                Number::Integer(min + (i128::from(random.word()) % (max - min + 1)))
            }
            _ => Number::Float((low + (high - low) * ((random.word() >> 11) as f64 / (1u64 << 53) as f64)).clamp(low, high)),
        };
        let mut bytes = Vec::new();
        for _ in 0..self.count {
            bytes.extend(number().encode(self.element)?);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integers(element: Element, bytes: &[u8]) -> Vec<i128> {
        bytes.chunks_exact(element.size()).map(|b| element.integer(b)).collect()
    }

    #[test]
    fn integers_reach_the_limits_of_their_type_and_not_beyond() {
        let whole = |element, min: i128, max: i128| {
            let (min, max) = (Number::Integer(min), Number::Integer(max));
            RandomNumbers { element, count: 4096, seed: 1, min, max }.bytes()
        };
        let bytes = integers(Element::U8, &whole(Element::U8, 250, 255).expect("they fit"));
        assert!((250..=255).all(|value| bytes.contains(&value)) && bytes.iter().all(|b| (250..=255).contains(b)));
        let long = integers(Element::I64, &whole(Element::I64, i64::MIN.into(), i64::MAX.into()).expect("they fit"));
        assert!(long.iter().any(|n| *n < i128::from(i64::MIN) / 2) && long.iter().any(|n| *n > i128::from(i64::MAX) / 2));
        assert_eq!(whole(Element::U8, 0, 256), Err("max: 256 does not fit u8".into()));

        let range = |count, start: i128, step: i128| {
            let (start, step) = (Number::Integer(start), Number::Integer(step));
            Range { element: Element::U8, count, start, step }.bytes()
        };
        assert_eq!(range(3, 255, -100), Ok(vec![255, 155, 55]));
        assert_eq!(range(4, 255, -100), Err("element 3: -45 does not fit u8".into()));
        assert_eq!(range(3, 0, i128::MAX), Err("element 1: 170141183460469231731687303715884105727 does not fit u8".into()));
        let half = Range { element: Element::U8, count: 2, start: Number::Integer(0), step: Number::Float(0.5) };
        assert_eq!(half.bytes(), Err("element 0: expected an integer for u8".into()));
    }
}
