//! Findings: which are alike, and what is said of the first.

use tessera_launch::dataport::Does;

use super::race::Stamp;
use super::shadow::{Origin, Reaches, DWORDS};
use super::{Actor, Checker, Finding, FindingKind, Spot};

/// What makes findings alike: kind and detail, instruction, the other instruction, name of the memory.
pub(super) type Key = (FindingKind, &'static str, u32, u32, String);

/// What is to be known of a race.
#[derive(Clone, Copy)]
pub(super) enum Note {
    None,
    /// It makes no difference who is first.
    SameValue,
    /// Two instructions of a thread, whose lanes execute them together.
    OneThread,
}

impl Note {
    fn text(self) -> &'static str {
        match self {
            Note::None => "",
            Note::SameValue => " (both write the same value)",
            Note::OneThread => {
                " (lanes of one thread, which may have met at a sub_group_barrier: that leaves no trace in the code)"
            }
        }
    }
}

/// What an access, or a decision, has wrong.
pub(super) enum Wrong {
    /// It uses an undefined address.
    Address(Does, Origin),
    /// It puts an undefined value into memory that others see.
    Stored(Does, Origin),
    /// It lies outside, there.
    Bounds(Does, String),
    /// Nothing orders it with another one.
    Race { does: Does, other: Stamp, did: Does, note: Note },
    /// An undefined value decides.
    Decides(Reaches, Origin),
}

fn does(does: Does) -> &'static str {
    match does {
        Does::Read => "reads",
        Does::Write => "writes",
        Does::Atomic | Does::Exchange => "atomically changes",
    }
}

fn did(does: Does) -> &'static str {
    match does {
        Does::Read => "read",
        Does::Write => "wrote",
        Does::Atomic | Does::Exchange => "atomically changed",
    }
}

/// `from r12, which nothing has written`.
fn from(origin: &Origin) -> String {
    match origin {
        Origin::Register(dword) => format!("from r{}.{}:ud, which nothing wrote", dword / DWORDS, dword % DWORDS),
        Origin::Other(name) => format!("from {name}, of which that part was never written"),
        Origin::Memory(what, ip) => format!("from {what}, read at {ip:#06x} before anything was written there"),
    }
}

fn decides(reaches: Reaches) -> &'static str {
    match reaches {
        Reaches::Branch => "branches by an undefined flag",
        Reaches::Sends => "sends or not by an undefined flag",
        Reaches::Target => "goes on at an undefined address",
        Reaches::Register => "names a register by an undefined address",
        Reaches::Descriptor => "sends a message with an undefined descriptor",
    }
}

impl Checker<'_> {
    /// An undefined value decides something for these channels.
    pub(super) fn reached(&mut self, reaches: Reaches, channels: u32, origin: &Origin) {
        let lane = (channels != 0).then(|| channels.trailing_zeros());
        self.found(lane, Wrong::Decides(reaches, origin.clone()), None);
    }

    /// Notes a finding of the instruction at hand.
    pub(super) fn found(&mut self, lane: Option<u32>, wrong: Wrong, spot: Option<Spot>) {
        let at = spot.as_ref().map_or_else(|| "memory".to_string(), Spot::to_string);
        let (kind, detail, other, what) = match wrong {
            Wrong::Address(access, origin) => {
                let what = format!("{} memory at an undefined address, {}", does(access), from(&origin));
                (FindingKind::Undefined, "address", 0, what)
            }
            Wrong::Stored(Does::Write, origin) => {
                (FindingKind::Undefined, "stored", 0, format!("writes an undefined value to {at}, {}", from(&origin)))
            }
            Wrong::Stored(_, origin) => {
                let what = format!("atomically changes {at} with an undefined value, {}", from(&origin));
                (FindingKind::Undefined, "stored", 0, what)
            }
            Wrong::Bounds(access, at) => {
                let of = spot.as_ref().map_or_else(String::new, |spot| format!("{}, ", spot.name));
                (FindingKind::Bounds, does(access), 0, format!("{} outside: {of}{at}", does(access)))
            }
            Wrong::Race { does: access, other, did: earlier, note } => {
                let by = self.actor(other.thread, other.lane());
                let (ip, now, before) = (other.ip(), does(access), did(earlier));
                let what = format!("{now} {at}, which {by} {before} at {ip:#06x}, and nothing orders the two{}", note.text());
                (FindingKind::Race, note.text(), ip, what)
            }
            Wrong::Decides(reaches, origin) => {
                (FindingKind::Undefined, decides(reaches), 0, format!("{}, {}", decides(reaches), from(&origin)))
            }
        };
        let name = spot.as_ref().map_or_else(String::new, |spot| spot.name.clone());
        self.note((kind, detail, self.now.ip, other, name), (self.now.thread, lane), what, spot);
    }

    /// Part of a thread is not at the barrier that the rest waits at.
    pub(super) fn lanes_missing(&mut self, thread: u32, ip: u32, missing: u32) {
        let lane = missing.trailing_zeros();
        let who = self.actor(thread, Some(lane)).work_item.unwrap_or_default();
        let ([x, y, z], lanes) = (who, missing.count_ones());
        let what = format!("waits at a barrier without {lanes} of its work-items, such as {x},{y},{z}");
        self.note((FindingKind::Barrier, "lanes", ip, 0, String::new()), (thread, None), what, None);
    }

    /// A barrier has opened: all threads of the group should have come, to the same one.
    pub(super) fn met(&mut self, arrived: &[(u32, u32)]) {
        let Some(&(thread, ip)) = arrived.first() else { return };
        let (count, ended) = {
            let group = self.group_of(thread);
            (group.threads.1, group.ended.first().copied())
        };
        if let Some(ended) = ended {
            let (absent, ended) = (count as usize - arrived.len(), self.thread(ended).index);
            let what = format!("waits at a barrier that {absent} of {count} threads never reach: thread {ended} has ended");
            self.note((FindingKind::Barrier, "ended", ip, 0, String::new()), (thread, None), what, None);
        }
        if let Some(&(other, at)) = arrived.iter().find(|(_, at)| *at != ip) {
            let other = self.thread(other).index;
            let what = format!("waits at a barrier while thread {other} waits at another one, at {at:#06x}");
            self.note((FindingKind::Barrier, "another", ip, at, String::new()), (thread, None), what, None);
        }
    }

    fn actor(&self, number: u32, lane: Option<u32>) -> Actor {
        let thread = self.thread(number);
        let group = &self.groups[thread.group as usize];
        let item = |lane: u32| {
            let item = thread.index * self.launch.kernel().simd + lane;
            self.launch.work_item(group.id, group.local, item)
        };
        let lane = lane.filter(|lane| thread.dispatch >> lane & 1 != 0);
        Actor { group: group.id, thread: thread.index, lane, work_item: lane.map(item) }
    }

    fn note(&mut self, key: Key, (thread, lane): (u32, Option<u32>), what: String, spot: Option<Spot>) {
        let (kind, ip) = (key.0, key.2);
        let next = self.findings.len();
        let index = *self.alike.entry(key).or_insert(next);
        if index < next {
            self.findings[index].count += 1;
            return;
        }
        self.findings.push(Finding {
            kind,
            kernel: self.launch.kernel().name.clone(),
            ip,
            text: self.code.text(ip).unwrap_or_default(),
            line: self.launch.kernel().source_line(ip),
            actor: self.actor(thread, lane),
            spot,
            what,
            count: 1,
        });
    }
}
