package winterhall.valda.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Tally;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.valda.Area;
import winterhall.valda.AreaState;
import winterhall.valda.Board;
import winterhall.valda.CardId;
import winterhall.valda.Player;
import winterhall.valda.PublicState;
import winterhall.valda.Rules;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Counts one match of Valda.
final class MatchCounter implements MatchObserver<Board> {
    private static final String TEMPLES = "temples";
    private static final String SEDUCTION = "Seduction and the like";
    private static final String SACRIFICE = "Sacrifice";
    private static final String DICE = "dice";
    private static final String THEFT = "theft";
    private static final String WEAPONS = "weapons";
    static final List<String> SOURCES =
            List.of(TEMPLES, "loki", "odin", "thrym", "thor", "grim", SEDUCTION, SACRIFICE, DICE, THEFT, WEAPONS);

    private final Setup setup;
    private final Tally tally;
    private final String[] source;
    /// The card of the attack under way, whether it hits anybody, and whether anything comes of that.
    private Optional<String> attack = Optional.empty();
    private boolean isHit;
    private boolean hasEffect;
    private int attacks;
    private int opportunities;
    private int destroyed;
    private int shuffledA;
    private int shuffledB;
    private int runes;

    MatchCounter(Setup setup, Tally tally) {
        this.setup = setup;
        this.tally = tally;
        this.source = new String[setup.seats()];
        Arrays.fill(source, TEMPLES);
    }

    @Override
    public void played(Position<Board> before, Seat seat, Move move, Step<Board> step) {
        PublicState state = before.board().state();
        tally.add("points for runes", move instanceof ValdaMove.TakeRune ? 1 : 0);
        for (Event event : step.events()) {
            count((ValdaEvent) event, state);
            hasEffect |= event.cause().flatMap(Cause::thing).equals(attack) && takes((ValdaEvent) event);
        }
    }

    private void count(ValdaEvent event, PublicState before) {
        switch (event) {
            case ValdaEvent.TurnBegan _ -> opportunities += setup.seats() - 1;
            case ValdaEvent.DeckShuffled shuffled -> {
                boolean first = shuffled.deck().ordinal() == 0;
                shuffledA += first ? 1 : 0;
                shuffledB += first ? 0 : 1;
            }
            case ValdaEvent.ActionPlayed played -> {
                tally.add("actions", 1);
                source[played.seat().index()] = source(played.card(), before.rules());
            }
            case ValdaEvent.WeaponUsed used -> {
                tally.add("weapons", 1);
                source[used.seat().index()] = WEAPONS;
            }
            case ValdaEvent.RunesGained gained -> {
                runes += gained.runes();
                tally.add("runes missed", gained.missed());
            }
            case ValdaEvent.TemplePlaced placed -> source[placed.seat().index()] = TEMPLES;
            case ValdaEvent.FollowersGained gained -> gained(gained.seat(), gained.followers());
            case ValdaEvent.FollowersTraded traded -> {
                source[traded.seat().index()] = trader(traded.trade(), before.rules());
                gained(traded.seat(), traded.followers());
            }
            case ValdaEvent.FollowersStolen stolen -> {
                tally.add("by " + THEFT, stolen.followers());
                lost(stolen.victim(), stolen.followers(), stolen.saved(), before);
            }
            case ValdaEvent.FollowersLost lost -> lost(lost.seat(), lost.followers(), lost.saved(), before);
            default -> attack(event);
        }
    }

    private static String source(CardId card, Rules rules) {
        return switch (rules.sheet(card).effect()) {
            case SACRIFICE_CARDS -> SACRIFICE;
            case ROLL_FOR_FOLLOWERS -> DICE;
            default -> SEDUCTION;
        };
    }

    private static String trader(String trade, Rules rules) {
        return rules.trades().stream()
                .filter(printed -> printed.id().equals(trade))
                .map(printed -> printed.occupant().toString())
                .findFirst()
                .orElseThrow();
    }

    private void gained(Seat seat, int followers) {
        tally.add("by " + source[seat.index()], followers);
    }

    /// Below the first haven it is 0 that nobody falls under, which is not counted.
    private void lost(Seat seat, int followers, int saved, PublicState before) {
        tally.add("lost", followers);
        boolean byHaven = before.rules().haven(before.player(seat).followers()) > 0;
        tally.add("saved", byHaven ? saved : 0);
    }

    private void attack(ValdaEvent event) {
        switch (event) {
            case ValdaEvent.AttackDeclared declared -> {
                endAttack();
                attack = Optional.of(declared.cards().getFirst().anchor());
                attacks++;
            }
            case ValdaEvent.AttackResolved resolved -> {
                tally.add("targets", resolved.hit().size() + resolved.held().size());
                tally.add("hit", resolved.hit().size());
                isHit = !resolved.hit().isEmpty();
                hasEffect = false;
            }
            case ValdaEvent.PhaseBegan _ -> endAttack();
            case ValdaEvent.TempleDestroyed _ -> destroyed++;
            default -> {}
        }
    }

    /// Whether it takes, destroys, freezes or moves something; a theft of nothing and the runes of a reward do not.
    private static boolean takes(ValdaEvent event) {
        return switch (event) {
            case ValdaEvent.FollowersStolen stolen -> stolen.followers() > 0;
            case ValdaEvent.FollowersLost lost -> lost.followers() > 0;
            case ValdaEvent.ResourcesStolen stolen -> stolen.resources().total() > 0;
            case ValdaEvent.RunesStolen stolen -> stolen.runes() > 0;
            case ValdaEvent.CardStolen _,
                    ValdaEvent.CardDiscarded _,
                    ValdaEvent.BuildingDestroyed _,
                    ValdaEvent.TempleDestroyed _,
                    ValdaEvent.TemplesSwitched _,
                    ValdaEvent.TempleFrozen _,
                    ValdaEvent.HandsSwapped _ -> true;
            default -> false;
        };
    }

    private void endAttack() {
        if (isHit) {
            tally.add("successful", 1);
            tally.add("without effect", hasEffect ? 0 : 1);
        }
        isHit = false;
    }

    @Override
    public void ended(Board board, Outcome outcome) {
        endAttack();
        PublicState state = board.state();
        var followers = new ArrayList<Integer>();
        int gods = 0;
        for (AreaState there : state.areas()) {
            gods += there.occupant().filter(deity -> !deity.isGiant()).isPresent() ? 1 : 0;
        }
        for (Seat seat : Seat.all(setup.seats())) {
            Player player = state.player(seat);
            followers.add(player.followers());
            tally.add("followers", player.followers());
            tally.add("followers with " + gods + " Gods", player.followers());
            tally.add("temples", state.temples(seat));
            tally.add("mines", player.mines());
            tally.add("drills", player.drills());
            owner(state, seat, outcome);
        }
        followers.sort(Collections.reverseOrder());
        tally.add("winning followers", followers.getFirst());
        tally.add("lead", followers.getFirst() - followers.get(1));
        tally.add("tied", followers.getFirst().equals(followers.get(1)) ? 1 : 0);
        tally.add("attacks", attacks);
        tally.add("opportunities", opportunities);
        tally.add("temples destroyed", destroyed);
        tally.add("shuffled a", shuffledA);
        tally.add("shuffled b", shuffledB);
        tally.add("runes", runes);
    }

    private void owner(PublicState state, Seat seat, Outcome outcome) {
        List<Seat> winners = outcome.winners();
        double won = winners.contains(seat) ? 1.0 / winners.size() : 0;
        for (Area area : Area.values()) {
            AreaState there = state.area(area);
            if (there.count(seat) > 0) {
                there.occupant().ifPresent(deity -> tally.add("won with " + deity, won));
            }
        }
    }
}
