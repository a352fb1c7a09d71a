package winterhall.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A setup that no match can start from; the message names what is wrong and what would be valid.
public final class BadSetup extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String setting;
    private final transient @Nullable Refusal refusal;

    /// What only happens in a setup written by hand.
    public BadSetup(String message) {
        super(Excerpt.cut(message));
        this.setting = null;
        this.refusal = null;
    }

    /// @param refusal the same in every language, by the key of its text
    public BadSetup(Refusal refusal, String message) {
        super(Excerpt.cut(message));
        this.setting = null;
        this.refusal = refusal;
    }

    /// @param setting the key of the setting that cannot stay as it is
    /// @param refusal the same in every language, by the key of its text
    public BadSetup(String setting, Refusal refusal, String message) {
        super(Excerpt.cut(setting + ": " + message));
        this.setting = setting;
        this.refusal = refusal;
    }

    /// The setting that cannot stay as it is, where it is a single one.
    public Optional<String> setting() {
        return Optional.ofNullable(setting);
    }

    /// Why, for somebody who chose it from a list.
    public Optional<Refusal> refusal() {
        return Optional.ofNullable(refusal);
    }
}
