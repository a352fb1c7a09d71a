package winterhall.server.door;

/// Who may use a route at all; what belongs to somebody is checked again where it is kept.
public enum Access {
    /// Anyone who can reach the hall.
    ANYONE,
    /// Anyone with a cookie who is not banned.
    GUEST,
    /// Anyone who may see the table in the path.
    VIEWER,
    /// Anyone who sits at the table in the path.
    SEATED,
    /// The owner of the table in the path.
    OWNER,
    /// Administrators of the hall.
    ADMIN
}
