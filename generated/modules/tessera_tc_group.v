// tessera_tc_group
// Whether something is set in the group of some four channels, of four or more.
//
//   in    8  four   Of each four channels: some is set.
//   in    3  place  Number of these four.
//   in   11  needs  See [`predicate_needs`].
//   out   1  any
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predicate.rs; do not edit.
`default_nettype none
module tessera_tc_group (
  input  wire [7:0] four,
  input  wire [2:0] place,
  input  wire [10:0] needs,
  output wire any
);
  wire [2:0] larger;
  reg  [7:0] counts;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign larger = needs[8:6];
  assign any = |(four & counts);

  always @* begin
    if (time_zero) begin end
    counts = 8'd0;
    if (needs[5]) begin
      counts = 8'hff;
    end
    if (~larger[0]) begin
      if (place[0]) begin
        counts = counts & 8'haa;
      end
      else begin
        counts = counts & 8'h55;
      end
    end
    if (~larger[1]) begin
      if (place[1]) begin
        counts = counts & 8'hcc;
      end
      else begin
        counts = counts & 8'h33;
      end
    end
    if (~larger[2]) begin
      if (place[2]) begin
        counts = counts & 8'hf0;
      end
      else begin
        counts = counts & 8'hf;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, needs[4:0], needs[10:9]};
endmodule
`default_nettype wire
