package winterhall.claim;

import java.util.Arrays;
import java.util.List;

/// Moves made once and used for ever: a search asks for the same few thousands of times a second.
final class Moves {
    static final ClaimMove.Pass PASS = new ClaimMove.Pass();
    static final ClaimMove.Decline DECLINE = new ClaimMove.Decline();

    private static final ClaimMove.Play[][] PLAYS = plays();
    private static final List<ClaimMove.Use> USES =
            Arrays.stream(Artifact.values()).map(ClaimMove.Use::new).toList();

    private Moves() {}

    static ClaimMove.Play play(Face face) {
        return PLAYS[face.faction().ordinal()][face.place()];
    }

    static ClaimMove.Use use(Artifact artifact) {
        return USES.get(artifact.ordinal());
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
