package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.Deity;
import winterhall.valda.Face;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// The window after one's own dice were rolled: Kari's rerolls and Eye of the Storm. (valda:R115, R147, R176, RU67, RU130)
final class DiceWindow {
    private static final List<Face> YELLOW = List.of(Face.DIAMOND_1, Face.DIAMOND_2, Face.GOLD_1, Face.GOLD_2);
    private static final List<Face> BLUE = List.of(Face.BLOOD_1, Face.BLOOD_2);
    private static final List<Face> WHITE = List.of(Face.FOLLOWER_1, Face.FOLLOWER_2, Face.SKULL);

    private final Reading reading;
    private final Holdings holdings;

    DiceWindow(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
    }

    /// The window opens again after each change, until the roller keeps the dice or nothing can be changed.
    void change(Seat roller, List<Face> rolled) {
        Move answer = ask(roller, rolled);
        while (!(answer instanceof ValdaMove.KeepDice)) {
            if (answer instanceof ValdaMove.Reroll(var die)) {
                var told = reading.told("R147", ValdaEvent.DieRerolled.class);
                Reading.require(told.die() == die && told.seat().equals(roller), "R147", die + ", told was " + told);
            } else if (answer instanceof ValdaMove.TurnDie(var die, var face)) {
                var told = reading.told("R176", ValdaEvent.DieTurned.class);
                Reading.require(told.die() == die && told.face() == face, "R176", answer + ", told was " + told);
            }
            answer = ask(roller, rolled);
        }
    }

    private Move ask(Seat roller, List<Face> rolled) {
        var answers = new ArrayList<Move>(List.of(new ValdaMove.KeepDice()));
        boolean rerolls = holdings.rerolls < holdings.level(roller, Deity.KARI, Area.FREYA_KARI);
        boolean turns =
                holdings.hand(roller).stream().anyMatch(card -> card.toString().equals("eye-of-the-storm"));
        for (int die = 1; die <= rolled.size(); die++) {
            if (rerolls) {
                answers.add(new ValdaMove.Reroll(die));
            }
            if (turns) {
                for (Face face : faces(rolled.get(die - 1))) {
                    answers.add(new ValdaMove.TurnDie(die, face));
                }
            }
        }
        return reading.chosen("R115", roller, "change-dice", answers);
    }

    /// What the die can show on which this face is.
    private static List<Face> faces(Face face) {
        return YELLOW.contains(face) ? YELLOW : BLUE.contains(face) ? BLUE : WHITE;
    }
}
