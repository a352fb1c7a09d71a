package winterhall.server.door;

/// Who may use a route at all; what belongs to somebody is checked again by whoever keeps it.
public enum Access {
    /// Whoever reaches the hall.
    ANYONE,
    /// Whoever has a cookie and is not banned.
    GUEST,
    /// Whoever may see the table that the path names.
    VIEWER,
    /// Whoever sits at the table that the path names.
    SEATED,
    /// Whoever laid the table that the path names.
    OWNER,
    /// Administrators of the hall.
    ADMIN
}
