package winterhall.enginetest;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;

/// A question, its answers and the reasons against them are read by the seat that is asked, and how far the match has
/// come by everybody. What is told to all, [TextCheck] judges by the text alone.
enum TextLaw implements Law {
    /// A sentence that stands for its reader says *you*, in every language.
    READER_IS_YOU {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            var texts = TEXTS.computeIfAbsent(point.game().getClass(), _ -> texts(point.game()));
            if (texts.isEmpty()) {
                return;
            }
            for (Seat seat : Seat.all(point.seats())) {
                var where = point.game().where(point.view(Viewer.at(seat)).table());
                judge(texts, "game.where", where, seat, broken);
            }
            for (Seat seat : point.awaited()) {
                var explainer = point.explainer(Viewer.at(seat));
                String ask =
                        point.referee().decision(point.position()).orElseThrow().ask();
                judge(texts, "ask." + ask, explainer.words(), seat, broken);
                point.options(seat).forEach(move -> judge(texts, verb(move), seats(move), seat, broken));
                List<Move> candidates = point.candidates(Viewer.at(seat));
                for (int i = 0; i < Math.min(REASONS, candidates.size()); i++) {
                    Move move = candidates.get((point.position().number() + i) % candidates.size());
                    explainer
                            .whyNot(move)
                            .ifPresent(why -> judge(texts, "refusal." + why.reason(), why.words(), seat, broken));
                }
            }
        }
    };

    /// So many reasons are read at each decision, others at the next: finding them takes long.
    private static final int REASONS = 4;

    /// The texts of each game by language and key.
    private static final Map<Class<?>, Map<String, Map<String, Message>>> TEXTS = new ConcurrentHashMap<>();

    /// The components of each kind of move that are seats.
    private static final Map<Class<?>, List<RecordComponent>> SEATS = new ConcurrentHashMap<>();

    private static Map<String, Map<String, Message>> texts(Game<?, ?> game) {
        var texts = new LinkedHashMap<String, Map<String, Message>>();
        for (String language : GameWords.LANGUAGES) {
            GameWords.texts(game, language).ifPresent(file -> {
                var messages = new LinkedHashMap<String, Message>();
                new TextFile(file).texts().forEach((key, text) -> messages.put(key, Message.parse(text)));
                texts.put(language, messages);
            });
        }
        return texts;
    }

    private static void judge(
            Map<String, Map<String, Message>> texts,
            String key,
            Map<String, String> words,
            Seat reader,
            Consumer<String> broken) {
        if (words.values().stream().noneMatch(word -> isSeat(word, reader))) {
            return;
        }
        texts.forEach((language, messages) -> Optional.ofNullable(messages.get(key))
                .filter(message -> message.names(words, word -> isSeat(word, reader)))
                .ifPresent(
                        _ -> broken.accept(key + " in " + language + " does not call " + reader + " you: " + words)));
    }

    private static boolean isSeat(String word, Seat seat) {
        return word.equals(seat.anchor()) || word.equals(seat.toString());
    }

    private static String verb(Move move) {
        return "move." + Verb.of(move.getClass());
    }

    private static Map<String, String> seats(Move move) {
        var seats = new LinkedHashMap<String, String>();
        for (RecordComponent part : SEATS.computeIfAbsent(move.getClass(), TextLaw::seatsOf)) {
            try {
                seats.put(part.getName(), Objects.toString(part.getAccessor().invoke(move)));
            } catch (ReflectiveOperationException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return seats;
    }

    private static List<RecordComponent> seatsOf(Class<?> kind) {
        return Arrays.stream(kind.getRecordComponents())
                .filter(part -> part.getType() == Seat.class)
                .toList();
    }
}
