package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Verb;
import winterhall.engine.kit.CardSet;

/// The sixteen artifacts of Frost: when each may be played, and what it does. (claim:A1–A16)
public enum Artifact {
    FLAIL_OF_DAWN("A1", "flail", ArtifactWindow.P2START) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.deal().size(Board.hand(board.other(seat))) > 0;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.SetCardAside(table.board().other(seat)));
        }
    },
    HUNTING_CLOAK("A2", "cloak", ArtifactWindow.LED) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return leads(board, seat) && board.deal().size(Board.hand(board.other(seat))) > 0;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            Seat victim = table.board().other(seat);
            table.update(board -> board.rules().cloakNextTrick()
                    ? board.with(board.ongoing().cloak(Optional.of(victim)))
                    : board.with(board.trick().cast(Spell.on(victim, Spell.Kind.CLOAK))));
        }
    },
    KINGS_DAGGER("A3", "plain-dagger", 5, ArtifactWindow.LED, ArtifactWindow.DONE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            Optional<PlayedCard> theirs = board.trick().of(board.other(seat));
            if (theirs.isEmpty() || board.value(theirs.get().card()) != number(board)) {
                return false;
            }
            boolean answered = board.trick().of(seat).isPresent();
            boolean leads = leads(board, theirs.get().seat());
            boolean open = theirs.get().readable() && !board.trick().under(Spell.Kind.DICE);
            return leads ? answered ? !open : open && board.playable(seat) > 0 : answered;
        }

        @Override
        boolean closes(ArtifactWindow window) {
            return window == ArtifactWindow.DONE;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.TakeFive(seat, window));
        }
    },
    PROWLERS_TORCH("A4", "torch", 2, ArtifactWindow.PRE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.phase() == Phase.RECRUITING;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.ongoing().torched(number(board))));
        }
    },
    WISHING_LAMP("A5", "magic-lamp", ArtifactWindow.LED) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.phase() == Phase.GATHERING && leads(board, seat);
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.NameCard(seat));
        }
    },
    GAMBLERS_BOOK("A6", "book-cover", ArtifactWindow.P1END) {
        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.DiscardRandomly(seat), new Artifacts.RetrieveToHand(seat));
        }
    },
    SPYGLASS("A7", "spyglass", ArtifactWindow.WON) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.winner().equals(seat) && !Gathering.due(board).isEmpty();
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.GiveUpCard(seat), new Artifacts.RetrieveToScore(seat));
        }
    },
    MAGIC_WAND("A8", "crystal-wand", 2, ArtifactWindow.LED, ArtifactWindow.DONE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.trick().of(seat).isPresent();
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.WaveWand(seat));
        }
    },
    ENDLESS_ROPE(
            "A9",
            "rope-coil",
            ArtifactWindow.PRE,
            ArtifactWindow.LED,
            ArtifactWindow.DONE,
            ArtifactWindow.WON,
            ArtifactWindow.P2START) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.phase() == Phase.GATHERING && board.deal().size(Board.score(seat)) > 0;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.HaulCard(seat));
        }
    },
    BOTTOMLESS_BOTTLE("A10", "square-bottle", ArtifactWindow.LED) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return leads(board, seat);
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.trick().cast(Spell.onAll(Spell.Kind.BOTTLE))));
        }
    },
    FLASK_OF_TEARS("A11", "round-bottom-flask", Optional.of(9), Optional.of(3), ArtifactWindow.PRE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            Tally tally = board.tally();
            int lost = board.rules().flaskWithinPhase() ? tally.lostThisPhase(seat) : tally.lost(seat);
            return lost >= board.cards().printed().losses(this);
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.ongoing().flask(seat, true)));
        }
    },
    MASK_OF_DARKNESS("A12", "domino-mask", 2, ArtifactWindow.PRE) {
        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.ongoing().masked(number(board))));
        }
    },
    GAMBLERS_DICE("A13", "rolling-dices", ArtifactWindow.PRE) {
        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.trick().cast(Spell.onAll(Spell.Kind.DICE))));
        }
    },
    MIRROR_OF_LIES("A14", "mirror-mirror", 5, ArtifactWindow.LED, ArtifactWindow.DONE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.trick().of(seat).isPresent();
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            Artifacts.twist(table, seat, PlayedCard.Twist.MIRRORED);
        }
    },
    BOOK_OF_MEMORIES("A15", "open-book", ArtifactWindow.PRE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            return board.phase() == Phase.GATHERING
                    && leads(board, seat)
                    && board.deal().size(Board.score(seat)) > 0;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.update(board -> board.with(board.trick().cast(Spell.on(seat, Spell.Kind.BOOK))));
        }
    },
    ICE_SWORD("A16", "shard-sword", ArtifactWindow.DONE) {
        @Override
        boolean hasObject(Board board, Seat seat) {
            boolean lastOfPhase =
                    board.phase() == Phase.RECRUITING && board.deck().size() <= 1;
            boolean everyoneHasMore = Seat.all(board.seats()).stream().allMatch(each -> board.playable(each) > 0);
            return !lastOfPhase
                    && everyoneHasMore
                    && board.trick().plays().size() == board.seats()
                    && board.trick().winner().isEmpty()
                    && !board.isMerged();
        }

        @Override
        boolean closes(ArtifactWindow window) {
            return true;
        }

        @Override
        void play(Table<Board> table, Seat seat, ArtifactWindow window) {
            table.next(new Artifacts.FreezeTrick());
        }
    };

    private final String rule;
    private final String icon;
    private final Optional<Integer> number;
    private final Optional<Integer> losses;
    private final List<ArtifactWindow> windows;

    Artifact(String rule, String icon, ArtifactWindow... windows) {
        this(rule, icon, Optional.empty(), Optional.empty(), windows);
    }

    Artifact(String rule, String icon, int number, ArtifactWindow... windows) {
        this(rule, icon, Optional.of(number), Optional.empty(), windows);
    }

    Artifact(String rule, String icon, Optional<Integer> number, Optional<Integer> losses, ArtifactWindow... windows) {
        this.rule = "claim:" + rule;
        this.icon = icon;
        this.number = number;
        this.losses = losses;
        this.windows = List.of(windows);
    }

    /// Why something happens that it brought about.
    Optional<Cause> cause() {
        return Why.by(this);
    }

    /// What is printed on it in the box; [Printed] has what is printed on that of a match.
    public final Sheet.Artifact sheet() {
        return new Sheet.Artifact(toString(), windows, number, losses, icon, rule);
    }

    /// The number on it in this match.
    final int number(Board board) {
        return board.cards().printed().number(this);
    }

    /// Whether this seat, who has it, may play it in this window. (claim:W3)
    final boolean isPlayable(ArtifactWindow window, Board board, Seat seat) {
        return board.cards().printed().isFor(window, this) && hasObject(board, seat);
    }

    /// Why this seat may not play it in this window; empty if it may. (claim:W3)
    final Optional<Refusal> whyNot(ArtifactWindow window, Board board, Seat seat) {
        if (!board.artifactPiles().has(seat, this)) {
            return Optional.of(Refusal.of("claim:A0b", "not-your-artifact", "artifact", this));
        }
        if (!board.cards().printed().isFor(window, this)) {
            return Optional.of(Refusal.of(rule, "not-in-this-window", "artifact", this, "window", window));
        }
        return hasObject(board, seat)
                ? Optional.empty()
                : Optional.of(Refusal.of(rule, "artifact-condition", "artifact", this));
    }

    /// Whether its condition holds for this seat and there is something to work on. (claim:W3)
    boolean hasObject(Board board, Seat seat) {
        return true;
    }

    /// Whether the window ends when it is played in it.
    boolean closes(ArtifactWindow window) {
        return false;
    }

    abstract void play(Table<Board> table, Seat seat, ArtifactWindow window);

    private static boolean leads(Board board, Seat seat) {
        return board.leader().equals(seat);
    }

    /// Every printed card that the Wishing Lamp can name. (claim:A5)
    static List<Face> nameable(Board board) {
        var faces = new ArrayList<Face>();
        for (Faction faction : board.cards().factions()) {
            board.cards().numbers(faction).stream()
                    .distinct()
                    .map(value -> Face.of(faction, value))
                    .forEach(faces::add);
        }
        return faces;
    }

    public String anchor() {
        return "artifact:" + this;
    }

    public static Artifact parse(String word) {
        try {
            return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException _) {
            throw new IllegalArgumentException("there is no artifact " + word);
        }
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }

    /// The cards with this printed number among these, hidden or not.
    static CardSet bearing(Board board, Face named, CardSet among) {
        CardSet found = CardSet.EMPTY;
        for (int card : among.and(board.cards().of(named.faction())).toArray()) {
            found = board.value(card) == named.number() ? found.with(card) : found;
        }
        return found;
    }
}
