//! Instructions on their way to the units.

tessera_ports_macros::bundles! {
    eu_instruction_bundles;

    /// A 64-byte line of instructions that is wanted.
    stream LineRequest {
        /// Address divided by 64.
        line: 26,
    }

    /// A line of instructions.
    stream LineResponse {
        /// Address divided by 64.
        line: 26,
        /// The bytes, low ones first.
        data: [64; 8],
    }

    /// An instruction on its way to an ALU.
    stream AluIssue {
        /// Thread slot.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
        /// Native instruction, bits 63:0.
        lo: 64,
        /// Native instruction, bits 127:64.
        hi: 64,
        /// Write-enabled lanes (for sel the predicate is not in it).
        emask: 32,
        /// Predicate of each lane; all ones without predicate.
        pmask: 32,
        /// Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
        mode: 5,
        /// 32-bit value of an ARF source (f0, f1, cr0).
        scalar: 32,
        /// Scoreboard entry of the instruction.
        sb: 2,
    }

    /// An instruction on its way to JE.
    stream BranchIssue {
        /// Thread slot.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
        /// 1: the instruction is 8 bytes long (compacted).
        len8: 1,
        /// Opcode; 0 with `sync`.
        op: 7,
        /// BranchCtrl (`.b`).
        branch: 1,
        /// First channel, in fours.
        group: 3,
        /// Execution size: 2 to the power of it channels.
        size: 3,
        /// Distance in bytes to the end of the structure.
        uip: 32,
        /// Distance in bytes to the next join; of `jmpi` its immediate, of `calla` an address.
        jip: 32,
        /// The target is in a register, which `jip` or `uip` names.
        reg: 1,
        /// Register that a call writes.
        dst: 7,
        /// The first dword of it that is written.
        dst_sub: 3,
        /// Join the channels parked at `ip`; the instruction itself is not executed.
        sync: 1,
        /// Active channels.
        act: 32,
        /// Predicate by channel number (all ones without predicate).
        pred: 32,
    }

    /// An instruction on its way to ME.
    stream MessageIssue {
        /// Thread slot.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
        /// Opcode.
        op: 7,
        /// End of thread.
        eot: 1,
        /// First register of the payload.
        src0: 7,
        /// Registers of the payload.
        mlen: 4,
        /// First register of the second payload.
        src1: 7,
        /// Registers of the second payload; 0 without one.
        xlen: 4,
        /// First register of the response.
        dst: 7,
        /// Registers of the response; 0 without one.
        rlen: 5,
        /// The descriptor is in a0: `mlen` and `desc` mean nothing, `rlen` is all ones or 0.
        by_a0: 1,
        /// Shared function.
        sfid: 4,
        /// Descriptor, bits 30:0.
        desc: 31,
        /// Extended descriptor, bits 31:16.
        extra: 16,
        /// Enabled lanes.
        emask: 32,
        /// Scoreboard entry of the response.
        sb: 2,
    }
}
