package winterhall.claim;

import winterhall.engine.Ask;
import winterhall.engine.Move;
import winterhall.engine.Refusal;

/// A question of Claim: whatever it does not ask for is refused by the rule that such a move belongs to.
interface ClaimAsk<M extends ClaimMove> extends Ask<Board, M> {
    @Override
    default Refusal whyNoAnswer(Move candidate) {
        return notNow(candidate);
    }

    static Refusal notNow(Move candidate) {
        return switch ((ClaimMove) candidate) {
            case ClaimMove.Play _ -> Refusal.of("claim:R9", "not-the-time-to-play");
            case ClaimMove.Use(var artifact) -> Refusal.of("claim:W1", "no-window-open", "artifact", artifact);
            case ClaimMove.Pass _ -> notOffered("W1");
            case ClaimMove.Decline _ -> notOffered("R16");
            case ClaimMove.Look _, ClaimMove.TakeDeck _ -> notOffered("F9");
            case ClaimMove.Recruit _ -> notOffered("N4");
            case ClaimMove.KeepGhost _ -> notOffered("F20");
            case ClaimMove.Peek _ -> notOffered("F19");
            case ClaimMove.Smash _ -> notOffered("F6");
            case ClaimMove.TakeTroll _ -> notOffered("F8");
            case ClaimMove.SetAside _ -> notOffered("A1");
            case ClaimMove.Name _ -> notOffered("A5");
            case ClaimMove.Retrieve _ -> notOffered("A6");
            case ClaimMove.GiveUp _ -> notOffered("A7");
            case ClaimMove.Haul _ -> notOffered("A9");
            case ClaimMove.Raise _, ClaimMove.Lower _ -> notOffered("A8");
            case ClaimMove.Give _ -> notOffered("L1");
        };
    }

    static Refusal notOffered(String rule) {
        return Refusal.of("claim:" + rule, "not-offered-now");
    }
}
