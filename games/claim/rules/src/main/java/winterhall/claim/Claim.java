package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// Claim: win followers in phase 1, win the factions with them in phase 2.
public final class Claim implements Game<Board, Glance> {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            ClaimMove.class,
            ClaimEvent.class,
            List.of(
                    SettingUp.class,
                    Tricks.class,
                    Recruiting.class,
                    Gathering.class,
                    Poison.class,
                    Windows.class,
                    Artifacts.class,
                    Scoring.class,
                    Votes.class),
            List.of(Board.class, Glance.class));

    @Override
    public String id() {
        return "claim";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override
    public List<Setting> settings() {
        return Rules.SETTINGS;
    }

    @Override
    public Opening<Board> open(Setup setup) {
        return new Opening<>(Board.bare(Rules.of(setup)), SettingUp.STEPS);
    }

    @Override
    public List<Refusal> advice(Setup setup) {
        long fire = Rules.of(setup).cards().factions().stream()
                .filter(Faction::isFire)
                .count();
        return fire > 1 ? List.of(Refusal.of("claim:R3", "several-fire-factions", "count", fire)) : List.of();
    }

    @Override
    public Glance view(Board board, Viewer viewer) {
        return Looking.at(board, viewer);
    }

    @Override
    public Board imagine(Glance view, Chance chance) {
        return Imagining.board(view, chance);
    }

    @Override
    public List<Move> candidates(View<Glance> view) {
        return Reasons.candidates(view);
    }

    @Override
    public Optional<Refusal> explain(View<Glance> view, Move candidate) {
        return explainer(view).apply(candidate);
    }

    @Override
    public Function<Move, Optional<Refusal>> explainer(View<Glance> view) {
        return Reasons.of(view);
    }

    @Override
    public Optional<Outcome> outcome(Board board) {
        return board.ending().outcome();
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(Windows.ORDERS);
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<Board, Glance> staging() {
        return new ClaimStaging();
    }

    @Override
    public List<String> faults(Position<Board> position) {
        return Invariants.broken(position.board());
    }

    /// Any number of seats, any legal deck; expansions and other readings of the rules now and then.
    @Override
    public Setup anySetup(Chance.Source source) {
        int seats = source.below(4) < 2 ? 2 : source.pick(List.of(3, 4));
        Setup setup = Setup.of(id(), seats).with("factions", anyDeck(seats, source));
        for (Setting setting : settings()) {
            if (setting.kind() != Setting.Kind.SET && setting.seats().contains(seats)) {
                boolean expansion = setting.equals(Rules.ARTIFACTS) || setting.equals(Rules.LOCATIONS);
                if (!setting.equals(Rules.FIRE_LIMIT) && source.below(expansion ? 2 : 5) == 0) {
                    String value = source.pick(setting.values());
                    setup = isSeatBeyond(value, seats) ? setup : setup.with(setting.key(), value);
                }
            }
        }
        return setup;
    }

    private static boolean isSeatBeyond(String value, int seats) {
        return value.matches("seat-\\d") && value.charAt(5) - '0' > seats;
    }

    private static String anyDeck(int seats, Chance.Source source) {
        Faction.Kin pair = source.pick(
                Arrays.stream(Faction.Kin.values()).filter(Faction.Kin::isPair).toList());
        var deck = new ArrayList<Faction>();
        var tens = new ArrayList<Faction>();
        for (Faction faction : Faction.values()) {
            if (faction.kin() == pair) {
                deck.add(faction);
            } else if (!faction.kin().isPair()) {
                tens.add(faction);
            }
        }
        for (int i = 0; i < Rules.tens(seats); i++) {
            deck.add(tens.remove(source.below(tens.size())));
        }
        return String.join(",", deck.stream().map(Faction::toString).toList());
    }
}
