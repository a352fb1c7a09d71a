package winterhall.frozenwastes.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Symbol;

/// What each answer is worth to a hero, in points. To let things be is 0.
final class Choices {
    private static final double NEVER = -100;
    private static final double ALWAYS = 100;

    private final Board board;
    private final Seat seat;
    private final Taste taste;
    private final Party party;
    private final List<? extends winterhall.engine.Move> options;
    private final MarketChoices market;
    private final boolean exactly;
    private @Nullable Plan plan;
    private @Nullable FightChoices combat;

    /// @param exactly by exact odds in a combat
    Choices(Board board, Seat seat, List<? extends winterhall.engine.Move> options, Taste taste, boolean exactly) {
        this.board = board;
        this.exactly = exactly;
        this.taste = taste;
        this.seat = seat;
        this.options = options;
        this.party = board.field().parties().get(seat.index());
        this.market = new MarketChoices(board, seat);
    }

    double of(WastesMove move) {
        return switch (move) {
            case WastesMove.StartIn(var town) -> plan().later(town);
            case WastesMove.FollowFlare(var town) -> plan().later(town) + market.relief();
            case WastesMove.IgnoreFlare _ -> plan().later(place()) + 1;
            case WastesMove.WarmUp _ -> 1;
            case WastesMove.WarmOne(var who) ->
                Scout.body(party, who).frost() * 0.4 - (who.equals(party.hero()) ? 0.2 : 0.5);
            case WastesMove.Rest _ -> party.body().exhaustion() > 1 ? 0.7 : -0.5;
            case WastesMove.RollDice _ -> 0.1;
            case WastesMove.Walk(var to) -> arriving(to);
            case WastesMove.Trudge(var to) -> arriving(to) - 0.05;
            case WastesMove.Halt _ -> arriving(place());
            case WastesMove.DiscoverLegend(var legend, var tokens) ->
                ALWAYS + plan().legend(legend) - 0.5 * tokens.of(Symbol.WILD);
            case WastesMove.FindPrincess(var given, var _) -> 2 * ALWAYS + (given == Clue.WILD ? -1 : 0);
            case WastesMove.Protect(var who) -> who.equals(party.hero()) ? 2 : 1;
            case WastesMove.SeekAdventure _ -> plan().adventure(place());
            case WastesMove.AttackHero(var rival) -> Prize.isHolder(board, rival) ? 3 : NEVER;
            case WastesMove.FightOn _ -> combat().fightOn();
            case WastesMove.Escape(var attribute) -> combat().escape(attribute);
            case WastesMove.LowerEnemy(var _, var phase) -> combat().lower(phase);
            case WastesMove.Action action -> combat().action(action);
            case WastesMove.UseLuckstone _ -> 0.5;
            case WastesMove.GiveCard(var card) -> loss(card);
            case WastesMove.Discard(var card) -> discard(card);
            case WastesMove.TakeRumor _ -> taste.rumor();
            case WastesMove.EnterMarket _ -> 0.1;
            case WastesMove.RetreatTo(var town) -> plan().later(town);
            case WastesMove.Buy(var card) -> market.buy(card);
            case WastesMove.BuyGear(var gear) -> market.buy(gear);
            case WastesMove.Sell(var card) -> market.sell(card);
            case WastesMove.Heal(var who, var harm) -> market.heal(who, harm);
            case WastesMove.Train(var counter) -> market.train(counter);
            case WastesMove.LightFlare _ -> flare();
            case WastesMove.UsePower(var card, var deed) -> power(card, deed);
            case WastesMove.Treat(var card, var _, var patient) -> treat(card, patient);
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

    private Plan plan() {
        if (plan == null) {
            plan = new Plan(board, seat, taste);
        }
        return plan;
    }

    private FightChoices combat() {
        if (combat == null) {
            combat = new FightChoices(board, seat, taste, board.field().fight().orElseThrow(), exactly);
        }
        return combat;
    }

    /// Green Vale is entered to win or not at all.
    private double arriving(Hex to) {
        boolean isVale = to.equals(Scout.greenVale());
        if (isVale && Prize.isHolder(board, seat)) {
            return 2 * ALWAYS;
        }
        return isVale && !plan().daresArshan() ? NEVER : plan().arriving(to);
    }

    /// Of one's own cards the least, of another hero's the best.
    private double loss(CardId card) {
        return party.cards().stream().anyMatch(owned -> owned.card().equals(card))
                ? -Shopping.loss(board.field().rules(), party, card)
                : Shopping.use(board.field().rules(), party, card);
    }

    /// Cards are thrown away only if there are too many. (frozen-wastes:R140)
    private double discard(CardId card) {
        boolean mustBe = options.stream().allMatch(option -> option instanceof WastesMove.Discard);
        return mustBe ? market.discard(card) : NEVER;
    }

    /// For heroes who are far from any town and in a bad way. (frozen-wastes:R73)
    private double flare() {
        boolean isHurt = 2 * (party.body().wounds() + party.body().whiteDeath()) >= Scout.life(board, seat);
        return isHurt && Scout.distanceToTown(place()) > 3 && !Prize.isHolder(board, seat) ? 0.5 : -0.5;
    }

    private double power(CardId card, Power.Deed deed) {
        if (board.field().fight().isPresent()) {
            return combat().power(card, deed);
        }
        return switch (deed) {
            case GAIN_GOLD, GAIN_RUMORS -> 0.5;
            default -> isFree(card) ? 0.6 : -0.2;
        };
    }

    private double treat(CardId card, CardId patient) {
        boolean isHero = patient.equals(party.hero());
        if (isFree(card)) {
            return isHero ? 0.6 : 0.4;
        }
        return isHero && 2 * party.body().wounds() >= Scout.life(board, seat) ? 0.5 : -0.5;
    }

    /// Whether it can be used again and again.
    private static boolean isFree(CardId card) {
        return Scout.powers(card).stream().noneMatch(power -> power.cost() == Power.Cost.DISCARD);
    }
}
