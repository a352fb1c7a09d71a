package winterhall.valda;

/// One of the fields of an area, numbered from 1; written `tyr-agir-3`. (valda:R3)
public record Site(Area area, int field) {
    public static Site parse(String word) {
        int dash = word.lastIndexOf('-');
        if (dash > 0 && word.substring(dash + 1).matches("[1-9]")) {
            for (Area area : Area.values()) {
                if (area.toString().equals(word.substring(0, dash))) {
                    return new Site(area, word.charAt(word.length() - 1) - '0');
                }
            }
        }
        throw new IllegalArgumentException("there is no field " + word + "; fields are written tyr-agir-3");
    }

    public String anchor() {
        return "field:" + this;
    }

    @Override
    public String toString() {
        return area + "-" + field;
    }
}
