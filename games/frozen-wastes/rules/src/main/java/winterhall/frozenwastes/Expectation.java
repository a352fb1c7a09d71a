package winterhall.frozenwastes;

/// [Chances] while they are summed up, with the chance to come back to the state in which the round began.
final class Expectation {
    double win;
    double knockout;
    double wounds;
    double again;

    /// The chance to win if coming back wins as often as guessed.
    double value(double guess) {
        return win + again * guess;
    }

    void set(Expectation other) {
        clear();
        add(1, other);
    }

    void add(double share, Expectation other) {
        win += share * other.win;
        knockout += share * other.knockout;
        wounds += share * other.wounds;
        again += share * other.again;
    }

    void clear() {
        win = 0;
        knockout = 0;
        wounds = 0;
        again = 0;
    }

    Chances chances() {
        return new Chances(win, knockout, wounds);
    }
}
