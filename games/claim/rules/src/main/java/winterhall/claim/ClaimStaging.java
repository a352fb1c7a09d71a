package winterhall.claim;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.kit.CardSet;

/// The words by which scenarios lay out and read a table of Claim; `docs/scenarios.md` lists them.
final class ClaimStaging implements Staging<Board, ClaimView> {
    @Override
    public Opening<Board> stage(Setup setup, List<List<String>> lines) {
        var layout = new StagedBoard(Rules.of(setup));
        layout.read(lines);
        return layout.opening();
    }

    @Override
    public List<String> zones() {
        return List.of(
                "leader",
                "phase",
                "deck",
                "deck-top",
                "centre",
                "discard",
                "trolls",
                "frozen",
                "trick",
                "locations",
                "toxics",
                "vote goblin",
                "votes seat-1",
                "places",
                "reason",
                "seat-1 hand",
                "seat-1 open",
                "seat-1 followers",
                "seat-1 score",
                "seat-1 gnomes",
                "seat-1 flail",
                "seat-1 artifacts",
                "seat-1 lost",
                "seat-1 lost-this-phase",
                "seat-1 value");
    }

    @Override
    public Optional<String> look(Board board, List<String> zone) {
        if (zone.isEmpty()) {
            return Optional.empty();
        }
        if (zone.getFirst().startsWith("seat-")) {
            return lookAtSeat(board, Seat.parse(zone.getFirst()), zone.subList(1, zone.size()));
        }
        List<String> rest = zone.subList(1, zone.size());
        return switch (zone.getFirst()) {
            case "leader" -> plain(board.leader(), rest);
            case "phase" -> plain(board.phase(), rest);
            case "deck" -> cards(board, CardSet.EMPTY.plus(board.at(Board.DECK)), rest);
            case "centre" -> cards(board, board.at(Board.CENTRE), rest);
            case "discard" -> cards(board, board.at(Board.DISCARD), rest);
            case "trolls" -> cards(board, board.at(Board.TROLLS), rest);
            case "frozen" -> cards(board, board.at(Board.FROZEN), rest);
            case "trick" -> cards(board, board.trick().cards(), rest);
            case "locations" -> plain(words(board.locations()), rest);
            case "toxics" -> plain(words(board.toxics().table()), rest);
            case "vote" -> vote(board, rest);
            case "votes" -> plain(votes(board, rest), List.of());
            case "places" -> board.ending().outcome().map(outcome -> words(outcome.ranks()));
            case "reason" -> board.ending().outcome().map(outcome -> outcome.reason());
            default -> Optional.empty();
        };
    }

    private static Optional<String> lookAtSeat(Board board, Seat seat, List<String> zone) {
        if (zone.isEmpty()) {
            return Optional.empty();
        }
        List<String> rest = zone.subList(1, zone.size());
        return switch (zone.getFirst()) {
            case "hand" -> cards(board, board.at(Board.hand(seat)), rest);
            case "followers" -> cards(board, board.at(Board.followers(seat)), rest);
            case "score" -> cards(board, board.at(Board.score(seat)), rest);
            case "gnomes" -> cards(board, board.at(Board.gnomes(seat)), rest);
            case "flail" -> cards(board, board.at(Board.flail(seat)), rest);
            case "artifacts" -> plain(words(board.artifactPiles().row(seat)), rest);
            case "lost" -> plain(board.tally().lost(seat), rest);
            case "lost-this-phase" -> plain(board.tally().lostThisPhase(seat), rest);
            case "value" -> board.trick().of(seat).map(played -> String.valueOf(board.effective(played)));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<String> seen(ClaimView view, List<String> zone) {
        if (zone.isEmpty()) {
            return Optional.empty();
        }
        List<String> rest = zone.subList(1, zone.size());
        if (zone.getFirst().startsWith("seat-")) {
            return rest.isEmpty() ? Optional.empty() : lookAtSeat(view.at(Seat.parse(zone.getFirst())), rest);
        }
        return switch (zone.getFirst()) {
            case "leader" -> plain(view.leader(), rest);
            case "deck" -> plain(view.deck(), rest);
            case "deck-top" -> plain(view.deckTop().map(Face::toString).orElse("none"), rest);
            case "centre" -> faces(view.centre(), rest);
            case "discard" -> faces(view.discard(), rest);
            case "trick" ->
                plain(
                        words(view.trick().plays().stream()
                                .map(lying -> lying.card().map(Face::toString).orElse("?"))
                                .toList()),
                        rest);
            case "toxics" ->
                plain(
                        words(view.toxics().stream()
                                .map(toxic -> toxic.map(Toxic::toString).orElse("?"))
                                .toList()),
                        rest);
            default -> Optional.empty();
        };
    }

    private static Optional<String> lookAtSeat(ClaimView.SeatView seat, List<String> zone) {
        List<String> rest = zone.subList(1, zone.size());
        return switch (zone.getFirst()) {
            case "hand" -> rest.equals(List.of("count")) ? plain(seat.hand(), List.of()) : faces(seat.known(), rest);
            case "open" -> faces(seat.open(), rest);
            case "followers" ->
                rest.equals(List.of("count")) ? plain(seat.followers(), List.of()) : faces(seat.knownFollowers(), rest);
            case "score" -> faces(seat.score(), rest);
            case "gnomes" -> faces(seat.gnomes(), rest);
            case "flail" -> plain(seat.flail().map(Face::toString).orElse(seat.flailed() ? "?" : "none"), rest);
            case "artifacts" ->
                rest.equals(List.of("count")) ? plain(seat.artifacts(), List.of()) : plain(words(seat.row()), rest);
            default -> Optional.empty();
        };
    }

    private static Optional<String> vote(Board board, List<String> rest) {
        return rest.size() != 1
                ? Optional.empty()
                : board.ending().votes().stream()
                        .filter(vote -> vote.faction().toString().equals(rest.getFirst()))
                        .map(vote -> vote.side().map(Seat::toString).orElse("none"))
                        .findFirst();
    }

    /// `votes seat-1` counts the votes of a side.
    private static Object votes(Board board, List<String> rest) {
        return board.ending().votes().stream()
                .filter(vote ->
                        vote.side().map(Seat::toString).equals(rest.stream().findFirst()))
                .count();
    }

    private static Optional<String> cards(Board board, CardSet cards, List<String> rest) {
        return faces(cards.stream().mapToObj(board::trueFace).sorted().toList(), rest);
    }

    private static Optional<String> faces(List<Face> faces, List<String> rest) {
        if (rest.isEmpty()) {
            return Optional.of(words(faces));
        }
        if (rest.equals(List.of("count"))) {
            return Optional.of(String.valueOf(faces.size()));
        }
        return rest.size() == 2 && rest.getFirst().equals("has")
                ? Optional.of(faces.contains(Face.parse(rest.get(1))) ? "yes" : "no")
                : Optional.empty();
    }

    private static Optional<String> plain(Object value, List<String> rest) {
        return rest.isEmpty() ? Optional.of(value.toString()) : Optional.empty();
    }

    private static String words(List<?> values) {
        return values.isEmpty() ? "none" : values.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
