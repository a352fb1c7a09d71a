package winterhall.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A setup that no match can start from; the message names what is wrong and what would do.
public final class BadSetup extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String setting;

    public BadSetup(String message) {
        super(message);
        this.setting = null;
    }

    /// @param setting the key of the setting that cannot stay as it is
    public BadSetup(String setting, String message) {
        super(setting + ": " + message);
        this.setting = setting;
    }

    /// The setting that cannot stay as it is, where it is a single one.
    public Optional<String> setting() {
        return Optional.ofNullable(setting);
    }
}
