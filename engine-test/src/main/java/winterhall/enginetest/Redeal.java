package winterhall.enginetest;

import java.util.Optional;
import winterhall.engine.QuickChance;
import winterhall.engine.Viewer;

/// Redeals everything that a viewer does not know, straight on the true board.
///
/// An imagined world is built from the view, so it keeps whatever the view shows, even too much of it. A redeal is
/// written from the rules of who knows what, without the view: it finds a view that shows too much.
@FunctionalInterface
public interface Redeal<B> {
    /// Another board that must look the same to this viewer; empty if this deal is ruled out by what all know.
    Optional<B> deal(B board, Viewer viewer, QuickChance chance);
}
