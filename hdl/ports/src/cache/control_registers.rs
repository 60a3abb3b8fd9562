//! The registers of the AXI4-Lite control block, declared once: models, the table of the contract page and the
//! C header come from here.

/// What a bus master may do with a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// It is read; a write is refused.
    Read,
    /// A written 1 does something; it reads 0.
    Act,
    /// It is read and written.
    Write,
    /// It is read; a written 1 clears its bit.
    Clear,
    /// It is read; it is written while the cache is stopped, else a write is refused.
    Setup,
}

impl Access {
    /// How tables write it.
    pub const fn text(self) -> &'static str {
        match self {
            Access::Read => "R",
            Access::Act => "W",
            Access::Write => "RW",
            Access::Clear => "RW1C",
            Access::Setup => "RWS",
        }
    }
}

/// Bits of a register that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// In capitals.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// Highest and lowest bit.
    pub bits: [u32; 2],
}

/// One register, or several in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Register {
    /// In small letters; tables write it in capitals.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// Address of the first.
    pub offset: u64,
    /// How many there are, a word apart.
    pub count: u64,
    /// What a master may do with it.
    pub access: Access,
    /// Its value after reset.
    pub reset: u64,
    /// Named bits, the lowest first; none where the whole word is one value.
    pub fields: &'static [Field],
}

/// The registers: hands `/// purpose` and `name offset [count] access reset { fields }` of each to the macro
/// `$then`, fields as `tessera_hdl::words!` takes them.
#[macro_export]
macro_rules! control_registers {
    ($then:ident) => {
        $then! {
            /// Tells a driver what it talks to: 5453 and the version of this map.
            id 0x000 [1] Read 0x5453_0001 {}
            /// What to do. All actions of one write are done in the same cycle.
            control 0x004 [1] Act 0 {
                /// The cache, if stopped, leaves its reset.
                START: 0,
                /// The cache, if it runs, goes into reset as soon as it is idle and no flush is left.
                STOP: 1,
                /// A flush. Refused while the cache is stopped or stopping, or a flush is under way.
                FLUSH: 2,
                /// That flush forgets all blocks instead of writing them out.
                DROP: 3,
                /// All counters become 0.
                CLEAR: 4,
            }
            /// What the cache does now.
            status 0x008 [1] Read 0 {
                /// It is not in reset.
                RUNNING: 0,
                /// It will stop.
                STOPPING: 1,
                /// A flush waits or is under way.
                FLUSHING: 2,
                /// Its port `idle`.
                IDLE: 3,
                /// Its port `stall`.
                STALL: 6..4,
            }
            /// What has happened since it was cleared.
            event 0x00C [1] Clear 0 {
                /// A flush has ended.
                FLUSHED: 0,
                /// A read on the bus of the cache has failed.
                READ_FAULT: 1,
                /// A write on the bus of the cache has failed: its block is lost.
                WRITE_FAULT: 2,
            }
            /// Which events raise `irq`.
            enable 0x010 [1] Write 0 {
                /// The end of a flush.
                FLUSHED: 0,
                /// A failed read.
                READ_FAULT: 1,
                /// A failed write.
                WRITE_FAULT: 2,
            }
            /// What the cache uses of its hardware; after reset all of it.
            cache 0x014 [1] Setup 0x03FF_FFFF {
                /// Usable nodes of the miss queue.
                NODES: 15..0,
                /// Usable ways.
                WAYS: 19..16,
                /// Usable bits of the set index.
                SET_MASK: 24..20,
                /// The set index is hashed.
                HASH: 25,
                /// Screen partition: 0 rows, 1 two by two, 2 columns.
                PART: 27..26,
            }
            /// First address of the surfaces, lower half.
            base_low 0x018 [1] Setup 0 {
                /// Bits 31 to 6 of it.
                ADDRESS: 31..6,
            }
            /// The same, upper half.
            base_high 0x01C [1] Setup 0 {
                /// Bits 39 to 32 of it.
                ADDRESS: 7..0,
            }
            /// How long rows of tiles are.
            pitch 0x020 [1] Setup 0 {
                /// 4096 >> SHIFT tiles.
                SHIFT: 2..0,
            }
            /// Counters, as those of the memory subsystem.
            counter 0x040 [12] Read 0 {}
        }
    };
}

macro_rules! table {
    ($(#[doc = $purpose:literal] $name:ident $offset:literal [$count:literal] $access:ident $reset:literal {
        $(#[doc = $what:literal] $field:ident: $high:literal $(.. $low:literal)?,)*
    })*) => {
        /// All registers, the lowest address first.
        pub const REGISTERS: &[Register] = &[$(Register {
            name: stringify!($name),
            purpose: $purpose.trim_ascii(),
            offset: $offset,
            count: $count,
            access: Access::$access,
            reset: $reset,
            fields: &[$(Field {
                name: stringify!($field),
                purpose: $what.trim_ascii(),
                bits: bits(&[$high $(, $low)?]),
            }),*],
        }),*];

        $(#[doc = $purpose]
        pub mod $name {
            /// Address, of the first if there are several.
            pub const OFFSET: u64 = $offset;
            /// Value after reset.
            pub const RESET: u64 = $reset;
            $(#[doc = $what] pub const $field: [u32; 2] = super::bits(&[$high $(, $low)?]);)*
        })*
    };
}

/// Highest and lowest bit of a field that is written as one number or two.
const fn bits(written: &[u32]) -> [u32; 2] {
    [written[0], written[written.len() - 1]]
}

control_registers!(table);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::CACHE_COUNTERS;

    #[test]
    fn registers_and_fields_do_not_overlap_and_fit() {
        let mut end = 0;
        for register in REGISTERS {
            assert!(register.offset >= end && register.offset % 4 == 0 && register.count > 0, "{register:?}");
            end = register.offset + 4 * register.count;
            let mut free = 0;
            for Field { name, bits: [high, low], .. } in register.fields {
                assert!(*low >= free && high >= low && *high < 32, "{}.{name}", register.name);
                free = high + 1;
            }
            let named = register.fields.iter().fold(0, |all, f| all | ((2 << f.bits[0]) - 1) >> f.bits[1] << f.bits[1]);
            assert!(register.fields.is_empty() || register.reset & !named == 0, "{}: a bit without a name", register.name);
        }
        assert!(end <= 1 << 12, "the address has 12 bits");
    }

    #[test]
    fn counters_and_the_cache_after_reset_are_whole() {
        let counters = REGISTERS.iter().find(|register| register.name == "counter").expect("it is declared");
        assert_eq!(counters.count, CACHE_COUNTERS.len() as u64);
        let whole = super::super::config::RenderCacheConfig::default().inputs();
        let field = |[high, low]: [u32; 2]| cache::RESET >> low & ((2 << (high - low)) - 1);
        let reset = [cache::NODES, cache::WAYS, cache::SET_MASK, cache::HASH, cache::PART].map(field);
        assert_eq!(reset, [whole.nodes, whole.ways, whole.set_mask, whole.hash, whole.part]);
    }
}
