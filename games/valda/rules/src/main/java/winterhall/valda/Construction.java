package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.valda.ValdaEvent.BuildingBegun;
import winterhall.valda.ValdaEvent.BuildingPlaced;
import winterhall.valda.ValdaEvent.TempleBegun;
import winterhall.valda.ValdaEvent.TempleMoved;
import winterhall.valda.ValdaEvent.TemplePlaced;
import winterhall.valda.ValdaMove.ChooseArea;
import winterhall.valda.ValdaMove.ChooseBuilding;
import winterhall.valda.ValdaMove.MoveTemple;

/// Buildings, from the price to the divine card; temples that move. (valda:R49–R58, R122)
final class Construction {
    private Construction() {}

    // --- what is against it

    /// (valda:R50, R51, R58)
    static Optional<Refusal> whyNo(BuildingKind kind, Seat seat, PublicState state) {
        Building printed = state.rules().building(kind);
        return state.player(seat).count(kind) >= printed.most()
                ? ValdaAsk.refuse("R58", "no-more-buildings", "building", kind, "most", printed.most())
                : Optional.empty();
    }

    /// Whether a temple can be built here, apart from building points. (valda:R52, RU51, RU70)
    static Optional<Refusal> whyNoTemple(Area area, Seat seat, PublicState state) {
        AreaState there = state.area(area);
        if (state.temples(seat) >= state.rules().constants().temples()) {
            return ValdaAsk.refuse("RU51", "no-temples-left");
        }
        if (there.free(state.rules().constants().fields()) == 0) {
            return ValdaAsk.refuse("R3", "area-full", "area", area);
        }
        Stock stock = state.player(seat).stock();
        if (there.occupant().isPresent()) {
            return whyNoPayment(state.cost(there.occupant().get()), stock);
        }
        Stock forGod = stock.missing(state.cost(area.god()));
        Stock forGiant = stock.missing(state.cost(area.giant()));
        return forGod.isEmpty() || forGiant.isEmpty()
                ? Optional.empty()
                : ValdaAsk.refuse(
                        "R48",
                        "cannot-pay-either",
                        "god",
                        area.god().anchor(),
                        "missing",
                        forGod,
                        "giant",
                        area.giant().anchor(),
                        "other",
                        forGiant);
    }

    /// Whether a temple can be built here by a seat that has this and a temple left; see [#whyNoTemple].
    static boolean canBuildTemple(Area area, Stock stock, PublicState state) {
        AreaState there = state.area(area);
        if (there.temples().size() >= state.rules().constants().fields()) {
            return false;
        }
        return there.occupant().isPresent()
                ? stock.covers(state.cost(there.occupant().get()))
                : stock.covers(state.cost(area.god())) || stock.covers(state.cost(area.giant()));
    }

    static Optional<Refusal> whyNoPayment(Stock cost, Stock stock) {
        return stock.covers(cost)
                ? Optional.empty()
                : ValdaAsk.refuse("R48", "cannot-pay", "missing", stock.missing(cost));
    }

    // --- building

    /// Points and resources are spent; after the last point others may answer. (valda:R54, R209, RU63)
    record BeginBuilding(Seat seat, BuildingKind building) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock cost = table.board().rules().building(building).cost();
            begin(table, seat, new Pending.UnfinishedBuilding(seat, Optional.empty(), Optional.of(building), cost), 1);
            table.tell(new BuildingBegun(seat, building, cost));
            proceed(table, 1, new PlaceBuilding(seat, building, Optional.empty()));
        }
    }

    /// @param points how many building points it costs; none with Bifrost Gate (valda:R222)
    record BeginTemple(Seat seat, Area area, int points) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            if (state.area(area).occupant().isEmpty()) {
                table.next(new SetupSteps.SettleArea(seat, area, true), this);
                return;
            }
            Stock cost = state.cost(state.area(area).occupant().get());
            begin(table, seat, new Pending.UnfinishedBuilding(seat, Optional.of(area), Optional.empty(), cost), points);
            table.tell(new TempleBegun(seat, area, cost));
            proceed(table, points, new PlaceTemple(seat, area));
        }
    }

    private static void begin(Table<Board> table, Seat seat, Pending.UnfinishedBuilding unfinished, int points) {
        table.update(board -> board.state(state -> state.pay(seat, unfinished.paid())
                .turn(turn -> turn.withPoints(turn.actions(), turn.points() - points))
                .pending(pending -> pending.withBuilding(Optional.of(unfinished)))));
    }

    private static void proceed(Table<Board> table, int points, Effect<Board> placing) {
        if (points > 0 && table.board().state().turn().points() == 0) {
            table.next(new Windows.OpenWindow(Timing.LAST_BUILDING_POINT), placing, new EndBuilding());
        } else {
            table.next(placing, new EndBuilding());
        }
    }

    record PlaceBuilding(Seat seat, BuildingKind building, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(state ->
                    state.player(seat, player -> player.add(building, 1)).turn(turn -> turn.built(1))));
            table.tell(new BuildingPlaced(seat, building, cause));
        }
    }

    /// A follower and a divine card. (valda:R54)
    record PlaceTemple(Seat seat, Area area) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            Constants constants = state.rules().constants();
            Site site = new Site(area, state.area(area).free(constants.fields()));
            table.update(board ->
                    board.state(open -> open.area(area, there -> there.place(Temple.on(site.field(), seat)))
                            .turn(turn -> turn.built(1))));
            table.tell(new TemplePlaced(seat, site));
            for (int i = 0; i < constants.templeCards(); i++) {
                table.next(new CardDraws.DrawDivine(seat, area, Why.TEMPLE_BUILT.cause()));
            }
            table.next(new GainsAndLosses.GainFollowers(seat, constants.templeFollowers(), Why.TEMPLE_BUILT.cause()));
        }
    }

    /// Whatever became of it, nothing is under construction now.
    record EndBuilding() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(
                    board -> board.state(state -> state.pending(pending -> pending.withBuilding(Optional.empty()))));
        }
    }

    /// A mine or drill for nothing. (valda:R152)
    record BuildFree(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            var possible = new ArrayList<BuildingKind>();
            for (BuildingKind kind : BuildingKind.values()) {
                if (whyNo(kind, seat, table.board().state()).isEmpty()) {
                    possible.add(kind);
                }
            }
            if (possible.size() == 1) {
                table.next(new PlaceBuilding(seat, possible.getFirst(), cause));
            } else if (!possible.isEmpty()) {
                table.next(new ChooseFreeBuilding(seat, cause));
            }
        }
    }

    record ChooseFreeBuilding(Seat seat, Optional<Cause> cause) implements ValdaAsk<ChooseBuilding> {
        @Override
        public List<ChooseBuilding> answers(Board board) {
            return List.of(new ChooseBuilding(BuildingKind.MINE), new ChooseBuilding(BuildingKind.DRILL));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseBuilding move, Board board) {
            return whyNo(move.building(), seat, board.state());
        }

        @Override
        public void answer(ChooseBuilding move, Table<Board> table) {
            table.next(new PlaceBuilding(seat, move.building(), cause));
        }
    }

    /// A temple without a building point. (valda:R222)
    record ChooseTempleArea(Seat seat) implements ValdaAsk<ChooseArea> {
        @Override
        public List<ChooseArea> answers(Board board) {
            return AreaAnswers.all();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseArea move, Board board) {
            return whyNoTemple(move.area(), seat, board.state());
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            table.next(new BeginTemple(seat, move.area(), 0));
        }
    }

    static boolean canBuildTemple(Seat seat, PublicState state) {
        if (state.temples(seat) >= state.rules().constants().temples()) {
            return false;
        }
        for (Area area : Area.values()) {
            if (canBuildTemple(area, state.player(seat).stock(), state)) {
                return true;
            }
        }
        return false;
    }

    // --- moving

    /// Offers to move one of one's own temples, if one can. (valda:R122, RU76)
    record OfferMove(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (canMove(seat, table.board().state())) {
                table.next(new ChooseMove(seat, cause));
            }
        }
    }

    static boolean canMove(Seat seat, PublicState state) {
        for (Site site : state.sites(seat)) {
            for (Area area : Area.values()) {
                if (whyNoMove(new MoveTemple(site, area), seat, state).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Refusal> whyNoMove(MoveTemple move, Seat seat, PublicState state) {
        AreaState from = state.area(move.temple().area());
        if (!from.has(move.temple().field())
                || !from.at(move.temple().field()).owner().equals(seat)) {
            return ValdaAsk.refuse("R122", "not-your-temple", "temple", move.temple());
        }
        if (move.temple().area() == move.to()) {
            return ValdaAsk.refuse("RU83", "another-area");
        }
        return state.area(move.to()).free(state.rules().constants().fields()) == 0
                ? ValdaAsk.refuse("R3", "area-full", "area", move.to())
                : Optional.empty();
    }

    record ChooseMove(Seat seat, Optional<Cause> cause) implements ValdaAsk<MoveTemple> {
        @Override
        public List<MoveTemple> answers(Board board) {
            var answers = new ArrayList<MoveTemple>();
            for (Site site : board.state().sites(seat)) {
                for (Area area : Area.values()) {
                    answers.add(new MoveTemple(site, area));
                }
            }
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(MoveTemple move, Board board) {
            return whyNoMove(move, seat, board.state());
        }

        @Override
        public void answer(MoveTemple move, Table<Board> table) {
            PublicState state = table.board().state();
            Site from = move.temple();
            Site to = new Site(
                    move.to(),
                    state.area(move.to()).free(state.rules().constants().fields()));
            Temple temple = state.area(from.area()).at(from.field());
            table.update(board -> board.state(open -> open.area(from.area(), there -> there.remove(from.field()))
                    .area(to.area(), there -> there.place(temple.movedTo(to.field())))));
            table.tell(new TempleMoved(seat, from, to, cause));
            if (state.area(to.area()).occupant().isEmpty()) {
                table.next(new SetupSteps.SettleArea(seat, to.area(), false));
            }
        }
    }
}
