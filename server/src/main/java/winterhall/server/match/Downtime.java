package winterhall.server.match;

/// The last time the hall was down: nobody's clock ran.
///
/// @param closed when the hall was last known to be open before, in milliseconds since 1970
/// @param opened when it opened again
public record Downtime(long closed, long opened) {}
