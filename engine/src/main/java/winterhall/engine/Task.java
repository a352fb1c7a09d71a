package winterhall.engine;

/// One entry of the agenda: something to happen, or somebody to ask. It names no hidden fact: the agenda is public.
public sealed interface Task<B> permits Effect, Question {}
