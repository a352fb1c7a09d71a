package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.StopTraining;
import winterhall.frozenwastes.WastesMove.Train;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;

/// The last step: experience counters. (frozen-wastes:R120–R124)
final class Training {
    private Training() {}

    record BeginExperience(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turns.enter(Step.EXPERIENCE, table);
            table.next(new GoOn(seat));
        }
    }

    /// As long as another counter can be paid. (frozen-wastes:R120)
    record GoOn(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            if (field.party(seat).experience() >= cost(field, seat)) {
                table.next(new SpendExperience(seat));
            }
        }
    }

    static int cost(Field field, Seat seat) {
        return field.rules().experienceCost(field.party(seat).growth().level());
    }

    record SpendExperience(Seat seat) implements WastesAsk<WastesMove.Training> {
        @Override
        public List<WastesMove.Training> answers(Board board) {
            var answers = new ArrayList<WastesMove.Training>();
            Arrays.stream(Growth.Counter.values()).forEach(counter -> answers.add(new Train(counter)));
            answers.add(new StopTraining());
            answers.addAll(Powers.quiet(board, seat));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(WastesMove.Training move, Board board) {
            return switch (move) {
                case Train(var _) -> {
                    int cost = cost(board.field(), seat);
                    yield WastesAsk.refuseIf(
                            board.party(seat).experience() < cost, "R120", "too-little-experience", "cost", cost);
                }
                case StopTraining() -> WastesAsk.FINE;
                case Quiet quiet -> Powers.whyNot(quiet, board, seat);
            };
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("points", board.party(seat).experience(), "cost", cost(board.field(), seat));
        }

        /// By agreement. (frozen-wastes:RU47)
        private void heal(Table<Board> table) {
            Party party = table.board().party(seat);
            if (party.body().of(Harm.WOUNDS) > 0) {
                table.update(board ->
                        board.party(seat, now -> now.with(now.body().plus(Harm.WOUNDS, -1))));
                table.tell(new WastesEvent.CountersRemoved(seat, party.hero(), Harm.WOUNDS, 1, Causes.rule("RU47")));
            }
        }

        @Override
        public void answer(WastesMove.Training move, Table<Board> table) {
            switch (move) {
                case Train(var counter) -> {
                    int cost = cost(table.board().field(), seat);
                    table.update(board ->
                            board.party(seat, party -> party.experience(-cost).grown(counter)));
                    table.tell(new WastesEvent.Trained(seat, counter, cost));
                    if (counter == Growth.Counter.LIFE
                            && table.board().field().rules().lifeCounterHeals()) {
                        heal(table);
                    }
                    table.next(new GoOn(seat));
                }
                case StopTraining() -> {}
                case Quiet quiet -> {
                    table.next(new GoOn(seat));
                    Powers.answer(quiet, seat, table);
                }
            }
        }
    }
}
