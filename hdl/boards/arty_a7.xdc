# Pins of the Arty A7-100T that the cache demo uses; FPGA XC7A100T-1CSG324.
set_property -dict { PACKAGE_PIN E3 IOSTANDARD LVCMOS33 } [get_ports CLK100MHZ]
create_clock -name oscillator -period 10.000 [get_ports CLK100MHZ]
create_generated_clock -name clock -source [get_ports CLK100MHZ] -divide_by 4 [get_pins buffer/O]

set_property -dict { PACKAGE_PIN C2 IOSTANDARD LVCMOS33 } [get_ports ck_rst]
set_property -dict { PACKAGE_PIN A9 IOSTANDARD LVCMOS33 } [get_ports uart_txd_in]
set_property -dict { PACKAGE_PIN D10 IOSTANDARD LVCMOS33 } [get_ports uart_rxd_out]

set_property -dict { PACKAGE_PIN H5 IOSTANDARD LVCMOS33 } [get_ports { led[0] }]
set_property -dict { PACKAGE_PIN J5 IOSTANDARD LVCMOS33 } [get_ports { led[1] }]
set_property -dict { PACKAGE_PIN T9 IOSTANDARD LVCMOS33 } [get_ports { led[2] }]
set_property -dict { PACKAGE_PIN T10 IOSTANDARD LVCMOS33 } [get_ports { led[3] }]

# The buttons and lines are asynchronous; each goes through two registers.
set_false_path -from [get_ports { ck_rst uart_txd_in }]
set_false_path -to [get_ports { uart_rxd_out led[*] }]
