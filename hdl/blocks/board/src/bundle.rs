//! Bundles of the board as signals (`tessera_ports::bundle::board`).

tessera_hdl::bundles!(tessera_ports::board_bundles);
