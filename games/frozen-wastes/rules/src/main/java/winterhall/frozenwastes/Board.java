package winterhall.frozenwastes;

import java.util.function.UnaryOperator;
import winterhall.engine.Seat;

/// The cardboard: what lies open, and what the seats hold face down.
public record Board(Field field, Secrets secrets) {
    static Board start(Rules rules) {
        return new Board(Field.start(rules), Secrets.none(rules.seats()));
    }

    Party party(Seat seat) {
        return field.party(seat);
    }

    Turn turn() {
        return field.turn();
    }

    Board field(UnaryOperator<Field> change) {
        return new Board(change.apply(field), secrets);
    }

    Board party(Seat seat, UnaryOperator<Party> change) {
        return new Board(field.party(seat, change), secrets);
    }

    Board secrets(UnaryOperator<Secrets> change) {
        return new Board(field, change.apply(secrets));
    }
}
