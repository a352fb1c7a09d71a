package winterhall.server.camp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Poll;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.WindowAsk;
import winterhall.engine.kit.Window;
import winterhall.server.camp.CampMove.Deed;
import winterhall.server.camp.CampMove.Gather;
import winterhall.server.camp.CampMove.Pass;
import winterhall.server.camp.CampMove.Peek;
import winterhall.server.camp.CampMove.Reply;
import winterhall.server.camp.CampMove.Rest;
import winterhall.server.camp.CampMove.Shout;
import winterhall.server.camp.CampMove.Vote;

/// What happens and who is asked.
public interface CampRules {
    record DrawTokens() implements Effect<CampBoard> {
        @Override
        public void resolve(Table<CampBoard> table) {
            for (Seat seat : Seat.all(table.board().wood().size())) {
                int token = 1 + table.roll("tokens", 6);
                table.update(board -> board.drawn(seat, token));
                table.tell(new CampEvent.TokenDrawn(seat, Optional.of(token)));
            }
        }
    }

    /// Two deeds for each seat, then in odd rounds the horn, then the vote.
    record PlayRound() implements Effect<CampBoard> {
        @Override
        public void resolve(Table<CampBoard> table) {
            table.update(CampBoard::nextRound);
            if (table.board().isOver()) {
                return;
            }
            List<Seat> seats = Seat.all(table.board().wood().size());
            var tasks = new ArrayList<Task<CampBoard>>();
            seats.forEach(seat -> tasks.addAll(List.of(new ChooseDeed(seat), new ChooseDeed(seat))));
            if (Math.floorMod(table.board().round(), 2) == 1) {
                Window.open(seats).ifPresent(window -> tasks.add(new HearHorn(window)));
            }
            tasks.add(new StayOrGo(seats));
            tasks.add(new PlayRound());
            table.next(tasks);
        }
    }

    record ChooseDeed(Seat seat) implements Ask<CampBoard, Deed> {
        @Override
        public List<Deed> answers(CampBoard board) {
            return List.of(new Gather(), new Rest(), new Peek());
        }

        @Override
        public void answer(Deed deed, Table<CampBoard> table) {
            switch (deed) {
                case Gather() -> {
                    table.update(board -> board.gathered(seat));
                    table.tell(new CampEvent.Gathered(seat));
                }
                case Rest() -> table.tell(new CampEvent.Rested(seat));
                case Peek() -> table.tell(new CampEvent.Peeked(seat));
            }
        }
    }

    /// Each in turn shouts or passes; after a shout those who come later may still shout, and nobody twice.
    record HearHorn(Window window) implements WindowAsk<CampBoard, Reply> {
        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public List<Reply> answers(CampBoard board) {
            return List.of(new Pass(), new Shout());
        }

        @Override
        public Optional<Refusal> whyNot(Reply reply, CampBoard board) {
            return reply instanceof Shout && board.token(seat()) <= 3
                    ? Optional.of(Refusal.of("camp:R1", "too-quiet"))
                    : Optional.empty();
        }

        @Override
        public void answer(Reply reply, Table<CampBoard> table) {
            table.tell(
                    switch (reply) {
                        case Pass() -> new CampEvent.Passed(seat());
                        case Shout() -> new CampEvent.Shouted(seat());
                    });
            window.passed().ifPresent(rest -> table.next(new HearHorn(rest)));
        }

        @Override
        public String windowName() {
            return "horn";
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Reply pass() {
            return new Pass();
        }

        @Override
        public boolean plays(Reply reply, String card) {
            return reply instanceof Shout;
        }
    }

    record StayOrGo(List<Seat> seats) implements Poll<CampBoard, Vote> {
        @Override
        public List<Vote> answers(Seat seat, CampBoard board) {
            return List.of(new Vote(true), new Vote(false));
        }

        @Override
        public void reveal(List<Vote> answers, Table<CampBoard> table) {
            table.tell(new CampEvent.VotesCounted(
                    answers.stream().map(Vote::stay).sorted().toList()));
        }
    }
}
