package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The sixteen tokens: where each lies and which seats have seen it. (trek:R3, R13)
///
/// Tokens are told apart by a number that nobody ever hears of; their faces are in [#FACES].
record Tokens(int seats, Deal deal) {
    /// The face of each token.
    static final List<Face> FACES = faces();

    static final CardSet ALL = CardSet.range(0, FACES.size());

    private static List<Face> faces() {
        var faces = new ArrayList<Face>();
        for (Face face : Face.ALL) {
            for (int copy = 0; copy < face.tokens(); copy++) {
                faces.add(face);
            }
        }
        return List.copyOf(faces);
    }

    static Tokens none(int seats) {
        return new Tokens(seats, Deal.empty(FACES.size(), TokenZone.COUNT, seats));
    }

    /// All of them in the box.
    static Tokens boxed(int seats) {
        return none(seats).lay(ALL, TokenZone.BOX);
    }

    CardSet at(TokenZone place) {
        return deal.at(place.zone());
    }

    int count(TokenZone place) {
        return deal.size(place.zone());
    }

    /// What lies there, in the order of the faces.
    List<Face> facesAt(TokenZone place) {
        return faces(at(place));
    }

    /// The treasures before a seat.
    List<Treasure> treasures(Seat seat) {
        return treasures(at(TokenZone.packOf(seat)));
    }

    static List<Treasure> treasures(CardSet tokens) {
        return faces(tokens).stream().map(Treasure.class::cast).toList();
    }

    private static List<Face> faces(CardSet tokens) {
        return tokens.stream().mapToObj(FACES::get).toList();
    }

    /// Who has seen this token, in seat order.
    List<Seat> seenBy(int token) {
        return Seat.all(seats).stream().filter(seat -> deal.knows(seat, token)).toList();
    }

    CardSet seenBy(Seat seat) {
        return deal.known(seat);
    }

    Tokens lay(CardSet tokens, TokenZone place) {
        return new Tokens(seats, deal.lay(tokens, place.zone()));
    }

    /// Seats that had seen them still know them. (trek:R13)
    Tokens move(CardSet tokens, TokenZone from, TokenZone to) {
        return new Tokens(seats, deal.move(tokens, from.zone(), to.zone()));
    }

    Tokens show(CardSet tokens, Seat seat) {
        return new Tokens(seats, deal.show(tokens, seat));
    }

    Tokens show(CardSet tokens) {
        return new Tokens(seats, deal.show(tokens));
    }
}
