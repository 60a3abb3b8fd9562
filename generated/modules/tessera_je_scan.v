// tessera_je_scan
// Second and last stage of the branch unit.
//
//   in    1  clock                  rising edge
//   in    1  reset                  synchronous, active high
//   in    1  load                   An operation is taken; `nearest` and `count` are those of its thread.
//   in    1  loaded_valid           There are some.
//   in   32  loaded_address         Where they wait.
//   in   32  loaded_mask            The channels.
//   in    6  loaded_row             Their row in the table of groups, counted from 1.
//   in    6  count
//   in    1  open                   What the operation wants; the nearest group joins.
//   in   32  parting_next_ip        Where the thread goes on.
//   in   32  parting_act            Active channels after the join.
//   in   32  parting_leaving        Those of them that do not go on with the thread.
//   in   32  parting_leave_address  Where they go.
//   in    1  joins
//   in    1  probes                 Nobody leaves; but a group at `leave_address` with a channel of `leaving` is
//                                   `found`.
//   in    1  look                   A row that was read is on `row_address`, `row_mask`.
//   in    1  finish                 The operation ends.
//   in   32  row_address
//   in   32  row_mask
//   out   1  nearest_valid          There are some.
//   out  32  nearest_address        Where they wait.
//   out  32  nearest_mask           The channels.
//   out   6  nearest_row            Their row in the table of groups, counted from 1.
//   out   1  found
//   out   1  none                   There are no rows.
//   out   1  last                   No rows are left to look at behind the one being looked at.
//   out   5  read_row               Row to read.
//   out   1  write
//   out   5  write_row
//   out  32  write_address
//   out  32  write_mask
//   out  32  next_ip                Where the thread goes on.
//   out  32  act                    With `finish`: active channels afterwards, and the group that waits nearest ahead.
//   out   1  ahead_valid            There are some.
//   out  32  ahead_address          Where they wait.
//   out  32  ahead_mask             The channels.
//   out   6  ahead_row              Their row in the table of groups, counted from 1.
//   out   6  rows                   Number of groups.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/je/scan.rs; do not edit.
`default_nettype none
module tessera_je_scan (
  input  wire clock,
  input  wire reset,
  input  wire load,
  input  wire loaded_valid,
  input  wire [31:0] loaded_address,
  input  wire [31:0] loaded_mask,
  input  wire [5:0] loaded_row,
  input  wire [5:0] count,
  input  wire open,
  input  wire [31:0] parting_next_ip,
  input  wire [31:0] parting_act,
  input  wire [31:0] parting_leaving,
  input  wire [31:0] parting_leave_address,
  input  wire joins,
  input  wire probes,
  input  wire look,
  input  wire finish,
  input  wire [31:0] row_address,
  input  wire [31:0] row_mask,
  output wire nearest_valid,
  output wire [31:0] nearest_address,
  output wire [31:0] nearest_mask,
  output wire [5:0] nearest_row,
  output wire found,
  output wire none,
  output wire last,
  output wire [4:0] read_row,
  output wire write,
  output wire [4:0] write_row,
  output wire [31:0] write_address,
  output wire [31:0] write_mask,
  output wire [31:0] next_ip,
  output wire [31:0] act,
  output reg  ahead_valid,
  output reg  [31:0] ahead_address,
  output reg  [31:0] ahead_mask,
  output wire [5:0] ahead_row,
  output wire [5:0] rows
);
  wire at_next;
  wire stays;
  wire at_address;
  wire at_leave;
  reg  keep;
  wire [32:0] beyond;
  wire [32:0] nearer;
  wire closer;
  wire [5:0] kept_next;
  reg  [31:0] address;
  reg  [31:0] mask;
  reg  nearest_r_valid_q;
  reg  [31:0] nearest_r_address_q;
  reg  [31:0] nearest_r_mask_q;
  reg  [5:0] nearest_r_row_q;
  reg  [31:0] s_next_ip_q;
  reg  [31:0] s_act_q;
  reg  [31:0] s_leaving_q;
  reg  [31:0] s_leave_address_q;
  reg  s_leaves_q;
  reg  s_probes_q;
  reg  s_found_q;
  reg  [5:0] s_joined_q;
  reg  [31:0] s_met_q;
  reg  [5:0] count_r_q;
  reg  [5:0] reading_q;
  reg  [5:0] kept_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      nearest_r_valid_q <= 1'd0;
      nearest_r_address_q <= 32'd0;
      nearest_r_mask_q <= 32'd0;
      nearest_r_row_q <= 6'd0;
      s_next_ip_q <= 32'd0;
      s_act_q <= 32'd0;
      s_leaving_q <= 32'd0;
      s_leave_address_q <= 32'd0;
      s_leaves_q <= 1'd0;
      s_probes_q <= 1'd0;
      s_found_q <= 1'd0;
      s_joined_q <= 6'd0;
      s_met_q <= 32'd0;
      count_r_q <= 6'd0;
      reading_q <= 6'd0;
      kept_q <= 6'd0;
    end
    else begin
      if (~finish) begin
        if (look & (reading_q != s_joined_q)) begin
          if (at_next) begin
            s_met_q <= s_met_q | row_mask;
          end
          else if (at_leave) begin
            s_leaving_q <= s_leaving_q | row_mask;
          end
        end
      end
      // what a probe finds
      if (look & s_probes_q & at_address & (|(row_mask & s_leaving_q))) begin
        s_found_q <= 1'd1;
      end
      // walk
      if (open | look) begin
        reading_q <= reading_q + 6'd1;
      end
      if (load) begin
        s_found_q <= 1'd0;
      end
      if (open) begin
        s_next_ip_q <= parting_next_ip;
        s_act_q <= parting_act;
        s_leaving_q <= parting_leaving;
        s_leave_address_q <= parting_leave_address;
        s_leaves_q <= (|parting_leaving) & ~probes;
        s_probes_q <= probes;
        s_joined_q <= 6'd0;
        if (joins) begin
          s_joined_q <= nearest_r_row_q;
        end
        s_met_q <= 32'd0;
      end
      if (finish) begin
        reading_q <= 6'd0;
      end
      if (keep & closer) begin
        // as an enable: `ahead` itself would be late
        nearest_r_valid_q <= 1'd1;
        nearest_r_address_q <= address;
        nearest_r_mask_q <= mask;
      end
      if (load) begin
        nearest_r_valid_q <= loaded_valid;
        nearest_r_address_q <= loaded_address;
        nearest_r_mask_q <= loaded_mask;
      end
      if (open) begin
        nearest_r_valid_q <= 1'd0;
      end
      if (keep & closer) begin
        nearest_r_row_q <= kept_next;
      end
      kept_q <= kept_next;
      if (load) begin
        nearest_r_row_q <= loaded_row;
        count_r_q <= count;
      end
      if (open) begin
        kept_q <= 6'd0;
      end
      if (finish) begin
        count_r_q <= kept_next;
      end
    end
  end

  assign ahead_row = (keep & closer) ? kept_next : nearest_r_row_q;
  // equal to what: of the row itself, since the row comes late out of its RAM
  assign at_next = row_address == s_next_ip_q;
  assign stays = s_leave_address_q == s_next_ip_q;
  assign at_address = row_address == s_leave_address_q;
  assign at_leave = s_leaves_q & at_address;
  // the borrow of a difference: of a comparison Yosys also makes an equality, which takes longer
  assign beyond = {1'd0, s_next_ip_q} - {1'd0, address};
  assign nearer = {1'd0, address} - {1'd0, nearest_r_address_q};
  assign closer = beyond[32] & (~nearest_r_valid_q | nearer[32]);
  assign kept_next = keep ? (kept_q + 6'd1) : kept_q;
  // out
  assign nearest_valid = nearest_r_valid_q;
  assign nearest_address = nearest_r_address_q;
  assign nearest_mask = nearest_r_mask_q;
  assign nearest_row = nearest_r_row_q;
  assign next_ip = s_next_ip_q;
  assign found = s_found_q;
  assign none = ~(|count_r_q);
  assign last = reading_q == count_r_q;
  assign read_row = reading_q[4:0];
  assign write = keep;
  assign write_row = kept_q[4:0];
  assign write_address = address;
  assign write_mask = mask;
  assign rows = count_r_q;
  assign act = ~stays ? ((s_act_q & ~s_leaving_q) | s_met_q) : (s_act_q | s_met_q);

  always @* begin
    if (time_zero) begin end
    // what becomes of it
    keep = 1'd0;
    if (finish) begin
      keep = s_leaves_q & ~stays;
    end
    else if (look & (reading_q != s_joined_q)) begin
      if (~at_next) begin
        if (~at_leave) begin
          keep = 1'd1;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    ahead_valid = nearest_r_valid_q;
    ahead_address = nearest_r_address_q;
    ahead_mask = nearest_r_mask_q;
    if (keep & closer) begin
      ahead_valid = 1'd1;
      ahead_address = address;
      ahead_mask = mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    // the group in question: a row of the table, at the end the channels that leave
    address = row_address;
    mask = row_mask;
    if (finish) begin
      address = s_leave_address_q;
      mask = s_leaving_q;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, beyond[31:0], nearer[31:0]};
endmodule
`default_nettype wire
