package winterhall.toys.trumps;

import winterhall.engine.Verb;

/// The suits. (trumps:R1)
enum Suit {
    OAK,
    PINE,
    BIRCH;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
