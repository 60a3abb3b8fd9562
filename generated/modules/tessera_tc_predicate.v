// tessera_tc_predicate
// Predicate by channel.
//
//   in   64  lo
//   in   32  flag       The flag register of the predicate.
//   out  32  predicate
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predicate.rs; do not edit.
`default_nettype none
module tessera_tc_predicate (
  input  wire [63:0] lo,
  input  wire [31:0] flag,
  output reg  [31:0] predicate
);
  wire [3:0] control;
  wire all;
  reg  [2:0] level;
  wire [31:0] partner_0;
  wire [31:0] partner_1;
  wire [31:0] partner_2;
  wire [31:0] partner_3;
  wire [31:0] partner_4;
  reg  [31:0] group_0;
  reg  [31:0] group_1;
  reg  [31:0] group_2;
  reg  [31:0] group_3;
  reg  [31:0] group_4;
  reg  [31:0] group_5;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign control = lo[19:16];
  assign all = control[0];
  assign partner_0 = ((group_0 & 32'h55555555) << 1) | ((group_0 >> 1) & 32'h55555555);
  assign partner_1 = ((group_1 & 32'h33333333) << 2) | ((group_1 >> 2) & 32'h33333333);
  assign partner_2 = ((group_2 & 32'hf0f0f0f) << 4) | ((group_2 >> 4) & 32'hf0f0f0f);
  assign partner_3 = ((group_3 & 32'hff00ff) << 8) | ((group_3 >> 8) & 32'hff00ff);
  assign partner_4 = ((group_4 & 32'hffff) << 16) | ((group_4 >> 16) & 32'hffff);

  always @* begin
    if (time_zero) begin end
    // 4, 5: any and all of 2; and so on by twos up to 32
    level = 3'd0;
    if (control > 4'd3) begin
      level = control[3:1] - 3'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    group_0 = flag;
    if (lo[32]) begin
      group_0 = flag >> 16;
    end
  end

  always @* begin
    if (time_zero) begin end
    group_1 = group_0;
    if (level > 3'd0) begin
      group_1 = group_0 | partner_0;
      if (all) begin
        group_1 = group_0 & partner_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    group_2 = group_1;
    if (level > 3'd1) begin
      group_2 = group_1 | partner_1;
      if (all) begin
        group_2 = group_1 & partner_1;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    group_3 = group_2;
    if (level > 3'd2) begin
      group_3 = group_2 | partner_2;
      if (all) begin
        group_3 = group_2 & partner_2;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    group_4 = group_3;
    if (level > 3'd3) begin
      group_4 = group_3 | partner_3;
      if (all) begin
        group_4 = group_3 & partner_3;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    group_5 = group_4;
    if (level > 3'd4) begin
      group_5 = group_4 | partner_4;
      if (all) begin
        group_5 = group_4 & partner_4;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    predicate = 32'hffffffff;
    if (|control) begin
      predicate = group_5;
      if (lo[20]) begin
        predicate = ~group_5;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[15:0], lo[31:21], lo[63:33]};
endmodule
`default_nettype wire
