"""Back-pressure for the models of cocotbext-axi."""


def pauses(rng, percent):
    while True:
        yield rng.randrange(100) < percent
