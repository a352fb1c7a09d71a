package winterhall.engine;

import java.util.List;

/// A record whose class is known from where it stands: `(3 [ice-axe] seat-2)`.
final class RecordForm implements TextForm {
    private final RecordShape shape;
    private TextForm[] forms = {};

    RecordForm(RecordShape shape) {
        this.shape = shape;
    }

    /// Completes the form; apart from the constructor, because records may hold records of their own kind.
    void fill(List<TextForm> parts) {
        forms = parts.toArray(TextForm[]::new);
    }

    @Override
    public void write(Object value, StringBuilder text) {
        text.append('(');
        for (int i = 0; i < forms.length; i++) {
            if (i > 0) {
                text.append(' ');
            }
            try {
                forms[i].write(shape.get(value, i), text);
            } catch (Unwritable trouble) {
                throw trouble.within(shape.parts().get(i).name());
            }
        }
        text.append(')');
    }

    @Override
    public Object read(TextCursor text) {
        int place = text.at();
        text.expect('(');
        var values = new Object[forms.length];
        for (int i = 0; i < values.length; i++) {
            if (i > 0) {
                text.expect(' ');
            }
            values[i] = forms[i].read(text);
        }
        text.expect(')');
        try {
            return shape.make(values);
        } catch (RuntimeException refused) {
            throw text.bad(place, refused);
        }
    }
}
