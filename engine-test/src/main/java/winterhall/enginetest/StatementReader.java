package winterhall.enginetest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import winterhall.engine.Order;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.enginetest.Statement.Holds;

/// Reads what a line of a scenario says; knows no game.
final class StatementReader {
    private static final int MANY = Integer.MAX_VALUE;
    private static final SequencedMap<String, String> FORMS = forms();

    private final List<String> words;

    private StatementReader(List<String> words) {
        this.words = words;
    }

    /// Whether a line with this first word is a statement; any other word belongs to the game.
    static boolean knows(String word) {
        return FORMS.containsKey(word);
    }

    /// @throws IllegalArgumentException if the line is malformed; the message says what would do
    static Statement read(List<String> words) {
        if (!knows(words.getFirst())) {
            throw new IllegalArgumentException("\"" + words.getFirst() + "\" cannot stand here; there are "
                    + String.join(", ", FORMS.sequencedKeySet()) + " (the board is laid out before the first of them)");
        }
        return new StatementReader(words).statement();
    }

    private static SequencedMap<String, String> forms() {
        var forms = new LinkedHashMap<String, String>();
        forms.put("play", "play <seat> <move>");
        forms.put("refuse", "refuse <seat> <move> because <rule> [reason <reason>]");
        forms.put("order", "order <seat> <ask> <order>");
        forms.put("settle", "settle");
        forms.put("undo", "undo <seat>");
        forms.put("refuse-undo", "refuse-undo <seat> because <reason> [<event verb>]");
        forms.put("chance", "chance <word>… with one word a draw, or order <number or name>,… for an order");
        forms.put("options", "options <seat> [contains|lacks] <move> | <move> | …, or options <seat> none");
        forms.put("expect", "expect <zone> = <value>");
        forms.put("view", "view <viewer> <zone> = <value>");
        forms.put("told", "told [<viewer>] <event>");
        forms.put("untold", "untold <event verb>");
        forms.put("asked", "asked <seat> [<ask verb>]");
        forms.put("over", "over [<reason>]");
        forms.put("winner", "winner <seat>…");
        forms.put("draw", "draw");
        forms.put("perft", "perft <depth from 1 to 99> <sequences>");
        return forms;
    }

    private Statement statement() {
        return switch (words.getFirst()) {
            case "play" -> of(3, MANY, () -> new Statement.Play(seat(), text(2, words.size())));
            case "refuse" -> of(5, MANY, this::refuse);
            case "order" -> of(4, MANY, () -> new Statement.Give(seat(), Order.read(text(2, words.size()))));
            case "settle" -> of(1, 1, Statement.Settle::new);
            case "undo" -> of(2, 2, () -> new Statement.Undo(seat()));
            case "refuse-undo" -> of(4, 5, this::refuseUndo);
            case "chance" -> of(2, MANY, () -> new Statement.Script(script()));
            case "options" -> of(3, MANY, this::options);
            case "expect" -> of(4, MANY, () -> new Statement.Expect(zone(1), value()));
            case "view" -> of(5, MANY, () -> new Statement.See(Viewer.parse(words.get(1)), zone(2), value()));
            case "told" -> of(2, MANY, this::told);
            case "untold" -> of(2, 2, () -> new Statement.Untold(words.get(1)));
            case "asked" -> of(2, 3, () -> new Statement.Asked(seat(), word(2)));
            case "over" -> of(1, 2, () -> new Statement.Over(word(1)));
            case "winner" -> of(2, MANY, () -> new Statement.Winner(seats()));
            case "draw" -> of(1, 1, Statement.Draw::new);
            case "perft" -> of(3, 3, () -> new Statement.Perft(depth(), number(2)));
            default -> throw malformed();
        };
    }

    private Statement refuse() {
        int because = words.lastIndexOf("because");
        int after = words.size() - because;
        if (because < 3 || after != 2 && (after != 4 || !words.get(because + 2).equals("reason"))) {
            throw malformed();
        }
        return new Statement.Refuse(seat(), text(2, because), words.get(because + 1), word(because + 3));
    }

    private Statement refuseUndo() {
        if (!words.get(2).equals("because")) {
            throw malformed();
        }
        return new Statement.RefuseUndo(seat(), words.get(3), word(4));
    }

    private Statement options() {
        Holds holds = switch (words.get(2)) {
            case "contains" -> Holds.CONTAINS;
            case "lacks" -> Holds.LACKS;
            default -> Holds.EXACTLY;
        };
        if (words.size() == 3 && words.get(2).equals("none")) {
            return new Statement.Options(seat(), holds, List.of());
        }
        var moves = new ArrayList<String>();
        for (String move : text(holds == Holds.EXACTLY ? 2 : 3, words.size()).split("\\|", -1)) {
            if (move.isBlank()) {
                throw malformed();
            }
            moves.add(move.strip());
        }
        return new Statement.Options(seat(), holds, List.copyOf(moves));
    }

    private Statement told() {
        String first = words.get(1);
        boolean toOne = first.matches("seat-[0-9]+|spectator|everyone");
        if (toOne && words.size() == 2) {
            throw malformed();
        }
        return toOne
                ? new Statement.Told(Viewer.parse(first), text(2, words.size()))
                : new Statement.Told(Viewer.everyone(), text(1, words.size()));
    }

    /// One word a draw: `order 3,1,2` becomes the one word `order=3,1,2`.
    private List<String> script() {
        var script = new ArrayList<String>();
        for (int i = 1; i < words.size(); i++) {
            if (!words.get(i).equals("order")) {
                script.add(words.get(i));
            } else if (++i < words.size()) {
                script.add("order=" + words.get(i));
            } else {
                throw malformed();
            }
        }
        return List.copyOf(script);
    }

    private List<String> zone(int from) {
        int equals = words.indexOf("=");
        if (equals <= from || equals == words.size() - 1) {
            throw malformed();
        }
        return List.copyOf(words.subList(from, equals));
    }

    private String value() {
        return text(words.indexOf("=") + 1, words.size());
    }

    private Seat seat() {
        return Seat.parse(words.get(1));
    }

    private List<Seat> seats() {
        return words.subList(1, words.size()).stream().map(Seat::parse).toList();
    }

    private int depth() {
        if (!words.get(1).matches("[1-9][0-9]?")) {
            throw malformed();
        }
        return Integer.parseInt(words.get(1));
    }

    private long number(int at) {
        if (!words.get(at).matches("[0-9]{1,15}")) {
            throw malformed();
        }
        return Long.parseLong(words.get(at));
    }

    private Optional<String> word(int at) {
        return at < words.size() ? Optional.of(words.get(at)) : Optional.empty();
    }

    private String text(int from, int to) {
        return String.join(" ", words.subList(from, to));
    }

    private Statement of(int least, int most, Supplier<Statement> statement) {
        if (words.size() < least || words.size() > most) {
            throw malformed();
        }
        return statement.get();
    }

    private IllegalArgumentException malformed() {
        return new IllegalArgumentException(
                "\"" + String.join(" ", words) + "\" does not read; it is written " + FORMS.get(words.getFirst()));
    }
}
