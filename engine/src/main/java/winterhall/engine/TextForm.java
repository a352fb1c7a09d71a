package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// How values of one declared type stand in a [Written] text; the simple forms are here, [RecordForm], [KindForm]
/// and [MapForm] beside it.
interface TextForm {

    void write(Object value, StringBuilder text);

    Object read(TextCursor text);

    /// A number, truth value, enum constant or id: `12`, `ice-axe`.
    record Word(WordForm form, boolean alwaysPlain) implements TextForm {
        /// Ids may hold anything; the rest needs no quotes, for the build lets no name of a constant leave ASCII.
        Word(WordForm form) {
            this(form, !(form instanceof WordForm.Id));
        }

        @Override
        public void write(Object value, StringBuilder text) {
            if (alwaysPlain) {
                form.write(value, text);
            } else {
                TextCursor.quoteIfNeeded(form.word(value), text);
            }
        }

        @Override
        public Object read(TextCursor text) {
            int place = text.at();
            var word = text.word();
            try {
                return form.read(word);
            } catch (BadNotation bad) {
                throw text.bad(place, bad);
            }
        }
    }

    /// A string, always in quotes: `"two words"`.
    record Quoted() implements TextForm {
        @Override
        public void write(Object value, StringBuilder text) {
            TextCursor.quote((String) value, text);
        }

        @Override
        public Object read(TextCursor text) {
            return text.quoted();
        }
    }

    /// A type that brings its own text, as one word, as several in parentheses, or in quotes.
    record Own(Function<Object, String> written, Function<String, Object> readWritten) implements TextForm {
        @Override
        public void write(Object value, StringBuilder text) {
            var own = written.apply(value);
            if (TextCursor.isGroup(own)) {
                text.append(own);
            } else {
                TextCursor.quoteIfNeeded(own, text);
            }
        }

        @Override
        public Object read(TextCursor text) {
            int place = text.at();
            var own = text.groupOrWord();
            try {
                return readWritten.apply(own);
            } catch (RuntimeException refused) {
                throw text.bad(place, refused);
            }
        }
    }

    /// A value, or `?` for none.
    record Maybe(TextForm of) implements TextForm {
        @Override
        public void write(Object value, StringBuilder text) {
            var present = (Optional<?>) value;
            if (present.isPresent()) {
                of.write(present.get(), text);
            } else {
                text.append('?');
            }
        }

        @Override
        public Object read(TextCursor text) {
            return text.passes('?') ? Optional.empty() : Optional.of(of.read(text));
        }
    }

    /// A list: `[a b c]`.
    record Many(TextForm element) implements TextForm {
        @Override
        public void write(Object value, StringBuilder text) {
            var values = (List<?>) value;
            text.append('[');
            for (int i = 0; i < values.size(); i++) {
                if (i > 0) {
                    text.append(' ');
                }
                element.write(values.get(i), text);
            }
            text.append(']');
        }

        @Override
        public List<Object> read(TextCursor text) {
            text.expect('[');
            var values = new ArrayList<Object>();
            while (text.another(']', values.isEmpty())) {
                values.add(element.read(text));
            }
            return List.copyOf(values);
        }
    }

    /// A type written as a list of its elements, such as an array.
    record Converted(Many list, Function<Object, List<?>> toList, Function<List<?>, Object> fromList)
            implements TextForm {
        @Override
        public void write(Object value, StringBuilder text) {
            list.write(toList.apply(value), text);
        }

        @Override
        public Object read(TextCursor text) {
            int place = text.at();
            var elements = list.read(text);
            try {
                return fromList.apply(elements);
            } catch (RuntimeException refused) {
                throw text.bad(place, refused);
            }
        }
    }
}
