package winterhall.engine;

/// What a seat answers: a flat record (ids, numbers, enums, lists of these), equal by value.
///
/// A move names a card as its mover knows it, never which physical copy it is.
public interface Move {}
