package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One place in a line of [Notation], and what may stand there: a value, perhaps a value, or several.
sealed interface Slot {
    String NOTHING = "?";
    String NONE = "none";

    void write(Object value, StringBuilder line);

    Object read(String word);

    /// Adds what the value lights up on a board.
    void anchors(Object value, List<String> anchors);

    /// The slot for components of this type; refuses types that are not flat.
    static Slot of(FullType type, String where) {
        if (type.raw() == Optional.class) {
            return new Maybe(flat(type, where, Maybe.class));
        }
        if (type.raw() == List.class) {
            return new Many(flat(type, where, Many.class));
        }
        return WordForm.of(type).<Slot>map(One::new).orElseThrow(() -> notFlat(type, where));
    }

    private static Slot flat(FullType outer, String where, Class<?> refused) {
        var inner = of(outer.arguments().getFirst(), where);
        if (refused.isInstance(inner)) {
            throw notFlat(outer, where);
        }
        return inner;
    }

    private static IllegalArgumentException notFlat(FullType type, String where) {
        return new IllegalArgumentException(
                where + ": " + type + " does not fit in a line; numbers, yes and no, strings,"
                        + " enums, ids (with a static parse), purses, optionals and lists of these do");
    }

    /// One word.
    record One(WordForm form) implements Slot {
        @Override
        public void write(Object value, StringBuilder line) {
            int start = line.length();
            form.write(value, line);
            if (!oneWord(line, start)) {
                throw new IllegalArgumentException(BadNotation.quoted(line.substring(start)) + " is not one word");
            }
        }

        @Override
        public Object read(String word) {
            if (!oneWord(word, 0)) {
                throw new BadNotation(BadNotation.quoted(word) + " is not one word");
            }
            return form.read(word);
        }

        @Override
        public void anchors(Object value, List<String> anchors) {
            form.anchor(value).ifPresent(anchors::add);
        }

        private static boolean oneWord(CharSequence text, int start) {
            for (int i = start; i < text.length(); i++) {
                char c = text.charAt(i);
                boolean blank = c <= ' ' || c >= 0x7f && (Character.isISOControl(c) || Character.isSpaceChar(c));
                if (blank || c == ',') {
                    return false;
                }
            }
            return text.length() > start;
        }
    }

    /// A value, or `?` for none.
    record Maybe(Slot of) implements Slot {
        @Override
        public void write(Object value, StringBuilder line) {
            int start = line.length();
            ((Optional<?>) value)
                    .ifPresentOrElse(present -> writePresent(present, line, start), () -> line.append(NOTHING));
        }

        private void writePresent(Object present, StringBuilder line, int start) {
            of.write(present, line);
            if (line.length() == start + NOTHING.length() && line.indexOf(NOTHING, start) == start) {
                throw new IllegalArgumentException("a value written ? would be read as nothing");
            }
        }

        @Override
        public Object read(String word) {
            return word.equals(NOTHING) ? Optional.empty() : Optional.of(of.read(word));
        }

        @Override
        public void anchors(Object value, List<String> anchors) {
            ((Optional<?>) value).ifPresent(present -> of.anchors(present, anchors));
        }
    }

    /// Values with commas between them, or `none`.
    record Many(Slot of) implements Slot {
        @Override
        public void write(Object value, StringBuilder line) {
            var values = (List<?>) value;
            if (values.isEmpty()) {
                line.append(NONE);
                return;
            }
            int start = line.length();
            for (int i = 0; i < values.size(); i++) {
                if (i > 0) {
                    line.append(',');
                }
                of.write(values.get(i), line);
            }
            if (line.length() == start + NONE.length() && line.indexOf(NONE, start) == start) {
                throw new IllegalArgumentException("a list of the one value none would be read as empty");
            }
        }

        @Override
        public Object read(String word) {
            if (word.equals(NONE)) {
                return List.of();
            }
            var values = new ArrayList<Object>();
            for (var part : word.split(",", -1)) {
                values.add(of.read(part));
            }
            return List.copyOf(values);
        }

        @Override
        public void anchors(Object value, List<String> anchors) {
            for (var element : (List<?>) value) {
                of.anchors(element, anchors);
            }
        }
    }
}
