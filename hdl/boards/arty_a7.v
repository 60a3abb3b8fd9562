// The cache demo on an Arty A7-100T: a quarter of 100 MHz, a million baud over the USB serial port, four LEDs,
// the red button as reset.
module arty_a7 #(
    // Cycles of a bit: 25 at 25 MHz are 1,000,000 baud, 217 are 115,200.
    parameter [15:0] DIVIDER = 16'd25
) (
    input CLK100MHZ,
    // Low when pressed.
    input ck_rst,
    // Named from the side of the USB chip, as on the board.
    input uart_txd_in,
    output uart_rxd_out,
    output [3:0] led
);
    reg [1:0] quarter = 2'd0;
    wire clock;

    always @(posedge CLK100MHZ)
        quarter <= quarter + 2'd1;

    BUFG buffer (.I(quarter[1]), .O(clock));

    // Reset lasts until the button has been up for 15 cycles; the first time from configuration on.
    reg [1:0] button = 2'd0;
    reg [3:0] steady = 4'd0;
    wire reset = steady != 4'd15;
    wire [7:0] lights;

    always @(posedge clock) begin
        button <= {button[0], ~ck_rst};
        if (button[1])
            steady <= 4'd0;
        else if (reset)
            steady <= steady + 4'd1;
    end

    tessera_cache_demo demo (
        .clock(clock),
        .reset(reset),
        .cfg_divider(DIVIDER),
        .rxd(uart_txd_in),
        .txd(uart_rxd_out),
        .led(lights)
    );

    // Busy; playing, drawing or flushing; sending; something was refused, lost or failed.
    assign led = {lights[5] | lights[6] | lights[7], lights[3], lights[1] | lights[2] | lights[4], lights[0]};
endmodule
