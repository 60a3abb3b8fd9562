//! Tests of the foundation: values, stepping, and every primitive against a model.

mod arbiter;
mod common;
mod gates;
mod inside;
mod memories;
mod stepping;
mod streams;
mod values;
mod wires;
