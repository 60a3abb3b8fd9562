#!/usr/bin/env python3
"""Parse an ocloc Gen9 (patch-token) program binary from first principles.

Usage: kernel_abi.py [-t] [-s] [-i] file.bin [kernel-name ...]
  -t  also print the raw patch tokens     -s  also print raw surface states
  -i  also decode every SEND in the ISA (uses nothing but the instruction bytes)
Rules are those of gen9-kernel-abi.md; no Intel tool or header is used.
"""
import struct, sys

MAGIC = 0x494E5443
NOOFF = 0xFFFFFFFF

def u32(b, o): return struct.unpack_from('<I', b, o)[0]
def u64(b, o): return struct.unpack_from('<Q', b, o)[0]

TOKEN = {5: 'SAMPLER_STATE_ARRAY', 8: 'BINDING_TABLE_STATE', 10: 'ALLOCATE_SIP_SURFACE', 11: 'GLOBAL_MEMORY_OBJECT_ARG',
         12: 'IMAGE_ARG', 15: 'ALLOCATE_LOCAL_SURFACE', 16: 'SAMPLER_ARG', 17: 'DATA_PARAMETER_BUFFER', 18: 'MEDIA_VFE_STATE',
         19: 'MEDIA_IDD_LOAD', 21: 'INTERFACE_DESCRIPTOR_DATA', 22: 'THREAD_PAYLOAD', 23: 'EXECUTION_ENVIRONMENT',
         25: 'DATA_PARAMETER_STREAM', 26: 'KERNEL_ARGUMENT_INFO', 27: 'KERNEL_ATTRIBUTES_INFO', 28: 'STRING',
         30: 'STATELESS_GLOBAL_ARG', 31: 'STATELESS_CONSTANT_ARG', 33: 'STATELESS_PRINTF_SURFACE', 36: 'STATELESS_EVENT_POOL',
         38: 'STATELESS_PRIVATE_MEMORY', 41: 'PROG_GLOBAL_SURFACE', 42: 'PROG_CONSTANT_SURFACE', 43: 'STATELESS_GLOBAL_SURFACE_INIT',
         44: 'STATELESS_CONSTANT_SURFACE_INIT', 45: 'STATELESS_DEFAULT_DEVICE_QUEUE', 46: 'STATELESS_DEVICE_QUEUE_ARG',
         47: 'PROG_GLOBAL_POINTER', 48: 'PROG_CONSTANT_POINTER', 50: 'INLINE_VME_SAMPLER', 51: 'GTPIN_FREE_GRF', 52: 'GTPIN_INFO',
         53: 'PROGRAM_SYMBOL_TABLE', 54: 'PROGRAM_RELOCATION_TABLE', 55: 'MEDIA_VFE_STATE_SLOT1', 56: 'ALLOCATE_SYNC_BUFFER',
         57: 'GLOBAL_HOST_ACCESS_TABLE', 58: 'ALLOCATE_RT_GLOBAL_BUFFER'}
DATAPARAM = {1: 'kernel_arg', 2: 'local_work_size', 3: 'global_work_size', 4: 'num_work_groups', 5: 'work_dim', 8: 'local_arg_slm_offset',
             9: 'image_width', 10: 'image_height', 11: 'image_depth', 12: 'image_channel_data_type', 13: 'image_channel_order',
             14: 'sampler_address_mode', 15: 'sampler_normalized_coords', 16: 'global_work_offset', 18: 'image_array_size',
             19: 'printf_surface_size', 20: 'image_num_samples', 21: 'sampler_snap_wa', 22: 'parent_event', 27: 'image_num_mip_levels',
             28: 'enqueued_local_work_size', 29: 'max_workgroup_size', 30: 'preferred_wg_multiple', 31: 'local_window_start_address',
             32: 'local_window_size', 33: 'private_memory_size', 34: 'simd_size', 35: 'object_id', 42: 'buffer_offset',
             43: 'buffer_pure_stateful', 44: 'flat_image_base', 45: 'flat_image_width-1', 46: 'flat_image_height-1',
             47: 'flat_image_pitch-1', 49: 'implicit_arg_buffer'}
IMGTYPE = {1: 'buffer', 2: '1d', 3: '1d_array', 4: '2d', 5: '2d_array', 6: '3d', 7: 'cube', 8: 'cube_array', 9: '2d_depth',
           10: '2d_array_depth', 11: '2d_msaa', 12: '2d_msaa_depth', 13: '2d_array_msaa', 14: '2d_array_msaa_depth',
           15: '2d_media', 16: '2d_media_block'}
EXEC = ['reqd_wg_x', 'reqd_wg_y', 'reqd_wg_z', 'simd', 'compiled_subgroups', 'has_barriers', 'no_midthread_preempt', 'simd8', 'simd16',
        'simd32', 'device_enqueue', 'undeclared_resource', 'fences_rw_images', 'stateless_spill', 'multi_scratch', 'coherent',
        'initializer', 'finalizer', 'sg_forward_progress', 'gt4gb_stateless_only', 'num_grf', 'walk_order', 'global_atomics', 'dpas',
        'rtcalls', 'num_threads', 'stateless_writes', 'indirect_stateless', 'bindless', 'stack_calls']
PAYLOAD = ['header', 'lid_x', 'lid_y', 'lid_z', 'lid_flat', 'indirect', 'unused_per_thread', 'get_lid', 'get_gid', 'get_goff',
           'stage_org', 'stage_size', 'off_skip_ptd_load', 'off_skip_ffid', 'pass_inline', 'rtstack', 'hw_lid', 'lid_mask', 'walk', 'tiley']


def device_binary(b):
    """Unwrap ar archive -> ELF -> patch-token blob (whichever layers are present)."""
    if b[:8] == b'!<arch>\n':
        p, best = 8, None
        while p + 60 <= len(b):
            name = b[p:p + 16].rstrip(); size = int(b[p + 48:p + 58]); body = b[p + 60:p + 60 + size]
            if body[:4] == b'\x7fELF' or body[:4] == b'CTNI': best = best or body
            p += 60 + size + (size & 1)
        b = best
    if b[:4] == b'\x7fELF':
        etype = struct.unpack_from('<H', b, 16)[0]
        if etype != 0xff04: raise SystemExit('ELF e_type %#x is not the OpenCL executable wrapper (0xff04); zebin?' % etype)
        shoff = u64(b, 0x28); entsz, n = struct.unpack_from('<HH', b, 0x3a)
        for i in range(n):
            o = shoff + i * entsz; typ = u32(b, o + 4); off, size = struct.unpack_from('<QQ', b, o + 24)
            if typ in (0xff000005, 0xff00000a): return b[off:off + size]
        raise SystemExit('no device-binary section')
    return b


def tokens(b, p, end, program=False):
    while end - p > 8:
        t, s = struct.unpack_from('<II', b, p)
        if program and t == 42: s += u32(b, p + 12)
        if program and t == 41: s += u32(b, p + 16)
        if s < 8 or p + s > end: raise SystemExit('bad token %d size %d' % (t, s))
        yield t, b[p:p + s]
        p += s
    if p != end: raise SystemExit('patch list does not end on its boundary')


class Arg:
    def __init__(a): a.kind = None; a.elems = []; a.meta = {}; a.info = None; a.d = {}


class Kernel:
    pass


def parse(b):
    b = device_binary(b)
    H = struct.unpack_from('<7I', b, 0)
    if H[0] != MAGIC: raise SystemExit('bad magic')
    prog = dict(version=H[1], family=H[2], ptrsize=H[3], nkernels=H[4], stepping=H[5], pl=H[6], const=None, glob=None, relocs=[], blob=b)
    for t, d in tokens(b, 28, 28 + H[6], True):
        if t == 42: prog['const'] = d[16:16 + u32(d, 12)]
        elif t == 41: prog['glob'] = d[20:20 + u32(d, 16)]; prog['globtype'] = u32(d, 8)
        elif t in (47, 48):
            idx, off, bt, bi = struct.unpack_from('<IQII', d, 8)
            prog['relocs'].append(('global' if t == 47 else 'constant', off, ('global', 'constant')[bt]))
        else: prog.setdefault('other', []).append(t)
    p = 28 + H[6]; ks = []
    for _ in range(H[4]):
        k = Kernel()
        csum, hash_, nlen, plen, klen, glen, dlen, slen, unp = struct.unpack_from('<IQ7I', b, p); p += 40
        k.unpadded = unp; k.hash = hash_
        k.name = b[p:p + nlen].split(b'\0')[0].decode(); p += nlen
        k.isa = b[p:p + klen]; p += klen
        k.gsh = b[p:p + glen]; p += glen
        k.dsh = b[p:p + dlen]; p += dlen
        k.ssh = b[p:p + slen]; p += slen
        k.toks = list(tokens(b, p, p + plen)); p += plen
        decode(k); ks.append(k)
    if p != len(b): print('note: %d trailing bytes' % (len(b) - p))
    return prog, ks


def decode(k):
    k.args = {}; k.impl = []; k.payload = k.ex = None; k.ctsize = 0; k.slm = 0; k.scratch = 0; k.scratch1 = 0; k.priv = None
    k.bt = None; k.samp = None; k.attrs = ''; k.strings = {}; k.surf = []; k.other = []
    arg = lambda n: k.args.setdefault(n, Arg())
    for t, d in k.toks:
        f = lambda i: u32(d, 8 + 4 * i)
        n = (len(d) - 8) // 4
        if t == 5: k.samp = dict(off=f(0), count=f(1), border=f(2))
        elif t == 8: k.bt = dict(off=f(0), count=f(1), ssoff=f(2))
        elif t == 15: k.slm = f(1)
        elif t == 18: k.scratch = f(1)
        elif t == 55: k.scratch1 = f(1)
        elif t == 22: k.payload = {PAYLOAD[i]: f(i) for i in range(min(n, len(PAYLOAD)))}
        elif t == 23:
            k.ex = {EXEC[i]: f(i) for i in range(min(n, len(EXEC)))}
            k.ex['simd_info'] = u64(d, 8 + 120) if n >= 32 else 0
        elif t == 25: k.ctsize = f(0)
        elif t == 26:
            num, *sz = struct.unpack_from('<6I', d, 8); q = 32; s = []
            for z in sz: s.append(d[q:q + z].split(b'\0')[0].decode()); q += z
            arg(num).info = dict(zip(('addr', 'access', 'name', 'type', 'qual'), s))
        elif t == 27: k.attrs = d[12:12 + f(0)].split(b'\0')[0].decode()
        elif t == 28: k.strings[f(0)] = d[16:16 + f(1)].split(b'\0')[0].decode('latin1')
        elif t in (30, 31, 46):
            a = arg(f(0)); a.kind = {30: 'global pointer', 31: 'constant pointer', 46: 'device queue'}[t]
            a.d.update(ssh=f(1), ct=f(2), ctsize=f(3))
        elif t == 11: a = arg(f(0)); a.kind = 'global pointer (stateful only)'; a.d.update(ssh=f(1))
        elif t == 12:
            a = arg(f(0)); a.kind = 'image'
            a.d.update(imgtype=f(1), ssh=f(2), writeable=f(5), transformable=f(6), btioff=f(9) if n > 9 else None)
        elif t == 16: a = arg(f(0)); a.kind = 'sampler'; a.d.update(samptype=f(1), dsh=f(2))
        elif t == 38:
            k.priv = dict(ssh=f(0), ct=f(1), ctsize=f(2), size=f(3), simt=f(4)); k.surf.append(('private memory', f(0), f(1), f(2)))
        elif t == 44: k.surf.append(('program constants', f(1), f(2), f(3)))
        elif t == 43: k.surf.append(('program globals', f(1), f(2), f(3)))
        elif t == 33: k.surf.append(('printf buffer', f(1), f(2), f(3)))
        elif t == 36: k.surf.append(('event pool', f(1), f(2), f(3)))
        elif t == 45: k.surf.append(('default device queue', f(0), f(1), f(2)))
        elif t == 56: k.surf.append(('sync buffer', f(0), f(1), f(2)))
        elif t == 17:
            typ, num, off, size, src = struct.unpack_from('<5I', d, 8)
            if typ == 1: a = arg(num); a.elems.append((off, size, src))
            elif typ == 8: a = arg(num); a.kind = 'local memory'; a.d.update(ct=off, ctsize=size, align=src)
            elif typ in (42, 43) or 9 <= typ <= 15 or typ in (18, 20, 21, 27, 44, 45, 46, 47):
                arg(num).meta[DATAPARAM[typ]] = (off, size)
            elif typ in (2, 3, 4, 16, 28): k.impl.append((DATAPARAM[typ] + '.' + 'xyz'[src >> 2], off, size))
            else: k.impl.append((DATAPARAM.get(typ, 'type%d' % typ), off, size))
        elif t in (19, 21): pass
        else: k.other.append((t, d))
    for n, a in k.args.items():
        if a.kind is None: a.kind = 'scalar' if a.elems else 'unused'
    # ---- register map of the thread payload
    g = 1; k.pregs = []
    simd = k.ex['simd']; per = 2 if simd == 32 else 1
    for ax in 'xyz':
        if k.payload['lid_' + ax]: k.pregs.append(('local id ' + ax, g, per)); g += per
    if not k.pregs and k.payload['unused_per_thread']: k.pregs.append(('unused per-thread GRF', g, 1)); g += 1
    k.ctreg = g; k.ctgrfs = (k.ctsize + 31) // 32; k.ptgrfs = g - 1


def slot(k, off, size):
    r, s = k.ctreg + off // 32, off % 32
    return 'ct+0x%02x..%02x = r%d.b%d' % (off, off + size - 1, r, s) + ((' (r%d.%d:ud)' % (r, s // 4)) if s % 4 == 0 else '')


def bti_of(k, ssh):
    if k.bt:
        for i in range(k.bt['count']):
            if u32(k.ssh, k.bt['off'] + 4 * i) == ssh: return i
    return None


SURFTYPE = {0: '1D', 1: '2D', 2: '3D', 3: 'CUBE', 4: 'BUFFER', 5: 'STRBUF', 7: 'NULL'}
SFMT = {0: 'R32G32B32A32_FLOAT', 0x1ff: 'RAW', 0x0fe: 'UNKNOWN'}


def surf(ss):
    w = struct.unpack('<16I', ss); ty = w[0] >> 29; fmt = (w[0] >> 18) & 0x1ff
    r = dict(type=SURFTYPE.get(ty, ty), fmt=fmt, array=(w[0] >> 28) & 1, tile=(w[0] >> 12) & 3, width=(w[2] & 0x3fff), height=(w[2] >> 16) & 0x3fff,
             pitch=w[3] & 0x3ffff, depth=w[3] >> 21, base=w[8] | w[9] << 32, scs=tuple((w[7] >> s) & 7 for s in (25, 22, 19, 16)), mocs=(w[1] >> 24) & 0x7f)
    return r


def show(k, raw=False, rawss=False):
    e = k.ex
    print('kernel %s' % k.name)
    print('  SIMD%d  isa %d bytes (padded %d)  grf %d  subgroups %d  attrs "%s"' % (e['simd'], k.unpadded, len(k.isa), e['num_grf'], e['compiled_subgroups'], k.attrs))
    print('  required wg size: %s' % ('%d,%d,%d' % (e['reqd_wg_x'], e['reqd_wg_y'], e['reqd_wg_z']) if e['reqd_wg_x'] else 'none'))
    print('  barriers: %s   slm static: %d bytes   scratch (spill): %d B/HW-thread   private: %s' % (
        'yes' if e['has_barriers'] else 'no', k.slm, k.scratch,
        'none' if not k.priv else '%d B per %s -> %d B per HW thread' % (k.priv['size'], 'work-item' if k.priv['simt'] else 'HW thread',
                                                                        k.priv['size'] * (e['simd'] if k.priv['simt'] else 1))))
    fl = [x for x in ('gt4gb_stateless_only', 'global_atomics', 'fences_rw_images', 'device_enqueue', 'undeclared_resource', 'no_midthread_preempt', 'stack_calls', 'sg_forward_progress', 'stateless_spill', 'bindless') if e.get(x)]
    print('  env flags: %s  walk_order=%d stateless_writes=%d indirect_stateless=%d' % (','.join(fl) or '-', e['walk_order'], e['stateless_writes'], e.get('indirect_stateless', 0)))
    print('  payload: r0 header' + ''.join('; %s r%d%s u16' % (n, r, '' if c == 1 else '-r%d' % (r + c - 1)) for n, r, c in k.pregs) +
          '; cross-thread r%d-r%d (%d bytes = %d GRF); per-thread %d GRF' % (k.ctreg, k.ctreg + max(k.ctgrfs, 1) - 1, k.ctsize, k.ctgrfs, k.ptgrfs))
    for n in sorted(k.args):
        a = k.args[n]; nm = '%s %s' % (a.info['type'].split(';')[0], a.info['name']) if a.info else '?'
        s = '  arg %d [%s] %s' % (n, nm, a.kind)
        if a.kind in ('global pointer', 'constant pointer', 'device queue'):
            b = bti_of(k, a.d['ssh'])
            s += ': BTI %s (ssh+0x%x)' % (b, a.d['ssh']); s += ', pointer at ' + slot(k, a.d['ct'], a.d['ctsize'])
        elif a.kind == 'image':
            s += ': %s BTI %s (ssh+0x%x) %s%s btiOffset=%s' % (IMGTYPE.get(a.d['imgtype']), bti_of(k, a.d['ssh']), a.d['ssh'],
                                                  'writeable' if a.d['writeable'] else 'read', ' transformable' if a.d['transformable'] else '', a.d['btioff'])
        elif a.kind == 'sampler':
            s += ': type %d dsh+0x%x = sampler index %d' % (a.d['samptype'], a.d['dsh'], (a.d['dsh'] - k.samp['off']) // 16)
        elif a.kind == 'local memory':
            s += ': u32 SLM byte offset at ' + slot(k, a.d['ct'], 4) + ' align %d' % a.d['align']
        for o, z, src in a.elems: s += '\n      value bytes %d..%d -> %s' % (src, src + z - 1, slot(k, o, z))
        for m, (o, z) in a.meta.items(): s += '\n      %s%s' % (m, '' if m == 'buffer_pure_stateful' else ' -> ' + slot(k, o, z))
        print(s)
    for n, so, co, cs in k.surf:
        b = bti_of(k, so)
        print('  implicit surface: %s BTI %s (ssh+0x%x), pointer at %s' % (n, b, so, slot(k, co, cs)))
    for n, off, size in k.impl: print('  implicit %s -> %s' % (n, slot(k, off, size)))
    if k.bt:
        print('  binding table @ssh+0x%x, %d entries:' % (k.bt['off'], k.bt['count']), ' '.join('%d->0x%x' % (i, u32(k.ssh, k.bt['off'] + 4 * i)) for i in range(k.bt['count'])))
        for i in range(k.bt['count']):
            o = u32(k.ssh, k.bt['off'] + 4 * i)
            ss = k.ssh[o:o + 64]
            if rawss and len(ss) == 64: print('    ss[%d] %s' % (i, ' '.join('%08x' % x for x in struct.unpack('<16I', ss)))); print('       ', surf(ss))
    if k.samp:
        print('  sampler table @dsh+0x%x x%d, border colour @dsh+0x%x' % (k.samp['off'], k.samp['count'], k.samp['border']))
        for i in range(k.samp['count']):
            print('    sampler[%d] %s' % (i, ' '.join('%08x' % x for x in struct.unpack_from('<4I', k.dsh, k.samp['off'] + 16 * i))))
    for i, s in sorted(k.strings.items()): print('  printf string %d: %r' % (i, s))
    for t, d in k.other: print('  other token %s %s' % (TOKEN.get(t, t), d[8:40].hex()))
    if raw:
        for t, d in k.toks:
            extra = ''
            if t == 17: extra = ' ' + DATAPARAM.get(u32(d, 8), '?')
            print('    token %2d %-32s size %3d: %s%s' % (t, TOKEN.get(t, '?'), len(d), ' '.join('%x' % x for x in struct.unpack_from('<%dI' % ((len(d) - 8) // 4), d, 8)), extra))


def main(av):
    raw = '-t' in av; ss = '-s' in av; isa = '-i' in av
    av = [a for a in av if a not in ('-t', '-s', '-i')]
    prog, ks = parse(open(av[0], 'rb').read())
    print('program: version %d family %d pointer %d bytes, %d kernels, stepping %d' % (prog['version'], prog['family'], prog['ptrsize'], prog['nkernels'], prog['stepping']))
    if prog['const'] is not None: print('  constant surface init: %d bytes %s%s' % (len(prog['const']), prog['const'][:32].hex(), '...' if len(prog['const']) > 32 else ''))
    if prog['glob'] is not None: print('  global surface init: %d bytes (type %d) %s%s' % (len(prog['glob']), prog['globtype'], prog['glob'][:32].hex(), '...' if len(prog['glob']) > 32 else ''))
    for w, o, tgt in prog['relocs']: print('  pointer fix-up: 8 bytes at %s+0x%x += base of %s surface' % (w, o, tgt))
    if prog.get('other'): print('  other program tokens', prog['other'])
    for k in ks:
        if len(av) > 1 and k.name not in av[1:]: continue
        show(k, raw, ss)
        if isa: sends(k)


AOP = {0: 'cmpwr64', 1: 'and', 2: 'or', 3: 'xor', 4: 'mov', 5: 'inc', 6: 'dec', 7: 'add', 8: 'sub', 9: 'revsub', 10: 'imax', 11: 'imin',
       12: 'umax', 13: 'umin', 14: 'cmpwr', 15: 'predec'}
FAOP = {1: 'fmax', 2: 'fmin', 3: 'fcmpwr'}
SMP = {0: 'sample', 1: 'sample_b', 2: 'sample_l', 3: 'sample_c', 4: 'sample_d', 5: 'sample_b_c', 6: 'sample_l_c', 7: 'ld', 8: 'gather4', 9: 'lod',
       10: 'resinfo', 11: 'sampleinfo', 16: 'gather4_c', 17: 'gather4_po', 18: 'gather4_po_c', 20: 'sample_d_c', 24: 'sample_lz', 25: 'sample_c_lz',
       26: 'ld_lz', 28: 'ld2dms_w', 29: 'ld_mcs', 30: 'ld2dms', 31: 'ld2dss'}


def message(sfid, d, xlen):
    """Decode one message descriptor. Returns (text, expected mlen+xlen without header, expected rlen) - lengths in GRFs or None."""
    f = lambda hi, lo: (d >> lo) & ((1 << (hi - lo + 1)) - 1)
    hdr = f(19, 19); bti = f(7, 0)
    where = {0xFF: 'stateless', 0xFD: 'stateless-nc', 0xFE: 'SLM'}.get(bti, 'bti%d' % bti)
    if sfid == 7: return 'thread spawner EOT' if f(3, 0) == 0 else 'thread spawner?', None, 0
    if sfid == 3: return {4: 'gateway barrier'}.get(f(2, 0), 'gateway op %d' % f(2, 0)), None, 0
    if sfid == 2:
        simd = {1: 8, 2: 16, 3: 32}.get(f(18, 17) | f(29, 29) << 2); t = f(16, 12)
        if simd == 32 and t == 0x1f: return 'sampler cache flush', 0, 1
        return 'sampler %s SIMD%s sampler%d bti%d%s' % (SMP.get(t, t), simd, f(11, 8), bti, ' ret16' if f(30, 30) else ''), None, None
    t = f(18, 14); cm = ''.join('xyzw'[i] for i in range(4) if not (d >> (8 + i)) & 1); n = len(cm)
    sm3 = {0: 4, 1: 16, 2: 8}.get(f(13, 12)); r8 = {0: 16, 1: 8}[f(12, 12)]
    ow = {0: 1, 1: 1, 2: 2, 3: 4, 4: 8, 5: 16}.get(f(10, 8), 0)
    if sfid == 10:
        if f(18, 18):
            rd = not f(17, 17); blk = 1 << f(13, 12)
            return 'scratch %s %d GRF at +%d%s' % ('read' if rd else 'write', blk, f(11, 0) * 32, '' if f(16, 16) == 0 else ' dwmode'), (0 if rd else blk), (blk if rd else 0)
        if t == 0: return 'oword block read x%d (owords) %s' % (ow, where), 0, max(1, ow // 2)
        if t == 1: return 'unaligned oword block read x%d (bytes) %s' % (ow, where), 0, max(1, ow // 2)
        if t == 8: return 'oword block write x%d (owords) %s' % (ow, where), max(1, ow // 2), 0
        if t in (4, 12):
            simd = 16 if f(8, 8) else 8; sz = {0: 8, 1: 16, 2: 32}.get(f(11, 10)); g = simd // 8
            return 'byte %s SIMD%d %d-bit %s' % ('gather' if t == 4 else 'scatter', simd, sz, where), g * (1 if t == 4 else 2), g if t == 4 else 0
        if t in (3, 11):
            simd = 16 if f(8, 8) else 8; g = simd // 8
            return 'dword %s SIMD%d %s' % ('gather' if t == 3 else 'scatter', simd, where), g * (1 if t == 3 else 2), g if t == 3 else 0
        if t == 7: return 'memory fence%s%s%s' % (' SLM' if bti == 0xFE else '', ' commit' if f(13, 13) else '', ' flush=%x' % f(12, 9) if f(12, 9) else ''), 0, f(13, 13)
        return 'dc0 type %d?' % t, None, None
    if sfid == 9:
        return {0: 'const oword block read', 1: 'const unaligned oword block read', 3: 'const dword gather'}.get(t, 'dcro %d?' % t) + ' ' + where, None, None
    if sfid == 12:
        g = (sm3 or 8) // 8 or 1
        if t in (1, 9): return 'untyped %s SIMD%d .%s %s' % ('read' if t == 1 else 'write', sm3, cm, where), g + (g * n if t == 9 else 0), g * n if t == 1 else 0
        if t in (17, 25): return 'A64 untyped %s SIMD%d .%s' % ('read' if t == 17 else 'write', sm3, cm), 2 * g + (g * n if t == 25 else 0), g * n if t == 17 else 0
        if t in (16, 26):
            sub = f(9, 8); simd = 16 if f(12, 12) else 8; g = simd // 8; c = 1 << f(11, 10); el = {0: 1, 1: 1, 2: 2}.get(sub, 1)
            txt = {0: 'byte %d-bit' % (8 * c), 1: 'dword x%d' % c, 2: 'qword x%d' % c}.get(sub, '?'); dl = g * el * (1 if sub == 0 else c)
            return 'A64 %s %s SIMD%d' % ('gather' if t == 16 else 'scatter', txt, simd), 2 * g + (dl if t == 26 else 0), dl if t == 16 else 0
        if t in (20, 21):
            sub = f(12, 11); sz = ow * 16 if sub < 2 else 32 << f(10, 8)
            return 'A64 block %s %s %d bytes' % ('read' if t == 20 else 'write', {0: 'oword-aligned', 1: 'dword-aligned', 3: 'hword'}.get(sub), sz), (0 if t == 20 else max(1, sz // 32)), (max(1, sz // 32) if t == 20 else 0)
        if t == 2:
            op = AOP[f(11, 8)]; g = r8 // 8; ns = {'inc': 0, 'dec': 0, 'predec': 0, 'cmpwr': 2, 'cmpwr64': 4}.get(op, 1)
            return 'untyped atomic %s SIMD%d%s %s' % (op, r8, ' ret' if f(13, 13) else '', where), g + ns * g, g * f(13, 13)
        if t == 0x12:
            op = AOP[f(11, 8)]; q = f(12, 12) + 1; ns = {'inc': 0, 'dec': 0, 'predec': 0, 'cmpwr': 2, 'cmpwr64': 4}.get(op, 1)
            return 'A64 atomic %s %d-bit SIMD8%s' % (op, 32 * q, ' ret' if f(13, 13) else ''), 2 + ns * q, q * f(13, 13)
        if t == 0x1b:
            op = FAOP.get(f(10, 8)); g = r8 // 8; return 'untyped float atomic %s SIMD%d%s %s' % (op, r8, ' ret' if f(13, 13) else '', where), g + g * (2 if op == 'fcmpwr' else 1), g * f(13, 13)
        if t == 0x1d:
            op = FAOP.get(f(10, 8)); return 'A64 float atomic %s SIMD8%s' % (op, ' ret' if f(13, 13) else ''), 2 + (2 if op == 'fcmpwr' else 1), f(13, 13)
        if t in (5, 13): return 'typed %s %s .%s %s' % ('read' if t == 5 else 'write', {0: 'SIMD4x2', 1: 'SIMD8 low', 2: 'SIMD8 high'}.get(f(13, 12)), cm, where), None, n if t == 5 else 0
        if t == 4: return 'media block read %s' % where, 0, None
        if t == 10: return 'media block write %s' % where, None, 0
        return 'dc1 type %#x?' % t, None, None
    return 'sfid %d?' % sfid, None, None


def walk(isa):
    p = 0
    while p + 8 <= len(isa):
        lo = struct.unpack_from('<Q', isa, p)[0]; op = lo & 0x7f
        if op == 0: return            # padding / illegal
        if (lo >> 29) & 1: p += 8; continue
        if p + 16 > len(isa): return
        hi = struct.unpack_from('<Q', isa, p + 8)[0]
        if op in (0x31, 0x32, 0x33, 0x34): yield p, op, lo, hi
        p += 16


def sends(k):
    for p, op, lo, hi in walk(k.isa[:k.unpadded]):
        sfid = (lo >> 24) & 15; eot = hi >> 63; sp = op >= 0x33
        ex = 1 << ((lo >> 21) & 7); qtr = ((lo >> 12) & 3) * 8 + ((lo >> 11) & 1) * 4
        desc = (hi >> 32) & 0x7fffffff
        xlen = (hi & 15) if sp else 0
        mlen, rlen, hdr = desc >> 25 & 15, desc >> 20 & 31, desc >> 19 & 1
        txt, sl, dl = message(sfid, desc, xlen)
        note = ''
        if sl is not None and sl + hdr != mlen + xlen: note += ' LEN? %d+%d vs %d' % (mlen, xlen, sl + hdr)
        if dl is not None and dl != rlen: note += ' RLEN? %d vs %d' % (rlen, dl)
        print('    %#06x %s(%d|M%d)%s sfid %d desc %08x mlen %d%s%s rlen %d%s: %s%s' % (p, ('send', 'sendc', 'sends', 'sendsc')[op - 0x31], ex, qtr, ' W' if (lo >> 34) & 1 else '', sfid, desc, mlen, 'h' if hdr else '', '+%d' % xlen if xlen else '', rlen, ' EOT' if eot else '', txt, note))


if __name__ == '__main__': main(sys.argv[1:])
