package winterhall.toys.trumps;

import winterhall.engine.Verb;

/// The suits. (trumps:R1)
enum Suit {
    OAK,
    PINE,
    BIRCH;

    public String anchor() {
        return "suit:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
