package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;

/// Valda against the laws of every game.
class ValdaTest {
    private static final Valda VALDA = new Valda();

    /// (valda:R225, R226)
    @Test
    void keepsTheLawsOfEveryGame() {
        assertThat(GameCheck.of(VALDA).games(40).run().toString())
                .matches("valda: 40 games, [0-9]{5,} decisions, 0 violations");
    }

    /// (valda:R223, R224)
    @Test
    void neverBreaksItsOwnInvariants() {
        assertThat(GameCheck.of(VALDA)
                        .games(300)
                        .seed(7)
                        .level(GameCheck.Level.INVARIANTS)
                        .run()
                        .toString())
                .matches("valda: 300 games, [0-9]{6,} decisions, 0 violations");
    }

    /// (valda:R223, R225, R227, R228)
    @Test
    void leaksNothing() {
        assertThat(PairedWorlds.of(VALDA).run(150, 1).toString())
                .matches("valda: 150 pairs, [0-9]{3,} moments, 0 leaks");
    }

    /// (valda:R229, R232–R234, R236)
    @Test
    void leaksNothingWhereCardsChangeHands() {
        assertThat(PairedWorlds.of(VALDA).guided().run(200, 1).toString())
                .matches("valda: 200 guided pairs, [0-9]{3,} moments, 0 leaks");
    }

    /// The same for worlds dealt without the view: a view that shows too much would be found. (valda:R225)
    @Test
    void showsNothingThatIsNotKnown() {
        assertThat(PairedWorlds.of(VALDA).redeal(new ValdaRedeal()).run(150, 1).toString())
                .matches("valda: 150 pairs, [0-9]{3,} moments, 0 leaks");
    }

    @Test
    void showsNothingThatIsNotKnownWhereCardsChangeHands() {
        assertThat(PairedWorlds.of(VALDA)
                        .guided()
                        .redeal(new ValdaRedeal())
                        .run(150, 1)
                        .toString())
                .matches("valda: 150 guided pairs, [0-9]{3,} moments, 0 leaks");
    }

    /// What a careless server could send is found to tell worlds apart.
    @Test
    void wouldNotLeakUnnoticed() {
        var mutants = Mutants.of(PairedWorlds.of(VALDA))
                .with(
                        "order-of-deck-a",
                        (position, _, _) ->
                                List.of(position.board().decks().row(0).toString()))
                .with(
                        "order-of-a-divine-deck",
                        (position, _, _) -> List.of(position.board()
                                .decks()
                                .row(Board.deck(Area.TYR_AGIR))
                                .toString()))
                .with(
                        "hand-of-seat-2",
                        (position, _, _) ->
                                List.of(position.board().inHand(Seat.of(2)).toString()))
                .with(
                        "weapons-of-seat-1",
                        (position, _, _) -> List.of(position.board()
                                .hand(Seat.of(1), CardKind.WEAPON)
                                .toString()))
                .with(
                        "attack-cards-of-seat-2",
                        (position, _, _) -> List.of(position.board()
                                .hand(Seat.of(2), CardKind.ATTACK)
                                .toString()))
                .with(
                        "knowledge-of-seat-1",
                        (position, _, _) -> List.of(
                                position.board().deal().known(Seat.of(1)).toString()))
                .with(
                        "everyone-too-early",
                        (position, _, _) -> List.of(ValdaView.of(position.board(), Viewer.everyone())
                                .hands()
                                .toString()))
                .with("events-for-everyone", (_, told, _) -> List.of(told.toString()))
                .withMomentsForEveryone();
        var report = mutants.run(60, 1);
        assertThat(report.missed()).as(report.toString()).isEmpty();
    }
}
