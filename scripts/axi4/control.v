// The control block under the signal names of AXI4-Lite, as cocotbext-axi looks for them.
`default_nettype none
module control (
  input  wire clock, input wire reset,
  input  wire s_axi_awvalid, output wire s_axi_awready, input wire [11:0] s_axi_awaddr, input wire [2:0] s_axi_awprot,
  input  wire s_axi_wvalid, output wire s_axi_wready, input wire [31:0] s_axi_wdata, input wire [3:0] s_axi_wstrb,
  output wire s_axi_bvalid, input wire s_axi_bready, output wire [1:0] s_axi_bresp,
  input  wire s_axi_arvalid, output wire s_axi_arready, input wire [11:0] s_axi_araddr, input wire [2:0] s_axi_arprot,
  output wire s_axi_rvalid, input wire s_axi_rready, output wire [31:0] s_axi_rdata, output wire [1:0] s_axi_rresp,
  output wire irq, output wire core_reset, output wire [27:0] cfg, output wire [33:0] axi_base, output wire [2:0] axi_pitch,
  output wire flush_valid, output wire flush_drop, input wire flush_ready, input wire flush_done,
  input  wire idle, input wire [2:0] stall, input wire [10:0] happens, input wire fault_read, input wire fault_write
);
  tessera_axi4_lite_control dut (
    .clock(clock), .reset(reset),
    .aw_valid(s_axi_awvalid), .aw_ready(s_axi_awready), .aw_addr(s_axi_awaddr),
    .w_valid(s_axi_wvalid), .w_ready(s_axi_wready), .w_data(s_axi_wdata), .w_strb(s_axi_wstrb),
    .b_valid(s_axi_bvalid), .b_ready(s_axi_bready), .b_resp(s_axi_bresp),
    .ar_valid(s_axi_arvalid), .ar_ready(s_axi_arready), .ar_addr(s_axi_araddr),
    .r_valid(s_axi_rvalid), .r_ready(s_axi_rready), .r_data(s_axi_rdata), .r_resp(s_axi_rresp),
    .irq(irq), .core_reset(core_reset), .axi_base(axi_base), .axi_pitch(axi_pitch),
    .cfg_nodes(cfg[15:0]), .cfg_ways(cfg[19:16]), .cfg_set_mask(cfg[24:20]), .cfg_hash(cfg[25]), .cfg_part(cfg[27:26]),
    .flush_valid(flush_valid), .flush_drop(flush_drop), .flush_ready(flush_ready), .flush_done(flush_done),
    .idle(idle), .stall(stall), .fault_read(fault_read), .fault_write(fault_write),
    // In the order of the counters.
    .traffic_request(happens[0]), .ev_present(happens[1]), .ev_link(happens[2]), .ev_miss(happens[3]),
    .traffic_read(happens[4]), .traffic_write(happens[5]), .ev_read(happens[6]), .ev_victim(happens[7]),
    .ev_result(happens[8]), .ev_alloc(happens[9]), .ev_fill_error(happens[10])
  );
endmodule
`default_nettype wire
