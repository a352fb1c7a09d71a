package winterhall.enginetest;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.TreeMap;

/// A text file of one language: its texts by key, and what is wrong with it as a file.
public final class TextFile {
    private final SequencedMap<String, String> texts = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    public TextFile(String properties) {
        var reader = new Properties() {
            private static final long serialVersionUID = 1L;

            @Override
            public synchronized Object put(Object key, Object value) {
                if (texts.put((String) key, (String) value) != null) {
                    problems.add(key + " stands twice");
                }
                return value;
            }
        };
        try {
            reader.load(new StringReader(properties));
        } catch (IllegalArgumentException | IOException unreadable) {
            problems.add("does not read: " + unreadable.getMessage());
        }
    }

    /// In the order of their keys.
    public SequencedMap<String, String> texts() {
        return Collections.unmodifiableSequencedMap(texts);
    }

    public List<String> problems() {
        return List.copyOf(problems);
    }
}
