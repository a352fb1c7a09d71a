package winterhall.server.people;

import java.util.Optional;

/// Somebody the hall knows.
///
/// @param login lower case; nothing for a guest
/// @param banned why, if an administrator has shut the door
public record Person(
        String id, String name, String role, String language, Optional<String> login, Optional<String> banned) {
    public boolean isGuest() {
        return role.equals("guest") && login.isEmpty();
    }

    public boolean isAdmin() {
        return role.equals("admin");
    }
}
