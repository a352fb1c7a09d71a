package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;

/// A board that breaks an invariant is found out. (claim:I1, claim:I2, claim:I7)
class FaultsTest {
    private static final Seat ONE = Seat.of(1);
    private final Board board = new Referee<>(new Claim())
            .start(Setup.of("claim", 2).with("first-leader", "seat-1"), new QuickChance(1))
            .position()
            .board();

    @Test
    void aBoardAfterTheDealHasNoFault() {
        assertThat(Invariants.broken(board)).isEmpty();
    }

    @Test
    void aCardThatLiesTwice() {
        CardSet twice = CardSet.of(board.at(Board.hand(ONE)).first());
        assertThat(Invariants.broken(board.with(board.deal().lay(twice, Board.DISCARD))))
                .singleElement()
                .asString()
                .startsWith("I1: 53 cards lie on the table, 52 different ones");
    }

    @Test
    void aDeckThatIsNotItsZone() {
        Board drawn = board.with(board.deal(), board.deck().drop(1));
        assertThat(Invariants.broken(drawn)).singleElement().asString().contains("is not its zone");
    }

    @Test
    void followersCentreAndDeckAfterPhaseOne() {
        CardSet card = CardSet.of(board.at(Board.hand(ONE)).first());
        Board late = board.with(board.deal().move(card, Board.hand(ONE), Board.followers(ONE)))
                .with(Phase.GATHERING);
        assertThat(Invariants.broken(late))
                .containsExactly(
                        "I2: seat-1 has followers after phase 1", "I2: deck or centre is not empty after phase 1");
        Board noDeck = board.with(board.deal().move(board.at(Board.DECK), Board.DECK, Board.DISCARD), CardRow.EMPTY)
                .with(Phase.GATHERING);
        assertThat(Invariants.broken(noDeck)).containsExactly("I2: deck or centre is not empty after phase 1");
    }

    @Test
    void aTrickThatNamesACardLyingElsewhere() {
        int card = board.at(Board.hand(ONE)).first();
        Board wrong = board.with(Trick.NONE.play(new PlayedCard(ONE, card, false, 0, List.of(), true), true));
        assertThat(Invariants.broken(wrong)).singleElement().asString().contains("does not lie in it");
    }

    @Test
    void aFrozenTrickThatIsNotInTheFreezeZone() {
        int card = board.at(Board.hand(ONE)).first();
        var frozen = List.of(new PlayedCard(ONE, card, false, 0, List.of(), true));
        Board wrong = board.with(board.ongoing().freeze(frozen, CardSet.EMPTY));
        assertThat(Invariants.broken(wrong)).singleElement().asString().contains("Freeze zone");
    }

    @Test
    void votesThatDoNotAddUp() {
        var one = List.of(new Ending.Vote(Faction.GOBLIN, java.util.Optional.empty()));
        assertThat(Invariants.broken(board.with(board.ending().voted(one))))
                .singleElement()
                .asString()
                .startsWith("I7: 1 votes for 5 factions");
    }
}
