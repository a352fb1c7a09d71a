package winterhall.app.lots;

import winterhall.engine.Move;

public sealed interface LotsMove extends Move {
    record Draw() implements LotsMove {}

    record Pass() implements LotsMove {}
}
