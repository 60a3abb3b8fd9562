//! The accesses that are counted, one field each: `T` is a count, or what one of them costs. Their names are the
//! keys of the table of energies and of JSON.

use serde::{Deserialize, Serialize};

use super::{Cost, Estimate, Price};

/// Name and words of an access.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name {
    /// As a key.
    pub key: &'static str,
    /// As a line of a table.
    pub label: &'static str,
}

macro_rules! accesses {
    ($(#[doc = $doc:literal])* $name:ident { $(#[doc = $what:literal] $field:ident $label:literal,)* }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name<T> { $(#[doc = $what] pub $field: T,)* }

        impl<T: Eq> Eq for $name<T> {}

        impl<T> $name<T> {
            /// All of them by name.
            pub fn named(&self) -> Vec<(Name, &T)> {
                vec![$((Name { key: stringify!($field), label: $label }, &self.$field),)*]
            }
        }

        impl $name<u64> {
            /// What all of these cost; `units` are those of one kind.
            pub fn estimate(units: &[Self], prices: &$name<Price>) -> Estimate {
                let columns: Vec<_> = units.iter().map(Self::named).collect();
                let costs = prices.named().into_iter().enumerate().map(|(at, (name, price))| {
                    let counts = columns.iter().map(|column| *column[at].1).collect();
                    Cost { name, counts, pj: price.pj() }
                });
                Estimate { costs: costs.collect() }
            }
        }

        impl<T: Clone> $name<Option<T>> {
            /// Those that are not there from `rest`.
            pub fn or(&self, rest: &$name<T>) -> $name<T> {
                $name { $($field: self.$field.clone().unwrap_or_else(|| rest.$field.clone()),)* }
            }
        }
    };
}

accesses! {
    /// Of one pipeline of the render cache, or of a conventional cache in its place.
    CacheAccesses {
        /// Sets of the tag RAM read for a new request, or to choose a way.
        tag_reads "tag RAM, sets read",
        /// Cycles in which a request waits in the lookup: its set is read again.
        tag_holds "tag RAM, set held",
        /// Ways of the tag RAM written.
        tag_writes "tag RAM, ways written",
        /// Rows of the data RAM read.
        data_reads "data RAM, rows read",
        /// Rows of the data RAM written.
        data_writes "data RAM, rows written",
        /// Rows of the store-fill buffer read; conventional: the fill register.
        buffer_reads "store-fill buffer, read",
        /// Rows of the store-fill buffer written.
        buffer_writes "store-fill buffer, written",
        /// Requests that take a node of the miss queue.
        queue_pushes "miss queue, pushes",
        /// Requests served from the miss queue.
        queue_serves "miss queue, serves",
        /// Cycles with a request in the lookup, whose block all chains are compared with.
        queue_compares "miss queue, compares",
        /// Victims moved to the write-out.
        out_pushes "write-out, pushes",
        /// Victims sent from there.
        out_sends "write-out, sends",
        /// Responses taken by the client.
        responses "responses",
        /// Results taken from the client.
        results "results",
        /// Blocks read from memory.
        bus_reads "memory, blocks read",
        /// Blocks written to memory.
        bus_writes "memory, blocks written",
    }
}

accesses! {
    /// Of an execution unit.
    EuAccesses {
        /// Lines of instructions taken.
        lines_fetched "instruction lines",
        /// Elements gathered for ALUs: enabled lanes of each register operand.
        operand_lanes "GA, operand lanes gathered",
        /// Rows written by ALUs.
        alu_rows_written "GA, rows of ALUs written",
        /// Rows written by calls.
        call_rows_written "GA, rows of calls written",
        /// Rows written by responses.
        response_rows_written "GA, rows of responses",
        /// Rows written before a thread starts.
        dispatch_rows_written "GA, rows of payloads",
        /// Rows read for messages.
        message_rows_read "GA, rows of messages read",
        /// Lanes in which ALU0 multiplied.
        alu0_products "ALU0, lanes multiplied",
        /// Lanes in which it did something else.
        alu0_others "ALU0, other lanes",
        /// Lanes in which ALU1 multiplied.
        alu1_products "ALU1, lanes multiplied",
        /// Lanes in which it did something else.
        alu1_others "ALU1, other lanes",
        /// Lanes of EM.
        em_lanes "EM, lanes",
        /// Lanes of INTDIV.
        intdiv_lanes "INTDIV, lanes",
        /// Instructions of JE, and its syncs.
        branches "JE, branches and joins",
        /// Messages sent.
        messages "ME, messages",
    }
}
