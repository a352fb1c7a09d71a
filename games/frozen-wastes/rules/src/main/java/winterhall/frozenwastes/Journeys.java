package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.WastesMove.DiscoverLegend;
import winterhall.frozenwastes.WastesMove.FindPrincess;
import winterhall.frozenwastes.WastesMove.Halt;
import winterhall.frozenwastes.WastesMove.Journey;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.RerollDie;
import winterhall.frozenwastes.WastesMove.Trudge;
import winterhall.frozenwastes.WastesMove.TurnDie;
import winterhall.frozenwastes.WastesMove.UseSnowshoe;
import winterhall.frozenwastes.WastesMove.Walk;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Matches;
import winterhall.frozenwastes.map.Reach;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;

/// The second step after the roll: discovery, snowshoes and the journey. (frozen-wastes:R29–R35, R80, R149–R165)
final class Journeys {
    private Journeys() {}

    /// The hero goes on. (frozen-wastes:R31)
    record Travel(Seat seat) implements WastesAsk<Journey> {
        private static final int USUAL_OPTIONS = 50;

        /// What a snowshoe can make of each face; made once, since there are many.
        private static final List<List<UseSnowshoe>> SNOWSHOES =
                Face.ALL.stream().map(Travel::withSnowshoe).toList();

        private static List<UseSnowshoe> withSnowshoe(Face from) {
            return Face.ALL.stream()
                    .filter(to -> to != from)
                    .map(to -> new UseSnowshoe(from, to))
                    .toList();
        }

        @Override
        public List<Journey> answers(Board board) {
            var answers = new ArrayList<Journey>();
            Reach reach = reach(board.field(), seat);
            reach.spaces().forEach(hex -> answers.add(new Walk(hex)));
            addOthers(board, answers);
            return answers;
        }

        /// Everything but long walks.
        private void addOthers(Board board, List<Journey> answers) {
            Party party = board.party(seat);
            List<Face> dice = board.turn().dice().stream().distinct().toList();
            List<Hex> around = Isheim.neighbours(party.place());
            for (Hex hex : around) {
                dice.forEach(die -> answers.add(new WastesMove.Step(hex, die)));
            }
            around.forEach(hex -> answers.add(new Trudge(hex)));
            dice.forEach(from -> answers.addAll(SNOWSHOES.get(from.ordinal())));
            addPowers(Bonuses.withCost(party, Power.Use.DICE), dice, answers);
            addDiscoveries(board, answers);
            answers.addAll(Powers.quiet(board, seat));
            answers.add(new Halt());
        }

        private static void addPowers(List<Bonuses.Usable> powers, List<Face> dice, List<Journey> answers) {
            for (Bonuses.Usable usable : powers) {
                for (Face from : dice) {
                    if (usable.power().deed() == Power.Deed.REROLL_DIE) {
                        answers.add(new RerollDie(usable.card(), from));
                    } else {
                        Face.ALL.stream()
                                .filter(to -> to != from)
                                .forEach(to -> answers.add(new TurnDie(usable.card(), from, to)));
                    }
                }
            }
        }

        /// Every discovery that would do, or one that would not, so that it can be said why.
        private void addDiscoveries(Board board, List<Journey> answers) {
            boolean open = mayDiscover(board.turn());
            var found = new ArrayList<Journey>();
            if (open) {
                addLegends(board, found);
            }
            for (CardId legend : board.field().piles().row()) {
                if (found.stream()
                        .noneMatch(move -> move instanceof DiscoverLegend(var one, var _) && one.equals(legend))) {
                    answers.add(new DiscoverLegend(legend, Purse.empty(Symbol.class)));
                }
            }
            answers.addAll(found);
            int before = answers.size();
            if (open) {
                addPrincess(board, answers);
            }
            if (answers.size() == before) {
                answers.add(new FindPrincess(Clue.WILD, Purse.empty(Clue.class)));
            }
        }

        /// Every set of tokens that finds a Legend here. (frozen-wastes:R150–R153)
        private void addLegends(Board board, List<Journey> moves) {
            Hex at = board.party(seat).place();
            Purse<Symbol> tokens = board.secrets().rumors(seat);
            if (tokens.isEmpty() || Isheim.at(at).jewel().isEmpty()) {
                return;
            }
            for (CardId legend : board.field().piles().row()) {
                if (isOnJewel(at, legend) && tokens.total() >= Cards.level(legend)) {
                    Matches.sets(
                                    at,
                                    tokens,
                                    Cards.level(legend),
                                    board.field().rules().greenValeCountsAsTown())
                            .forEach(set -> moves.add(new DiscoverLegend(legend, set)));
                }
            }
        }

        /// Every way to prove that the Princess is here. (frozen-wastes:R162, R163)
        private void addPrincess(Board board, List<Journey> moves) {
            Purse<Clue> clues = board.secrets().clues(seat);
            if (clues.isEmpty() || board.field().world().princess().isPresent()) {
                return;
            }
            Hex at = board.party(seat).place();
            boolean valeIsTown = board.field().rules().greenValeCountsAsTown();
            if (Matches.canHidePrincess(at, valeIsTown)) {
                for (Clue given : clues.kinds()) {
                    Matches.proofs(at, clues, given, valeIsTown)
                            .forEach(proof -> moves.add(new FindPrincess(given, proof)));
                }
            }
        }

        /// Built from what is allowed, since this is asked more often than anything else.
        @Override
        public List<Journey> options(Board board) {
            Party party = board.party(seat);
            Turn turn = board.turn();
            Rules rules = board.field().rules();
            List<Terrain> withAnyDie = withAnyDie(party);
            List<Face> dice = distinct(turn.dice());
            List<Hex> around = Isheim.neighbours(party.place());
            var options = new ArrayList<Journey>(USUAL_OPTIONS);
            for (Hex hex : around) {
                Optional<Terrain> terrain = Isheim.at(hex).entry(rules.townsAreTerrain());
                for (Face die : dice) {
                    if (pays(die, terrain, withAnyDie)) {
                        options.add(new WastesMove.Step(hex, die));
                    }
                }
            }
            if (!rules.trudgesInsteadOfRolling() && turn.spentDice() == 0) {
                around.forEach(hex -> options.add(new Trudge(hex)));
            }
            if (party.gear().of(Gear.SNOWSHOE) > 0) {
                for (Face from : dice) {
                    options.addAll(SNOWSHOES.get(from.ordinal()));
                }
            }
            addPowers(Bonuses.payable(party, Power.Use.DICE), dice, options);
            if (mayDiscover(turn)) {
                addLegends(board, options);
                addPrincess(board, options);
            }
            Powers.addQuietOptions(party, options);
            options.add(new Halt());
            return dice.isEmpty()
                    ? options
                    : new JourneyList(
                            Reach.of(party.place(), turn.dice(), withAnyDie, rules.townsAreTerrain()), options);
        }

        private static List<Face> distinct(List<Face> dice) {
            var distinct = new ArrayList<Face>(dice.size());
            for (Face die : dice) {
                if (!distinct.contains(die)) {
                    distinct.add(die);
                }
            }
            return distinct;
        }

        @Override
        public Optional<Refusal> whyNot(Journey move, Board board) {
            Party party = board.party(seat);
            Turn turn = board.turn();
            return switch (move) {
                case Walk(var to) ->
                    WastesAsk.refuseIf(!Isheim.MAP.has(to), "R31", "not-on-the-map", "hex", to)
                            .or(() -> whyNoWay(board.field(), to));
                case WastesMove.Step(var to, var die) ->
                    notAdjacent(party, to).or(() -> noSuchDie(turn, die)).or(() -> doesNotPay(board, die, to));
                case Trudge(var to) ->
                    WastesAsk.refuseIf(board.field().rules().trudgesInsteadOfRolling(), "RU4", "only-before-rolling")
                            .or(() -> WastesAsk.refuseIf(turn.spentDice() > 0, "R34", "die-spent"))
                            .or(() -> notAdjacent(party, to));
                case UseSnowshoe(var from, var to) ->
                    WastesAsk.refuseIf(party.gear().of(Gear.SNOWSHOE) == 0, "R80", "no-snowshoe")
                            .or(() -> noSuchDie(turn, from))
                            .or(() -> WastesAsk.refuseIf(from == to, "R80", "same-face", "die", from));
                case TurnDie(var card, var from, var to) ->
                    Powers.whyNot(party, card, Power.Deed.TURN_DIE, Power.Use.DICE)
                            .or(() -> noSuchDie(turn, from))
                            .or(() -> WastesAsk.refuseIf(from == to, "R80", "same-face", "die", from));
                case RerollDie(var card, var die) ->
                    Powers.whyNot(party, card, Power.Deed.REROLL_DIE, Power.Use.DICE)
                            .or(() -> noSuchDie(turn, die));
                case DiscoverLegend(var legend, var tokens) -> whyNoLegend(legend, tokens, board);
                case FindPrincess(var given, var shown) -> whyNoPrincess(given, shown, board);
                case Quiet quiet -> Powers.whyNot(quiet, board, seat);
                case Halt() -> WastesAsk.FINE;
            };
        }

        /// A town or Green Vale may be out of reach only for want of a die that shows what lies under it.
        private Optional<Refusal> whyNoWay(Field field, Hex to) {
            if (reach(field, seat).has(to)) {
                return WastesAsk.FINE;
            }
            Party party = field.party(seat);
            boolean lacksDie = Reach.of(party.place(), field.turn().dice(), withAnyDie(party), false)
                    .has(to);
            return lacksDie ? needsTerrain(to) : WastesAsk.refuse("R31", "out-of-reach", "hex", to);
        }

        private Optional<Refusal> doesNotPay(Board board, Face die, Hex to) {
            Optional<Terrain> terrain =
                    Isheim.at(to).entry(board.field().rules().townsAreTerrain());
            if (pays(die, terrain, withAnyDie(board.party(seat)))) {
                return WastesAsk.FINE;
            }
            return Isheim.at(to).terrain().isEmpty()
                    ? needsTerrain(to)
                    : WastesAsk.refuse("R31", "wrong-terrain", "die", die, "terrain", terrain.orElseThrow());
        }

        private static Optional<Refusal> needsTerrain(Hex to) {
            return WastesAsk.refuse(
                    "RU3",
                    "town-needs-terrain",
                    "hex",
                    to,
                    "terrain",
                    Isheim.at(to).entry(true).orElseThrow());
        }

        /// Towns and Green Vale take any die, unless terrain was agreed on. (frozen-wastes:R31, RU3)
        private static boolean pays(Face die, Optional<Terrain> terrain, List<Terrain> withAnyDie) {
            return terrain.isEmpty() || die.shows(terrain.get()) || withAnyDie.contains(terrain.get());
        }

        private static Optional<Refusal> noSuchDie(Turn turn, Face die) {
            return WastesAsk.refuseIf(!turn.dice().contains(die), "R31", "no-such-die", "die", die);
        }

        /// The discovery window. (frozen-wastes:R30, RU7)
        private static Optional<Refusal> whyNoDiscovery(Turn turn) {
            return WastesAsk.refuseIf(turn.left(), "R30", "before-moving")
                    .or(() -> WastesAsk.refuseIf(turn.discovered(), "RU7", "one-discovery"));
        }

        private Optional<Refusal> whyNoLegend(CardId legend, Purse<Symbol> tokens, Board board) {
            Hex at = board.party(seat).place();
            Purse<Symbol> held = board.secrets().rumors(seat);
            boolean valeIsTown = board.field().rules().greenValeCountsAsTown();
            if (!board.field().piles().row().contains(legend)) {
                return WastesAsk.refuse("R149", "not-face-up", "legend", legend);
            }
            int level = Cards.level(legend);
            return whyNoDiscovery(board.turn())
                    .or(() -> WastesAsk.refuseIf(
                            !isOnJewel(at, legend), "R150", "needs-a-jewel", "colour", Cards.jewel(legend)))
                    .or(() -> WastesAsk.refuseIf(
                            held.total() < level, "R151", "too-few-tokens", "level", level, "held", held.total()))
                    .or(() -> WastesAsk.refuseIf(
                            Matches.sets(at, held, level, valeIsTown).isEmpty(),
                            "R152",
                            "tokens-do-not-fit",
                            "missing",
                            listed(Matches.missingForLegend(at, held, level, valeIsTown))))
                    .or(() -> WastesAsk.refuseIf(
                            tokens.total() != level
                                    || !held.covers(tokens)
                                    || !Matches.isDiscoverySet(at, tokens, valeIsTown),
                            "R153",
                            "not-a-set"));
        }

        private Optional<Refusal> whyNoPrincess(Clue given, Purse<Clue> shown, Board board) {
            Hex at = board.party(seat).place();
            Purse<Clue> held = board.secrets().clues(seat);
            boolean valeIsTown = board.field().rules().greenValeCountsAsTown();
            return whyNoDiscovery(board.turn())
                    .or(() -> WastesAsk.refuseIf(
                            board.field().world().princess().isPresent(), "R165", "princess-is-found"))
                    .or(() ->
                            WastesAsk.refuseIf(!Matches.canHidePrincess(at, valeIsTown), "R161", "not-a-hiding-place"))
                    .or(() -> WastesAsk.refuseIf(
                            !Matches.findsPrincess(at, held, valeIsTown),
                            "R162",
                            "clues-do-not-fit",
                            "missing",
                            listed(Matches.missingForPrincess(at, held, valeIsTown))))
                    .or(() -> WastesAsk.refuseIf(
                            !held.covers(shown) || !Matches.isProof(at, shown, given, valeIsTown),
                            "R163",
                            "not-a-proof"));
        }

        private static String listed(List<Symbol> symbols) {
            return symbols.stream().map(Symbol::toString).collect(Collectors.joining(","));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("dice", board.turn().dice().size());
        }

        @Override
        public void answer(Journey move, Table<Board> table) {
            switch (move) {
                case Walk(var to) -> walk(reach(table.board().field(), seat).way(to), table);
                case WastesMove.Step(var to, var die) -> walk(new Reach.Way(List.of(to), List.of(die)), table);
                case Trudge(var to) -> trudge(seat, to, table);
                case UseSnowshoe(var from, var to) -> {
                    table.update(board -> board.party(seat, party -> party.gear(Gear.SNOWSHOE, -1)));
                    turnDie(from, to, table);
                    table.tell(new WastesEvent.DieTurned(seat, from, to, Optional.empty()));
                    table.next(this);
                }
                case TurnDie(var card, var from, var to) -> {
                    table.next(this);
                    var _ = Powers.pay(card, Power.Deed.TURN_DIE, Power.Use.DICE, seat, table);
                    turnDie(from, to, table);
                    table.tell(new WastesEvent.DieTurned(seat, from, to, Causes.card("R22", card)));
                }
                case RerollDie(var card, var die) -> {
                    table.next(this);
                    var _ = Powers.pay(card, Power.Deed.REROLL_DIE, Power.Use.DICE, seat, table);
                    Face rolled = table.pick(table.board().turn().stream(), Face.ALL);
                    turnDie(die, rolled, table);
                    table.tell(new WastesEvent.DieRerolled(seat, die, rolled, Causes.card("R22", card)));
                }
                case DiscoverLegend(var legend, var tokens) -> table.next(new TakeLegend(seat, legend, tokens), this);
                case FindPrincess(var given, var shown) -> table.next(new TakePrincess(seat, given, shown), this);
                case Quiet quiet -> {
                    table.next(this);
                    Powers.answer(quiet, seat, table);
                }
                case Halt() -> {}
            }
        }

        private static void turnDie(Face from, Face to, Table<Board> table) {
            table.update(board -> board.field(field -> field.turn(turn -> turn.withDie(from, to))));
        }

        private void walk(Reach.Way way, Table<Board> table) {
            Hex to = way.path().getLast();
            table.update(board -> {
                Turn turn = board.turn();
                List<Face> left = turn.dice();
                for (Face die : way.dice()) {
                    left = Lists.minus(left, die);
                }
                Turn moved = turn.with(left, turn.spentDice() + way.dice().size(), true);
                return board.field(field -> field.with(moved)).party(seat, party -> party.moved(to));
            });
            table.tell(new WastesEvent.Walked(seat, way.path(), way.dice()));
            table.next(new Arrive(seat, true));
        }
    }

    private static boolean mayDiscover(Turn turn) {
        return !turn.left() && !turn.discovered();
    }

    private static boolean isOnJewel(Hex at, CardId legend) {
        return Isheim.at(at).jewel().equals(Optional.of(Cards.jewel(legend)));
    }

    static Optional<Refusal> notAdjacent(Party party, Hex to) {
        return WastesAsk.refuseIf(
                !Isheim.MAP.has(to) || !Isheim.areAdjacent(party.place(), to), "R31", "not-adjacent", "hex", to);
    }

    /// The forced step ends the movement. (frozen-wastes:R34)
    static void trudge(Seat seat, Hex to, Table<Board> table) {
        table.update(board -> board.party(seat, party -> party.moved(to))
                .field(field -> field.turn(turn -> turn.with(List.of(), turn.spentDice(), true))));
        table.tell(new WastesEvent.Trudged(seat, to));
        table.next(new Arrive(seat, false));
    }

    /// Where the unspent dice of this turn lead.
    static Reach reach(Field field, Seat seat) {
        Party party = field.party(seat);
        return Reach.of(
                party.place(),
                field.turn().dice(),
                withAnyDie(party),
                field.rules().townsAreTerrain());
    }

    private static List<Terrain> withAnyDie(Party party) {
        var terrains = new ArrayList<Terrain>(0);
        addWithAnyDie(party.sheet().powers(), terrains);
        for (int i = 0; i < party.cards().size(); i++) {
            addWithAnyDie(party.cards().get(i).sheet().powers(), terrains);
        }
        return terrains;
    }

    private static void addWithAnyDie(List<Power> powers, List<Terrain> terrains) {
        for (int i = 0; i < powers.size(); i++) {
            if (powers.get(i).deed() == Power.Deed.ANY_DIE) {
                terrains.addAll(powers.get(i).terrains());
            }
        }
    }

    /// Green Vale stops everybody, and a hero who brings the Princess wins. (frozen-wastes:R35, R191)
    record Arrive(Seat seat, boolean goesOn) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            boolean inVale = Isheim.isGreenVale(field.party(seat).place());
            if (inVale && field.world().princess().equals(Optional.of(seat))) {
                Turns.end(new Ending(Ending.Way.PRINCESS, Optional.of(seat)), table);
            } else if (goesOn && !inVale && !field.turn().dice().isEmpty()) {
                table.next(new Travel(seat));
            }
        }
    }

    /// The tokens go back, the Legend is taken, another one is turned. (frozen-wastes:R153–R155)
    record TakeLegend(Seat seat, CardId legend, Purse<Symbol> tokens) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.secrets(secrets ->
                            secrets.withRumors(seat, secrets.rumors(seat).minus(tokens)))
                    .field(field -> field.turn(Turn::hasDiscovered)
                            .piles(piles -> piles.withLegends(Lists.minus(piles.row(), legend), piles.legends())))
                    .party(seat, party -> party.plus(Owned.of(legend))));
            table.tell(new WastesEvent.LegendDiscovered(seat, legend, tokens));
            List<CardId> deck = table.board().field().piles().legends();
            if (!deck.isEmpty()) {
                CardId next = table.pick("legends", deck);
                table.update(board -> board.field(field -> field.piles(piles ->
                        piles.withLegends(Lists.plus(piles.row(), next), Lists.minus(piles.legends(), next)))));
                table.tell(new WastesEvent.LegendTurned(next));
            }
            table.next(new Rewards.KeepLimits(seat, legend));
        }
    }

    /// The given card goes back, the others stay and are known. (frozen-wastes:R163, R164, RU11)
    record TakePrincess(Seat seat, Clue given, Purse<Clue> shown) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> {
                Purse<Clue> held = board.secrets().clues(seat).minus(given, 1);
                Purse<Clue> known = board.field().shownClues().get(seat.index());
                Purse<Clue> seen = Purse.empty(Clue.class);
                for (Clue clue : Clue.ALL) {
                    int most = Math.max(known.of(clue), shown.of(clue)) - (clue == given ? 1 : 0);
                    seen = seen.plus(clue, Math.max(0, most));
                }
                Purse<Clue> open = seen;
                return board.secrets(secrets -> secrets.withClues(seat, held))
                        .field(field -> field.shown(seat, open)
                                .turn(Turn::hasDiscovered)
                                .world(world -> world.princess(Optional.of(seat))));
            });
            table.tell(new WastesEvent.PrincessFound(seat, given, shown));
        }
    }
}
