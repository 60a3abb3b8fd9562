//! The rules of AXI4 and AXI4-Lite (Arm IHI 0022), under the names that Arm's own protocol assertions have
//! (DUI 0534): `AXI4_ERRM_..` for what a master breaks, `AXI4_ERRS_..` for a slave, also on AXI4-Lite but for two
//! that begin with `AXI4LITE_`. Those of exclusive accesses, of WRAP bursts and of low power are left out: no block
//! here has them.

use std::collections::{BTreeMap, VecDeque};

use tessera_ports::bundle::cache::AxiAddress;

use super::Bus;

/// A rule that was broken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct Breach {
    /// Its name.
    pub rule: String,
    /// What was seen.
    pub what: String,
}

fn breach(rule: impl Into<String>, what: impl Into<String>) -> Result<(), Breach> {
    Err(Breach { rule: rule.into(), what: what.into() })
}

/// A signal of a channel: name, values.
type Signal = (String, Vec<u64>);

/// One channel in a cycle.
struct Channel {
    name: &'static str,
    /// `ERRM` or `ERRS`: who drives it.
    driver: &'static str,
    valid: bool,
    ready: bool,
    payload: Vec<Signal>,
}

fn address_signals(name: &str, a: &AxiAddress) -> Vec<Signal> {
    let fields = [
        ("ID", a.id),
        ("ADDR", a.addr),
        ("LEN", a.len),
        ("SIZE", a.size),
        ("BURST", a.burst),
        ("LOCK", a.lock),
        ("CACHE", a.cache),
        ("PROT", a.prot),
        ("QOS", a.qos),
    ];
    fields.map(|(field, value)| (format!("{name}{field}"), vec![value])).to_vec()
}

fn channels(bus: &Bus) -> [Channel; 5] {
    let channel = |name, driver, valid: u64, ready, payload| Channel { name, driver, valid: valid != 0, ready, payload };
    let one = |name: &str, value| (name.to_string(), vec![value]);
    let (aw, w, b, ar, r) = (&bus.aw.0, &bus.w.0, &bus.b.0, &bus.ar.0, &bus.r.0);
    let written = vec![("WDATA".into(), bus.w_data.clone()), ("WSTRB".into(), bus.w_strb.clone()), one("WLAST", w.last)];
    let read = vec![one("RID", r.id), ("RDATA".into(), bus.r_data.clone()), one("RRESP", r.resp), one("RLAST", r.last)];
    [
        channel("AW", "ERRM", aw.valid, bus.aw.1, address_signals("AW", aw)),
        channel("W", "ERRM", w.valid, bus.w.1, written),
        channel("B", "ERRS", b.valid, bus.b.1, vec![one("BID", b.id), one("BRESP", b.resp)]),
        channel("AR", "ERRM", ar.valid, bus.ar.1, address_signals("AR", ar)),
        channel("R", "ERRS", r.valid, bus.r.1, read),
    ]
}

/// What the rules remember.
#[derive(Debug, Clone, Default)]
pub struct Checker {
    /// Reset was active in the cycle before.
    was_reset: bool,
    /// What waited in the cycle before, by channel.
    waiting: [Option<Vec<Signal>>; 5],
    /// Writes whose data are not complete, in the order of their addresses.
    addresses: VecDeque<AxiAddress>,
    /// Strobes of beats whose address has not come; bursts in order, and whether they are complete.
    data: VecDeque<(Vec<u64>, bool)>,
    /// By id: writes that may be answered; beats that open reads have left, and have.
    answerable: BTreeMap<u64, u64>,
    reads: BTreeMap<u64, VecDeque<[u64; 2]>>,
    /// Bursts and beats that have gone through: evidence.
    pub seen: Seen,
}

/// What has gone over the bus.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seen {
    /// Writes that are answered.
    pub writes: u64,
    /// Reads that are complete.
    pub reads: u64,
    /// Reads whose beats had those of another between them.
    pub mixed: u64,
}

impl Checker {
    /// Checks a settled cycle; call once per cycle.
    pub fn check(&mut self, bus: &Bus) -> Result<(), Breach> {
        let channels = channels(bus);
        if bus.reset || self.was_reset {
            if let Some(c) = channels.iter().find(|c| c.valid) {
                return breach(format!("AXI4_{}_{}VALID_RESET", c.driver, c.name), "high in or right after reset");
            }
        }
        if bus.reset {
            *self = Checker { was_reset: true, seen: self.seen, ..Checker::default() };
            return Ok(());
        }
        self.was_reset = false;
        for (c, waiting) in channels.iter().zip(&mut self.waiting) {
            stable(c, waiting)?;
        }
        self.addresses(bus)?;
        self.data(bus)?;
        self.answers(bus)
    }

    fn addresses(&mut self, bus: &Bus) -> Result<(), Breach> {
        let bytes = 8 * bus.w_data.len() as u64;
        for (name, (address, ready)) in [("AW", bus.aw), ("AR", bus.ar)] {
            if address.valid == 0 {
                continue;
            }
            let AxiAddress { id, addr, len, size, burst, cache, .. } = address;
            let rule = |suffix: &str| format!("AXI4_ERRM_{name}{suffix}");
            if 1 << size > bytes {
                return breach(rule("SIZE"), format!("{} bytes in a beat of {bytes}", 1 << size));
            }
            if burst == 3 {
                return breach(rule("BURST"), "3 is reserved");
            }
            let last = (addr >> size << size) + (len << size);
            if burst == 1 && addr >> 12 != last >> 12 {
                return breach(rule("ADDR_BOUNDARY"), format!("a burst from {addr:#x} to {last:#x} crosses 4 KB"));
            }
            if cache & 2 == 0 && cache & 12 != 0 {
                return breach(rule("CACHE"), format!("{cache:#06b}: allocates, but is not modifiable"));
            }
            if ready && name == "AW" {
                self.addresses.push_back(address);
            } else if ready {
                self.reads.entry(id).or_default().push_back([len + 1; 2]);
            }
        }
        Ok(())
    }

    /// Beats of writes; those whose address is still to come are kept.
    fn data(&mut self, bus: &Bus) -> Result<(), Breach> {
        if bus.w.0.valid != 0 && bus.w.1 {
            let strobes = bus.w_strb.iter().rev().fold(0, |all: u64, s| all.checked_shl(8).unwrap_or(0) | s);
            if self.data.back().is_none_or(|burst| burst.1) {
                self.data.push_back(Default::default());
            }
            let burst = self.data.back_mut().expect("one is open");
            burst.0.push(strobes);
            burst.1 = bus.w.0.last != 0;
        }
        while let (Some(address), Some((strobes, ended))) = (self.addresses.front(), self.data.front()) {
            let (beats, wanted) = (strobes.len() as u64, address.len + 1);
            if beats > wanted || *ended != (beats == wanted) {
                let end = if *ended { "WLAST" } else { "no WLAST" };
                return breach("AXI4_ERRM_WDATA_NUM", format!("{beats} beats of {wanted}, {end}"));
            }
            for (beat, &strobes) in (0..).zip(strobes) {
                let lanes = lanes(address, beat, 8 * bus.w_data.len() as u64);
                if strobes & !lanes != 0 {
                    return breach("AXI4_ERRM_WSTRB", format!("{strobes:#x} outside the lanes {lanes:#x}"));
                }
            }
            if !ended {
                break;
            }
            *self.answerable.entry(address.id).or_default() += 1;
            self.addresses.pop_front();
            self.data.pop_front();
        }
        Ok(())
    }

    fn answers(&mut self, bus: &Bus) -> Result<(), Breach> {
        let (b, r) = (bus.b.0, bus.r.0);
        if b.valid != 0 {
            if b.resp == 1 {
                return exclusive(bus, "BRESP");
            }
            let Some(left) = self.answerable.get_mut(&b.id).filter(|left| **left > 0) else {
                let open = self.addresses.iter().any(|a| a.id == b.id);
                return breach(if open { "AXI4_ERRS_BRESP_WLAST" } else { "AXI4_ERRS_BRESP_AW" }, format!("id {}", b.id));
            };
            *left -= u64::from(bus.b.1);
            self.seen.writes += u64::from(bus.b.1);
        }
        if r.valid != 0 {
            if r.resp == 1 {
                return exclusive(bus, "RRESP");
            }
            let begun = |left: &VecDeque<[u64; 2]>| left.front().is_some_and(|[left, of]| left < of);
            let others = self.reads.iter().any(|(id, left)| *id != r.id && begun(left));
            let Some(left) = self.reads.get_mut(&r.id).filter(|left| !left.is_empty()) else {
                return breach("AXI4_ERRS_RID", format!("no read of id {} is open", r.id));
            };
            if (left[0][0] == 1) != (r.last != 0) {
                return breach("AXI4_ERRS_RDATA_NUM", format!("RLAST {} with {} beats to come", r.last, left[0][0]));
            }
            if bus.r.1 {
                left[0][0] -= 1;
                if r.last != 0 {
                    left.pop_front();
                    self.seen.reads += 1;
                    self.seen.mixed += u64::from(others);
                }
            }
        }
        Ok(())
    }
}

fn exclusive(bus: &Bus, signal: &str) -> Result<(), Breach> {
    let bus = if bus.lite { "AXI4LITE" } else { "AXI4" };
    breach(format!("{bus}_ERRS_{signal}_EXOKAY"), "nothing was exclusive")
}

/// What waits stays, and stays as it is.
fn stable(c: &Channel, waiting: &mut Option<Vec<Signal>>) -> Result<(), Breach> {
    if let Some(before) = waiting {
        if !c.valid {
            return breach(format!("AXI4_{}_{}VALID_STABLE", c.driver, c.name), "withdrawn before it was taken");
        }
        if let Some(((name, was), (_, is))) = before.iter().zip(&c.payload).find(|(was, is)| was != is) {
            return breach(format!("AXI4_{}_{name}_STABLE", c.driver), format!("{was:x?} became {is:x?} while it waited"));
        }
    }
    *waiting = (c.valid && !c.ready).then(|| c.payload.clone());
    Ok(())
}

/// Byte lanes of a beat on a bus of `bytes` bytes.
fn lanes(a: &AxiAddress, beat: u64, bytes: u64) -> u64 {
    let size = 1 << a.size;
    let aligned = a.addr / size * size;
    let step = if a.burst == 0 { 0 } else { beat * size };
    let first = if beat == 0 || a.burst == 0 { a.addr } else { aligned + step } % bytes;
    let end = (aligned + step) % bytes + size;
    (first..end).fold(0, |lanes, lane| lanes | 1 << lane)
}

/// Section A3.1.1: no path without a register from what the slave drives to what the master drives. `asked` is
/// the same cycle before the slave made up its mind.
pub fn no_path(bus: &Bus, asked: &Bus) -> Result<(), Breach> {
    let driven = |bus: &Bus| (bus.aw.0, bus.w.0, bus.w_data.clone(), bus.w_strb.clone(), bus.ar.0, bus.b.1, bus.r.1);
    match driven(bus) == driven(asked) {
        true => Ok(()),
        false => breach("IHI 0022, A3.1.1", format!("the master answers in the same cycle: {asked:x?}, then {bus:x?}")),
    }
}
