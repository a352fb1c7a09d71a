package winterhall.frozenwastes.cards;

import java.util.Optional;

/// A skill test: two dice, the attribute and the bonus for the skill against a difficulty; written `climb-12` or, if the
/// attribute alone counts, `mind-12`. (frozen-wastes:R59)
///
/// @param skill unless an attribute is tested
public record SkillTest(Attribute attribute, Optional<Skill> skill, int difficulty) {
    static SkillTest of(Skill skill, int difficulty) {
        return new SkillTest(skill.attribute(), Optional.of(skill), difficulty);
    }

    static SkillTest of(Attribute attribute, int difficulty) {
        return new SkillTest(attribute, Optional.empty(), difficulty);
    }

    public static SkillTest parse(String word) {
        int dash = word.lastIndexOf('-');
        if (dash < 0) {
            throw new IllegalArgumentException("not a test: " + word + "; one is written climb-12");
        }
        String name = word.substring(0, dash);
        int difficulty = WordReader.number(word.substring(dash + 1));
        return WordReader.find(Skill.class, name)
                .map(skill -> of(skill, difficulty))
                .orElseGet(() -> of(WordReader.read(Attribute.class, name), difficulty));
    }

    @Override
    public String toString() {
        return skill.map(Skill::toString).orElseGet(attribute::toString) + "-" + difficulty;
    }
}
