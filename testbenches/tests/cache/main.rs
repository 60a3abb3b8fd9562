//! The render cache and its memory subsystem: every block in lockstep, every shared trace, pictures, random runs, rules.

mod blocks;
mod paint;
mod random;
mod rules;
mod traces;
