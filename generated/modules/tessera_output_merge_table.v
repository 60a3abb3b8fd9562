// tessera_output_merge_table
// Table of fragments.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  take
//   in   12  x
//   in   12  y
//   in   16  mask
//   in    5  rq_entry    Entry of the request register.
//   in    5  m_entry     Entry in M.
//   in    5  r_entry     Entry in R.
//   in    1  narrow      The mask of `r_entry` becomes `pass`.
//   in   16  pass
//   in    1  drop        `r_entry` is finished.
//   out   1  room
//   out   1  idle
//   out   5  free_entry
//   out  12  rq_x
//   out  12  rq_y
//   out  16  rq_mask
//   out  16  m_mask
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/memory/src/output_merge/table.rs; do not edit.
`default_nettype none
module tessera_output_merge_table (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [11:0] x,
  input  wire [11:0] y,
  input  wire [15:0] mask,
  input  wire [4:0] rq_entry,
  input  wire [4:0] m_entry,
  input  wire [4:0] r_entry,
  input  wire narrow,
  input  wire [15:0] pass,
  input  wire drop,
  output wire room,
  output wire idle,
  output wire [4:0] free_entry,
  output wire [11:0] rq_x,
  output wire [11:0] rq_y,
  output wire [15:0] rq_mask,
  output wire [15:0] m_mask
);
  wire [31:0] lowest;
  reg  [4:0] index;
  wire [31:0] taken;
  wire [31:0] dropped;
  wire [31:0] tested;
  reg  [31:0] used_q;
  reg  [31:0] narrowed_q;
  wire [23:0] place__read_data_0;
  wire [23:0] place__write_data_0;
  wire [15:0] first__read_data_0;
  wire [15:0] first__read_data_1;
  wire [15:0] second__read_data_0;
  wire [15:0] second__read_data_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      used_q <= 32'd0;
      narrowed_q <= 32'd0;
    end
    else begin
      used_q <= (used_q | taken) & ~dropped;
      narrowed_q <= (narrowed_q | tested) & ~taken;
    end
  end

  tessera_lut_ram #(.A(5), .WORDS(1), .W(24)) place (
    .clock(clock),
    .read_address(rq_entry),
    .read_data(place__read_data_0),
    .write_address(index),
    .write_data(place__write_data_0),
    .write_enable(take)
  );

  tessera_lut_ram #(.A(5), .W(16), .READS(2)) first (
    .clock(clock),
    .read_address({m_entry, rq_entry}),
    .read_data({first__read_data_1, first__read_data_0}),
    .write_address(index),
    .write_data(mask),
    // masks
    .write_enable(take)
  );

  tessera_lut_ram #(.A(5), .W(16), .READS(2)) second (
    .clock(clock),
    .read_address({m_entry, rq_entry}),
    .read_data({second__read_data_1, second__read_data_0}),
    .write_address(r_entry),
    .write_data(pass),
    .write_enable(narrow)
  );

  assign lowest = ~used_q & (used_q + 32'd1);
  assign free_entry = index;
  assign room = ~(&used_q);
  assign idle = ~(|used_q);
  assign taken = take ? lowest : 32'd0;
  assign dropped = drop ? (32'd1 << r_entry) : 32'd0;
  assign tested = narrow ? (32'd1 << r_entry) : 32'd0;
  // positions
  assign place__write_data_0 = {y, x};
  assign rq_x = place__read_data_0[11:0];
  assign rq_y = place__read_data_0[23:12];
  assign rq_mask = narrowed_q[rq_entry] ? second__read_data_0 : first__read_data_0;
  assign m_mask = narrowed_q[m_entry] ? second__read_data_1 : first__read_data_1;

  always @* begin
    if (time_zero) begin end
    index = 5'd0;
    if (lowest[0]) begin
      index = index;
    end
    if (lowest[1]) begin
      index = index | 5'd1;
    end
    if (lowest[2]) begin
      index = index | 5'd2;
    end
    if (lowest[3]) begin
      index = index | 5'd3;
    end
    if (lowest[4]) begin
      index = index | 5'd4;
    end
    if (lowest[5]) begin
      index = index | 5'd5;
    end
    if (lowest[6]) begin
      index = index | 5'd6;
    end
    if (lowest[7]) begin
      index = index | 5'd7;
    end
    if (lowest[8]) begin
      index = index | 5'd8;
    end
    if (lowest[9]) begin
      index = index | 5'd9;
    end
    if (lowest[10]) begin
      index = index | 5'ha;
    end
    if (lowest[11]) begin
      index = index | 5'hb;
    end
    if (lowest[12]) begin
      index = index | 5'hc;
    end
    if (lowest[13]) begin
      index = index | 5'hd;
    end
    if (lowest[14]) begin
      index = index | 5'he;
    end
    if (lowest[15]) begin
      index = index | 5'hf;
    end
    if (lowest[16]) begin
      index = index | 5'h10;
    end
    if (lowest[17]) begin
      index = index | 5'h11;
    end
    if (lowest[18]) begin
      index = index | 5'h12;
    end
    if (lowest[19]) begin
      index = index | 5'h13;
    end
    if (lowest[20]) begin
      index = index | 5'h14;
    end
    if (lowest[21]) begin
      index = index | 5'h15;
    end
    if (lowest[22]) begin
      index = index | 5'h16;
    end
    if (lowest[23]) begin
      index = index | 5'h17;
    end
    if (lowest[24]) begin
      index = index | 5'h18;
    end
    if (lowest[25]) begin
      index = index | 5'h19;
    end
    if (lowest[26]) begin
      index = index | 5'h1a;
    end
    if (lowest[27]) begin
      index = index | 5'h1b;
    end
    if (lowest[28]) begin
      index = index | 5'h1c;
    end
    if (lowest[29]) begin
      index = index | 5'h1d;
    end
    if (lowest[30]) begin
      index = index | 5'h1e;
    end
    if (lowest[31]) begin
      index = 5'h1f;
    end
  end
endmodule
`default_nettype wire
