package winterhall.frozenwastes.bot;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Challenge;
import winterhall.frozenwastes.Fight;
import winterhall.frozenwastes.Gear;
import winterhall.frozenwastes.Growth;
import winterhall.frozenwastes.Harm;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Phase;
import winterhall.frozenwastes.Power;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.WastesMove;

/// How much a hero wants to give an answer: rules of thumb by kind of move. 0 is to let things be.
final class Preferences {
    private static final double NEVER = -100;
    private static final double RATHER_NOT = -1;
    private static final double RATHER = 1;
    private static final double ALWAYS = 100;

    /// A Challenge is tried from this chance on, and left below half of it.
    private static final double GOOD_ODDS = 0.66;

    private static final int SPARE_GOLD = 6;

    private final Board board;
    private final Seat seat;
    private final Party party;
    private @Nullable Goals goal;

    Preferences(Board board, Seat seat) {
        this.board = board;
        this.seat = seat;
        this.party = board.field().parties().get(seat.index());
    }

    double of(WastesMove move) {
        return switch (move) {
            case WastesMove.StartIn(var town) -> -Math.abs(Scout.distance(town, Scout.greenVale()) - 6);
            case WastesMove.FollowFlare _ -> isInTrouble() ? RATHER : RATHER_NOT;
            case WastesMove.WarmUp _, WastesMove.WarmOne _, WastesMove.TakeRumor _, WastesMove.EnterMarket _ -> RATHER;
            case WastesMove.RollDice _ -> 0.5;
            case WastesMove.Rest _ -> party.body().exhaustion() > 1 ? RATHER : RATHER_NOT;
            case WastesMove.Walk(var to) -> walk(to);
            case WastesMove.Trudge(var to) -> walk(to) - 0.1;
            case WastesMove.Halt _ -> walk(place());
            case WastesMove.DiscoverLegend _, WastesMove.FindPrincess _ -> ALWAYS;
            case WastesMove.Protect(var who) -> who.equals(party.hero()) ? 2 * RATHER : RATHER;
            case WastesMove.SeekAdventure _ ->
                chanceHere() >= GOOD_ODDS || goal().place().equals(place()) ? RATHER : RATHER_NOT;
            case WastesMove.AttackHero(var rival) -> Goals.isHolder(board, rival) ? 0.5 : NEVER;
            case WastesMove.LowerEnemy _, WastesMove.UseLuckstone _ -> RATHER;
            case WastesMove.FightOn _ -> isLosing() ? 0 : RATHER;
            case WastesMove.Escape _ -> 0.5;
            case WastesMove.Attack(var who) -> attack(who);
            case WastesMove.Defend _ -> 0.01;
            case WastesMove.GiveCard(var card) -> -price(card);
            case WastesMove.Discard(var card) -> NEVER - price(card);
            case WastesMove.Heal(var who, var harm) -> heal(who, harm);
            case WastesMove.Buy(var card) -> Shopping.wish(party, card);
            case WastesMove.BuyGear(var gear) ->
                gear == Gear.FLARE_CRYSTAL
                                && party.gold() > SPARE_GOLD
                                && party.gear().of(gear) == 0
                        ? 0.1
                        : RATHER_NOT;
            case WastesMove.Sell(var card) -> Shopping.wishToSell(board, party, card);
            case WastesMove.Train(var kind) -> train(kind);
            case WastesMove.LightFlare _ -> isInTrouble() && Scout.distanceToTown(place()) > 3 ? RATHER : RATHER_NOT;
            case WastesMove.UsePower(var card, var deed) -> usePower(card, deed);
            case WastesMove.Treat(var card, var _, var patient) ->
                patient.equals(party.hero()) && (isFree(card) || isInTrouble()) ? 0.6 : RATHER_NOT;
            case WastesMove.Step _,
                    WastesMove.SetDieAside _,
                    WastesMove.TurnDie _,
                    WastesMove.RerollDie _,
                    WastesMove.UseSnowshoe _ -> NEVER;
            default -> 0;
        };
    }

    private Hex place() {
        return party.at().orElseThrow();
    }

    private Goals goal() {
        if (goal == null) {
            goal = Goals.of(board, seat);
        }
        return goal;
    }

    /// Nearer to the goal, and not into the worst of the cold.
    private double walk(Hex to) {
        boolean wins = to.equals(Scout.greenVale()) && Goals.isHolder(board, seat);
        if (to.equals(Scout.greenVale()) && !wins && !Goals.beatsArshan(board, seat)) {
            return NEVER;
        }
        int frost = party.body().frost() + Scout.frost(board, seat, to);
        double cold = frost >= Scout.frostLimit(board, seat) ? 1.5 : 0.15 * frost;
        return wins ? ALWAYS : -Scout.distance(to, goal().place()) - cold;
    }

    private int harm() {
        return party.body().wounds() + party.body().whiteDeath();
    }

    private boolean isInTrouble() {
        return 2 * harm() >= Scout.life(board, seat);
    }

    private double chanceHere() {
        return board.field().world().undefeated().stream()
                .filter(undefeated -> undefeated.at().equals(place()))
                .map(undefeated -> Estimate.against(
                        board, seat, (Challenge) undefeated.card().sheet()))
                .findFirst()
                .or(() -> Scout.adventure(board, place()).map(colour -> Estimate.against(board, seat, colour)))
                .orElse(0.0);
    }

    private Optional<Challenge> enemy() {
        return board.field().fight().flatMap(Fight::foe).map(foe -> (Challenge) foe.sheet());
    }

    private boolean isLosing() {
        return enemy().filter(challenge -> Estimate.against(board, seat, challenge) < GOOD_ODDS / 2)
                .isPresent();
    }

    /// The one who deals most in this phase, unless another phase suits that character better.
    private double attack(CardId who) {
        Optional<Phase> phase = board.field().fight().flatMap(Fight::phase);
        Optional<Challenge> enemy = enemy();
        if (phase.isEmpty() || enemy.isEmpty()) {
            return phase.map(now -> (double) Scout.damage(party, who, now) * Scout.attackBonus(party, who, now))
                    .orElse(0.0);
        }
        int[] values = enemy.get().values().stream().mapToInt(Integer::intValue).toArray();
        double wounds = wounds(who, phase.get(), values);
        for (Phase later : Phase.values()) {
            if (later.compareTo(phase.get()) > 0 && wounds(who, later, values) > wounds + 0.05) {
                return RATHER_NOT;
            }
        }
        return wounds;
    }

    private double wounds(CardId who, Phase phase, int[] values) {
        int value = values[phase.ordinal()];
        return value == 0 ? 0 : Scout.hit(party, who, phase, value) * Scout.damage(party, who, phase);
    }

    private double heal(CardId who, Harm harm) {
        double need = harm == Harm.EXHAUSTION ? 0.3 : harm == Harm.WHITE_DEATH ? 2.5 : 2;
        return who.equals(party.hero()) ? need : need / 2;
    }

    /// The best attribute first, and Life every third time.
    private double train(Growth.Kind kind) {
        int level = Scout.level(board, seat);
        if (kind == Growth.Kind.LIFE) {
            return level % 3 == 2 ? 20 : 0.5;
        }
        return kind == Growth.Kind.STAMINA ? RATHER_NOT : 1 + Scout.strength(party, kind.ordinal());
    }

    private double usePower(CardId card, Power.Deed deed) {
        return deed == Power.Deed.SLIP_AWAY
                ? (isLosing() ? RATHER : NEVER)
                : isFree(card) || isInTrouble() ? 0.6 : RATHER_NOT;
    }

    /// Whether it can be used again and again.
    private boolean isFree(CardId card) {
        return Scout.powers(card).stream().noneMatch(power -> power.cost() == Power.Cost.DISCARD);
    }

    private static double price(CardId card) {
        return Scout.price(card);
    }
}
