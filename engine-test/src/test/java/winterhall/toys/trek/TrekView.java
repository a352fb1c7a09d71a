package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;

/// The table as one viewer sees it: what lies open, and each token as far as the viewer knows it. (trek:R13, R32)
///
/// @param map the spaces with their terrain, always the same: a board of any game can draw them
/// @param tokens in an order that tells nothing: by place, then by what is known of them
public record TrekView(List<MapSpace> map, Expedition open, List<SeenToken> tokens) {
    private static final List<MapSpace> VALLEY = Valley.MAP.hexes().stream()
            .map(hex -> new MapSpace(hex, Valley.terrain(hex)))
            .toList();

    public TrekView {
        tokens = List.copyOf(tokens);
    }

    record MapSpace(Hex at, Terrain terrain) {}

    /// @param face if the viewer knows it
    /// @param seenBy the seats that know it
    record SeenToken(TokenZone place, Optional<Face> face, List<Seat> seenBy) {
        private static final Comparator<SeenToken> ORDER = Comparator.comparingInt(
                        (SeenToken token) -> token.place.zone())
                .thenComparingInt(token -> token.face.map(Face.ALL::indexOf).orElse(Face.ALL.size()))
                .thenComparing(token -> token.seenBy.toString());
    }

    static TrekView of(TrekBoard board, Viewer viewer) {
        CardSet known = known(board, viewer);
        Tokens tokens = board.tokens();
        var seen = new ArrayList<SeenToken>();
        for (int zone = 0; zone < TokenZone.COUNT; zone++) {
            TokenZone place = new TokenZone(zone);
            tokens.at(place)
                    .forEach(token -> seen.add(new SeenToken(
                            place,
                            known.has(token) ? Optional.of(Tokens.FACES.get(token)) : Optional.empty(),
                            tokens.seenBy(token))));
        }
        seen.sort(SeenToken.ORDER);
        return new TrekView(VALLEY, board.open(), seen);
    }

    /// A spectator knows the beasts that were turned and, after the end, the treasures that were shown. (trek:R31)
    private static CardSet known(TrekBoard board, Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(var seat) -> board.tokens().seenBy(seat);
            case Viewer.Everyone() -> Tokens.ALL;
            case Viewer.Spectator() -> {
                CardSet open = board.tokens().at(TokenZone.OPEN);
                if (board.open().ending().isPresent()) {
                    for (Seat seat : board.open().order()) {
                        open = open.plus(board.tokens().at(TokenZone.packOf(seat)));
                    }
                }
                yield open;
            }
        };
    }

    Hero hero(Seat seat) {
        return open.hero(seat);
    }

    List<SeenToken> at(TokenZone place) {
        return tokens.stream().filter(token -> token.place().equals(place)).toList();
    }

    /// A whole board that looks the same to this viewer; what is unknown lies anywhere it could, each way as likely.
    TrekBoard imagine(Chance chance) {
        var left = new ArrayList<Integer>();
        Arrays.stream(chance.source("imagine").order(Tokens.ALL.size())).forEach(left::add);
        Tokens laid = Tokens.none(open.seats());
        for (SeenToken seen : leastFreeFirst()) {
            Integer token = left.stream()
                    .filter(number -> couldBe(seen, Tokens.FACES.get(number)))
                    .findFirst()
                    .orElseThrow();
            left.remove(token);
            laid = laid.lay(CardSet.of(token), seen.place());
            for (Seat seat : seen.seenBy()) {
                laid = laid.show(CardSet.of(token), seat);
            }
        }
        return new TrekBoard(open, laid);
    }

    /// What is known, then what can only be a treasure, then the rest.
    private List<SeenToken> leastFreeFirst() {
        return tokens.stream()
                .sorted(Comparator.comparing((SeenToken token) -> token.face().isEmpty())
                        .thenComparing(token -> !isTreasure(token)))
                .toList();
    }

    private boolean couldBe(SeenToken token, Face face) {
        return token.face().map(face::equals).orElseGet(() -> face instanceof Treasure || !isTreasure(token));
    }

    /// What lies before a seat or under a beast is a treasure. (trek:R13, R27)
    private boolean isTreasure(SeenToken token) {
        TokenZone place = token.place();
        return place.isPack() || place.isOnMap() && open.beastAt(place.hex()).isPresent();
    }
}
