// tessera_axi4_reader_k2_ids16
// Read data for `K` words in a beat; `IDS` is 16 where a burst has more than one beat, else 0.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  r_valid    An item is on offer.
//   in    4  r_id       Name of the transaction.
//   in    2  r_resp     0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_last     It is the last of its burst.
//   out   1  r_ready    The item, if there is one, is taken at this edge.
//   in   64  r_data_0
//   in   64  r_data_1
//   out   1  md_valid   An item is on offer.
//   out   4  md_id      Name of the read.
//   out   1  md_error   The read has failed; the data means nothing.
//   out  64  md_data_0  Its pixels, two in a word.
//   out  64  md_data_1
//   out  64  md_data_2
//   out  64  md_data_3
//   out  64  md_data_4
//   out  64  md_data_5
//   out  64  md_data_6
//   out  64  md_data_7
//   in    1  md_ready   The item, if there is one, is taken at this edge.
//   out   1  fault
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: r (in), md (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/memory/src/axi4/reader.rs; do not edit.
`default_nettype none
module tessera_axi4_reader_k2_ids16 (
  input  wire clock,
  input  wire reset,
  input  wire r_valid,
  input  wire [3:0] r_id,
  input  wire [1:0] r_resp,
  input  wire r_last,
  output wire r_ready,
  input  wire [63:0] r_data_0,
  input  wire [63:0] r_data_1,
  output wire md_valid,
  output reg  [3:0] md_id,
  output reg  md_error,
  output wire [63:0] md_data_0,
  output wire [63:0] md_data_1,
  output wire [63:0] md_data_2,
  output wire [63:0] md_data_3,
  output wire [63:0] md_data_4,
  output wire [63:0] md_data_5,
  output wire [63:0] md_data_6,
  output wire [63:0] md_data_7,
  input  wire md_ready,
  output wire fault
);
  reg  [2:0] beat;
  reg  failed;
  wire taken;
  wire ends;
  wire error;
  wire load;
  wire [4:0] first;
  wire rows__read_enable;
  wire [3:0] rows__read_address;
  wire [63:0] rows__read_data_0;
  wire [63:0] rows__read_data_1;
  wire [63:0] rows__read_data_2;
  wire [63:0] rows__read_data_3;
  wire [63:0] rows__read_data_4;
  wire [63:0] rows__read_data_5;
  wire [63:0] rows__read_data_6;
  wire [63:0] rows__read_data_7;
  wire rows__write_enable_0;
  wire rows__write_enable_1;
  wire rows__write_enable_2;
  wire rows__write_enable_3;
  wire rows__write_enable_4;
  wire rows__write_enable_5;
  wire rows__write_enable_6;
  wire rows__write_enable_7;
  wire [4:0] queue__read_data_0;
  wire [4:0] queue__write_data_0;
  reg  [3:0] push_q;
  reg  [3:0] pop_q;
  reg  [4:0] count_q;
  reg  d_v_q;
  reg  [4:0] d_q;
  reg  [2:0] beats_0_q;
  reg  [2:0] beats_1_q;
  reg  [2:0] beats_2_q;
  reg  [2:0] beats_3_q;
  reg  [2:0] beats_4_q;
  reg  [2:0] beats_5_q;
  reg  [2:0] beats_6_q;
  reg  [2:0] beats_7_q;
  reg  [2:0] beats_8_q;
  reg  [2:0] beats_9_q;
  reg  [2:0] beats_10_q;
  reg  [2:0] beats_11_q;
  reg  [2:0] beats_12_q;
  reg  [2:0] beats_13_q;
  reg  [2:0] beats_14_q;
  reg  [2:0] beats_15_q;
  reg  failures_0_q;
  reg  failures_1_q;
  reg  failures_2_q;
  reg  failures_3_q;
  reg  failures_4_q;
  reg  failures_5_q;
  reg  failures_6_q;
  reg  failures_7_q;
  reg  failures_8_q;
  reg  failures_9_q;
  reg  failures_10_q;
  reg  failures_11_q;
  reg  failures_12_q;
  reg  failures_13_q;
  reg  failures_14_q;
  reg  failures_15_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      push_q <= 4'd0;
      pop_q <= 4'd0;
      count_q <= 5'd0;
      d_v_q <= 1'd0;
      d_q <= 5'd0;
      beats_0_q <= 3'd0;
      beats_1_q <= 3'd0;
      beats_2_q <= 3'd0;
      beats_3_q <= 3'd0;
      beats_4_q <= 3'd0;
      beats_5_q <= 3'd0;
      beats_6_q <= 3'd0;
      beats_7_q <= 3'd0;
      beats_8_q <= 3'd0;
      beats_9_q <= 3'd0;
      beats_10_q <= 3'd0;
      beats_11_q <= 3'd0;
      beats_12_q <= 3'd0;
      beats_13_q <= 3'd0;
      beats_14_q <= 3'd0;
      beats_15_q <= 3'd0;
      failures_0_q <= 1'd0;
      failures_1_q <= 1'd0;
      failures_2_q <= 1'd0;
      failures_3_q <= 1'd0;
      failures_4_q <= 1'd0;
      failures_5_q <= 1'd0;
      failures_6_q <= 1'd0;
      failures_7_q <= 1'd0;
      failures_8_q <= 1'd0;
      failures_9_q <= 1'd0;
      failures_10_q <= 1'd0;
      failures_11_q <= 1'd0;
      failures_12_q <= 1'd0;
      failures_13_q <= 1'd0;
      failures_14_q <= 1'd0;
      failures_15_q <= 1'd0;
    end
    else begin
      if (ends) begin
        push_q <= push_q + 4'd1;
      end
      d_v_q <= d_v_q & ~md_ready;
      if (load) begin
        pop_q <= pop_q + 4'd1;
        d_v_q <= 1'd1;
        d_q <= first;
      end
      if (ends & ~load) begin
        count_q <= count_q + 5'd1;
      end
      if (load & ~ends) begin
        count_q <= count_q - 5'd1;
      end
      if (taken & (r_id == 4'd0)) begin
        beats_0_q <= beat + 3'd1;
        failures_0_q <= error;
        if (r_last) begin
          beats_0_q <= 3'd0;
          failures_0_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd1)) begin
        beats_1_q <= beat + 3'd1;
        failures_1_q <= error;
        if (r_last) begin
          beats_1_q <= 3'd0;
          failures_1_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd2)) begin
        beats_2_q <= beat + 3'd1;
        failures_2_q <= error;
        if (r_last) begin
          beats_2_q <= 3'd0;
          failures_2_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd3)) begin
        beats_3_q <= beat + 3'd1;
        failures_3_q <= error;
        if (r_last) begin
          beats_3_q <= 3'd0;
          failures_3_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd4)) begin
        beats_4_q <= beat + 3'd1;
        failures_4_q <= error;
        if (r_last) begin
          beats_4_q <= 3'd0;
          failures_4_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd5)) begin
        beats_5_q <= beat + 3'd1;
        failures_5_q <= error;
        if (r_last) begin
          beats_5_q <= 3'd0;
          failures_5_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd6)) begin
        beats_6_q <= beat + 3'd1;
        failures_6_q <= error;
        if (r_last) begin
          beats_6_q <= 3'd0;
          failures_6_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd7)) begin
        beats_7_q <= beat + 3'd1;
        failures_7_q <= error;
        if (r_last) begin
          beats_7_q <= 3'd0;
          failures_7_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd8)) begin
        beats_8_q <= beat + 3'd1;
        failures_8_q <= error;
        if (r_last) begin
          beats_8_q <= 3'd0;
          failures_8_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd9)) begin
        beats_9_q <= beat + 3'd1;
        failures_9_q <= error;
        if (r_last) begin
          beats_9_q <= 3'd0;
          failures_9_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd10)) begin
        beats_10_q <= beat + 3'd1;
        failures_10_q <= error;
        if (r_last) begin
          beats_10_q <= 3'd0;
          failures_10_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd11)) begin
        beats_11_q <= beat + 3'd1;
        failures_11_q <= error;
        if (r_last) begin
          beats_11_q <= 3'd0;
          failures_11_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd12)) begin
        beats_12_q <= beat + 3'd1;
        failures_12_q <= error;
        if (r_last) begin
          beats_12_q <= 3'd0;
          failures_12_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd13)) begin
        beats_13_q <= beat + 3'd1;
        failures_13_q <= error;
        if (r_last) begin
          beats_13_q <= 3'd0;
          failures_13_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd14)) begin
        beats_14_q <= beat + 3'd1;
        failures_14_q <= error;
        if (r_last) begin
          beats_14_q <= 3'd0;
          failures_14_q <= 1'd0;
        end
      end
      if (taken & (r_id == 4'd15)) begin
        beats_15_q <= beat + 3'd1;
        failures_15_q <= error;
        if (r_last) begin
          beats_15_q <= 3'd0;
          failures_15_q <= 1'd0;
        end
      end
    end
  end

  tessera_ram1r1w #(.A(4), .WORDS(8), .W(64), .LANES(1)) rows (
    .clock(clock),
    .read_enable(rows__read_enable),
    .read_address(rows__read_address),
    .read_data({rows__read_data_7, rows__read_data_6, rows__read_data_5, rows__read_data_4, rows__read_data_3,
        rows__read_data_2, rows__read_data_1, rows__read_data_0}),
    .write_address(r_id),
    .write_data({r_data_1, r_data_0, r_data_1, r_data_0, r_data_1, r_data_0, r_data_1, r_data_0}),
    .write_enable({rows__write_enable_7, rows__write_enable_6, rows__write_enable_5, rows__write_enable_4,
        rows__write_enable_3, rows__write_enable_2, rows__write_enable_1, rows__write_enable_0})
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(5)) queue (
    .clock(clock),
    .read_address(pop_q),
    .read_data(queue__read_data_0),
    .write_address(push_q),
    .write_data(queue__write_data_0),
    .write_enable(ends)
  );

  // a beat goes to the row of its read
  assign r_ready = ~reset;
  assign taken = r_valid & ~reset;
  assign ends = taken & r_last;
  assign error = failed | (|r_resp);
  assign rows__write_enable_0 = taken & (beat == 3'd0);
  assign rows__write_enable_1 = taken & (beat == 3'd0);
  assign rows__write_enable_2 = taken & (beat == 3'd1);
  assign rows__write_enable_3 = taken & (beat == 3'd1);
  assign rows__write_enable_4 = taken & (beat == 3'd2);
  assign rows__write_enable_5 = taken & (beat == 3'd2);
  assign rows__write_enable_6 = taken & (beat == 3'd3);
  assign rows__write_enable_7 = taken & (beat == 3'd3);
  // the last beat: its read is complete
  assign queue__write_data_0 = {error, r_id};
  assign fault = ends & error;
  // the first of them goes to the cache
  assign load = (~d_v_q | md_ready) & (|count_q);
  assign first = queue__read_data_0;
  assign rows__read_enable = load & ~reset;
  assign rows__read_address = first[3:0];
  assign md_valid = d_v_q;
  assign md_data_0 = rows__read_data_0;
  assign md_data_1 = rows__read_data_1;
  assign md_data_2 = rows__read_data_2;
  assign md_data_3 = rows__read_data_3;
  assign md_data_4 = rows__read_data_4;
  assign md_data_5 = rows__read_data_5;
  assign md_data_6 = rows__read_data_6;
  assign md_data_7 = rows__read_data_7;

  always @* begin
    if (time_zero) begin end
    beat = 3'd0;
    failed = 1'd0;
    if (r_id == 4'd0) begin
      beat = beats_0_q;
      failed = failures_0_q;
    end
    if (r_id == 4'd1) begin
      beat = beats_1_q;
      failed = failures_1_q;
    end
    if (r_id == 4'd2) begin
      beat = beats_2_q;
      failed = failures_2_q;
    end
    if (r_id == 4'd3) begin
      beat = beats_3_q;
      failed = failures_3_q;
    end
    if (r_id == 4'd4) begin
      beat = beats_4_q;
      failed = failures_4_q;
    end
    if (r_id == 4'd5) begin
      beat = beats_5_q;
      failed = failures_5_q;
    end
    if (r_id == 4'd6) begin
      beat = beats_6_q;
      failed = failures_6_q;
    end
    if (r_id == 4'd7) begin
      beat = beats_7_q;
      failed = failures_7_q;
    end
    if (r_id == 4'd8) begin
      beat = beats_8_q;
      failed = failures_8_q;
    end
    if (r_id == 4'd9) begin
      beat = beats_9_q;
      failed = failures_9_q;
    end
    if (r_id == 4'd10) begin
      beat = beats_10_q;
      failed = failures_10_q;
    end
    if (r_id == 4'd11) begin
      beat = beats_11_q;
      failed = failures_11_q;
    end
    if (r_id == 4'd12) begin
      beat = beats_12_q;
      failed = failures_12_q;
    end
    if (r_id == 4'd13) begin
      beat = beats_13_q;
      failed = failures_13_q;
    end
    if (r_id == 4'd14) begin
      beat = beats_14_q;
      failed = failures_14_q;
    end
    if (r_id == 4'd15) begin
      beat = beats_15_q;
      failed = failures_15_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    md_id = 4'd0;
    md_error = 1'd0;
    if (d_v_q) begin
      md_id = d_q[3:0];
      md_error = d_q[4];
    end
  end
endmodule
`default_nettype wire
