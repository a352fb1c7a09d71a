package winterhall.frozenwastes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PrintedWordsTest {
    @Test
    void everyThreatAndPowerOfEveryCardCanBeReadBack() {
        for (Sheet sheet : Printed.SHEETS) {
            if (sheet instanceof Challenge challenge) {
                challenge.threats().forEach(threat -> assertEquals(threat, Threat.parse(threat.toString())));
            }
            if (sheet instanceof Belonging belonging) {
                belonging.powers().forEach(power -> assertEquals(power, Power.parse(power.toString())));
            }
            if (sheet instanceof Hero hero) {
                hero.powers().forEach(power -> assertEquals(power, Power.parse(power.toString())));
            }
        }
    }

    @Test
    void noTwoCardsHaveOneId() {
        assertTrue(Printed.twice().isEmpty(), () -> Printed.twice() + " are there twice");
    }

    @Test
    void anUnknownEffectIsRefusedByName() {
        var refused = assertThrows(IllegalArgumentException.class, () -> Power.parse("activate/fly/2"));
        assertTrue(refused.getMessage().startsWith("fly is not one of"), refused::getMessage);
    }

    @Test
    void aCellThatIsNoSpaceIsRefusedWithLineAndColumn() {
        var refused = assertThrows(IllegalArgumentException.class, () -> Isheim.parse("# a map\nF. Tq"));
        assertTrue(refused.getMessage().startsWith("line 2, column 4"), refused::getMessage);
    }
}
