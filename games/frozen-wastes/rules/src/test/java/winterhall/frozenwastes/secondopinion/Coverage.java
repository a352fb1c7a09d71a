package winterhall.frozenwastes.secondopinion;

import java.util.SortedMap;
import java.util.TreeMap;

/// How much was compared, so that a test cannot check nothing without anybody noticing.
final class Coverage {
    /// Questions whose answers were compared, by their verb.
    final SortedMap<String, Integer> questions = new TreeMap<>();

    /// Questions about things that are not judged here, by their verb.
    final SortedMap<String, Integer> notJudged = new TreeMap<>();

    /// Rulings that were applied, by id.
    final SortedMap<String, Integer> rules = new TreeMap<>();

    /// Answers that were compared.
    int answers;

    /// Answers to questions that were judged which are left out: discoveries.
    int leftOut;

    /// Events that were foretold in every detail.
    int events;

    /// Tables that were compared with the holdings.
    int tables;

    void add(Coverage other) {
        other.questions.forEach((ask, times) -> questions.merge(ask, times, Integer::sum));
        other.notJudged.forEach((ask, times) -> notJudged.merge(ask, times, Integer::sum));
        other.rules.forEach((rule, times) -> rules.merge(rule, times, Integer::sum));
        answers += other.answers;
        leftOut += other.leftOut;
        events += other.events;
        tables += other.tables;
    }

    void met(String rule) {
        rules.merge(rule, 1, Integer::sum);
    }

    int judged() {
        return questions.values().stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public String toString() {
        return "questions judged " + questions + ", answers " + answers + ", answers left out " + leftOut
                + ", events foretold " + events + ", tables compared " + tables + ", questions not judged " + notJudged
                + ", rules met " + rules;
    }
}
