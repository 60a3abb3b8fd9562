// tessera_tc_addresses
// Fetch addresses of seven threads.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  start
//   in    3  start_slot
//   in   32  start_ip
//   in    1  jump
//   in    3  jump_slot
//   in   32  target
//   in    1  advance
//   in    3  advance_slot
//   in   32  next_ip
//   in    3  slot_0
//   in    3  slot_1
//   out  32  ip_0          Address of that thread.
//   out  32  ip_1
//   out   4  in_pair_0     Bits 6:3 of all.
//   out   4  in_pair_1
//   out   4  in_pair_2
//   out   4  in_pair_3
//   out   4  in_pair_4
//   out   4  in_pair_5
//   out   4  in_pair_6
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/addresses.rs; do not edit.
`default_nettype none
module tessera_tc_addresses (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_ip,
  input  wire jump,
  input  wire [2:0] jump_slot,
  input  wire [31:0] target,
  input  wire advance,
  input  wire [2:0] advance_slot,
  input  wire [31:0] next_ip,
  input  wire [2:0] slot_0,
  input  wire [2:0] slot_1,
  output wire [31:0] ip_0,
  output wire [31:0] ip_1,
  output wire [3:0] in_pair_0,
  output wire [3:0] in_pair_1,
  output wire [3:0] in_pair_2,
  output wire [3:0] in_pair_3,
  output wire [3:0] in_pair_4,
  output wire [3:0] in_pair_5,
  output wire [3:0] in_pair_6
);
  wire [7:0] starts;
  wire [7:0] jumps;
  wire [7:0] advances;
  wire [31:0] started__read_data_0;
  wire [31:0] started__read_data_1;
  wire [31:0] jumped_to__read_data_0;
  wire [31:0] jumped_to__read_data_1;
  wire [31:0] followed__read_data_0;
  wire [31:0] followed__read_data_1;
  reg  [7:0] jumped_q;
  reg  [7:0] advanced_q;
  reg  [3:0] low_0_q;
  reg  [3:0] low_1_q;
  reg  [3:0] low_2_q;
  reg  [3:0] low_3_q;
  reg  [3:0] low_4_q;
  reg  [3:0] low_5_q;
  reg  [3:0] low_6_q;
  wire [7:0] tmp_0 = advanced_q >> slot_0;
  wire [7:0] tmp_1 = jumped_q >> slot_0;
  wire [7:0] tmp_2 = advanced_q >> slot_1;
  wire [7:0] tmp_3 = jumped_q >> slot_1;

  always @(posedge clock) begin
    if (advances[0]) begin
      low_0_q <= next_ip[6:3];
    end
    if (jumps[0]) begin
      low_0_q <= target[6:3];
    end
    if (starts[0]) begin
      low_0_q <= start_ip[6:3];
    end
    if (advances[1]) begin
      low_1_q <= next_ip[6:3];
    end
    if (jumps[1]) begin
      low_1_q <= target[6:3];
    end
    if (starts[1]) begin
      low_1_q <= start_ip[6:3];
    end
    if (advances[2]) begin
      low_2_q <= next_ip[6:3];
    end
    if (jumps[2]) begin
      low_2_q <= target[6:3];
    end
    if (starts[2]) begin
      low_2_q <= start_ip[6:3];
    end
    if (advances[3]) begin
      low_3_q <= next_ip[6:3];
    end
    if (jumps[3]) begin
      low_3_q <= target[6:3];
    end
    if (starts[3]) begin
      low_3_q <= start_ip[6:3];
    end
    if (advances[4]) begin
      low_4_q <= next_ip[6:3];
    end
    if (jumps[4]) begin
      low_4_q <= target[6:3];
    end
    if (starts[4]) begin
      low_4_q <= start_ip[6:3];
    end
    if (advances[5]) begin
      low_5_q <= next_ip[6:3];
    end
    if (jumps[5]) begin
      low_5_q <= target[6:3];
    end
    if (starts[5]) begin
      low_5_q <= start_ip[6:3];
    end
    if (advances[6]) begin
      low_6_q <= next_ip[6:3];
    end
    if (jumps[6]) begin
      low_6_q <= target[6:3];
    end
    if (starts[6]) begin
      low_6_q <= start_ip[6:3];
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      jumped_q <= 8'd0;
      advanced_q <= 8'd0;
    end
    else begin
      jumped_q <= (jumped_q | jumps) & ~starts;
      advanced_q <= (advanced_q | advances) & ~jumps & ~starts;
    end
  end

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) started (
    .clock(clock),
    // what is read
    .read_address({slot_1, slot_0}),
    .read_data({started__read_data_1, started__read_data_0}),
    .write_address(start_slot),
    .write_data(start_ip),
    .write_enable(start)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) jumped_to (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({jumped_to__read_data_1, jumped_to__read_data_0}),
    .write_address(jump_slot),
    .write_data(target),
    .write_enable(jump)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) followed (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({followed__read_data_1, followed__read_data_0}),
    .write_address(advance_slot),
    .write_data(next_ip),
    .write_enable(advance)
  );

  // who writes
  assign starts = start ? (8'd1 << start_slot) : 8'd0;
  assign jumps = jump ? (8'd1 << jump_slot) : 8'd0;
  assign advances = advance ? (8'd1 << advance_slot) : 8'd0;
  assign in_pair_0 = low_0_q;
  assign in_pair_1 = low_1_q;
  assign in_pair_2 = low_2_q;
  assign in_pair_3 = low_3_q;
  assign in_pair_4 = low_4_q;
  assign in_pair_5 = low_5_q;
  assign in_pair_6 = low_6_q;
  assign ip_0 = tmp_0[0] ? followed__read_data_0 : tmp_1[0] ? jumped_to__read_data_0 : started__read_data_0;
  assign ip_1 = tmp_2[0] ? followed__read_data_1 : tmp_3[0] ? jumped_to__read_data_1 : started__read_data_1;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[7:1], tmp_1[7:1], tmp_2[7:1], tmp_3[7:1]};
endmodule
`default_nettype wire
