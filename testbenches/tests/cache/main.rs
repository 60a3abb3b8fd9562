//! The render cache and its memory subsystem: every block in lockstep, every trace, pictures, random runs,
//! rules, activity.

mod activity;
mod blocks;
mod paint;
mod probe;
mod random;
mod rules;
mod traces;
