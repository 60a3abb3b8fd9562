"""Draws the pictures of the book: boxes, arrows and labels at fixed places, as SVG.

Usage: python3 hdl/docs/pictures.py FOLDER    (the committed ones are in hdl/docs/src/images)
"""
import sys

STYLE = """<style>
text { font-family: 'DejaVu Sans', Verdana, sans-serif; font-size: 14px; fill: #1d2733; }
.title { font-weight: bold; }
.small { font-size: 12px; fill: #46535f; }
.box { fill: #e8eef6; stroke: #2c4a6e; stroke-width: 1.5; }
.mem { fill: #f6ecdc; stroke: #7a5a22; stroke-width: 1.5; }
.proof { fill: #e6f2e8; stroke: #2f6b3c; stroke-width: 1.5; }
.group { fill: none; stroke: #8795a5; stroke-width: 1.2; stroke-dasharray: 6 4; }
.wire { fill: none; stroke: #2c4a6e; stroke-width: 1.6; marker-end: url(#tip); }
.both { fill: none; stroke: #2c4a6e; stroke-width: 1.6; marker-end: url(#tip); marker-start: url(#tail); }
.back { fill: none; stroke: #9a4a3a; stroke-width: 1.4; stroke-dasharray: 5 3; marker-end: url(#backtip); }
</style>
<defs>
<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 L10 5 L0 10 z" fill="#2c4a6e"/></marker>
<marker id="tail" viewBox="0 0 10 10" refX="1" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path d="M10 0 L0 5 L10 10 z" fill="#2c4a6e"/></marker>
<marker id="backtip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 L10 5 L0 10 z" fill="#9a4a3a"/></marker>
</defs>"""


class Svg:
    """A picture under construction."""

    def __init__(s, w, h, title):
        s.o = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
               f'width="{w}" height="{h}" role="img">',
               f'<title>{title}</title>', STYLE, f'<rect width="{w}" height="{h}" fill="#ffffff"/>']

    def box(s, x, y, w, h, title, *lines, kind='box'):
        s.o.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>')
        n = len(lines); top = y + h / 2 - 8.5 * n + 5
        s.text(x + w / 2, top, title, 'title', 'middle')
        for i, l in enumerate(lines): s.text(x + w / 2, top + 17 * (i + 1), l, 'small', 'middle')

    def group(s, x, y, w, h, title):
        s.o.append(f'<rect class="group" x="{x}" y="{y}" width="{w}" height="{h}" rx="10"/>')
        s.text(x + 12, y + 20, title, 'title')

    def text(s, x, y, t, cls='small', anchor='start'):
        t = t.replace('&', '&amp;').replace('<', '&lt;')
        s.o.append(f'<text class="{cls}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{t}</text>')

    def line(s, *p, kind='wire'):
        d = 'M' + ' L'.join(f'{x:g} {y:g}' for x, y in p)
        s.o.append(f'<path class="{kind}" d="{d}"/>')

    def save(s, path):
        with open(path, 'w') as out:
            out.write('\n'.join(s.o + ['</svg>']) + '\n')



OUT = sys.argv[1] + '/'
# --- the execution unit
e = Svg(900, 520, 'The execution unit')
e.group(30, 70, 700, 390, '')
e.box(50, 110, 170, 330, 'TC', '7 threads', 'fetch, decode,', 'dependencies,', 'issue', 'f0, f1, cr0')
PIPES = [
    (100, 'ALU0', '4 lanes, latency 3 or 7', 'issue[0]'),
    (190, 'ALU1', '4 lanes, latency 3 or 7', 'issue[1]'),
    (280, 'JE', 'branches, per channel', 'issue_je'),
    (370, 'ME', 'messages out and in', 'issue_me'),
]
for y, name, a, b in PIPES:
    e.box(320, y, 180, 64, name, a)
    e.line((220, y + 20), (320, y + 20)); e.text(270, y + 14, b, 'small', 'middle')
    e.line((320, y + 48), (220, y + 48), kind='back')
e.text(270, 142, 'done, fl, arf', 'small', 'middle')
e.text(270, 232, 'done, fl, arf', 'small', 'middle')
e.text(270, 322, 'branch', 'small', 'middle')
e.text(270, 412, 'fetched, eot', 'small', 'middle')
e.box(590, 100, 120, 154, 'GA', '1024 registers', 'of 32 bytes', '3 read, 1 write', 'a cycle', kind='mem')
for y, l in [(132, 'rd[3], wb'), (222, 'rd[3], wb')]:
    e.line((500, y), (590, y), kind='both'); e.text(545, y - 7, l, 'small', 'middle')
e.line((500, 385), (650, 385), (650, 254), kind='both')
e.text(575, 378, 'rd, wb', 'small', 'middle')
e.line((135, 30), (135, 110))
e.text(145, 52, 'dispatch: start')
e.line((650, 30), (650, 100))
e.text(660, 52, 'dispatch: payload')
e.line((135, 490), (135, 440), kind='both')
e.text(145, 484, 'instruction lines: if_req, if_rsp')
e.line((500, 402), (870, 402))
e.text(740, 394, 'message out: mo')
e.line((870, 422), (500, 422))
e.text(745, 440, 'response in: resp')
e.line((410, 434), (410, 490))
e.text(420, 484, 'end of thread: eot')
e.text(745, 120, 'to a test:')
e.text(745, 138, 'write event,')
e.text(745, 156, 'retire ports,')
e.text(745, 174, 'stall, fault')
e.save(OUT + 'eu.svg')
# --- one cache pipeline
c = Svg(900, 470, 'One memory pipeline')
c.group(160, 50, 580, 380, 'render cache')
c.text(450, 28, 'screen partition: which of four pipelines a tile belongs to', 'small', 'middle')
c.box(190, 90, 110, 56, 'R  L', 'lookup')
c.box(380, 80, 150, 76, 'miss queue', '16 nodes,', 'one chain a block')
c.box(190, 200, 110, 56, 'X', 'response')
c.box(600, 90, 120, 56, 'F', 'fetch')
c.box(180, 352, 124, 60, 'result', 'to the data RAM,', 'else to the buffer')
c.box(350, 210, 130, 50, 'tag RAM', '32 sets x 4 ways', kind='mem')
c.box(350, 290, 130, 50, 'data RAM', '128 blocks', kind='mem')
c.box(520, 210, 130, 50, 'store-fill buffer', 'a row a chain', kind='mem')
c.box(350, 366, 130, 40, 'W0 W1 W2 W3')
c.box(570, 360, 150, 46, 'write-out', '16 victims', kind='mem')
c.line((60, 118), (190, 118))
c.text(20, 108, 'request')
c.line((190, 228), (60, 228))
c.text(20, 218, 'response')
c.line((60, 383), (180, 383))
c.text(20, 373, 'result')
c.text(14, 300, 'client:')
c.text(14, 318, 'depth test,')
c.text(14, 336, 'blending')
c.line((300, 110), (380, 110))
c.text(340, 103, 'push', 'small', 'middle')
c.line((380, 142), (330, 142), (330, 215), (300, 215))
c.text(336, 172, 'S: serve')
c.line((245, 146), (245, 200))
c.text(238, 178, 'launch', 'small', 'end')
c.line((530, 118), (600, 118))
c.text(565, 111, 'want', 'small', 'middle')
c.line((720, 118), (840, 118))
c.text(755, 110, 'memory read')
c.line((840, 235), (650, 235))
c.text(755, 227, 'memory data')
c.line((720, 383), (840, 383))
c.text(752, 375, 'memory write')
c.line((275, 146), (275, 182), (400, 182), (400, 210))
c.line((480, 386), (570, 386))
c.text(524, 402, 'victim', 'small', 'middle')
c.line((350, 315), (320, 315), (320, 240), (300, 240))
c.line((585, 260), (585, 275), (300, 275), (280, 275), (280, 256))
c.line((304, 370), (330, 370), (330, 325), (350, 325))
c.line((415, 366), (415, 340), kind='both')
c.line((455, 156), (455, 170), (680, 170), (680, 345), (465, 345), (465, 366))
c.text(540, 185, 'finished chain')
c.save(OUT + 'cache.svg')
# --- the project
a = Svg(900, 560, 'What Tessera is made of')
for x, t in [(40, 'What it must compute'), (330, 'What it does in every cycle'), (680, 'What tools see')]:
    a.text(x, 34, t, 'title')
a.box(40, 60, 200, 60, 'kernel.bin, launch.toml', 'compiled OpenCL C', kind='mem')
a.box(40, 210, 200, 66, 'interpreter', 'one instruction at a time,', 'no timing', kind='proof')
a.box(40, 400, 200, 60, 'request traces', 'frames for the cache', kind='mem')
a.box(330, 60, 240, 66, 'contract pages, hdl/ports', 'every rule, every port', kind='mem')
a.box(330, 190, 110, 86, 'golden', 'plain Rust,', 'exact to', 'the cycle', kind='proof')
a.box(460, 190, 110, 86, 'rtl', 'rust-hdl', 'blocks')
a.box(680, 190, 180, 86, 'Verilog', 'generated/,', 'one folder a block')
a.box(330, 350, 530, 50, 'lockstep: every output port, every cycle', kind='proof')
a.box(680, 60, 180, 66, 'FPGA, ASIC', 'Yosys, nextpnr,', 'Verilator, Icarus', kind='mem')
a.box(330, 450, 530, 66, 'surroundings', 'dispatcher, line memory, data port, memory: latencies and',
      'back-pressure from a seed', kind='mem')
a.line((385, 126), (385, 190))
a.line((515, 126), (515, 190))
a.text(450, 162, 'written from', 'small', 'middle')
a.line((570, 233), (680, 233))
a.text(625, 225, 'export', 'small', 'middle')
a.line((770, 190), (770, 126))
a.line((385, 276), (385, 350))
a.line((515, 276), (515, 350))
a.line((770, 276), (770, 350))
a.text(778, 318, 'Verilated')
a.line((140, 120), (140, 210))
a.text(148, 168, 'runs on all engines')
a.line((140, 276), (140, 375), (330, 375))
a.text(148, 318, 'follows every')
a.text(148, 335, 'retired instruction')
a.line((595, 450), (595, 400), kind='both')
a.line((240, 430), (275, 430), (275, 483), (330, 483))
a.line((240, 90), (290, 90), (290, 465), (330, 465))
a.save(OUT + 'project.svg')
