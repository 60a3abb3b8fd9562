// The 64-bit AXI4 bridge under the signal names of AXI4, as cocotbext-axi looks for them.
`default_nettype none
module bridge (
  input  wire clock, input wire reset,
  input  wire mr_valid, input wire [3:0] mr_id, input wire [26:0] mr_block, output wire mr_ready,
  output wire md_valid, output wire [3:0] md_id, output wire md_error, output wire [511:0] md_data, input wire md_ready,
  input  wire mw_valid, input wire [3:0] mw_id, input wire [26:0] mw_block, input wire [511:0] mw_data, output wire mw_ready,
  output wire ack_valid, output wire [3:0] ack_id, output wire fault_read, output wire fault_write,
  output wire m_axi_awvalid, input wire m_axi_awready, output wire [3:0] m_axi_awid, output wire [39:0] m_axi_awaddr,
  output wire [7:0] m_axi_awlen, output wire [2:0] m_axi_awsize, output wire [1:0] m_axi_awburst, output wire m_axi_awlock,
  output wire [3:0] m_axi_awcache, output wire [2:0] m_axi_awprot, output wire [3:0] m_axi_awqos,
  output wire m_axi_wvalid, input wire m_axi_wready, output wire [63:0] m_axi_wdata, output wire [7:0] m_axi_wstrb,
  output wire m_axi_wlast,
  input  wire m_axi_bvalid, output wire m_axi_bready, input wire [3:0] m_axi_bid, input wire [1:0] m_axi_bresp,
  output wire m_axi_arvalid, input wire m_axi_arready, output wire [3:0] m_axi_arid, output wire [39:0] m_axi_araddr,
  output wire [7:0] m_axi_arlen, output wire [2:0] m_axi_arsize, output wire [1:0] m_axi_arburst, output wire m_axi_arlock,
  output wire [3:0] m_axi_arcache, output wire [2:0] m_axi_arprot, output wire [3:0] m_axi_arqos,
  input  wire m_axi_rvalid, output wire m_axi_rready, input wire [3:0] m_axi_rid, input wire [63:0] m_axi_rdata,
  input  wire [1:0] m_axi_rresp, input wire m_axi_rlast
);
  tessera_axi4_bridge_bus64 dut (
    .clock(clock), .reset(reset), .cfg_base(34'd0), .cfg_pitch(3'd6),
    .mr_valid(mr_valid), .mr_id(mr_id), .mr_block(mr_block), .mr_ready(mr_ready),
    .md_valid(md_valid), .md_id(md_id), .md_error(md_error), .md_ready(md_ready),
    .md_data_0(md_data[63:0]), .md_data_1(md_data[127:64]), .md_data_2(md_data[191:128]), .md_data_3(md_data[255:192]),
    .md_data_4(md_data[319:256]), .md_data_5(md_data[383:320]), .md_data_6(md_data[447:384]), .md_data_7(md_data[511:448]),
    .mw_valid(mw_valid), .mw_id(mw_id), .mw_block(mw_block), .mw_ready(mw_ready),
    .mw_data_0(mw_data[63:0]), .mw_data_1(mw_data[127:64]), .mw_data_2(mw_data[191:128]), .mw_data_3(mw_data[255:192]),
    .mw_data_4(mw_data[319:256]), .mw_data_5(mw_data[383:320]), .mw_data_6(mw_data[447:384]), .mw_data_7(mw_data[511:448]),
    .ack_valid(ack_valid), .ack_id(ack_id), .fault_read(fault_read), .fault_write(fault_write),
    .aw_valid(m_axi_awvalid), .aw_ready(m_axi_awready), .aw_id(m_axi_awid), .aw_addr(m_axi_awaddr), .aw_len(m_axi_awlen),
    .aw_size(m_axi_awsize), .aw_burst(m_axi_awburst), .aw_lock(m_axi_awlock), .aw_cache(m_axi_awcache),
    .aw_prot(m_axi_awprot), .aw_qos(m_axi_awqos),
    .w_valid(m_axi_wvalid), .w_ready(m_axi_wready), .w_data_0(m_axi_wdata), .w_strb_0(m_axi_wstrb), .w_last(m_axi_wlast),
    .b_valid(m_axi_bvalid), .b_ready(m_axi_bready), .b_id(m_axi_bid), .b_resp(m_axi_bresp),
    .ar_valid(m_axi_arvalid), .ar_ready(m_axi_arready), .ar_id(m_axi_arid), .ar_addr(m_axi_araddr), .ar_len(m_axi_arlen),
    .ar_size(m_axi_arsize), .ar_burst(m_axi_arburst), .ar_lock(m_axi_arlock), .ar_cache(m_axi_arcache),
    .ar_prot(m_axi_arprot), .ar_qos(m_axi_arqos),
    .r_valid(m_axi_rvalid), .r_ready(m_axi_rready), .r_id(m_axi_rid), .r_data_0(m_axi_rdata), .r_resp(m_axi_rresp),
    .r_last(m_axi_rlast)
  );
endmodule
`default_nettype wire
