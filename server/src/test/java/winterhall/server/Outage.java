package winterhall.server;

/// A database that takes nothing for a while.
interface Outage extends AutoCloseable {
    String url();

    void begin();

    void end();

    @Override
    void close();
}
