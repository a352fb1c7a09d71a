package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.frozenwastes.WastesMove.FollowFlare;
import winterhall.frozenwastes.WastesMove.IgnoreFlare;
import winterhall.frozenwastes.WastesMove.Preparation;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.Rest;
import winterhall.frozenwastes.WastesMove.RollDice;
import winterhall.frozenwastes.WastesMove.SetDieAside;
import winterhall.frozenwastes.WastesMove.StayCold;
import winterhall.frozenwastes.WastesMove.Trudge;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.WastesMove.WarmOne;
import winterhall.frozenwastes.WastesMove.WarmUp;
import winterhall.frozenwastes.WastesMove.Warming;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Isheim;

/// The second step up to the roll: flare crystal, rest, dice. (frozen-wastes:R24–R28, R74–R78)
final class Movement {
    private Movement() {}

    /// The flare crystal comes before anything else. (frozen-wastes:R24)
    record BeginMovement(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turns.enter(Step.MOVEMENT, table);
            table.next(table.board().party(seat).flareLit() ? new ChooseFlare(seat) : new Prepare(seat));
        }
    }

    /// Whether the flare crystal is used. (frozen-wastes:R74–R76)
    record ChooseFlare(Seat seat) implements WastesAsk<WastesMove.Flare> {
        @Override
        public List<WastesMove.Flare> answers(Board board) {
            var answers = new ArrayList<WastesMove.Flare>();
            Isheim.TOWNS.forEach(town -> answers.add(new FollowFlare(town)));
            answers.add(new IgnoreFlare());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(WastesMove.Flare move, Board board) {
            return switch (move) {
                case FollowFlare(var town) ->
                    WastesAsk.refuseIf(
                            !Isheim.nearestTowns(board.party(seat).place()).contains(town), "R75", "not-the-nearest");
                case IgnoreFlare() -> WastesAsk.FINE;
            };
        }

        @Override
        public void answer(WastesMove.Flare move, Table<Board> table) {
            table.update(board -> board.party(seat, party -> party.flare(false)));
            switch (move) {
                case IgnoreFlare() -> {
                    table.tell(new WastesEvent.FlareLost(seat, Optional.empty()));
                    table.next(new Prepare(seat));
                }
                case FollowFlare(var town) -> {
                    table.update(board ->
                            board.party(seat, party -> party.moved(town)).field(field -> field.turn(Turn::cutShort)));
                    table.tell(new WastesEvent.FlareFollowed(seat, town));
                    table.skipTo(Turns.FinishTurn.class);
                    if (table.board().party(seat).hasFrost()) {
                        table.next(new ChooseWarmth(seat));
                    }
                }
            }
        }
    }

    /// All frost of the party or none of it. (frozen-wastes:R75, RU17)
    record ChooseWarmth(Seat seat) implements WastesAsk<Warming> {
        @Override
        public List<Warming> answers(Board board) {
            return List.of(new WarmUp(), new StayCold());
        }

        @Override
        public Optional<Refusal> whyNot(Warming move, Board board) {
            return WastesAsk.refuseIf(move instanceof WarmOne, "RU108", "all-or-none");
        }

        @Override
        public void answer(Warming move, Table<Board> table) {
            if (move instanceof WarmUp) {
                warm(seat, 0, table);
            }
        }
    }

    /// Takes all frost from a party.
    static void warm(Seat seat, int gold, Table<Board> table) {
        Party party = table.board().party(seat);
        List<CardId> cold = party.characters().stream()
                .filter(who -> party.body(who).frost() > 0)
                .toList();
        table.update(board -> board.party(
                seat, now -> now.eachBody(body -> body.without(Harm.FROST)).gold(-gold)));
        table.tell(new WastesEvent.WarmedUp(seat, cold, gold));
    }

    /// Before the roll: powers, and dice set aside to rest. (frozen-wastes:R26, R27, RU77)
    record Prepare(Seat seat) implements WastesAsk<Preparation> {
        @Override
        public List<Preparation> answers(Board board) {
            var answers = new ArrayList<Preparation>();
            answers.add(new RollDice());
            answers.add(new SetDieAside());
            board.party(seat).characters().forEach(who -> answers.add(new Rest(who)));
            Isheim.neighbours(board.party(seat).place()).forEach(hex -> answers.add(new Trudge(hex)));
            answers.addAll(Powers.uses(board.party(seat), Power.Use.BEFORE_ROLL));
            answers.addAll(Powers.quiet(board, seat));
            return answers;
        }

        @Override
        public List<Preparation> options(Board board) {
            Party party = board.party(seat);
            boolean declared = board.turn().available().isPresent();
            int left = diceLeft(board);
            var options = new ArrayList<Preparation>();
            options.add(new RollDice());
            if (left > 0) {
                int resting = options.size();
                for (CardId who : party.characters()) {
                    if (party.body(who).exhaustion() > 0) {
                        options.add(new Rest(who));
                    }
                }
                if (options.size() == resting) {
                    options.add(new SetDieAside());
                }
            }
            if (!declared) {
                if (board.field().rules().trudgesInsteadOfRolling()) {
                    Isheim.neighbours(party.place()).forEach(hex -> options.add(new Trudge(hex)));
                }
                for (Bonuses.Usable usable : Bonuses.payable(party, Power.Use.BEFORE_ROLL)) {
                    options.add(new UsePower(usable.card(), usable.power().deed()));
                }
                Powers.addQuietOptions(party, options);
            }
            return options;
        }

        @Override
        public Optional<Refusal> whyNot(Preparation move, Board board) {
            Party party = board.party(seat);
            int left = diceLeft(board);
            boolean declared = board.turn().available().isPresent();
            return switch (move) {
                case RollDice() -> WastesAsk.FINE;
                case SetDieAside() ->
                    WastesAsk.refuseIf(left == 0, "R27", "no-dice-left")
                            .or(() -> WastesAsk.refuseIf(
                                    party.characters().stream()
                                            .anyMatch(who -> party.body(who).exhaustion() > 0),
                                    "R27",
                                    "name-who-rests"));
                case Rest(var who) ->
                    WastesAsk.refuseIf(!Powers.isCharacter(party, who), "R27", "not-in-your-party", "who", who)
                            .or(() -> WastesAsk.refuseIf(left == 0, "R27", "no-dice-left"))
                            .or(() -> WastesAsk.refuseIf(
                                    party.body(who).exhaustion() == 0, "R27", "not-exhausted", "who", who));
                case Trudge(var to) ->
                    WastesAsk.refuseIf(!board.field().rules().trudgesInsteadOfRolling(), "RU4", "roll-first")
                            .or(() -> WastesAsk.refuseIf(declared, "RU77", "roll-is-declared"))
                            .or(() -> Journeys.notAdjacent(party, to));
                case UsePower(var card, var deed)
                when deed == Power.Deed.EXTRA_DIE ->
                    WastesAsk.refuseIf(declared, "RU77", "roll-is-declared")
                            .or(() -> Powers.whyNot(party, card, deed, Power.Use.BEFORE_ROLL));
                case Quiet quiet ->
                    WastesAsk.refuseIf(declared, "RU77", "roll-is-declared")
                            .or(() -> Powers.whyNot(quiet, board, seat));
            };
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("dice", diceLeft(board));
        }

        private int diceLeft(Board board) {
            return available(board) - board.turn().asideDice();
        }

        /// As many as the party has now, unless the roll was declared before.
        private int available(Board board) {
            return board.turn().available().orElseGet(() -> board.field().dice(seat));
        }

        @Override
        public void answer(Preparation move, Table<Board> table) {
            switch (move) {
                case RollDice() -> {
                    declare(0, table);
                    table.next(new RollMovement(seat));
                }
                case SetDieAside() -> {
                    declare(1, table);
                    table.tell(new WastesEvent.DieSetAside(seat));
                    table.next(this);
                }
                case Rest(var who) -> {
                    declare(1, table);
                    table.update(board ->
                            board.party(seat, party -> party.body(who, body -> body.plus(Harm.EXHAUSTION, -1))));
                    table.tell(new WastesEvent.Rested(seat, who));
                    table.next(this);
                }
                case Trudge(var to) -> Journeys.trudge(seat, to, table);
                case UsePower(var card, var deed)
                when deed == Power.Deed.EXTRA_DIE -> {
                    table.next(this);
                    Power power = Powers.pay(card, deed, Power.Use.BEFORE_ROLL, seat, table);
                    table.update(board -> board.field(field -> field.turn(turn -> turn.moreDice(power.amount()))));
                    table.tell(new WastesEvent.ExtraDie(seat, card));
                }
                case Quiet quiet -> {
                    table.next(this);
                    Powers.answer(quiet, seat, table);
                }
            }
        }

        /// The number of dice is read once, with the first die set aside or with the roll.
        private void declare(int aside, Table<Board> table) {
            table.update(board -> {
                Turn turn = board.turn();
                return board.field(field -> field.with(turn.declared(available(board), turn.asideDice() + aside)));
            });
        }
    }

    /// All dice that were not set aside, together. (frozen-wastes:R28)
    record RollMovement(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turn turn = table.board().turn();
            String stream = turn.stream();
            int left = turn.available().orElseThrow() - turn.asideDice();
            var rolled = new ArrayList<Face>(left);
            for (int i = 0; i < left; i++) {
                rolled.add(table.pick(stream, Face.ALL));
            }
            rolled.sort(null);
            List<Face> dice = List.copyOf(rolled);
            table.update(board -> board.field(field -> field.turn(now -> now.with(dice, 0, false))));
            table.tell(new WastesEvent.DiceRolled(seat, dice));
            table.next(new Journeys.Travel(seat));
        }
    }
}
