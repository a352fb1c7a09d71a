package winterhall.toys.trek;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;
import winterhall.toys.trek.Combat.BeginFight;
import winterhall.toys.trek.TrekMove.Claim;
import winterhall.toys.trek.TrekMove.KeepHidden;
import winterhall.toys.trek.TrekMove.ShowTreasures;
import winterhall.toys.trek.Turns.EndMatch;

/// The second step of a turn: what lies where the movement ended. (trek:R11, R12, R30)
final class Encounters {
    private static final int TO_WIN = 2;

    private Encounters() {}

    record MeetWhatIsThere(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            TrekBoard board = table.board();
            Hex here = board.hero(seat).at();
            if (board.open().beastAt(here).isPresent()) {
                table.next(new BeginFight(seat));
            } else if (board.tokens().count(TokenZone.on(here)) > 0) {
                table.next(new TurnToken(seat));
            } else if (Valley.terrain(here) == Terrain.SUMMIT
                    && board.tokens().count(TokenZone.packOf(seat)) >= TO_WIN) {
                table.next(new ClaimSummit(seat));
            }
        }
    }

    /// A treasure is for the finder's eyes alone; a beast is laid open, and wakes a fight. (trek:R11)
    record TurnToken(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Hex here = table.board().hero(seat).at();
            TokenZone space = TokenZone.on(here);
            CardSet token = table.board().tokens().at(space);
            switch (Tokens.FACES.get(token.first())) {
                case Treasure treasure -> {
                    table.update(board -> board.tokens(tokens ->
                            tokens.move(token, space, TokenZone.packOf(seat)).show(token, seat)));
                    table.tell(new TrekEvent.TreasureFound(seat, here, Optional.of(treasure)));
                }
                case Beast beast -> {
                    table.update(board -> board.tokens(tokens ->
                                    tokens.move(token, space, TokenZone.OPEN).show(token))
                            .open(open -> open.withLair(new Expedition.Lair(here, beast))));
                    table.tell(new TrekEvent.BeastTurned(seat, here, beast));
                }
            }
        }
    }

    /// Asked whatever the treasures are, so that the question tells nothing. (trek:R30)
    record ClaimSummit(Seat seat) implements Ask<TrekBoard, Claim> {
        @Override
        public List<? extends Claim> answers(TrekBoard board) {
            return Stream.concat(
                            Stream.of(new KeepHidden()),
                            Arrays.stream(Treasure.values())
                                    .flatMap(first -> Arrays.stream(Treasure.values())
                                            .filter(second -> second.compareTo(first) >= 0)
                                            .map(second -> new ShowTreasures(first, second))))
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(Claim claim, TrekBoard board) {
            return switch (claim) {
                case KeepHidden() -> Optional.empty();
                case ShowTreasures(var first, var second) ->
                    Refusals.when(first == Treasure.GLASS || second == Treasure.GLASS, "R30", "glass")
                            .or(() -> Refusals.when(second.compareTo(first) < 0, "R30", "lesser-first"))
                            .or(() -> Refusals.when(!has(board, first, second), "R30", "not-yours"));
            };
        }

        private boolean has(TrekBoard board, Treasure first, Treasure second) {
            List<Treasure> own = board.tokens().treasures(seat);
            return first == second
                    ? own.stream().filter(first::equals).count() >= TO_WIN
                    : own.contains(first) && own.contains(second);
        }

        @Override
        public void answer(Claim claim, Table<TrekBoard> table) {
            switch (claim) {
                case ShowTreasures(var first, var second) -> {
                    table.tell(new TrekEvent.SummitClaimed(seat, first, second));
                    table.next(new EndMatch(Optional.of(seat)));
                }
                case KeepHidden() -> {}
            }
        }
    }
}
