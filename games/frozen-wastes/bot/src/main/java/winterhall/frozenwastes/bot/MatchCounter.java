package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Tally;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Harm;

/// Counts one match of The Frozen Wastes.
final class MatchCounter implements MatchObserver<Board> {
    private final Tally tally;
    private final int seats;
    private int rounds;
    private int events;
    private int discoveries;

    /// For each seat the Legends it has owned so far, though an Ally may have died since.
    private final List<TreeSet<CardId>> legends = new ArrayList<>();

    /// Whether the latest blow came from the weather alone, without a Challenge or another hero.
    private boolean isWeather;

    MatchCounter(Setup setup, Tally tally) {
        this.tally = tally;
        this.seats = setup.seats();
        Seat.all(seats).forEach(_ -> legends.add(new TreeSet<>()));
    }

    @Override
    public void played(Position<Board> before, Seat seat, Move move, Step<Board> step) {
        for (Event event : step.events()) {
            switch ((WastesEvent) event) {
                case WastesEvent.RoundBegan began -> rounds = began.round();
                case WastesEvent.TurnBegan _ -> tally.add("turns", 1);
                case WastesEvent.EventBegan _, WastesEvent.EventRejected _ -> events++;
                case WastesEvent.LegendDiscovered _ -> tally.add("legends", 1);
                case WastesEvent.PrincessFound _ -> {
                    discoveries++;
                    if (discoveries == 1) {
                        tally.add("first discovery", rounds);
                    }
                }
                case WastesEvent.PrincessLost _ -> tally.add("princess lost", 1);
                default -> countHarm((WastesEvent) event);
            }
        }
        countLegends(step.position().board());
    }

    private void countLegends(Board board) {
        for (int seat = 0; seat < board.field().parties().size(); seat++) {
            for (Owned owned : board.field().parties().get(seat).cards()) {
                if (Scout.level(owned.card()) > 0) {
                    legends.get(seat).add(owned.card());
                }
            }
        }
    }

    private void countHarm(WastesEvent event) {
        switch (event) {
            case WastesEvent.FrostFell fell -> {
                isWeather = true;
                tally.add("frost", fell.frost());
            }
            case WastesEvent.ChallengeMet met -> {
                isWeather = false;
                tally.add("met " + colour(met.challenge()), 1);
            }
            case WastesEvent.HeroAttacked _ -> {
                isWeather = false;
                tally.add("attacks on heroes", 1);
            }
            case WastesEvent.Harmed harmed
            when harmed.harm() == Harm.WHITE_DEATH -> whiteDeath(harmed.who(), harmed.amount());
            case WastesEvent.FrostBit bit when !bit.prevented() -> whiteDeath(bit.who(), 1);
            case WastesEvent.AllyDied _ -> tally.add(isWeather ? "allies frozen" : "allies killed", 1);
            case WastesEvent.KnockedOut _ -> {
                tally.add("knockouts", 1);
                tally.add("knockouts by frost", isWeather ? 1 : 0);
            }
            case WastesEvent.ChallengeDefeated defeated -> tally.add("defeated " + colour(defeated.challenge()), 1);
            default -> countTrade(event);
        }
    }

    private void whiteDeath(CardId who, int counters) {
        if (!(who.sheet() instanceof Ally)) {
            tally.add("white death", counters);
        }
    }

    private void countTrade(WastesEvent event) {
        switch (event) {
            case WastesEvent.MarketEntered _ -> tally.add("market steps", 1);
            case WastesEvent.GoldGained gained -> tally.add("gold", gained.gold());
            case WastesEvent.Sold sold -> tally.add("gold for cards", sold.price());
            case WastesEvent.Bought bought -> {
                tally.add("bought", 1);
                tally.add("paid for cards", bought.price());
            }
            case WastesEvent.Healed healed -> tally.add("paid for healing", healed.price());
            case WastesEvent.GearBought bought -> tally.add("gear", bought.price());
            default -> {}
        }
    }

    private static String colour(CardId challenge) {
        return Scout.isArshan(challenge)
                ? "arshan"
                : ((Challenge) challenge.sheet()).colour().toString();
    }

    @Override
    public void ended(Board board, Outcome outcome) {
        Ending ending = board.field().ending().orElseThrow();
        tally.add("rounds", rounds);
        if (ending.winner().isPresent()) {
            tally.add("rounds of a win", rounds);
        }
        for (Ending.Way way : Ending.Way.values()) {
            tally.add("ended by " + way, ending.way() == way ? 1 : 0);
        }
        tally.add("events", events);
        tally.add("discoveries", discoveries);
        for (Seat seat : Seat.all(seats)) {
            Party party = board.field().parties().get(seat.index());
            boolean won = ending.winner().filter(seat::equals).isPresent();
            tally.add("heroes", 1);
            tally.add("level", Scout.level(board, seat));
            tally.add("clues held", board.secrets().clues().get(seat.index()).total());
            if (won) {
                tally.add("level of the winner", Scout.level(board, seat));
                tally.add("level of the winner by " + ending.way(), Scout.level(board, seat));
            }
            tally.add("won as " + party.hero().sheet().id(), won ? 1 : 0);
            for (CardId legend : legends.get(seat.index())) {
                tally.add("won with " + group(legend), won ? 1 : 0);
            }
            for (Owned owned : party.cards()) {
                if (Scout.level(owned.card()) == 0) {
                    tally.add("won with " + group(owned.card()), won ? 1 : 0);
                }
            }
        }
    }

    /// Legends by name, everything else by what it is and how dear.
    static String group(CardId card) {
        if (card.sheet() instanceof Challenge) {
            return "forage";
        }
        if (Scout.level(card) > 0) {
            return card.toString();
        }
        int price = Scout.price(card);
        return Scout.type(card)
                + (price <= 4 ? " up to 4 gold" : price <= 8 ? " of 5 to 8 gold" : " of 9 gold and more");
    }
}
