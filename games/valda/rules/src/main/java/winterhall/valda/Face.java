package winterhall.valda;

import java.util.Optional;
import winterhall.engine.Verb;

/// What a die can show. (valda:R11)
public enum Face {
    BLOOD_1(Resource.BLOOD, 1),
    BLOOD_2(Resource.BLOOD, 2),
    DIAMOND_1(Resource.DIAMOND, 1),
    DIAMOND_2(Resource.DIAMOND, 2),
    GOLD_1(Resource.GOLD, 1),
    GOLD_2(Resource.GOLD, 2),
    FOLLOWER_1(1),
    FOLLOWER_2(2),
    SKULL(-1);

    private final Optional<Resource> resource;
    private final int number;

    Face(Resource resource, int number) {
        this.resource = Optional.of(resource);
        this.number = number;
    }

    Face(int number) {
        this.resource = Optional.empty();
        this.number = number;
    }

    public Optional<Resource> resource() {
        return resource;
    }

    /// How many of it; below zero for the skull.
    public int number() {
        return number;
    }

    public String anchor() {
        return "face:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
