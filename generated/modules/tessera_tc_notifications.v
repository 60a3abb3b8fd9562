// tessera_tc_notifications
// Counts notifications.
//
//   in    1  clock     rising edge
//   in    1  reset     synchronous, active high
//   in    1  start
//   in    1  taken     A `wait` goes on; only with `any`.
//   in    1  write
//   in    4  value
//   in    1  notified
//   out   1  any
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/notifications.rs; do not edit.
`default_nettype none
module tessera_tc_notifications (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire taken,
  input  wire write,
  input  wire [3:0] value,
  input  wire notified,
  output wire any
);
  wire [3:0] kept;
  reg  [3:0] count_q;

  always @(posedge clock) begin
    if (reset) begin
      count_q <= 4'd0;
    end
    else begin
      count_q <= kept + {3'd0, notified};
      if (start) begin
        count_q <= 4'd0;
      end
    end
  end

  assign any = |count_q;
  assign kept = write ? value : (count_q - {3'd0, taken});
endmodule
`default_nettype wire
