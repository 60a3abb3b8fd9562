// tessera_crossing
// Traffic light over two arbitrated requests.
//
//   in    1  clock    rising edge
//   in    1  reset    synchronous, active high
//   in    4  request
//   out   2  granted
//   out   8  ticks
//   out   3  middle
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/export/tests/export/files.rs; do not edit.
`default_nettype none
module tessera_crossing (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] request,
  output wire [1:0] granted,
  output wire [7:0] ticks,
  output wire [2:0] middle
);
  localparam [1:0] Light_Amber = 2'd2;
  localparam [1:0] Light_Green = 2'd1;
  localparam [1:0] Light_Red = 2'd0;
  reg  [1:0] light_q;
  reg  [7:0] timer_q;
  wire [1:0] arbiter__request;
  wire arbiter__advance;
  wire [1:0] arbiter__grant;
  wire [1:0] other__request;
  wire [1:0] other__grant;
  wire [4:0] tmp_0 = timer_q[4:0] + {1'd0, request};

  always @(posedge clock) begin
    if (reset) begin
      light_q <= 2'd2;
      timer_q <= 8'h10;
    end
    else begin
      // Every colour lasts until the timer wraps.
      case (light_q)
        Light_Red: begin
          if (|request) begin
            light_q <= Light_Green;
          end
          else if (|timer_q) begin
            light_q <= Light_Amber;
          end
        end
        Light_Green: begin
          timer_q <= timer_q + 8'd1;
          if (&timer_q) begin
            light_q <= Light_Amber;
          end
        end
        default: begin
          light_q <= Light_Red;
        end
      endcase
    end
  end

  tessera_round_robin_n2 arbiter (
    .clock(clock),
    .reset(reset),
    .request(arbiter__request),
    .advance(arbiter__advance),
    .grant(arbiter__grant)
  );

  tessera_round_robin_n2 other (
    .clock(clock),
    .reset(reset),
    .request(other__request),
    // The other turn always goes on.
    .advance(1'd1),
    .grant(other__grant)
  );

  assign arbiter__request = request[1:0];
  assign arbiter__advance = light_q == Light_Green;
  assign other__request = ~request[2:1];
  assign granted = arbiter__grant;
  assign middle = tmp_0[4:2];
  assign ticks = timer_q;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, other__grant, tmp_0[1:0]};
endmodule
`default_nettype wire
