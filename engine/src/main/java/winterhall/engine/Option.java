package winterhall.engine;

import java.util.List;

/// One allowed answer as a client sees it.
///
/// @param line what the client sends back
/// @param anchors what it touches on the board: `card:goblin-4`, `hex:9-13`, `seat:2`
public record Option(String line, List<String> anchors) {}
