package winterhall.server.door;

import java.util.Optional;
import winterhall.server.Denied;
import winterhall.server.people.Person;

/// The client that makes a request, and what its address says.
public interface Caller {
    /// Who it is, if the hall knows the cookie.
    Optional<Person> known();

    /// A parameter of the path.
    String path(String name);

    /// A parameter of the query; empty if it is missing.
    String query(String name);

    /// The languages the browser asks for.
    String languages();

    /// Where the request comes from, for limits.
    String address();

    /// Gives the browser a cookie, or takes it away with an empty token.
    void cookie(String token);

    /// The token of the cookie; empty if there is none.
    String token();

    default Person person() {
        return known().orElseThrow(() -> Denied.because(401, "not-signed-in", ""));
    }
}
