// tessera_je_join
// First stage of the branch unit.
//
//   in    1  clock
//   in    1  reset
//   in    1  take
//   in    1  valid
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in    1  i_len8
//   in    1  i_sync
//   in   32  i_act
//   in   32  i_pred
//   in   32  dispatched
//   in   32  parked_0
//   in   32  parked_1
//   in   32  parked_2
//   in   32  parked_3
//   in   32  parked_4
//   in   32  parked_5
//   in   32  parked_6
//   in   32  parked_7
//   in   32  parked_8
//   in   32  parked_9
//   in   32  parked_10
//   in   32  parked_11
//   in   32  parked_12
//   in   32  parked_13
//   in   32  parked_14
//   in   32  parked_15
//   in   32  parked_16
//   in   32  parked_17
//   in   32  parked_18
//   in   32  parked_19
//   in   32  parked_20
//   in   32  parked_21
//   in   32  parked_22
//   in   32  parked_23
//   in   32  parked_24
//   in   32  parked_25
//   in   32  parked_26
//   in   32  parked_27
//   in   32  parked_28
//   in   32  parked_29
//   in   32  parked_30
//   in   32  parked_31
//   out   7  op
//   out   1  branch
//   out  32  after
//   out  32  jip
//   out  32  uip
//   out  32  act
//   out  32  taken
//   out  32  refused
//   out   1  first
//   out   1  waits_after
//
// Exported from hdl/blocks/eu/src/je/join.rs; do not edit.
`default_nettype none
module tessera_je_join (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire valid,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire i_len8,
  input  wire i_sync,
  input  wire [31:0] i_act,
  input  wire [31:0] i_pred,
  input  wire [31:0] dispatched,
  input  wire [31:0] parked_0,
  input  wire [31:0] parked_1,
  input  wire [31:0] parked_2,
  input  wire [31:0] parked_3,
  input  wire [31:0] parked_4,
  input  wire [31:0] parked_5,
  input  wire [31:0] parked_6,
  input  wire [31:0] parked_7,
  input  wire [31:0] parked_8,
  input  wire [31:0] parked_9,
  input  wire [31:0] parked_10,
  input  wire [31:0] parked_11,
  input  wire [31:0] parked_12,
  input  wire [31:0] parked_13,
  input  wire [31:0] parked_14,
  input  wire [31:0] parked_15,
  input  wire [31:0] parked_16,
  input  wire [31:0] parked_17,
  input  wire [31:0] parked_18,
  input  wire [31:0] parked_19,
  input  wire [31:0] parked_20,
  input  wire [31:0] parked_21,
  input  wire [31:0] parked_22,
  input  wire [31:0] parked_23,
  input  wire [31:0] parked_24,
  input  wire [31:0] parked_25,
  input  wire [31:0] parked_26,
  input  wire [31:0] parked_27,
  input  wire [31:0] parked_28,
  input  wire [31:0] parked_29,
  input  wire [31:0] parked_30,
  input  wire [31:0] parked_31,
  output wire [6:0] op,
  output wire branch,
  output wire [31:0] after,
  output wire [31:0] jip,
  output wire [31:0] uip,
  output wire [31:0] act,
  output wire [31:0] taken,
  output wire [31:0] refused,
  output wire first,
  output wire waits_after
);
  wire [4:0] offset;
  reg  [31:0] lanes;
  wire [31:0] range;
  reg  [31:0] behind;
  reg  [31:0] here;
  reg  [31:0] there;
  wire [31:0] joined;
  wire [31:0] enabled;
  reg  [6:0] op_code_d;
  reg  [6:0] op_code_q;
  reg  op_branch_d;
  reg  op_branch_q;
  reg  [2:0] op_group_d;
  reg  [2:0] op_group_q;
  reg  [2:0] op_size_d;
  reg  [2:0] op_size_q;
  reg  op_len8_d;
  reg  op_len8_q;
  reg  [31:0] op_ip_d;
  reg  [31:0] op_ip_q;
  reg  [31:0] op_jip_d;
  reg  [31:0] op_jip_q;
  reg  [31:0] op_uip_d;
  reg  [31:0] op_uip_q;
  reg  [31:0] op_act_d;
  reg  [31:0] op_act_q;
  reg  [31:0] op_pred_d;
  reg  [31:0] op_pred_q;
  reg  [31:0] j1_after_d;
  reg  [31:0] j1_after_q;
  reg  [31:0] j1_jip_d;
  reg  [31:0] j1_jip_q;
  reg  [31:0] j1_uip_d;
  reg  [31:0] j1_uip_q;
  reg  [31:0] j1_act_d;
  reg  [31:0] j1_act_q;
  reg  [31:0] j1_taken_d;
  reg  [31:0] j1_taken_q;
  reg  [31:0] j1_refused_d;
  reg  [31:0] j1_refused_q;
  reg  j1_first_d;
  reg  j1_first_q;
  reg  j1_waits_d;
  reg  j1_waits_q;
  wire [31:0] tmp_0 = op_pred_q >> offset;

  always @(posedge clock) begin
    if (reset) begin
      op_code_q <= 7'd0;
      op_branch_q <= 1'd0;
      op_group_q <= 3'd0;
      op_size_q <= 3'd0;
      op_len8_q <= 1'd0;
      op_ip_q <= 32'd0;
      op_jip_q <= 32'd0;
      op_uip_q <= 32'd0;
      op_act_q <= 32'd0;
      op_pred_q <= 32'd0;
      j1_after_q <= 32'd0;
      j1_jip_q <= 32'd0;
      j1_uip_q <= 32'd0;
      j1_act_q <= 32'd0;
      j1_taken_q <= 32'd0;
      j1_refused_q <= 32'd0;
      j1_first_q <= 1'd0;
      j1_waits_q <= 1'd0;
    end
    else begin
      op_code_q <= op_code_d;
      op_branch_q <= op_branch_d;
      op_group_q <= op_group_d;
      op_size_q <= op_size_d;
      op_len8_q <= op_len8_d;
      op_ip_q <= op_ip_d;
      op_jip_q <= op_jip_d;
      op_uip_q <= op_uip_d;
      op_act_q <= op_act_d;
      op_pred_q <= op_pred_d;
      j1_after_q <= j1_after_d;
      j1_jip_q <= j1_jip_d;
      j1_uip_q <= j1_uip_d;
      j1_act_q <= j1_act_d;
      j1_taken_q <= j1_taken_d;
      j1_refused_q <= j1_refused_d;
      j1_first_q <= j1_first_d;
      j1_waits_q <= j1_waits_d;
    end
  end

  // channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl
  assign offset = ({3'd0, op_group_q[2:1]} << 3) | ({4'd0, op_group_q[0]} << 2);
  assign range = lanes << offset;
  assign joined = op_act_q | (dispatched & here);
  assign enabled = joined & range;
  assign op = op_code_q;
  assign branch = op_branch_q;
  assign after = j1_after_q;
  assign jip = j1_jip_q;
  assign uip = j1_uip_q;
  assign act = j1_act_q;
  assign taken = j1_taken_q;
  assign refused = j1_refused_q;
  assign first = j1_first_q;
  assign waits_after = j1_waits_q;

  always @* begin
    op_code_d = op_code_q;
    op_branch_d = op_branch_q;
    op_group_d = op_group_q;
    op_size_d = op_size_q;
    op_len8_d = op_len8_q;
    op_ip_d = op_ip_q;
    op_jip_d = op_jip_q;
    op_uip_d = op_uip_q;
    op_act_d = op_act_q;
    op_pred_d = op_pred_q;
    // operation
    if (take) begin
      op_code_d = i_lo[6:0];
      if (i_sync) begin
        op_code_d = 7'd0;
      end
      op_branch_d = i_lo[28];
      op_group_d = i_lo[13:11];
      op_size_d = i_lo[23:21];
      op_len8_d = i_len8;
      op_ip_d = i_ip;
      op_uip_d = i_hi[31:0];
      op_jip_d = i_hi[63:32];
      op_act_d = i_act;
      op_pred_d = i_pred;
    end
  end

  always @* begin
    j1_after_d = j1_after_q;
    j1_jip_d = j1_jip_q;
    j1_uip_d = j1_uip_q;
    j1_act_d = j1_act_q;
    j1_taken_d = j1_taken_q;
    j1_refused_d = j1_refused_q;
    j1_first_d = j1_first_q;
    j1_waits_d = j1_waits_q;
    if (valid) begin
      j1_after_d = behind;
      j1_jip_d = op_ip_q + op_jip_q;
      j1_uip_d = op_ip_q + op_uip_q;
      // jmpi counts from the next instruction
      if (op_code_q == 7'h20) begin
        j1_jip_d = behind + op_jip_q;
      end
      j1_act_d = joined;
      j1_taken_d = enabled & op_pred_q;
      j1_refused_d = enabled & (~op_pred_q);
      j1_first_d = tmp_0[0];
      j1_waits_d = |(((range & dispatched) & (~joined)) & there);
    end
  end

  always @* begin
    lanes = 32'hffffffff;
    if (op_size_q == 3'd0) begin
      lanes = 32'd1;
    end
    if (op_size_q == 3'd1) begin
      lanes = 32'd3;
    end
    if (op_size_q == 3'd2) begin
      lanes = 32'hf;
    end
    if (op_size_q == 3'd3) begin
      lanes = 32'hff;
    end
    if (op_size_q == 3'd4) begin
      lanes = 32'hffff;
    end
  end

  always @* begin
    // join
    behind = op_ip_q + 32'h10;
    if (op_len8_q) begin
      behind = op_ip_q + 32'd8;
    end
  end

  always @* begin
    here = 32'd0;
    here = (here & 32'hfffffffe) | {31'd0, (parked_0 == op_ip_q)};
    here = (here & 32'hfffffffd) | ({31'd0, (parked_1 == op_ip_q)} << 1);
    here = (here & 32'hfffffffb) | ({31'd0, (parked_2 == op_ip_q)} << 2);
    here = (here & 32'hfffffff7) | ({31'd0, (parked_3 == op_ip_q)} << 3);
    here = (here & 32'hffffffef) | ({31'd0, (parked_4 == op_ip_q)} << 4);
    here = (here & 32'hffffffdf) | ({31'd0, (parked_5 == op_ip_q)} << 5);
    here = (here & 32'hffffffbf) | ({31'd0, (parked_6 == op_ip_q)} << 6);
    here = (here & 32'hffffff7f) | ({31'd0, (parked_7 == op_ip_q)} << 7);
    here = (here & 32'hfffffeff) | ({31'd0, (parked_8 == op_ip_q)} << 8);
    here = (here & 32'hfffffdff) | ({31'd0, (parked_9 == op_ip_q)} << 9);
    here = (here & 32'hfffffbff) | ({31'd0, (parked_10 == op_ip_q)} << 10);
    here = (here & 32'hfffff7ff) | ({31'd0, (parked_11 == op_ip_q)} << 11);
    here = (here & 32'hffffefff) | ({31'd0, (parked_12 == op_ip_q)} << 12);
    here = (here & 32'hffffdfff) | ({31'd0, (parked_13 == op_ip_q)} << 13);
    here = (here & 32'hffffbfff) | ({31'd0, (parked_14 == op_ip_q)} << 14);
    here = (here & 32'hffff7fff) | ({31'd0, (parked_15 == op_ip_q)} << 15);
    here = (here & 32'hfffeffff) | ({31'd0, (parked_16 == op_ip_q)} << 16);
    here = (here & 32'hfffdffff) | ({31'd0, (parked_17 == op_ip_q)} << 17);
    here = (here & 32'hfffbffff) | ({31'd0, (parked_18 == op_ip_q)} << 18);
    here = (here & 32'hfff7ffff) | ({31'd0, (parked_19 == op_ip_q)} << 19);
    here = (here & 32'hffefffff) | ({31'd0, (parked_20 == op_ip_q)} << 20);
    here = (here & 32'hffdfffff) | ({31'd0, (parked_21 == op_ip_q)} << 21);
    here = (here & 32'hffbfffff) | ({31'd0, (parked_22 == op_ip_q)} << 22);
    here = (here & 32'hff7fffff) | ({31'd0, (parked_23 == op_ip_q)} << 23);
    here = (here & 32'hfeffffff) | ({31'd0, (parked_24 == op_ip_q)} << 24);
    here = (here & 32'hfdffffff) | ({31'd0, (parked_25 == op_ip_q)} << 25);
    here = (here & 32'hfbffffff) | ({31'd0, (parked_26 == op_ip_q)} << 26);
    here = (here & 32'hf7ffffff) | ({31'd0, (parked_27 == op_ip_q)} << 27);
    here = (here & 32'hefffffff) | ({31'd0, (parked_28 == op_ip_q)} << 28);
    here = (here & 32'hdfffffff) | ({31'd0, (parked_29 == op_ip_q)} << 29);
    here = (here & 32'hbfffffff) | ({31'd0, (parked_30 == op_ip_q)} << 30);
    here = (here & 32'h7fffffff) | ({31'd0, (parked_31 == op_ip_q)} << 31);
  end

  always @* begin
    there = 32'd0;
    there = (there & 32'hfffffffe) | {31'd0, (parked_0 == behind)};
    there = (there & 32'hfffffffd) | ({31'd0, (parked_1 == behind)} << 1);
    there = (there & 32'hfffffffb) | ({31'd0, (parked_2 == behind)} << 2);
    there = (there & 32'hfffffff7) | ({31'd0, (parked_3 == behind)} << 3);
    there = (there & 32'hffffffef) | ({31'd0, (parked_4 == behind)} << 4);
    there = (there & 32'hffffffdf) | ({31'd0, (parked_5 == behind)} << 5);
    there = (there & 32'hffffffbf) | ({31'd0, (parked_6 == behind)} << 6);
    there = (there & 32'hffffff7f) | ({31'd0, (parked_7 == behind)} << 7);
    there = (there & 32'hfffffeff) | ({31'd0, (parked_8 == behind)} << 8);
    there = (there & 32'hfffffdff) | ({31'd0, (parked_9 == behind)} << 9);
    there = (there & 32'hfffffbff) | ({31'd0, (parked_10 == behind)} << 10);
    there = (there & 32'hfffff7ff) | ({31'd0, (parked_11 == behind)} << 11);
    there = (there & 32'hffffefff) | ({31'd0, (parked_12 == behind)} << 12);
    there = (there & 32'hffffdfff) | ({31'd0, (parked_13 == behind)} << 13);
    there = (there & 32'hffffbfff) | ({31'd0, (parked_14 == behind)} << 14);
    there = (there & 32'hffff7fff) | ({31'd0, (parked_15 == behind)} << 15);
    there = (there & 32'hfffeffff) | ({31'd0, (parked_16 == behind)} << 16);
    there = (there & 32'hfffdffff) | ({31'd0, (parked_17 == behind)} << 17);
    there = (there & 32'hfffbffff) | ({31'd0, (parked_18 == behind)} << 18);
    there = (there & 32'hfff7ffff) | ({31'd0, (parked_19 == behind)} << 19);
    there = (there & 32'hffefffff) | ({31'd0, (parked_20 == behind)} << 20);
    there = (there & 32'hffdfffff) | ({31'd0, (parked_21 == behind)} << 21);
    there = (there & 32'hffbfffff) | ({31'd0, (parked_22 == behind)} << 22);
    there = (there & 32'hff7fffff) | ({31'd0, (parked_23 == behind)} << 23);
    there = (there & 32'hfeffffff) | ({31'd0, (parked_24 == behind)} << 24);
    there = (there & 32'hfdffffff) | ({31'd0, (parked_25 == behind)} << 25);
    there = (there & 32'hfbffffff) | ({31'd0, (parked_26 == behind)} << 26);
    there = (there & 32'hf7ffffff) | ({31'd0, (parked_27 == behind)} << 27);
    there = (there & 32'hefffffff) | ({31'd0, (parked_28 == behind)} << 28);
    there = (there & 32'hdfffffff) | ({31'd0, (parked_29 == behind)} << 29);
    there = (there & 32'hbfffffff) | ({31'd0, (parked_30 == behind)} << 30);
    there = (there & 32'h7fffffff) | ({31'd0, (parked_31 == behind)} << 31);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, i_lo[10:7], i_lo[20:14], i_lo[27:24], i_lo[63:29], tmp_0[31:1]};
endmodule
`default_nettype wire
