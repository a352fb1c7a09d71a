package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every card has one word, and the word leads back to it. (claim:F15, claim:H6)
class FaceTest {
    @ParameterizedTest
    @EnumSource(Faction.class)
    void theWordOfEveryCardLeadsBackToIt(Faction faction) {
        for (int number : faction.sheet().numbers()) {
            Face open = Face.of(faction, number);
            Face hidden = Face.hidden(faction, number);
            assertThat(Face.parse(open.toString())).isSameAs(open);
            assertThat(Face.parse(hidden.toString())).isSameAs(hidden);
            assertThat(hidden.fits(number)).isTrue();
            assertThat(open.fits(number)).isTrue();
            assertThat(open.fits(number + 1)).isFalse();
            assertThat(open.anchor()).isEqualTo("card:" + open);
        }
        assertThat(Faction.parse(faction.toString())).isSameAs(faction);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "goblin",
                "goblin-",
                "-7",
                "goblin-11",
                "knight--1",
                "demon-low",
                "troll-odd",
                "elf-3",
                "goblin-x"
            })
    void whatIsNoCardIsRefused(String word) {
        assertThatThrownBy(() -> Face.parse(word)).hasMessageContaining("there is no card " + word);
    }

    @Test
    void wordsOfPiecesLeadBackToThem() {
        for (Artifact artifact : Artifact.values()) {
            assertThat(Artifact.parse(artifact.toString())).isSameAs(artifact);
            assertThat(artifact.anchor()).isEqualTo("artifact:" + artifact);
            assertThat(artifact.sheet().rule()).isEqualTo("claim:" + "A" + (artifact.ordinal() + 1));
        }
        for (PlayedCard.Twist twist : PlayedCard.Twist.values()) {
            assertThat(PlayedCard.Twist.parse(twist.toString())).isSameAs(twist);
        }
        for (Location location : Location.values()) {
            assertThat(Location.parse(location.toString())).isSameAs(location);
        }
        assertThatThrownBy(() -> Faction.parse("elf")).hasMessageContaining("there is no faction elf");
        assertThatThrownBy(() -> Artifact.parse("orb")).hasMessageContaining("there is no artifact orb");
        assertThatThrownBy(() -> PlayedCard.Twist.parse("bent"))
                .hasMessageContaining("there is no change of value bent");
    }
}
