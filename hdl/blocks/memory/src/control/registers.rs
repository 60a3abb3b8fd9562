//! Where the registers of the control block and their fields are: `tessera_ports::cache::control_registers`.

use tessera_hdl::U;
use tessera_ports::cache::control_registers as declared;

macro_rules! fields {
    ($(#[doc = $purpose:literal] $name:ident $offset:literal [$count:literal] $access:ident $reset:literal {
        $($fields:tt)*
    })*) => {
        tessera_hdl::words! { $(#[doc = $purpose] $name: 31..0 { $($fields)* })* }
    };
}

tessera_ports::control_registers!(fields);

/// Registers, as bits 11 to 2 of their address name them.
pub mod at {
    use super::{declared, U};

    const fn word(offset: u64) -> U<10> {
        U::new(offset >> 2)
    }

    /// What the driver talks to.
    pub const ID: U<10> = word(declared::id::OFFSET);
    /// Actions.
    pub const CONTROL: U<10> = word(declared::control::OFFSET);
    /// What the cache does.
    pub const STATUS: U<10> = word(declared::status::OFFSET);
    /// What has happened.
    pub const EVENT: U<10> = word(declared::event::OFFSET);
    /// What interrupts.
    pub const ENABLE: U<10> = word(declared::enable::OFFSET);
    /// The cache's configuration.
    pub const CACHE: U<10> = word(declared::cache::OFFSET);
    /// Lower half of the first address.
    pub const BASE_LOW: U<10> = word(declared::base_low::OFFSET);
    /// Upper half.
    pub const BASE_HIGH: U<10> = word(declared::base_high::OFFSET);
    /// Length of rows.
    pub const PITCH: U<10> = word(declared::pitch::OFFSET);
    /// Counters: sixteen words, of which the first twelve are registers.
    pub const COUNTERS: U<6> = word(declared::counter::OFFSET).get_bits::<6>(4);
}

/// Value of `ID`.
pub const IDENTITY: U<32> = U::new(declared::id::RESET);
/// Value of `CACHE` after reset.
pub const WHOLE_CACHE: U<28> = U::new(declared::cache::RESET);
/// Number of counters.
pub const COUNTERS: U<4> = U::new(12);
