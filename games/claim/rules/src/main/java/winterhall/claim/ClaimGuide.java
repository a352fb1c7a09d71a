package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Leads checks to hidden numbers that lie partly open in a hand, and to the artifacts that ask about them.
/// (claim:F15, claim:H2)
final class ClaimGuide implements Guide<Board> {
    private static final int SEATS = 2;

    /// Cards of each hand that hide their numbers, and others beside them.
    private static final int SECRET = 4;

    private static final int PLAIN = 2;

    /// Two seats, a deck with hidden numbers, artifacts.
    @Override
    public Setup setup(Chance.Source source) {
        Setup setup;
        do {
            setup = new RandomSetup(source).draw();
        } while (setup.seats() != SEATS
                || Rules.of(setup).cards().hidingNumbers().isEmpty());
        return setup.with(Rules.ARTIFACTS.key(), "yes");
    }

    /// Every other table begins in phase 2, with cards won openly beside cards of their class that were not, and
    /// with the one artifact that asks about them.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        if (source.below(2) == 0) {
            return List.of();
        }
        var secret = new ArrayList<Face>();
        var plain = new ArrayList<Face>();
        FactionCards cards = Rules.of(setup).cards();
        for (Faction faction : cards.factions()) {
            for (int number : cards.numbers(faction)) {
                (faction.hidesNumbers() ? secret : plain).add(Face.of(faction, number));
            }
        }
        var artifacts = new ArrayList<>(List.of(Artifact.values()));
        artifacts.remove(Artifact.WISHING_LAMP);
        Seat asking = Seat.of(1 + source.below(SEATS));
        var lines = new ArrayList<String>();
        lines.add("moment " + source.pick(List.of("trick", "phase-2")) + " " + Seat.of(1 + source.below(SEATS)));
        lines.add("phase 2");
        for (Seat seat : Seat.all(SEATS)) {
            int open = 1 + source.below(SECRET - 1);
            lines.add(seat + " open " + some(open, secret, source));
            lines.add(seat + " hand " + some(SECRET - open, secret, source) + " " + some(PLAIN, plain, source));
            lines.add(seat + " score " + some(PLAIN, plain, source));
            lines.add(seat + " artifacts " + some(ArtifactPiles.EACH - 1, artifacts, source) + " "
                    + (seat.equals(asking) ? Artifact.WISHING_LAMP : some(1, artifacts, source)));
        }
        return lines;
    }

    /// Takes this many of them out at random.
    private static String some(int count, List<?> from, Chance.Source source) {
        var words = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            words.add(from.remove(source.below(from.size())).toString());
        }
        return String.join(" ", words);
    }

    /// Artifacts and what they do with hidden numbers; a Wishing Lamp that finds its card.
    @Override
    public boolean seeks(Board board, Move option) {
        return switch ((ClaimMove) option) {
            case ClaimMove.Use _, ClaimMove.Look _, ClaimMove.Peek _ -> true;
            case ClaimMove.Name(var card) ->
                !Artifact.bearing(board, card, board.at(Board.hand(board.other(board.leader()))))
                        .isEmpty();
            case ClaimMove.SetAside(var card) -> card.faction().hidesNumbers();
            case ClaimMove.Haul(var card) -> card.faction().hidesNumbers();
            case ClaimMove.Retrieve(var card) -> card.faction().hidesNumbers();
            default -> false;
        };
    }
}
