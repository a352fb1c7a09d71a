package winterhall.valda;

import java.util.Arrays;
import java.util.List;
import winterhall.valda.ValdaMove.ChooseArea;

/// All areas as answers.
final class AreaAnswers {
    private static final List<ChooseArea> ALL =
            Arrays.stream(Area.values()).map(ChooseArea::new).toList();

    private AreaAnswers() {}

    static List<ChooseArea> all() {
        return ALL;
    }
}
