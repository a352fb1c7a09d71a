package winterhall.server.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import winterhall.server.Denied;
import winterhall.server.ManualTime;

/// What a person and an address may have, beside what a socket may.
class LimitsTest {
    private static final String CLUB = "192.0.2.1";

    private final ManualTime time = new ManualTime();
    private final Limits limits = new Limits(time, true);

    @Test
    void moreSocketsDoNotLetAPersonSayMore() {
        assertThat(heard("anna", CLUB, 1_000)).isEqualTo(120);
        time.advance(1_000);
        assertThat(heard("anna", CLUB, 1_000)).isEqualTo(40);
    }

    @Test
    void morePeopleDoNotLetAnAddressSayMore() {
        int heard = IntStream.range(0, 100)
                .map(person -> heard("person " + person, CLUB, 120))
                .sum();
        assertThat(heard).isEqualTo(600);
        assertThat(heard("bert", "192.0.2.2", 120)).isEqualTo(120);
    }

    /// Everybody moves every second and looks at everything.
    @Test
    void aClubOfAHundredIsNeverTooFast() {
        for (int second = 0; second < 60; second++) {
            for (int person = 0; person < 100; person++) {
                assertThat(heard("person " + person, CLUB, 2)).isEqualTo(2);
            }
            time.advance(1_000);
        }
    }

    @Test
    void aHouseholdIsOneAddressWhicheverOfItsAddressesItTakes() {
        assertThat(Limits.network("2001:db8:7:1::42")).isEqualTo(Limits.network("[2001:db8:7:1:aaaa:bbbb:cccc:dddd]"));
        assertThat(Limits.network("fe80::1%eth0")).isEqualTo(Limits.network("fe80::2"));
        assertThat(Limits.network("2001:db8:7:1::42")).isNotEqualTo(Limits.network("2001:db8:7:2::42"));
        assertThat(Limits.network("192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(Limits.network("::ffff:192.0.2.1")).isNotEqualTo(Limits.network("::ffff:192.0.2.2"));
        assertThat(Limits.network("unknown:client")).isEqualTo("unknown:client");
    }

    private int heard(String person, String address, int messages) {
        return (int) IntStream.range(0, messages)
                .filter(_ -> limits.message(person, address))
                .count();
    }

    @Test
    void moreGuestsDoNotLetAnAddressCheckOrTakeInMoreRecords() {
        assertThat(granted(guest -> limits.verification("guest " + guest / 10, CLUB)))
                .isEqualTo(40);
        assertThat(granted(guest -> limits.intake("guest " + guest / 10, CLUB))).isEqualTo(40);
        assertThat(granted(_ -> limits.verification("anna", "192.0.2.2"))).isEqualTo(10);
        assertThat(granted(_ -> limits.intake("anna", "192.0.2.2"))).isEqualTo(10);
        time.advance(10_000);
        assertThat(granted(guest -> limits.verification("later " + guest / 10, CLUB)))
                .isEqualTo(5);
        assertThat(granted(guest -> limits.intake("later " + guest / 10, CLUB))).isEqualTo(1);
    }

    private static long granted(IntConsumer request) {
        return IntStream.range(1_000, 2_000)
                .filter(guest -> {
                    try {
                        request.accept(guest);
                        return true;
                    } catch (Denied _) {
                        return false;
                    }
                })
                .count();
    }

    @Test
    void aPersonMayHaveThirtyTwoSocketsAndAnAddressSixteenTimesAsMany() {
        for (int person = 0; person < 16; person++) {
            for (int i = 0; i < 32; i++) {
                limits.socket("person " + person, CLUB);
                assertThat(limits.opened("person " + person, CLUB)).isTrue();
            }
            assertDenied("person " + person, CLUB, 429, "too-many-sockets");
        }
        assertDenied("one more", CLUB, 429, "too-many-sockets-here");
        assertThat(limits.opened("one more", CLUB)).isFalse();
        limits.closed("one more", CLUB);
        limits.closed("person 0", CLUB);
        limits.socket("one more", CLUB);
        limits.socket("one more", "192.0.2.2");
    }

    @Test
    void aFullHallSaysSo() {
        var full = new Limits(time, true, 3);
        for (int i = 0; i < 3; i++) {
            full.socket("person " + i, "192.0.2." + i);
            assertThat(full.opened("person " + i, "192.0.2." + i)).isTrue();
        }
        assertThatThrownBy(() -> full.socket("one more", CLUB))
                .isInstanceOfSatisfying(
                        Denied.class,
                        denied -> assertThat(denied.problem().status()).isEqualTo(503));
        full.closed("person 0", "192.0.2.0");
        full.socket("one more", CLUB);
    }

    @Test
    void nobodyHasAllConnections() {
        var small = new Limits(time, true, 2_000);
        assertThat(IntStream.range(0, 1_025).filter(_ -> small.connected(CLUB)).count())
                .isEqualTo(1_024);
        assertThat(small.connected("192.0.2.2")).isTrue();
        assertThat(IntStream.range(0, 1_000).filter(_ -> small.connected("")).count())
                .isEqualTo(974); // then the hall is full
        small.disconnected("");
        IntStream.range(0, 100).forEach(_ -> small.disconnected(CLUB));
        assertThat(small.connected(CLUB)).isTrue();
    }

    @Test
    void aClubThatComesBackAtOnceComesInOneAfterAnother() {
        long longest =
                IntStream.range(0, 120).mapToLong(_ -> limits.wait(CLUB)).max().orElseThrow();
        assertThat(longest).isEqualTo(4_000);
        assertThat(limits.wait("192.0.2.2")).isZero();
        time.advance(4_000);
        assertThat(limits.wait(CLUB)).isLessThan(100);
    }

    private void assertDenied(String person, String address, int status, String key) {
        assertThatThrownBy(() -> limits.socket(person, address)).isInstanceOfSatisfying(Denied.class, denied -> {
            assertThat(denied.problem().status()).isEqualTo(status);
            assertThat(denied.problem().key()).isEqualTo(key);
        });
    }
}
