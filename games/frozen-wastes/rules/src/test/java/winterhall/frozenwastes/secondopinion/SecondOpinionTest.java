package winterhall.frozenwastes.secondopinion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Setup;
import winterhall.frozenwastes.FrozenWastes;

/// Movement, frost and combat, read from the text of the rules a second time and compared with the game.
///
/// Every question about them, with all its answers, and every event that follows is foretold; at every question, whatever
/// it is about, counters, cards, gold, weather and track are compared with what the events told. Not judged are towns,
/// training and what can be discovered; [Coverage] counts them. `-Dcontract.times=83` compares about 1 000 matches.
///
/// (frozen-wastes:R17–R108, frozen-wastes:R172–R193)
@Tag("random")
class SecondOpinionTest {
    private static final int MATCHES = 12 * Integer.getInteger("contract.times", 1);

    /// Matches within which a wrong rule is noticed.
    private static final int ENOUGH = 12;

    private final FrozenWastes game = new FrozenWastes();

    @Test
    void theGameAsksAllowsAndDoesWhatTheTextSays() {
        var coverage = new Coverage();
        for (int match = 0; match < MATCHES; match++) {
            coverage.add(Umpire.judge(LiveMatch.begin(game, match)));
        }
        assertThat(coverage.judged()).as(coverage.toString()).isGreaterThan(500 * MATCHES);
        assertThat(coverage.answers).isGreaterThan(8000 * MATCHES);
        assertThat(coverage.events).isGreaterThan(500 * MATCHES);
        assertThat(coverage.tables).isGreaterThan(coverage.judged());
        assertThat(coverage.leftOut).isLessThan(coverage.answers / 50);
        assertThat(coverage.notJudged.values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isLessThan(coverage.judged() / 5);
        assertThat(coverage.questions.keySet())
                .containsAll(List.of(
                        "prepare",
                        "travel",
                        "choose-flare",
                        "choose-shelter",
                        "prevent-harm",
                        "choose-venture",
                        "failed-test",
                        "prepare-combat",
                        "choose-stance",
                        "choose-actor",
                        "choose-retreat"));
        assertThat(coverage.rules.keySet())
                .containsAll(List.of("R27", "R28", "R31", "R34", "R40", "R50", "R84", "R94", "R106", "R182", "R189"));
    }

    /// A guided hero meets an Arshan who is wounded already, and leaves him with more wounds. (frozen-wastes:RU41)
    @Test
    void arshanIsMetWithTheWoundsThatHeKept() {
        var coverage = new Coverage();
        for (int match = 1; match < 4 * ENOUGH && !coverage.rules.containsKey("RU41"); match += 2) {
            coverage.add(Umpire.judge(LiveMatch.begin(game, match, setup -> setup.with("foe-wounds", "stay"))));
        }
        assertThat(coverage.rules).containsKey("RU41");
    }

    /// A hero is wounded by another although an Ally lies face up who could cancel that. (frozen-wastes:R181,
    /// frozen-wastes:RU132)
    @Test
    void theAlliesOfAnAttackedHeroAreOfNoUse() {
        var coverage = new Coverage();
        for (int match = 1; match < 4 * ENOUGH && !coverage.rules.containsKey("R181"); match += 2) {
            coverage.add(Umpire.judge(LiveMatch.begin(game, match, _ -> Setup.of(game.id(), 4))));
        }
        assertThat(coverage.rules).containsKey("R181");
    }

    /// A game that plays by another setting stands for one that has the rule wrong.
    @ParameterizedTest
    @CsvSource({
        "conditions, harsh, standard",
        "conditions, standard, mild",
        "town-entry, terrain, any-die",
        "town-entry, any-die, terrain",
        "forced-step, instead-of-roll, after-roll",
        "frost-cancel, each-character, in-total",
        "foe-wounds, stay, heal",
        "refill, all-colours, own-colour",
        "knockout-loss, gold-only, gold-and-card",
        "spoils, card-and-loss, one-card",
        "escape, free, roll",
        "escape, defend-all, roll"
    })
    void wouldNotice(String setting, String played, String believed) {
        int match = 1;
        while (match < ENOUGH * 2 && isAccepted(match, setting, played, believed)) {
            match += 2;
        }
        assertThat(match).isLessThan(ENOUGH * 2);
    }

    private boolean isAccepted(int match, String setting, String played, String believed) {
        Setup four = Setup.of(game.id(), 4);
        try {
            Umpire.judge(LiveMatch.begin(game, match, _ -> four.with(setting, played)), four.with(setting, believed));
            return true;
        } catch (IllegalStateException disagreement) {
            assertThat(disagreement).hasCauseInstanceOf(Disagreement.class);
            return false;
        }
    }
}
