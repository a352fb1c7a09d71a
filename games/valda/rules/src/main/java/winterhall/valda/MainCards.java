package winterhall.valda;

import static winterhall.valda.Card.defence;
import static winterhall.valda.DieKind.WHITE;
import static winterhall.valda.RepeatedCards.*;

import java.util.List;

/// The two main decks: one line, one card. (valda:R18, R148)
final class MainCards {
    static final List<Card> A = List.of(
            glimpse(2),
            backup(3, 2),
            backup(1, 3),
            bridge(2),
            vein(3, 2),
            vein(2, 3),
            drakkar(3),
            fertility(2, WHITE),
            sacrifice(2),
            seduction(4, 1),
            seduction(2, 2),
            spoils(3, 2),
            spoils(2, 3),
            chest(3, 2),
            chest(2, 3),
            yggdrasil(3, 3),
            yggdrasil(1, 4));

    static final List<Card> A_OF_GIANTS = List.of(victory(2, 1), victory(1, 2), ruler(2));

    static final List<Card> B = List.of(
            raid(1, 4),
            raid(2, 5),
            raid(1, 6),
            abduction(1, 3),
            abduction(2, 4),
            abduction(1, 5),
            doubleKill(1, 3),
            doubleKill(1, 4),
            doubleKill(1, 5),
            bloodshed(1, 5),
            bloodshed(1, 6),
            bloodshed(1, 7),
            warHorn(1, 4),
            warHorn(1, 5),
            torch(1, 3),
            torch(1, 4),
            templeAssault(1, 2),
            templeAssault(1, 3),
            defence("wooden-shield", 4, 3).icon("round-shield"),
            defence("round-shield", 5, 4).icon("round-shield"),
            defence("shield-wall", 5, 5).icon("checked-shield"),
            defence("palisade", 4, 6).icon("palisade"),
            defence("fortress", 2, 7).icon("castle"));

    static final List<Card> B_OF_GIANTS = List.of(
            giantSmash(1, 4),
            giantSmash(1, 5),
            runeTheft(1, 5),
            runeTheft(1, 6),
            powerShift(1, 3),
            stone(1, 3),
            templeFreeze(1, 5),
            templeFreeze(1, 6),
            defence("ice-wall", 1, 5).icon("icebergs"),
            defence("stone-skin", 1, 6).icon("stone-block"));

    private MainCards() {}
}
