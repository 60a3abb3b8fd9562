// The board in Verilator: its serial line is a pseudo-terminal, its clock this loop.
//
// Usage: board LINK. Makes LINK a symbolic link to the terminal; a host opens it like the serial device of a board.
// Ends when the host has closed it, and says how many cycles that took.

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "Vulx3s.h"

namespace {

// Cycles of a bit, as the parameter of the board says.
constexpr int DIVIDER = 25;

[[noreturn]] void fail(const char *what) {
    std::fprintf(stderr, "board: %s: %s\n", what, std::strerror(errno));
    std::exit(1);
}

// The host's end of the line: its bits, and the bytes that come back.
class Host {
  public:
    explicit Host(const char *link) : link_(link) {
        master_ = posix_openpt(O_RDWR | O_NOCTTY);
        if (master_ < 0 || grantpt(master_) || unlockpt(master_)) fail("no pseudo-terminal");
        const char *name = ptsname(master_);
        // Held open until the host has come, so that its going can be told from its not having come yet.
        ours_ = open(name, O_RDWR | O_NOCTTY);
        termios raw;
        if (ours_ < 0 || tcgetattr(ours_, &raw)) fail(name);
        cfmakeraw(&raw);
        if (tcsetattr(ours_, TCSANOW, &raw)) fail(name);
        unlink(link);
        if (symlink(name, link)) fail(link);
    }

    ~Host() { unlink(link_); }

    // The level of the line to the board in this cycle; `busy`: the board has something to do.
    int level(bool busy) {
        if (left_ == 0) {
            if (bits_ <= 1) next(busy);
            else bits_ >>= 1;
            left_ = DIVIDER;
        }
        --left_;
        return bits_ ? bits_ & 1 : 1;
    }

    // The level of the line from the board in this cycle.
    void hear(int level) {
        if (wait_ < 0) {
            if (!level) wait_ = DIVIDER + DIVIDER / 2, heard_ = 0, count_ = 0;
            return;
        }
        if (--wait_) return;
        wait_ = DIVIDER;
        if (count_ == 8) {
            if (level) say(heard_);
            else std::fprintf(stderr, "board: a byte without stop bit\n");
            wait_ = -1;
            return;
        }
        heard_ |= static_cast<unsigned char>(level << count_++);
    }

    bool gone() const { return gone_; }

  private:
    // The next byte, if there is one: start bit, data, stop bit, and a 1 above them.
    void next(bool busy) {
        bits_ = 0;
        pollfd ask{master_, POLLIN, 0};
        // A silent line costs no processor time: nothing happens on the board while nobody speaks.
        if (poll(&ask, 1, !busy && wait_ < 0 && quiet_++ > 20 ? 1 : 0) <= 0) return;
        unsigned char byte;
        if (read(master_, &byte, 1) != 1) {
            gone_ = ours_ < 0;
            return;
        }
        if (ours_ >= 0) {
            close(ours_);
            ours_ = -1;
        }
        quiet_ = 0;
        bits_ = 1u << 10 | 1u << 9 | static_cast<unsigned>(byte) << 1;
    }

    void say(unsigned char byte) {
        quiet_ = 0;
        if (write(master_, &byte, 1) != 1) gone_ = true;
    }

    const char *link_;
    int master_ = -1, ours_ = -1;
    unsigned bits_ = 0, left_ = 0;
    int wait_ = -1, count_ = 0;
    unsigned char heard_ = 0;
    unsigned quiet_ = 0;
    bool gone_ = false;
};

}  // namespace

double sc_time_stamp() { return 0; }

int main(int count, char **arguments) {
    if (count != 2) {
        std::fprintf(stderr, "board: %d arguments, expected the path of the link to the terminal\n", count - 1);
        return 2;
    }
    auto board = std::make_unique<Vulx3s>();
    Host host(arguments[1]);
    std::uint64_t cycles = 0;
    board->btn_fire1 = 0;
    for (; !host.gone(); ++cycles) {
        board->ftdi_txd = host.level(board->led & 1);
        board->clk_25mhz = 0;
        board->eval();
        host.hear(board->ftdi_rxd);
        board->clk_25mhz = 1;
        board->eval();
    }
    std::printf("board: %llu cycles\n", static_cast<unsigned long long>(cycles));
}
