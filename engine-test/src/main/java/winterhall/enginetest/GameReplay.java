package winterhall.enginetest;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Replays a finished game from what a ledger keeps: the line of its setup, its chance and the lines of its moves.
record GameReplay<B, V>(Referee<B, V> referee, Setup setup, Chance chance, List<RandomGame.Played> played) {
    /// Tells the first move where the replay and the game part.
    void check(Consumer<String> broken) {
        Setup again = Setup.parse(setup.toString());
        if (!again.equals(setup)) {
            broken.accept("the setup " + setup + " reads as " + again);
            return;
        }
        Position<B> position = referee.start(again, chance).position();
        for (int i = 0; i < played.size(); i++) {
            var answer = played.get(i);
            String line = moves().write((Record) answer.move());
            Optional<String> parts = Optional.empty();
            switch (play(position, answer.seat(), line)) {
                case Reply.Accepted<B>(var step) -> {
                    position = step.position();
                    parts = leadsElsewhere(position, answer);
                }
                case Reply.Refused<B>(var refusal) -> parts = Optional.of("is refused: " + refusal);
            }
            if (parts.isPresent()) {
                broken.accept("on replay, move " + (i + 1) + ", " + answer.seat() + " " + line + ", " + parts.get());
                return;
            }
        }
    }

    private Reply<B> play(Position<B> position, Seat seat, String line) {
        return referee.play(position, seat, moves().read(line, Move.class));
    }

    private Optional<String> leadsElsewhere(Position<B> position, RandomGame.Played answer) {
        return answer.fingerprint()
                .filter(expected -> !expected.equals(fingerprint(position)))
                .map(expected -> "leads to " + fingerprint(position) + ", not to " + expected);
    }

    private String fingerprint(Position<B> position) {
        return referee.game().vocabulary().fingerprint(position);
    }

    private Notation moves() {
        return referee.game().vocabulary().moves();
    }
}
