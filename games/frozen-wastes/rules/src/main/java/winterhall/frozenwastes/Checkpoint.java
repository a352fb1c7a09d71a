package winterhall.frozenwastes;

import winterhall.engine.Effect;

/// Where a turn goes on after the active hero was knocked out: the rest of a text that concerns others, the end of the
/// combat, the end of the turn. (frozen-wastes:R19, RU67, RU68)
interface Checkpoint extends Effect<Board> {}
