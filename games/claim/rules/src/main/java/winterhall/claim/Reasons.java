package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import winterhall.engine.Ask;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.QuickChance;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Task;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;

/// Why something cannot be done now, told from the view alone.
///
/// A board imagined from the view answers for everything that the viewer knows: its own hand and what lies open.
final class Reasons {
    private final View<Glance> view;
    private final Seat seat;
    private final Board board;

    private Reasons(View<Glance> view, Seat seat) {
        this.view = view;
        this.seat = seat;
        this.board = Imagining.board(view.table(), new QuickChance(0));
    }

    /// What speaks against a candidate, if anything does.
    static Function<Move, Optional<Refusal>> of(View<Glance> view) {
        if (!(view.viewer() instanceof Viewer.At(var seat))) {
            return _ -> Optional.of(Refusal.of("claim:H11", "not-seated"));
        }
        if (view.agenda().isEmpty()) {
            return _ -> Optional.of(Refusal.of("claim:R43", "match-is-over"));
        }
        if (!view.isAsked()) {
            return _ -> Optional.of(Refusal.of("claim:H7", "not-asked"));
        }
        return new Reasons(view, seat)::against;
    }

    /// Every card, artifact and button this viewer could touch.
    static List<Move> candidates(View<Glance> view) {
        if (!(view.viewer() instanceof Viewer.At(var seat))) {
            return List.of();
        }
        var candidates = new ArrayList<Move>();
        Glance.Place own = view.table().at(seat);
        own.known().forEach(face -> candidates.add(Moves.play(face)));
        own.flail().ifPresent(face -> candidates.add(Moves.play(face)));
        own.row().forEach(artifact -> candidates.add(Moves.use(artifact)));
        candidates.addAll(buttons(view.table().rules()));
        if (view.isAsked()) {
            candidates.addAll(new Reasons(view, seat).options());
        }
        return candidates.stream().distinct().toList();
    }

    /// The buttons of the factions and expansions in play.
    private static List<ClaimMove> buttons(Rules rules) {
        var buttons = new ArrayList<ClaimMove>();
        if (rules.artifacts()) {
            buttons.addAll(List.of(Moves.PASS, new ClaimMove.Raise(), new ClaimMove.Lower()));
        }
        if (rules.has(Faction.SEER)) {
            buttons.addAll(List.of(new ClaimMove.Look(), new ClaimMove.TakeDeck()));
        }
        if (rules.has(Faction.GHOST)) {
            buttons.add(new ClaimMove.KeepGhost());
        }
        if (rules.has(Faction.POISONER)) {
            Arrays.stream(Toxic.Place.values()).map(ClaimMove.Peek::new).forEach(buttons::add);
        }
        if (!buttons.isEmpty()) {
            buttons.add(Moves.DECLINE);
        }
        return buttons;
    }

    private List<? extends Move> options() {
        return switch (view.agenda().top()) {
            case Ask<?, ?> ask -> options(ask);
            case Poll<?, ?> poll -> options(poll);
            case Task<?> task -> throw new IllegalStateException("nobody can answer " + task);
        };
    }

    @SuppressWarnings("unchecked") // every task of this game works on its board
    private List<? extends Move> options(Ask<?, ?> ask) {
        return ((Ask<Board, ?>) ask).options(board);
    }

    @SuppressWarnings("unchecked") // every task of this game works on its board
    private List<? extends Move> options(Poll<?, ?> poll) {
        return ((Poll<Board, ?>) poll).options(seat, board);
    }

    private Optional<Refusal> against(Move candidate) {
        if (options().contains(candidate)) {
            return Optional.empty();
        }
        return Optional.of(
                switch (candidate) {
                    case ClaimMove.Play(var face) -> againstCard(face);
                    case ClaimMove.Use(var artifact) -> againstArtifact(artifact);
                    case ClaimMove move -> againstButton(move);
                    default -> Refusal.of("claim:R9", "unknown-move");
                });
    }

    private Refusal againstCard(Face face) {
        Object asked = view.agenda().top();
        if (asked instanceof Windows.ActInWindow) {
            return Refusal.of("claim:W1", "window-first");
        }
        CardSet held = board.at(Board.hand(seat)).plus(board.at(Board.flail(seat)));
        return switch (asked) {
            case Tricks.Lead _, Tricks.Follow _ -> againstPlaying(face, held);
            case Artifacts.ReplaceCard(var _, var taken) -> againstReplacing(face, held, taken);
            default -> Refusal.of("claim:R9", "not-the-time-to-play");
        };
    }

    /// A taken lead is replaced in kind, a taken answer by what follows the lead. (claim:A3)
    private Refusal againstReplacing(Face face, CardSet held, Faction taken) {
        if (board.showing(face, held).isEmpty()) {
            return Refusal.of("claim:R9", "not-in-hand", "card", face);
        }
        return seat.equals(board.leader())
                ? Refusal.of("claim:A3", "must-replace-in-kind", "faction", taken)
                : mustFollow();
    }

    private Refusal againstPlaying(Face face, CardSet held) {
        Following.Source source = Following.source(board, seat);
        if (source == Following.Source.SCORE_PILE) {
            return Refusal.of("claim:A15", "lead-comes-from-score-pile");
        }
        if (board.showing(face, held).isEmpty()) {
            return Refusal.of("claim:R9", "not-in-hand", "card", face);
        }
        if (source == Following.Source.NAMED) {
            Face named = board.faces(Following.cards(board, seat)).getFirst();
            return Refusal.of("claim:A5", "named-card-must-be-played", "card", named);
        }
        if (source == Following.Source.FLAIL) {
            return Refusal.of("claim:A1", "flail-card-must-be-played");
        }
        if (board.showing(face, board.at(Board.hand(seat))).isEmpty()) {
            return Refusal.of("claim:A1", "flail-card-waits");
        }
        return mustFollow();
    }

    private Refusal mustFollow() {
        Faction led = board.cards().faction(board.trick().lead().card());
        return Refusal.of(led.imitates() ? "claim:R11" : "claim:R10", "must-follow", "faction", led);
    }

    private Refusal againstArtifact(Artifact artifact) {
        if (!board.arsenal().has(seat, artifact)) {
            return Refusal.of("claim:A0b", "not-your-artifact", "artifact", artifact);
        }
        return view.agenda().top() instanceof Windows.ActInWindow(var moment, var _)
                ? artifact.obstacle(moment)
                : Refusal.of("claim:W1", "no-window-open", "artifact", artifact);
    }

    private Refusal againstButton(ClaimMove move) {
        Object asked = view.agenda().top();
        String rule = switch (move) {
            case ClaimMove.Play _ -> "R9";
            case ClaimMove.Pass _, ClaimMove.Use _ -> "W1";
            case ClaimMove.Decline _ -> asked instanceof Artifacts.ReplaceCard ? "A3" : "R16";
            case ClaimMove.Look _, ClaimMove.TakeDeck _ -> "F9";
            case ClaimMove.Recruit _ -> "N4";
            case ClaimMove.KeepGhost _ -> "F20";
            case ClaimMove.Peek _ -> "F19";
            case ClaimMove.Smash _ -> "F6";
            case ClaimMove.TakeTroll _ -> "F8";
            case ClaimMove.SetAside _ -> "A1";
            case ClaimMove.Name _ -> "A5";
            case ClaimMove.Retrieve _ -> asked instanceof Artifacts.RetrieveToScore ? "A7" : "A6";
            case ClaimMove.GiveUp _ -> "A7";
            case ClaimMove.Haul _ -> "A9";
            case ClaimMove.Raise _, ClaimMove.Lower _ -> "A8";
            case ClaimMove.Give _ -> "L1";
        };
        return Refusal.of("claim:" + rule, "not-offered-now");
    }
}
