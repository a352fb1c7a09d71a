package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Effect;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.valda.ValdaEvent.MatchEnded;
import winterhall.valda.ValdaEvent.PhaseBegan;
import winterhall.valda.ValdaEvent.PointsGained;
import winterhall.valda.ValdaEvent.RoundBegan;
import winterhall.valda.ValdaEvent.TemplesThawed;
import winterhall.valda.ValdaEvent.TurnBegan;

/// Rounds, turns and the end. (valda:R30–R34, R126–R131)
final class Turns {
    private Turns() {}

    /// (valda:R5, R30)
    record BeginRound(int round) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().rules();
            if (round > rules.constants().rounds()) {
                table.next(new EndMatch());
                return;
            }
            table.update(board -> board.state(state -> state.abolished(List.of())));
            Seat first = first(rules, round);
            table.update(board -> board.state(state -> state.with(new Progress(round, first, Phase.VALDA))));
            table.tell(new RoundBegan(round));
            table.next(new BeginTurn(first));
        }
    }

    /// Who begins a round. (valda:R17)
    private static Seat first(Rules rules, int round) {
        return rules.rotates() ? Seat.of(1).clockwise(round - 1, rules.seats()) : Seat.of(1);
    }

    /// Temples thaw, points are received, Ymir's last, then come the four phases. (valda:R31, R32, R140)
    record BeginTurn(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState before = table.board().state();
            Progress progress = new Progress(before.progress().round(), seat, Phase.VALDA);
            List<Site> thawed = frozenBy(before, seat);
            PublicState now = (thawed.isEmpty() ? before : before.areas(there -> there.thaw(seat))).with(progress);
            Constants constants = now.rules().constants();
            int actions = constants.actionPoints();
            int points = constants.buildingPoints();
            table.update(board -> board.state(_ -> now.turn(_ -> Turn.start(actions, points))));
            table.tell(new TurnBegan(seat, progress.round(), actions, points));
            if (!thawed.isEmpty()) {
                table.tell(new TemplesThawed(seat, thawed, Why.FREEZE_ENDED.cause()));
            }
            int more = now.rules().extra(Deity.YMIR, now.level(seat, Deity.YMIR));
            if (more > 0) {
                table.update(board -> board.turn(turn -> turn.withPoints(actions + more, points)));
                table.tell(new PointsGained(seat, more, 0, Why.power(Deity.YMIR)));
            }
            table.next(phases(seat));
        }
    }

    /// A turn, from its first question on. (valda:R31)
    static List<Task<Board>> phases(Seat seat) {
        return List.of(
                new ValdaPhase.Act(seat),
                new EnterPhase(Phase.ATTACK),
                new Attacks.OfferAttacks(),
                new EnterPhase(Phase.FOLLOWERS),
                new FollowersPhase.OfferTrades(seat),
                new EnterPhase(Phase.RESOURCE),
                new ResourcePhase.RollForResources(seat),
                new ResourcePhase.FinishTurn(seat),
                new EndTurn());
    }

    private static List<Site> frozenBy(PublicState state, Seat seat) {
        var sites = new ArrayList<Site>();
        for (Area area : Area.values()) {
            for (Temple temple : state.area(area).temples()) {
                if (temple.frozenBy().contains(seat)) {
                    sites.add(new Site(area, temple.field()));
                }
            }
        }
        return sites;
    }

    /// What is left of points is lost. (valda:R31, R47, R90)
    record EnterPhase(Phase phase) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board ->
                    board.state(state -> state.with(state.progress().at(phase)).turn(Turn::endPhase)));
            table.tell(new PhaseBegan(table.board().state().active(), phase));
        }
    }

    /// The next seat clockwise, or the next round. (valda:R30, R33)
    record EndTurn() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.turn(_ -> Turn.start(0, 0)));
            PublicState state = table.board().state();
            Seat next = state.active().next(state.seats());
            int round = state.progress().round();
            table.next(next.equals(first(state.rules(), round)) ? new BeginRound(round + 1) : new BeginTurn(next));
        }
    }

    /// (valda:R126)
    record EndMatch() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(PublicState::end));
            table.tell(new MatchEnded(outcome(table.board().state()).winners()));
            table.end();
        }
    }

    /// Most followers, then temples, runes, resources; equals share a place. (valda:R126–R131, RU132)
    static Outcome outcome(PublicState state) {
        var places = new ArrayList<Integer>();
        int decided = 0;
        for (Seat seat : Seat.all(state.seats())) {
            int place = 1;
            for (Seat other : Seat.all(state.seats())) {
                if (criterion(state, other, seat, true) < CRITERIA.size()) {
                    place++;
                }
            }
            places.add(place);
        }
        List<Seat> first = new Outcome(places, "").winners();
        for (Seat other : Seat.all(state.seats())) {
            if (!other.equals(first.getFirst())) {
                decided = Math.max(decided, criterion(state, first.getFirst(), other, false));
            }
        }
        return new Outcome(places, first.size() > 1 ? "shared" : CRITERIA.get(decided));
    }

    /// By what a victory is decided.
    static final List<String> CRITERIA = List.of("followers", "temples", "runes", "resources");

    /// The first criterion in which the two differ; past the last if they differ in none, or if `ahead` is wanted and the
    /// first of them is not ahead.
    private static int criterion(PublicState state, Seat one, Seat other, boolean ahead) {
        int[] first = score(state, one);
        int[] second = score(state, other);
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return ahead && first[i] < second[i] ? CRITERIA.size() : i;
            }
        }
        return CRITERIA.size();
    }

    private static int[] score(PublicState state, Seat seat) {
        Player player = state.player(seat);
        return new int[] {
            player.followers(),
            state.temples(seat),
            player.runes(),
            player.stock().total()
        };
    }
}
