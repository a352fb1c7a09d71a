package winterhall.valda;

import winterhall.engine.Verb;

/// The two main decks: A holds actions, B attacks and defences. (valda:R18)
public enum MainDeck {
    A,
    B;

    public String anchor() {
        return "deck:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
