// tessera_alu_queue_stages1_entries16
// Queue of `ENTRIES` passes.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  allocate
//   in   47  left         What write-back must know of the pass: `word::entry`.
//   out   1  full
//   in    1  beat_valid
//   in    2  beat_number  Number within the pass.
//   in    1  beat_last    Last of the pass.
//   in    1  quad         Integer multiply and wide ones: two lanes a beat.
//   in   32  result_0
//   in   32  result_1
//   in   32  result_2
//   in   32  result_3
//   in    1  replaces     Of a quad beat: `other` takes the place of the results.
//   in   32  other_0
//   in   32  other_1
//   in    4  holds_now    What the lanes found beside the results: `AluCondition`'s `holds`.
//   in    1  pop
//   out   1  head
//   out  64  lanes_0      Lanes of the oldest pass, while `head`, two in a word.
//   out  64  lanes_1
//   out  64  lanes_2
//   out  64  lanes_3
//   out   8  holds
//   out  47  oldest
//   out   5  oldest_tag   Slot and scoreboard entry of it, while `head`: known early.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/queue.rs; do not edit.
`default_nettype none
module tessera_alu_queue_stages1_entries16 (
  input  wire clock,
  input  wire reset,
  input  wire allocate,
  input  wire [46:0] left,
  output wire full,
  input  wire beat_valid,
  input  wire [1:0] beat_number,
  input  wire beat_last,
  input  wire quad,
  input  wire [31:0] result_0,
  input  wire [31:0] result_1,
  input  wire [31:0] result_2,
  input  wire [31:0] result_3,
  input  wire replaces,
  input  wire [31:0] other_0,
  input  wire [31:0] other_1,
  input  wire [3:0] holds_now,
  input  wire pop,
  output wire head,
  output wire [63:0] lanes_0,
  output wire [63:0] lanes_1,
  output wire [63:0] lanes_2,
  output wire [63:0] lanes_3,
  output wire [7:0] holds,
  output wire [46:0] oldest,
  output wire [4:0] oldest_tag
);
  wire last_entry;
  wire now;
  wire [1:0] number;
  reg  [3:0] banks;
  wire [63:0] other_pair;
  reg  [63:0] low_pair;
  reg  [63:0] high_pair;
  reg  valid_at_0_q;
  reg  last_at_0_q;
  reg  [1:0] beat_at_0_q;
  reg  quad_at_0_q;
  reg  [4:0] reserved_q;
  reg  [4:0] written_q;
  reg  [4:0] read_q;
  reg  none_left_q;
  wire [3:0] contexts__read_address;
  wire [46:0] contexts__read_data_0;
  wire [3:0] tags__read_address;
  wire [4:0] tags__read_data_0;
  wire [4:0] tags__write_data_0;
  reg  [4:0] tag_q;
  reg  came_q;
  reg  [46:0] came_context_q;
  reg  [3:0] came_place_q;
  wire [3:0] bank_0__read_address;
  wire [63:0] bank_0__read_data_0;
  wire [3:0] bank_0__write_address;
  wire bank_0__write_enable;
  wire [3:0] bank_1__read_address;
  wire [63:0] bank_1__read_data_0;
  wire [3:0] bank_1__write_address;
  wire bank_1__write_enable;
  wire [3:0] bank_2__read_address;
  wire [63:0] bank_2__read_data_0;
  wire [3:0] bank_2__write_address;
  wire bank_2__write_enable;
  wire [3:0] bank_3__read_address;
  wire [63:0] bank_3__read_data_0;
  wire [3:0] bank_3__write_address;
  wire bank_3__write_enable;
  wire [3:0] half_0__read_address;
  wire [3:0] half_0__read_data_0;
  wire [3:0] half_0__write_address;
  wire [3:0] half_0__write_data_0;
  wire half_0__write_enable;
  wire [3:0] half_1__read_address;
  wire [3:0] half_1__read_data_0;
  wire [3:0] half_1__write_address;
  wire half_1__write_enable;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    came_context_q <= left;
    tag_q <= contexts__read_data_0[4:0];
    if (pop) begin
      tag_q <= tags__read_data_0;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      valid_at_0_q <= 1'd0;
      last_at_0_q <= 1'd0;
      beat_at_0_q <= 2'd0;
      quad_at_0_q <= 1'd0;
      reserved_q <= 5'd0;
      written_q <= 5'd0;
      read_q <= 5'd0;
      none_left_q <= 1'd0;
      came_q <= 1'd0;
      came_place_q <= 4'd0;
    end
    else begin
      if (allocate) begin
        reserved_q <= reserved_q + 5'd1;
      end
      if (now & last_at_0_q) begin
        written_q <= written_q + 5'd1;
      end
      if (pop) begin
        read_q <= read_q + 5'd1;
      end
      none_left_q <= (none_left_q | (last_entry & allocate)) & ~pop;
      came_q <= allocate;
      came_place_q <= reserved_q[3:0];
      valid_at_0_q <= beat_valid;
      last_at_0_q <= beat_last;
      beat_at_0_q <= beat_number;
      quad_at_0_q <= quad;
    end
  end

  tessera_lut_ram #(.A(4), .WORDS(1), .W(47)) contexts (
    .clock(clock),
    .read_address(contexts__read_address),
    .read_data(contexts__read_data_0),
    .write_address(came_place_q),
    .write_data(came_context_q),
    .write_enable(came_q)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(5)) tags (
    .clock(clock),
    .read_address(tags__read_address),
    .read_data(tags__read_data_0),
    .write_address(came_place_q),
    .write_data(tags__write_data_0),
    .write_enable(came_q)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(64)) bank_0 (
    .clock(clock),
    .read_address(bank_0__read_address),
    .read_data(bank_0__read_data_0),
    .write_address(bank_0__write_address),
    .write_data(low_pair),
    .write_enable(bank_0__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(64)) bank_1 (
    .clock(clock),
    .read_address(bank_1__read_address),
    .read_data(bank_1__read_data_0),
    .write_address(bank_1__write_address),
    .write_data(high_pair),
    .write_enable(bank_1__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(64)) bank_2 (
    .clock(clock),
    .read_address(bank_2__read_address),
    .read_data(bank_2__read_data_0),
    .write_address(bank_2__write_address),
    .write_data(low_pair),
    .write_enable(bank_2__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(64)) bank_3 (
    .clock(clock),
    .read_address(bank_3__read_address),
    .read_data(bank_3__read_data_0),
    .write_address(bank_3__write_address),
    .write_data(high_pair),
    .write_enable(bank_3__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) half_0 (
    .clock(clock),
    .read_address(half_0__read_address),
    .read_data(half_0__read_data_0),
    .write_address(half_0__write_address),
    .write_data(half_0__write_data_0),
    .write_enable(half_0__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) half_1 (
    .clock(clock),
    .read_address(half_1__read_address),
    .read_data(half_1__read_data_0),
    .write_address(half_1__write_address),
    .write_data(holds_now),
    .write_enable(half_1__write_enable)
  );

  // reserve
  assign last_entry = (reserved_q + 5'd1) == (read_q + 5'h10);
  assign full = none_left_q;
  assign tags__write_data_0 = came_context_q[4:0];
  assign now = valid_at_0_q;
  assign number = beat_at_0_q;
  assign other_pair = {other_1, other_0};
  assign half_0__write_address = written_q[3:0];
  assign half_0__write_data_0 = quad_at_0_q ? (holds_now >> {2'd0, ~number}) : holds_now;
  assign half_0__read_address = read_q[3:0];
  assign half_1__write_address = written_q[3:0];
  assign half_1__read_address = read_q[3:0];
  // of beats of one element each has the outcomes of the last four; that of the first is for bit 0
  assign half_0__write_enable = now & ((number == 2'd0) | quad_at_0_q);
  assign half_1__write_enable = now & (number == 2'd1);
  assign bank_0__write_enable = now & banks[0];
  assign bank_0__write_address = written_q[3:0];
  assign bank_0__read_address = read_q[3:0];
  assign lanes_0 = bank_0__read_data_0;
  assign bank_1__write_enable = now & banks[1];
  assign bank_1__write_address = written_q[3:0];
  assign bank_1__read_address = read_q[3:0];
  assign lanes_1 = bank_1__read_data_0;
  assign bank_2__write_enable = now & banks[2];
  assign bank_2__write_address = written_q[3:0];
  assign bank_2__read_address = read_q[3:0];
  assign lanes_2 = bank_2__read_data_0;
  assign bank_3__write_enable = now & banks[3];
  assign bank_3__write_address = written_q[3:0];
  assign bank_3__read_address = read_q[3:0];
  assign lanes_3 = bank_3__read_data_0;
  // head
  assign head = written_q != read_q;
  assign contexts__read_address = read_q[3:0];
  assign oldest = contexts__read_data_0;
  assign tags__read_address = read_q[3:0] + 4'd1;
  assign oldest_tag = tag_q;
  assign holds = {half_1__read_data_0, half_0__read_data_0};

  always @* begin
    if (time_zero) begin end
    low_pair = {result_1, result_0};
    high_pair = {result_3, result_2};
    banks = 4'd3;
    if (number[0]) begin
      banks = 4'd12;
    end
    if (quad_at_0_q) begin
      high_pair = {result_1, result_0};
      banks = 4'd1 << number;
    end
    if (replaces) begin
      low_pair = other_pair;
      high_pair = other_pair;
    end
  end
endmodule
`default_nettype wire
