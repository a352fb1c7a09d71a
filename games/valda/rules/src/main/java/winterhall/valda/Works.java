package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
final class Works {
    private Works() {}

    // --- what is against it

    /// (valda:R50, R51, R58)
    static Optional<Refusal> whyNo(BuildingKind kind, Seat seat, Field field) {
        Building printed = field.rules().building(kind);
        return field.clan(seat).count(kind) >= printed.most()
                ? ValdaAsk.refuse("R58", "no-more-buildings", "building", kind, "most", printed.most())
                : Optional.empty();
    }

    /// Whether a temple can be built here, apart from building points. (valda:R52, RU51, RU70)
    static Optional<Refusal> whyNoTemple(Area area, Seat seat, Field field) {
        Land land = field.land(area);
        if (field.temples(seat) >= field.rules().constants().temples()) {
            return ValdaAsk.refuse("RU51", "no-temples-left");
        }
        if (land.free(field.rules().constants().fields()) == 0) {
            return ValdaAsk.refuse("R3", "area-full", "area", area);
        }
        Stock stock = field.clan(seat).stock();
        if (land.occupant().isPresent()) {
            return whyNoPayment(field.cost(land.occupant().get()), stock);
        }
        return stock.covers(field.cost(area.god())) ? Optional.empty() : whyNoPayment(field.cost(area.giant()), stock);
    }

    /// Whether a temple can be built here by whoever has this and a temple left; see [#whyNoTemple].
    static boolean canBuildTemple(Area area, Stock stock, Field field) {
        Land land = field.land(area);
        if (land.temples().size() >= field.rules().constants().fields()) {
            return false;
        }
        return land.occupant().isPresent()
                ? stock.covers(field.cost(land.occupant().get()))
                : stock.covers(field.cost(area.god())) || stock.covers(field.cost(area.giant()));
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
            begin(table, seat, new Pieces.Works(seat, Optional.empty(), Optional.of(building), cost), 1);
            table.tell(new BuildingBegun(seat, building, cost));
            proceed(table, 1, new PlaceBuilding(seat, building, "R49"));
        }
    }

    /// @param points how many building points it costs; none with Bifrost Gate (valda:R222)
    record BeginTemple(Seat seat, Area area, int points) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            if (field.land(area).occupant().isEmpty()) {
                table.next(new SettingUp.SettleArea(seat, area, true), this);
                return;
            }
            Stock cost = field.cost(field.land(area).occupant().get());
            begin(table, seat, new Pieces.Works(seat, Optional.of(area), Optional.empty(), cost), points);
            table.tell(new TempleBegun(seat, area, cost));
            proceed(table, points, new PlaceTemple(seat, area));
        }
    }

    private static void begin(Table<Board> table, Seat seat, Pieces.Works works, int points) {
        table.update(board -> board.field(field -> field.pay(seat, works.paid())
                .turn(turn -> turn.withPoints(turn.actions(), turn.points() - points))
                .pieces(pieces -> pieces.withWorks(Optional.of(works)))));
    }

    private static void proceed(Table<Board> table, int points, Effect<Board> placing) {
        if (points > 0 && table.board().field().turn().points() == 0) {
            table.next(new Windows.OpenWindow(Moment.LAST_BUILDING_POINT), placing, new EndWorks());
        } else {
            table.next(placing, new EndWorks());
        }
    }

    record PlaceBuilding(Seat seat, BuildingKind building, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.field(
                    field -> field.clan(seat, clan -> clan.add(building, 1)).turn(turn -> turn.built(1))));
            table.tell(new BuildingPlaced(seat, building, because));
        }
    }

    /// A follower and a divine card. (valda:R54)
    record PlaceTemple(Seat seat, Area area) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            Constants constants = field.rules().constants();
            Site site = new Site(area, field.land(area).free(constants.fields()));
            table.update(board -> board.field(open -> open.land(area, land -> land.place(Temple.on(site.field(), seat)))
                    .turn(turn -> turn.built(1))));
            table.tell(new TemplePlaced(seat, site));
            for (int i = 0; i < constants.templeCards(); i++) {
                table.next(new Draws.DrawDivine(seat, area, "R54"));
            }
            table.next(new Goods.GainFollowers(seat, constants.templeFollowers(), "R54"));
        }
    }

    /// Whatever became of it, nothing is under construction now.
    record EndWorks() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.field(field -> field.pieces(pieces -> pieces.withWorks(Optional.empty()))));
        }
    }

    /// A mine or drill for nothing. (valda:R152)
    record BuildFree(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            var possible = new ArrayList<BuildingKind>();
            for (BuildingKind kind : BuildingKind.values()) {
                if (whyNo(kind, seat, table.board().field()).isEmpty()) {
                    possible.add(kind);
                }
            }
            if (possible.size() == 1) {
                table.next(new PlaceBuilding(seat, possible.getFirst(), "R152"));
            } else if (!possible.isEmpty()) {
                table.next(new ChooseFreeBuilding(seat));
            }
        }
    }

    record ChooseFreeBuilding(Seat seat) implements ValdaAsk<ChooseBuilding> {
        @Override
        public List<ChooseBuilding> answers(Board board) {
            return List.of(new ChooseBuilding(BuildingKind.MINE), new ChooseBuilding(BuildingKind.DRILL));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseBuilding move, Board board) {
            return whyNo(move.building(), seat, board.field());
        }

        @Override
        public void answer(ChooseBuilding move, Table<Board> table) {
            table.next(new PlaceBuilding(seat, move.building(), "R152"));
        }
    }

    /// A temple without a building point. (valda:R222)
    record ChooseTempleArea(Seat seat) implements ValdaAsk<ChooseArea> {
        @Override
        public List<ChooseArea> answers(Board board) {
            return ChooseAreas.all();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseArea move, Board board) {
            return whyNoTemple(move.area(), seat, board.field());
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            table.next(new BeginTemple(seat, move.area(), 0));
        }
    }

    static boolean canBuildTemple(Seat seat, Field field) {
        if (field.temples(seat) >= field.rules().constants().temples()) {
            return false;
        }
        for (Area area : Area.values()) {
            if (canBuildTemple(area, field.clan(seat).stock(), field)) {
                return true;
            }
        }
        return false;
    }

    // --- moving

    /// Offers to move one of the own temples, if one can. (valda:R122, RU76)
    record OfferMove(Seat seat, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (canMove(seat, table.board().field())) {
                table.next(new ChooseMove(seat, because));
            }
        }
    }

    static boolean canMove(Seat seat, Field field) {
        for (Site site : field.sites(seat)) {
            for (Area area : Area.values()) {
                if (whyNoMove(new MoveTemple(site, area), seat, field).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Refusal> whyNoMove(MoveTemple move, Seat seat, Field field) {
        Land from = field.land(move.temple().area());
        if (!from.has(move.temple().field())
                || !from.at(move.temple().field()).owner().equals(seat)) {
            return ValdaAsk.refuse("R122", "not-your-temple", "temple", move.temple());
        }
        if (move.temple().area() == move.to()) {
            return ValdaAsk.refuse("RU83", "another-area");
        }
        return field.land(move.to()).free(field.rules().constants().fields()) == 0
                ? ValdaAsk.refuse("R3", "area-full", "area", move.to())
                : Optional.empty();
    }

    record ChooseMove(Seat seat, String because) implements ValdaAsk<MoveTemple> {
        @Override
        public List<MoveTemple> answers(Board board) {
            var answers = new ArrayList<MoveTemple>();
            for (Site site : board.field().sites(seat)) {
                for (Area area : Area.values()) {
                    answers.add(new MoveTemple(site, area));
                }
            }
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(MoveTemple move, Board board) {
            return whyNoMove(move, seat, board.field());
        }

        @Override
        public void answer(MoveTemple move, Table<Board> table) {
            Field field = table.board().field();
            Site from = move.temple();
            Site to = new Site(
                    move.to(),
                    field.land(move.to()).free(field.rules().constants().fields()));
            Temple temple = field.land(from.area()).at(from.field());
            table.update(board -> board.field(open -> open.land(from.area(), land -> land.remove(from.field()))
                    .land(to.area(), land -> land.place(temple.movedTo(to.field())))));
            table.tell(new TempleMoved(seat, from, to, because));
            if (field.land(to.area()).occupant().isEmpty()) {
                table.next(new SettingUp.SettleArea(seat, to.area(), false));
            }
        }
    }
}
