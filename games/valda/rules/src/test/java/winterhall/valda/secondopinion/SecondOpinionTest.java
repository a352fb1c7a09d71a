package winterhall.valda.secondopinion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Cause;
import winterhall.engine.Move;
import winterhall.valda.CardId;
import winterhall.valda.Valda;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Attacks, thefts, losses and windows, read from the text of the rules a second time and compared with the game.
///
/// `-Dcontract.times=50` compares 5 000 matches, from the number of `-Dcontract.first` on.
///
/// (valda:R66–R86, R95–R103, R111–R117)
@Tag("random")
class SecondOpinionTest {
    private static final int MATCHES = 100 * Integer.getInteger("contract.times", 1);
    private static final int FIRST = Integer.getInteger("contract.first", 0);

    /// Matches within which a wrong number is noticed.
    private static final int ENOUGH = 20;

    private final Valda valda = new Valda();

    @Test
    void theGameAsksAllowsAndDoesWhatTheTextSays() {
        int questions = 0;
        int answers = 0;
        int needless = 0;
        for (int match = FIRST; match < FIRST + MATCHES; match++) {
            Umpire.Verdict verdict = Umpire.judge(RandomMatch.play(valda, match));
            questions += verdict.questions();
            answers += verdict.answers();
            needless += verdict.needless();
        }
        System.out.println("second opinion: " + MATCHES + " matches from " + FIRST + " on, " + questions
                + " questions with " + answers + " answers compared, " + needless + " of them needless");
        assertThat(questions).isGreaterThan(50 * MATCHES);
        assertThat(answers).isGreaterThan(questions);
        assertThat(needless).isLessThan(questions / 4);
    }

    /// Cardboard printed otherwise stands for a game that has the rule wrong.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "card.raid-5.value 6",
                "card.abduction-4.amount 2",
                "card.torch-3.effect destroy-temple",
                "card.freyas-charm.amount 2",
                "card.flaming-sword.amount 2",
                "card.gungnir.amount 1",
                "card.mjolnir.effect raise-attack",
                "card.puddle-of-mud.timings declared",
                "card.gjallarhorn.timings defended",
                "card.necromancy.timings stealing",
                "card.backstab.timings divine-draw",
                "occupant.surtur.level1 3",
                "occupant.surtur.extra1 1",
                "occupant.tyr.level1 2",
                "occupant.agir.level2 1",
                "constants.valda.helRunesPerTarget no"
            })
    void wouldNotice(String wrong) {
        String[] words = wrong.split(" ");
        int match = 0;
        while (match < ENOUGH && isAccepted(match, words[0], words[1])) {
            match++;
        }
        assertThat(match).isLessThan(ENOUGH);
    }

    /// (valda:R86)
    @Test
    void wouldNoticeAnAttackInTheOwnTurn() {
        assertThat(disagreement(match -> replace(match, TranscriptLine.Asked.class, SecondOpinionTest::mayAttack)))
                .startsWith("R86: nobody attacks now");
    }

    /// (valda:R95)
    @Test
    void wouldNoticeAFollowerTooMany() {
        assertThat(disagreement(match -> replace(match, TranscriptLine.Told.class, SecondOpinionTest::oneFollowerMore)))
                .startsWith("events: ");
    }

    /// (valda:R116)
    @Test
    void wouldNoticeARewardWithoutAnAttack() {
        assertThat(disagreement(match -> replace(match, TranscriptLine.Told.class, SecondOpinionTest::rewarded)))
                .startsWith("R116: there was no attack");
    }

    private static Optional<TranscriptLine> mayAttack(TranscriptLine.Asked asked) {
        var more = new ArrayList<Move>(asked.options());
        more.add(new ValdaMove.Attack(CardId.parse("hel-5")));
        return asked.ask().equals("act")
                ? Optional.of(new TranscriptLine.Asked(
                        asked.seat(), asked.ask(), asked.window(), more, asked.answer(), asked.table()))
                : Optional.empty();
    }

    private static Optional<TranscriptLine> oneFollowerMore(TranscriptLine.Told told) {
        return told.event() instanceof ValdaEvent.FollowersGained gained
                ? Optional.of(new TranscriptLine.Told(
                        new ValdaEvent.FollowersGained(gained.seat(), gained.followers() + 1, gained.cause())))
                : Optional.empty();
    }

    private static Optional<TranscriptLine> rewarded(TranscriptLine.Told told) {
        return told.event() instanceof ValdaEvent.RunesGained gained
                        && gained.cause().orElseThrow().rule().equals("valda:R42")
                ? Optional.of(new TranscriptLine.Told(new ValdaEvent.RunesGained(
                        gained.seat(),
                        gained.runes(),
                        gained.missed(),
                        Optional.of(Cause.of("valda:R142", "occupant", "hel")))))
                : Optional.empty();
    }

    /// The same match with the first entry of a kind changed that the change is for.
    private static <E extends TranscriptLine> RandomMatch.Transcript replace(
            RandomMatch.Transcript match, Class<E> kind, Function<E, Optional<TranscriptLine>> change) {
        var entries = new ArrayList<>(match.entries());
        for (int at = 0; at < entries.size(); at++) {
            var changed = kind.isInstance(entries.get(at))
                    ? change.apply(kind.cast(entries.get(at)))
                    : Optional.<TranscriptLine>empty();
            if (changed.isPresent()) {
                entries.set(at, changed.get());
                return new RandomMatch.Transcript(match.setup(), match.start(), entries);
            }
        }
        throw new IllegalStateException("there is nothing to change");
    }

    private String disagreement(UnaryOperator<RandomMatch.Transcript> change) {
        var match = RandomMatch.play(valda, 0);
        assertThatCode(() -> Umpire.judge(match)).doesNotThrowAnyException();
        return catchThrowable(() -> Umpire.judge(change.apply(match)))
                .getCause()
                .getMessage();
    }

    private boolean isAccepted(int match, String key, String value) {
        try {
            Umpire.judge(RandomMatch.play(valda, match, setup -> setup.with(key, value)));
            return true;
        } catch (IllegalStateException disagreement) {
            assertThat(disagreement).hasCauseInstanceOf(Disagreement.class);
            return false;
        }
    }
}
