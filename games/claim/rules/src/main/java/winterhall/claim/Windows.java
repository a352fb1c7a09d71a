package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import winterhall.engine.Effect;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Verb;
import winterhall.engine.WindowAsk;
import winterhall.engine.Words;
import winterhall.engine.kit.Window;

/// The artifact windows. (claim:W1–W3)
final class Windows {
    static final OrderKind ORDERS = OrderKind.forWindows(
            ActInWindow.class,
            Arrays.stream(ArtifactWindow.values()).map(Verb::of).toList(),
            Arrays.stream(Artifact.values()).map(Artifact::toString).toList(),
            List.of("trick", "phase", OrderKind.MATCH));

    private Windows() {}

    /// What the orders for a trick and for a phase wait for; a trick's also lapse when somebody plays an artifact.
    static List<String> ends(ClaimEvent event) {
        return switch (event) {
            case ClaimEvent.PhaseBegan _ -> List.of("trick", "phase");
            case ClaimEvent.TrickWon _, ClaimEvent.TrickFrozen _, ClaimEvent.ArtifactPlayed _ -> List.of("trick");
            default -> List.of();
        };
    }

    /// A seat with artifacts left is asked, whatever they are. (claim:W1, claim:P2)
    record Open(ArtifactWindow when) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (!board.artifactPiles().isLive()) {
                return;
            }
            Seat first = when == ArtifactWindow.WON ? board.winner() : board.leader();
            Window.open(armed(board, first)).ifPresent(window -> table.next(new ActInWindow(when, window)));
        }
    }

    /// One seat plays an artifact or passes. (claim:W1)
    record ActInWindow(ArtifactWindow when, Window window) implements ClaimAsk<ClaimMove>, WindowAsk<Board, ClaimMove> {
        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public List<ClaimMove> answers(Board board) {
            var answers = new ArrayList<ClaimMove>();
            answers.add(MoveCache.PASS);
            board.artifactPiles().row(seat()).forEach(artifact -> answers.add(MoveCache.use(artifact)));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(ClaimMove move, Board board) {
            return switch (move) {
                case ClaimMove.Pass _ -> Optional.empty();
                case ClaimMove.Use(var artifact) -> artifact.whyNot(when, board, seat());
                case ClaimMove.Play _ -> Optional.of(Refusal.of("claim:W1", "window-first"));
                default -> Optional.of(whyNoAnswer(move));
            };
        }

        @Override
        public List<ClaimMove> options(Board board) {
            var options = new ArrayList<ClaimMove>();
            options.add(MoveCache.PASS);
            for (Artifact artifact : board.artifactPiles().row(seat())) {
                if (artifact.isPlayable(when, board, seat())) {
                    options.add(MoveCache.use(artifact));
                }
            }
            return options;
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Use(var artifact)) {
                table.update(board -> board.with(board.artifactPiles().use(seat(), artifact)));
                table.tell(new ClaimEvent.ArtifactPlayed(seat(), artifact));
                if (!artifact.closes(when)) {
                    table.next(new Reopen(when, window));
                }
                artifact.play(table, seat(), when);
            } else {
                table.tell(new ClaimEvent.WindowPassed(seat()));
                window.passed().ifPresent(open -> table.next(new ActInWindow(when, open)));
            }
        }

        @Override
        public SequencedMap<String, String> words(Seat seat, Board board) {
            String playable = board.artifactPiles().row(seat()).stream()
                    .filter(artifact -> artifact.isPlayable(when, board, seat()))
                    .map(Artifact::toString)
                    .collect(Collectors.joining(","));
            return Words.of("window", when, "artifact", playable.isEmpty() ? "none" : playable);
        }

        @Override
        public String windowName() {
            return when.toString();
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public ClaimMove pass() {
            return MoveCache.PASS;
        }

        @Override
        public boolean plays(ClaimMove move, String card) {
            return move instanceof ClaimMove.Use(var artifact)
                    && artifact.toString().equals(card);
        }
    }

    /// After a play the alternation begins again with the other seat. (claim:W1)
    record Reopen(ArtifactWindow when, Window window) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (when == ArtifactWindow.LED && board.trick().plays().isEmpty()) {
                return; // the lead was taken and not replaced (claim:A3)
            }
            window.played(armed(board, board.leader())).ifPresent(open -> table.next(new ActInWindow(when, open)));
        }
    }

    private static List<Seat> armed(Board board, Seat first) {
        var armed = new ArrayList<Seat>(board.seats());
        for (Seat seat : first.around(board.seats())) {
            if (board.artifactPiles().left(seat) > 0) {
                armed.add(seat);
            }
        }
        return armed;
    }
}
