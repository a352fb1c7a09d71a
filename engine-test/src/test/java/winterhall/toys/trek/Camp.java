package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Poll;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;
import winterhall.toys.trek.TrekMove.CampAt;
import winterhall.toys.trek.TrekMove.Glance;
import winterhall.toys.trek.TrekMove.LookAt;
import winterhall.toys.trek.TrekMove.LookAway;

/// The end of a round. (trek:R28, R29)
final class Camp {
    private Camp() {}

    /// In secret, revealed together; a seat that is alone there has the benefit. (trek:R28, R29)
    ///
    /// @param seats all, in the order of their turns
    record ChooseCamp(List<Seat> seats) implements Poll<TrekBoard, CampAt> {
        public ChooseCamp {
            seats = List.copyOf(seats);
        }

        @Override
        public List<CampAt> answers(Seat seat, TrekBoard board) {
            return Arrays.stream(Site.values()).map(CampAt::new).toList();
        }

        @Override
        public void reveal(List<CampAt> answers, Table<TrekBoard> table) {
            var benefits = new ArrayList<Task<TrekBoard>>();
            for (int i = 0; i < seats.size(); i++) {
                Seat seat = seats.get(i);
                CampAt camp = answers.get(i);
                table.tell(new TrekEvent.CampRevealed(seat, camp.site()));
                if (answers.stream().filter(camp::equals).count() == 1) {
                    benefits.add(benefit(camp.site(), seat));
                }
            }
            table.next(benefits);
        }

        private static Task<TrekBoard> benefit(Site site, Seat seat) {
            return switch (site) {
                case CAVE -> new RestInCave(seat);
                case GROVE -> new ForageInGrove(seat);
                case RIDGE -> new LookFromRidge(seat);
            };
        }
    }

    /// One wound off the hero and one off the ally. (trek:R29)
    record RestInCave(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> {
                Hero rested = hero.healed();
                return rested.ally().map(ally -> rested.with(ally.healed())).orElse(rested);
            }));
            table.tell(new TrekEvent.Rested(seat));
        }
    }

    /// One gold. (trek:R29)
    record ForageInGrove(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> hero.got(Gear.GOLD, 1)));
            table.tell(new TrekEvent.Foraged(seat));
        }
    }

    /// One token that nobody has turned yet, if the hero likes. (trek:R29)
    record LookFromRidge(Seat seat) implements Ask<TrekBoard, Glance> {
        @Override
        public List<? extends Glance> answers(TrekBoard board) {
            return Stream.concat(
                            Stream.of(new LookAway()), Valley.MARKED.stream().map(LookAt::new))
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(Glance glance, TrekBoard board) {
            return switch (glance) {
                case LookAway() -> Optional.empty();
                case LookAt(var hex) -> {
                    CardSet there = board.tokens().at(TokenZone.on(hex));
                    yield there.isEmpty() || board.open().beastAt(hex).isPresent()
                            ? Refusals.refuse("R29", "nothing-face-down", "hex", hex)
                            : Refusals.when(
                                    board.tokens().seenBy(seat).has(there.first()), "R29", "seen-before", "hex", hex);
                }
            };
        }

        @Override
        public void answer(Glance glance, Table<TrekBoard> table) {
            switch (glance) {
                case LookAt(var hex) -> look(hex, table);
                case LookAway() -> {}
            }
        }

        private void look(Hex hex, Table<TrekBoard> table) {
            CardSet token = table.board().tokens().at(TokenZone.on(hex));
            Face face = Tokens.FACES.get(token.first());
            table.update(board -> board.tokens(tokens -> tokens.show(token, seat)));
            table.tell(new TrekEvent.LookedAt(seat, hex, Optional.of(face)));
        }
    }
}
