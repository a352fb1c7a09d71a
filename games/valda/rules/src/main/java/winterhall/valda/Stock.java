package winterhall.valda;

import java.util.ArrayList;
import java.util.List;

/// Basic resources: what somebody has, pays or gains; one word, `2-blood+1-gold` or `nothing`. (valda:R7)
public record Stock(int blood, int diamond, int gold) {
    public static final Stock NOTHING = new Stock(0, 0, 0);

    public Stock {
        if (blood < 0 || diamond < 0 || gold < 0) {
            throw new IllegalArgumentException(
                    "a stock below zero: " + blood + " blood, " + diamond + " diamonds, " + gold + " gold");
        }
    }

    public static Stock of(Resource kind, int amount) {
        return NOTHING.plus(kind, amount);
    }

    public int of(Resource kind) {
        return switch (kind) {
            case BLOOD -> blood;
            case DIAMOND -> diamond;
            case GOLD -> gold;
        };
    }

    public int total() {
        return blood + diamond + gold;
    }

    /// How much there is of the kind of which there is most.
    int most() {
        return Math.max(blood, Math.max(diamond, gold));
    }

    boolean isEmpty() {
        return total() == 0;
    }

    public boolean covers(Stock cost) {
        return blood >= cost.blood && diamond >= cost.diamond && gold >= cost.gold;
    }

    /// What is missing to pay this.
    public Stock missing(Stock cost) {
        return new Stock(
                Math.max(0, cost.blood - blood), Math.max(0, cost.diamond - diamond), Math.max(0, cost.gold - gold));
    }

    public Stock plus(Stock more) {
        return new Stock(blood + more.blood, diamond + more.diamond, gold + more.gold);
    }

    public Stock minus(Stock cost) {
        return new Stock(blood - cost.blood, diamond - cost.diamond, gold - cost.gold);
    }

    public Stock plus(Resource kind, int amount) {
        return switch (kind) {
            case BLOOD -> new Stock(blood + amount, diamond, gold);
            case DIAMOND -> new Stock(blood, diamond + amount, gold);
            case GOLD -> new Stock(blood, diamond, gold + amount);
        };
    }

    public Stock minus(Resource kind, int amount) {
        return plus(kind, -amount);
    }

    /// Every way to take exactly this many out of it.
    List<Stock> parts(int count) {
        var parts = new ArrayList<Stock>();
        for (int b = Math.min(blood, count); b >= 0; b--) {
            for (int d = Math.min(diamond, count - b); d >= 0; d--) {
                int g = count - b - d;
                if (g <= gold) {
                    parts.add(new Stock(b, d, g));
                }
            }
        }
        return parts;
    }

    public static Stock parse(String word) {
        Stock stock = NOTHING;
        if (word.equals("nothing")) {
            return stock;
        }
        for (String entry : word.split("\\+", -1)) {
            if (!entry.matches("[1-9][0-9]{0,5}-(blood|diamond|gold)")) {
                throw new IllegalArgumentException(
                        entry + " is not an amount such as 2-blood; a stock is 2-blood+1-gold");
            }
            int dash = entry.indexOf('-');
            Resource kind = switch (entry.substring(dash + 1)) {
                case "blood" -> Resource.BLOOD;
                case "diamond" -> Resource.DIAMOND;
                default -> Resource.GOLD;
            };
            stock = stock.plus(kind, Integer.parseInt(entry.substring(0, dash)));
        }
        return stock;
    }

    @Override
    public String toString() {
        var words = new ArrayList<String>(3);
        for (Resource kind : Resource.values()) {
            if (of(kind) > 0) {
                words.add(of(kind) + "-" + kind);
            }
        }
        return words.isEmpty() ? "nothing" : String.join("+", words);
    }

    public String anchor() {
        return "stock:" + this;
    }
}
