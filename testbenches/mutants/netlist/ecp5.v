// Behaviour of the two ECP5 cells for which Yosys brings ports alone, as far as `synth_ecp5` uses them: no
// output registers, no cascades. A port without use has the clock 0.
`default_nettype none

// Block RAM: two ports on 2048 bytes of 9 bits. The low address bits are byte enables of a port of 18 bits or
// more, and a write of 36 bits takes the pins of both ports. What is read while the other port writes it is not
// defined in hardware; here it comes out wrong, so a netlist that relies on it is noticed.
module DP16KD (
  input wire DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6, DIA5, DIA4,
    DIA3, DIA2, DIA1, DIA0,
  input wire ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4, ADA3, ADA2, ADA1, ADA0,
  input wire CEA, OCEA, CLKA, WEA, RSTA, CSA2, CSA1, CSA0,
  output wire DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4,
    DOA3, DOA2, DOA1, DOA0,
  input wire DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6, DIB5, DIB4,
    DIB3, DIB2, DIB1, DIB0,
  input wire ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4, ADB3, ADB2, ADB1, ADB0,
  input wire CEB, OCEB, CLKB, WEB, RSTB, CSB2, CSB1, CSB0,
  output wire DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4,
    DOB3, DOB2, DOB1, DOB0
);
  parameter DATA_WIDTH_A = 18;
  parameter DATA_WIDTH_B = 18;
  parameter REGMODE_A = "NOREG";
  parameter REGMODE_B = "NOREG";
  parameter RESETMODE = "SYNC";
  parameter ASYNC_RESET_RELEASE = "SYNC";
  parameter CSDECODE_A = "0b000";
  parameter CSDECODE_B = "0b000";
  parameter CLKAMUX = "CLKA";
  parameter CLKBMUX = "CLKB";
  parameter WRITEMODE_A = "NORMAL";
  parameter WRITEMODE_B = "NORMAL";
  parameter GSR = "ENABLED";
  parameter [319:0] INITVAL_00 = 320'b0;
  parameter [319:0] INITVAL_01 = 320'b0;
  parameter [319:0] INITVAL_02 = 320'b0;
  parameter [319:0] INITVAL_03 = 320'b0;
  parameter [319:0] INITVAL_04 = 320'b0;
  parameter [319:0] INITVAL_05 = 320'b0;
  parameter [319:0] INITVAL_06 = 320'b0;
  parameter [319:0] INITVAL_07 = 320'b0;
  parameter [319:0] INITVAL_08 = 320'b0;
  parameter [319:0] INITVAL_09 = 320'b0;
  parameter [319:0] INITVAL_0A = 320'b0;
  parameter [319:0] INITVAL_0B = 320'b0;
  parameter [319:0] INITVAL_0C = 320'b0;
  parameter [319:0] INITVAL_0D = 320'b0;
  parameter [319:0] INITVAL_0E = 320'b0;
  parameter [319:0] INITVAL_0F = 320'b0;
  parameter [319:0] INITVAL_10 = 320'b0;
  parameter [319:0] INITVAL_11 = 320'b0;
  parameter [319:0] INITVAL_12 = 320'b0;
  parameter [319:0] INITVAL_13 = 320'b0;
  parameter [319:0] INITVAL_14 = 320'b0;
  parameter [319:0] INITVAL_15 = 320'b0;
  parameter [319:0] INITVAL_16 = 320'b0;
  parameter [319:0] INITVAL_17 = 320'b0;
  parameter [319:0] INITVAL_18 = 320'b0;
  parameter [319:0] INITVAL_19 = 320'b0;
  parameter [319:0] INITVAL_1A = 320'b0;
  parameter [319:0] INITVAL_1B = 320'b0;
  parameter [319:0] INITVAL_1C = 320'b0;
  parameter [319:0] INITVAL_1D = 320'b0;
  parameter [319:0] INITVAL_1E = 320'b0;
  parameter [319:0] INITVAL_1F = 320'b0;
  parameter [319:0] INITVAL_20 = 320'b0;
  parameter [319:0] INITVAL_21 = 320'b0;
  parameter [319:0] INITVAL_22 = 320'b0;
  parameter [319:0] INITVAL_23 = 320'b0;
  parameter [319:0] INITVAL_24 = 320'b0;
  parameter [319:0] INITVAL_25 = 320'b0;
  parameter [319:0] INITVAL_26 = 320'b0;
  parameter [319:0] INITVAL_27 = 320'b0;
  parameter [319:0] INITVAL_28 = 320'b0;
  parameter [319:0] INITVAL_29 = 320'b0;
  parameter [319:0] INITVAL_2A = 320'b0;
  parameter [319:0] INITVAL_2B = 320'b0;
  parameter [319:0] INITVAL_2C = 320'b0;
  parameter [319:0] INITVAL_2D = 320'b0;
  parameter [319:0] INITVAL_2E = 320'b0;
  parameter [319:0] INITVAL_2F = 320'b0;
  parameter [319:0] INITVAL_30 = 320'b0;
  parameter [319:0] INITVAL_31 = 320'b0;
  parameter [319:0] INITVAL_32 = 320'b0;
  parameter [319:0] INITVAL_33 = 320'b0;
  parameter [319:0] INITVAL_34 = 320'b0;
  parameter [319:0] INITVAL_35 = 320'b0;
  parameter [319:0] INITVAL_36 = 320'b0;
  parameter [319:0] INITVAL_37 = 320'b0;
  parameter [319:0] INITVAL_38 = 320'b0;
  parameter [319:0] INITVAL_39 = 320'b0;
  parameter [319:0] INITVAL_3A = 320'b0;
  parameter [319:0] INITVAL_3B = 320'b0;
  parameter [319:0] INITVAL_3C = 320'b0;
  parameter [319:0] INITVAL_3D = 320'b0;
  parameter [319:0] INITVAL_3E = 320'b0;
  parameter [319:0] INITVAL_3F = 320'b0;
  localparam [20479:0] INIT = {INITVAL_3F, INITVAL_3E, INITVAL_3D, INITVAL_3C, INITVAL_3B, INITVAL_3A,
    INITVAL_39, INITVAL_38, INITVAL_37, INITVAL_36, INITVAL_35, INITVAL_34, INITVAL_33, INITVAL_32,
    INITVAL_31, INITVAL_30, INITVAL_2F, INITVAL_2E, INITVAL_2D, INITVAL_2C, INITVAL_2B, INITVAL_2A,
    INITVAL_29, INITVAL_28, INITVAL_27, INITVAL_26, INITVAL_25, INITVAL_24, INITVAL_23, INITVAL_22,
    INITVAL_21, INITVAL_20, INITVAL_1F, INITVAL_1E, INITVAL_1D, INITVAL_1C, INITVAL_1B, INITVAL_1A,
    INITVAL_19, INITVAL_18, INITVAL_17, INITVAL_16, INITVAL_15, INITVAL_14, INITVAL_13, INITVAL_12,
    INITVAL_11, INITVAL_10, INITVAL_0F, INITVAL_0E, INITVAL_0D, INITVAL_0C, INITVAL_0B, INITVAL_0A,
    INITVAL_09, INITVAL_08, INITVAL_07, INITVAL_06, INITVAL_05, INITVAL_04, INITVAL_03, INITVAL_02,
    INITVAL_01, INITVAL_00};

  wire [17:0] da = {DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6, DIA5,
    DIA4, DIA3, DIA2, DIA1, DIA0};
  wire [17:0] db = {DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6, DIB5,
    DIB4, DIB3, DIB2, DIB1, DIB0};
  wire [13:0] aa = {ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4, ADA3, ADA2, ADA1, ADA0};
  wire [13:0] ab = {ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4, ADB3, ADB2, ADB1, ADB0};
  reg [35:0] qa = 36'b0;
  reg [35:0] qb = 36'b0;

  // The low half of 36 bits is on the pins of port A.
  assign {DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4, DOA3,
    DOA2, DOA1, DOA0} = DATA_WIDTH_B == 36 ? qb[17:0] : qa[17:0];
  assign {DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4, DOB3,
    DOB2, DOB1, DOB0} = DATA_WIDTH_B == 36 ? qb[35:18] : qb[17:0];


  reg [8:0] mem [0:2047];
  integer i;
  initial for (i = 0; i < 2048; i = i + 1) mem[i] = INIT[20 * (i / 2) + 9 * (i % 2) +: 9];

  // First byte and the bytes that a port reaches; fewer than nine bits are part of one.
  function [10:0] first(input [13:0] address, input integer width);
    first = width == 36 ? {address[13:5], 2'b00} : width == 18 ? {address[13:4], 1'b0} : address[13:3];
  endfunction
  function integer bytes(input integer width);
    bytes = width == 36 ? 4 : width == 18 ? 2 : 1;
  endfunction
  function [8:0] part(input [8:0] value, input [13:0] address, input integer width);
    part = width >= 9 ? value : (value >> (address[2:0] & ~(width - 1))) & ((1 << width) - 1);
  endfunction
  function [8:0] put(input [8:0] old, input [8:0] value, input [13:0] address, input integer width);
    put = width >= 9 ? value
        : (old & ~(((1 << width) - 1) << (address[2:0] & ~(width - 1))))
          | ((value & ((1 << width) - 1)) << (address[2:0] & ~(width - 1)));
  endfunction

  wire [3:0] ea = DATA_WIDTH_A == 36 ? aa[3:0] : DATA_WIDTH_A == 18 ? {2'b00, aa[1:0]} : 4'b0001;
  wire [3:0] wa = WEA & CEA & ~RSTA ? ea : 4'b0;
  wire [3:0] wb = WEB & CEB & ~RSTB ? (DATA_WIDTH_B == 18 ? {2'b00, ab[1:0]} : 4'b0001) : 4'b0;
  wire [35:0] ia = {db, da};

  wire [10:0] fa = first(aa, DATA_WIDTH_A);
  wire [10:0] fb = first(ab, DATA_WIDTH_B);
  // Two ports of fewer than nine bits may reach different parts of a byte.
  localparam WIDER = DATA_WIDTH_A > DATA_WIDTH_B ? DATA_WIDTH_A : DATA_WIDTH_B;
  wire meet = WIDER >= 9 || (aa[2:0] & ~(WIDER - 1)) == (ab[2:0] & ~(WIDER - 1));

  integer ka, ja;
  reg [8:0] va;
  always @(posedge CLKA) begin
    for (ka = 0; ka < 4; ka = ka + 1) if (ka < bytes(DATA_WIDTH_A)) begin
      va = part(mem[fa + ka], aa, DATA_WIDTH_A);
      for (ja = 0; ja < 4; ja = ja + 1) if (meet & wb[ja] & fb + ja == fa + ka) va = ~va;
      if (wa[ka] & WRITEMODE_A == "WRITETHROUGH") va = part(ia[9 * ka +: 9], 14'b0, DATA_WIDTH_A);
      if (CEA & (WRITEMODE_A != "NORMAL" | ~WEA)) qa[9 * ka +: 9] <= va;
      if (wa[ka]) mem[fa + ka] <= put(mem[fa + ka], ia[9 * ka +: 9], aa, DATA_WIDTH_A);
    end
    if (RSTA) qa <= 36'b0;
  end

  integer kb, jb;
  reg [8:0] vb;
  always @(posedge CLKB) begin
    for (kb = 0; kb < 4; kb = kb + 1) if (kb < bytes(DATA_WIDTH_B)) begin
      vb = part(mem[fb + kb], ab, DATA_WIDTH_B);
      for (jb = 0; jb < 4; jb = jb + 1) if (meet & wa[jb] & fa + jb == fb + kb) vb = ~vb;
      if (wb[kb] & WRITEMODE_B == "WRITETHROUGH") vb = part(db[9 * (kb % 2) +: 9], 14'b0, DATA_WIDTH_B);
      if (CEB & (WRITEMODE_B != "NORMAL" | ~WEB)) qb[9 * kb +: 9] <= vb;
      if (wb[kb]) mem[fb + kb] <= put(mem[fb + kb], db[9 * (kb % 2) +: 9], ab, DATA_WIDTH_B);
    end
    if (RSTB) qb <= 36'b0;
  end
endmodule

// Multiplier, without registers.
module MULT18X18D (
  input wire A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0,
  input wire B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0,
  input wire C17, C16, C15, C14, C13, C12, C11, C10, C9, C8, C7, C6, C5, C4, C3, C2, C1, C0,
  input wire SIGNEDA, SIGNEDB, SOURCEA, SOURCEB,
  output wire P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17,
    P16, P15, P14, P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0
);
  wire [17:0] a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
  wire [17:0] b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
  wire signed [36:0] p = $signed({SIGNEDA & a[17], a}) * $signed({SIGNEDB & b[17], b});
  assign {P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17,
    P16, P15, P14, P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0} = p[35:0];
endmodule
`default_nettype wire
