package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// Whatever a viewer sees, it can imagine, and the imagined world can be played on. (claim:H10)
class BoardImaginerTest {
    private static final Claim CLAIM = new Claim();
    private static final Referee<Board, ClaimView> REFEREE = new Referee<>(CLAIM);
    private static final int WORLDS = 25;

    /// A card hauled after the Lamp missed is known to be in the hand, not in the Flail slot. (claim:A1, claim:A5, claim:A9)
    @Test
    void aCardHauledAfterAMissIsNotTheOneSetAside() {
        follow(
                setup("goblin,knight,undead,dwarf,troll"),
                List.of(
                        "phase 2",
                        "seat-1 hand undead-9 goblin-1",
                        "seat-2 hand undead-3 goblin-2",
                        "seat-2 open dwarf-4",
                        "seat-2 flail goblin-9",
                        "seat-2 score troll-4",
                        "seat-1 artifacts wishing-lamp",
                        "seat-2 artifacts endless-rope"),
                "seat-1 pass",
                "seat-2 pass",
                "seat-1 play undead-9",
                "seat-1 use wishing-lamp",
                "seat-1 name knight-9",
                "seat-2 use endless-rope",
                "seat-2 haul troll-4");
    }

    /// A card the Lamp has found is in the hand, not in the Flail slot. (claim:A1, claim:A5)
    @Test
    void aCardTheLampHasFoundIsNotTheOneSetAside() {
        follow(
                setup("goblin,knight,undead,dwarf,troll"),
                List.of(
                        "phase 2",
                        "seat-1 hand undead-9 goblin-1",
                        "seat-2 hand undead-3",
                        "seat-2 open knight-9",
                        "seat-2 flail goblin-9",
                        "seat-1 artifacts wishing-lamp",
                        "seat-2 artifacts magic-wand"),
                "seat-1 pass",
                "seat-2 pass",
                "seat-1 play undead-9",
                "seat-1 use wishing-lamp",
                "seat-1 name knight-9",
                "seat-2 pass",
                "seat-2 play knight-9");
    }

    /// Of two cards alike one was given up, not both. (claim:A7, claim:P3)
    @Test
    void oneOfTwoCardsAlikeIsGivenUp() {
        follow(
                setup("gnome,giant,fire-elemental,trickster,poisoner"),
                List.of(
                        "phase 2",
                        "seat-1 hand giant-3 poisoner-1",
                        "seat-2 hand giant-3 poisoner-2",
                        "seat-2 gnomes gnome-3",
                        "discard giant-7",
                        "seat-1 artifacts spyglass"),
                "seat-1 pass",
                "seat-1 play giant-3",
                "seat-1 pass",
                "seat-2 play giant-3",
                "seat-1 pass",
                "seat-1 use spyglass",
                "seat-1 give-up giant-3",
                "seat-1 retrieve giant-7");
    }

    /// Whatever was known to be in the hand may be the card that lies face-down. (claim:A1, claim:A12)
    @Test
    void aMaskedLeadMayBeACardThatAllKnow() {
        for (String lead : List.of("goblin-4", "undead-8")) {
            follow(
                    setup("goblin,knight,undead,dwarf,doppelganger"),
                    List.of(
                            "phase 2",
                            "seat-1 hand undead-8 knight-2",
                            "seat-1 open goblin-4 dwarf-7",
                            "seat-1 flail dwarf-1",
                            "seat-2 hand undead-3 goblin-2 knight-5",
                            "seat-1 artifacts mask-of-darkness"),
                    "seat-1 use mask-of-darkness",
                    "seat-1 play " + lead,
                    "seat-2 play knight-5");
        }
    }

    /// The prize of a frozen trick has moved when the Poisoner's peek is asked. (claim:A16.5, claim:F19)
    @Test
    void thePrizeOfAFrozenTrickIsTakenBeforeThePeek() {
        follow(
                setup("goblin,knight,undead,dwarf,poisoner"),
                List.of(
                        "centre goblin-1",
                        "deck dwarf-1 dwarf-2",
                        "seat-1 hand knight-2 poisoner-9 goblin-3 goblin-5",
                        "seat-2 hand knight-4 poisoner-1 goblin-4 goblin-6",
                        "seat-2 artifacts ice-sword magic-wand"),
                "seat-2 pass",
                "seat-1 play knight-2",
                "seat-2 pass",
                "seat-2 play knight-4",
                "seat-2 use ice-sword",
                "seat-2 pass",
                "seat-1 play poisoner-9",
                "seat-2 pass",
                "seat-2 play poisoner-1",
                "seat-2 pass",
                "seat-1 peek left");
    }

    /// Of two Gnomes alike in a trick the Spyglass lets go of the one played first, as all can see. (claim:A7, claim:P3)
    @Test
    void ofTwoCardsAlikeTheFirstPlayedIsGivenUp() {
        follow(
                setup("gnome,giant,undead,dwarf,troll"),
                List.of(
                        "phase 2",
                        "seat-1 hand gnome-7 giant-1",
                        "seat-2 hand gnome-7 giant-3",
                        "discard undead-9",
                        "seat-1 artifacts spyglass"),
                "seat-1 pass",
                "seat-1 play gnome-7",
                "seat-1 pass",
                "seat-2 play gnome-7",
                "seat-1 pass",
                "seat-1 use spyglass",
                "seat-1 give-up gnome-7",
                "seat-1 retrieve undead-9");
    }

    private static Setup setup(String factions) {
        return Setup.of("claim", 2).with("factions", factions).with("artifacts", "yes");
    }

    /// Plays the moves and imagines many worlds for every viewer after each.
    private static void follow(Setup setup, List<String> layout, String... moves) {
        var opening = CLAIM.staging()
                .stage(
                        setup,
                        layout.stream().map(line -> List.of(line.split(" "))).toList());
        Position<Board> position = REFEREE.begin(opening, new QuickChance(1)).position();
        imagine(position);
        for (String line : moves) {
            String[] words = line.split(" ", 2);
            Move move = CLAIM.vocabulary().moves().read(words[1], Move.class);
            Reply<Board> reply = REFEREE.play(position, Seat.parse(words[0]), move);
            assertThat(reply).as(line).isInstanceOf(Reply.Accepted.class);
            position = ((Reply.Accepted<Board>) reply).step().position();
            imagine(position);
        }
    }

    private static void imagine(Position<Board> position) {
        for (Viewer viewer : Viewer.during(2)) {
            View<ClaimView> view = REFEREE.view(position, viewer);
            for (int seed = 0; seed < WORLDS; seed++) {
                Position<Board> world = REFEREE.imagine(view, new QuickChance(seed));
                assertThat(REFEREE.view(world, viewer)).isEqualTo(view);
                assertThat(CLAIM.faults(world)).isEmpty();
                for (Seat seat : REFEREE.awaited(world)) {
                    assertThat(REFEREE.options(world, seat))
                            .as(Arrays.asList(seat, world).toString())
                            .isNotEmpty();
                }
            }
        }
    }
}
