package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import winterhall.engine.Seat;

/// Moves that are created once and reused: a search asks for the same few thousands of times a second.
final class MoveCache {
    static final ClaimMove.Pass PASS = new ClaimMove.Pass();
    static final ClaimMove.Decline DECLINE = new ClaimMove.Decline();

    private static final ClaimMove.Play[][] PLAYS = plays();
    private static final List<ClaimMove.Use> USES =
            Arrays.stream(Artifact.values()).map(ClaimMove.Use::new).toList();

    private MoveCache() {}

    static ClaimMove.Play play(Face face) {
        return PLAYS[face.faction().ordinal()][face.place()];
    }

    static ClaimMove.Use use(Artifact artifact) {
        return USES.get(artifact.ordinal());
    }

    /// Every card, artifact and button that this seat could touch at any time.
    static List<ClaimMove> touchable(Board board, Seat seat) {
        var moves = new ArrayList<ClaimMove>();
        board.faces(board.at(Board.hand(seat))).forEach(face -> moves.add(play(face)));
        board.faces(board.at(Board.flail(seat))).forEach(face -> moves.add(play(face)));
        board.artifactPiles().row(seat).forEach(artifact -> moves.add(use(artifact)));
        moves.addAll(buttons(board.rules()));
        return moves;
    }

    /// The buttons of the factions and expansions in play.
    private static List<ClaimMove> buttons(Rules rules) {
        var buttons = new ArrayList<ClaimMove>();
        if (rules.artifacts()) {
            buttons.addAll(List.of(PASS, new ClaimMove.Raise(), new ClaimMove.Lower()));
        }
        if (rules.has(Faction.SEER)) {
            buttons.addAll(List.of(new ClaimMove.Look(), new ClaimMove.TakeDeck()));
        }
        if (rules.has(Faction.GHOST)) {
            buttons.add(new ClaimMove.KeepGhost());
        }
        if (rules.has(Faction.POISONER)) {
            Arrays.stream(Toxic.Place.values()).map(ClaimMove.Peek::new).forEach(buttons::add);
        }
        if (!buttons.isEmpty()) {
            buttons.add(DECLINE);
        }
        return buttons;
    }

    private static ClaimMove.Play[][] plays() {
        var plays = new ClaimMove.Play[Faction.values().length][];
        for (Faction faction : Faction.values()) {
            plays[faction.ordinal()] =
                    Face.all(faction).stream().map(ClaimMove.Play::new).toArray(ClaimMove.Play[]::new);
        }
        return plays;
    }
}
