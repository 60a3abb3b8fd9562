// The cache demo on a ULX3S: 25 MHz, a million baud over the USB serial port, eight LEDs, FIRE1 as reset.
// Without primitives of a vendor, so that Verilator runs the same text (`scripts/board.sh sim`).
module ulx3s #(
    // Cycles of a bit: 25 at 25 MHz are 1,000,000 baud, 217 are 115,200.
    parameter [15:0] DIVIDER = 16'd25
) (
    input clk_25mhz,
    // Named from the side of the FTDI chip, as on the board: it sends on txd and receives on rxd.
    input ftdi_txd,
    output ftdi_rxd,
    input btn_fire1,
    output [7:0] led,
    // Low would have the ESP32 restart the board.
    output wifi_gpio0
);
    // Reset lasts until the button has been up for 15 cycles; the first time from configuration on.
    reg [1:0] button = 2'd0;
    reg [3:0] steady = 4'd0;
    wire reset = steady != 4'd15;

    always @(posedge clk_25mhz) begin
        button <= {button[0], btn_fire1};
        if (button[1])
            steady <= 4'd0;
        else if (reset)
            steady <= steady + 4'd1;
    end

    tessera_cache_demo demo (
        .clock(clk_25mhz),
        .reset(reset),
        .cfg_divider(DIVIDER),
        .rxd(ftdi_txd),
        .txd(ftdi_rxd),
        .led(led)
    );

    assign wifi_gpio0 = 1'b1;
endmodule
