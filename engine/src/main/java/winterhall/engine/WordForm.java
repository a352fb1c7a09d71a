package winterhall.engine;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;

/// How values of one type become one word and back. Law: a value has one word only, and [#read] refuses every other.
sealed interface WordForm {

    String word(Object value);

    default void write(Object value, StringBuilder line) {
        line.append(word(value));
    }

    /// The value of a word; throws [BadNotation] with the word and what would do.
    Object read(String word);

    /// What the value lights up on a board; empty for whatever is not a piece.
    default Optional<String> anchor(Object value) {
        return Optional.empty();
    }

    /// The form of numbers, truth values, strings, enums, ids, and of what is counted by an enum; empty for other types.
    static Optional<WordForm> of(FullType type) {
        return of(type.raw()).or(() -> Counted.of(type));
    }

    /// The form of numbers, truth values, strings, enums and ids; empty for other types.
    static Optional<WordForm> of(Class<?> type) {
        return Whole.KINDS.stream()
                .filter(whole -> whole.plain == type || whole.boxed == type)
                .<WordForm>map(whole -> whole)
                .findFirst()
                .or(() -> type == boolean.class || type == Boolean.class ? Optional.of(new YesNo()) : Optional.empty())
                .or(() -> type == String.class ? Optional.of(new Text()) : Optional.empty())
                .or(() -> type.isEnum() ? Optional.of(Constant.of(type)) : Optional.empty())
                .or(() -> Handles.factory(type, "parse").map(parse -> Id.of(type, parse)));
    }

    /// A whole number: `12`, `-3`.
    record Whole(Class<?> plain, Class<?> boxed, long least, long most, LongFunction<Object> value)
            implements WordForm {
        private static final List<Whole> KINDS = List.of(
                new Whole(int.class, Integer.class, Integer.MIN_VALUE, Integer.MAX_VALUE, number -> (int) number),
                new Whole(long.class, Long.class, Long.MIN_VALUE, Long.MAX_VALUE, number -> number),
                new Whole(short.class, Short.class, Short.MIN_VALUE, Short.MAX_VALUE, number -> (short) number),
                new Whole(byte.class, Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE, number -> (byte) number));

        @Override
        public String word(Object value) {
            return value.toString();
        }

        @Override
        public void write(Object value, StringBuilder line) {
            line.append(((Number) value).longValue());
        }

        @Override
        public Object read(String word) {
            long number = parsed(word);
            if (number < least || number > most) {
                throw new BadNotation(BadNotation.quoted(word) + " is not between " + least + " and " + most);
            }
            return value.apply(number);
        }

        private static long parsed(String word) {
            try {
                long number = Long.parseLong(word);
                if (Long.toString(number).equals(word)) {
                    return number;
                }
            } catch (NumberFormatException notANumber) {
                throw new BadNotation(BadNotation.quoted(word) + " is not a whole number", notANumber);
            }
            throw new BadNotation(BadNotation.quoted(word) + " is not how a whole number is written");
        }
    }

    /// A truth value: `yes` or `no`.
    record YesNo() implements WordForm {
        @Override
        public String word(Object value) {
            return (boolean) value ? "yes" : "no";
        }

        @Override
        public Object read(String word) {
            return switch (word) {
                case "yes" -> true;
                case "no" -> false;
                default -> throw new BadNotation(BadNotation.quoted(word) + " is neither yes nor no");
            };
        }
    }

    /// A string that is a word already.
    record Text() implements WordForm {
        @Override
        public String word(Object value) {
            return (String) value;
        }

        @Override
        public Object read(String word) {
            return word;
        }
    }

    /// A constant of an enum: `ICE_AXE` is `ice-axe`.
    record Constant(Class<?> type, List<String> names, SortedMap<String, Object> values, Optional<MethodHandle> anchor)
            implements WordForm {
        static Constant of(Class<?> type) {
            var values = new TreeMap<String, Object>();
            var constants = List.of((Enum<?>[]) type.getEnumConstants());
            for (var constant : constants) {
                var twin = values.put(Verb.of(constant), constant);
                if (twin != null) {
                    throw new IllegalArgumentException(type.getName() + "." + constant.name() + " and " + twin
                            + " are both written " + Verb.of(constant));
                }
            }
            var names = constants.stream().<String>map(Verb::of).toList();
            return new Constant(type, names, values, Handles.question(type, "anchor"));
        }

        @Override
        public String word(Object value) {
            return names.get(((Enum<?>) value).ordinal());
        }

        @Override
        public Object read(String word) {
            var value = values.get(word);
            if (value == null) {
                throw new BadNotation(BadNotation.quoted(word) + " is not a valid " + Verb.of(type) + "; there are "
                        + ClosestWord.of(word, names));
            }
            return value;
        }

        @Override
        public Optional<String> anchor(Object value) {
            return anchor.map(question -> (String) Handles.call(question, value));
        }
    }

    /// An id: a type that parses what its own `toString` gives.
    record Id(Class<?> type, MethodHandle parse, Optional<MethodHandle> anchor) implements WordForm {
        static Id of(Class<?> type, MethodHandle parse) {
            return new Id(type, parse, Handles.question(type, "anchor"));
        }

        @Override
        public String word(Object value) {
            return value.toString();
        }

        @Override
        public Object read(String word) {
            var value = parsed(word);
            if (!value.toString().equals(word)) {
                throw new BadNotation(
                        BadNotation.quoted(word) + " is not how this " + Verb.of(type) + " is written: " + value);
            }
            return value;
        }

        private Object parsed(String word) {
            try {
                return Handles.call(parse, word);
            } catch (RuntimeException refused) {
                throw new BadNotation(
                        BadNotation.quoted(word) + " is not a valid " + Verb.of(type) + ": " + refused.getMessage(),
                        refused);
            }
        }

        @Override
        public Optional<String> anchor(Object value) {
            return Optional.of(anchor.map(question -> (String) Handles.call(question, value))
                    .orElseGet(() -> Verb.of(type) + ":" + value));
        }
    }

    /// What is counted by the constants of an enum, such as a purse: a type with `static X parse(Class<K>, String)`,
    /// which parses what its own `toString` gives. It lights up nothing.
    record Counted(Class<?> type, UnaryOperator<Object> parse) implements WordForm {
        static Optional<WordForm> of(FullType type) {
            if (type.arguments().size() != 1
                    || !type.arguments().getFirst().raw().isEnum()) {
                return Optional.empty();
            }
            var kind = type.arguments().getFirst().raw();
            return Handles.factoryBy(type.raw(), "parse")
                    .map(parse -> new Counted(type.raw(), word -> Handles.call(parse, new Object[] {kind, word})));
        }

        @Override
        public String word(Object value) {
            return value.toString();
        }

        @Override
        public Object read(String word) {
            Object value;
            try {
                value = parse.apply(word);
            } catch (RuntimeException refused) {
                throw new BadNotation(String.valueOf(refused.getMessage()), refused);
            }
            if (!value.toString().equals(word)) {
                throw new BadNotation(
                        BadNotation.quoted(word) + " is not how this " + Verb.of(type) + " is written: " + value);
            }
            return value;
        }
    }
}
