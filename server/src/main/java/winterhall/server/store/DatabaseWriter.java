package winterhall.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes: it takes all waiting work, does it in one transaction, and answers after the commit.
///
/// So a hundred moves that arrive together cost one disk sync. If one piece of work fails, the whole group is
/// rolled back and each piece is done again in a transaction of its own, so that none suffers for another.
public final class DatabaseWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseWriter.class);
    private static final int LARGEST_GROUP = 256;

    /// Nanoseconds between two commits, at least, while several write at once.
    private static final long GATHERING = 8_000_000;

    /// Nanoseconds for which work is tried again while another process writes to the same file.
    private static final long PATIENCE = 2_000_000_000;

    /// Nanoseconds after which a write that is still under way is taken for one that hangs.
    private static final long HANGING = 20_000_000_000L;

    private static final int LONGEST_QUEUE = 20_000;

    private final HikariDataSource source;
    private final BlockingQueue<Job<?>> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread thread;
    private final LongAdder commits = new LongAdder();
    private final LongAdder writes = new LongAdder();
    private volatile boolean closed;
    private volatile boolean isWell = true;

    /// When the group began that is being written now.
    private volatile OptionalLong busySince = OptionalLong.empty();

    private @Nullable Transaction transaction;

    /// What is to be written; it may be run twice, and does nothing but write and read.
    public interface Work<T> {
        T write(Transaction transaction) throws SQLException;
    }

    /// Work without a result.
    public interface VoidWork {
        void write(Transaction transaction) throws SQLException;
    }

    private record Job<T>(Work<T> work, CompletableFuture<T> answer) {
        /// Does the work and gives what to answer once it is committed.
        Runnable run(Transaction transaction) throws SQLException {
            T result = work.write(transaction);
            return () -> answer.complete(result);
        }
    }

    DatabaseWriter(HikariDataSource source) {
        this.source = source;
        this.thread = Thread.ofPlatform().name("database-writer").start(this::writeAll);
    }

    /// Writes, and returns when it is durable. Throws what the work threw.
    public <T> T write(Work<T> work) {
        try {
            return submit(work).join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    /// Writes without a result, and returns when it is durable.
    public void run(VoidWork errand) {
        write(transaction -> {
            errand.write(transaction);
            return true;
        });
    }

    /// Writes soon, for what may be lost: nobody waits for it, and only the log hears of trouble.
    public void later(VoidWork errand) {
        later(errand, () -> {});
    }

    /// @param ifLost what to do when it was not written
    public void later(VoidWork errand, Runnable ifLost) {
        var _ = submit(transaction -> {
                    errand.write(transaction);
                    return true;
                })
                .exceptionally(trouble -> {
                    if (!Database.isAway(trouble)) {
                        LOG.warn("something that can wait was not written", trouble);
                    }
                    ifLost.run();
                    return false;
                });
    }

    public <T> CompletableFuture<T> submit(Work<T> work) {
        var job = new Job<>(work, new CompletableFuture<>());
        if (closed || !queue.offer(job)) {
            job.answer.completeExceptionally(new SQLTransientException("the hall cannot write now"));
        }
        return job.answer;
    }

    /// How many transactions were committed.
    public long commits() {
        return commits.sum();
    }

    /// How many pieces of work were committed.
    public long writes() {
        return writes.sum();
    }

    /// Whether the database took what it was last given, and does not hang; the hall writes every few seconds.
    public boolean isWell() {
        OptionalLong since = busySince;
        return isWell && (since.isEmpty() || System.nanoTime() - since.getAsLong() < HANGING);
    }

    public int waiting() {
        return queue.size();
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(10_000);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// A single writer, or one after a quiet moment, does not wait; under load groups grow instead of commits.
    ///
    /// @param last how many were written together before
    private void gather(int last, long committed) throws InterruptedException {
        long early = committed + GATHERING - System.nanoTime();
        if (early > 0 && last + queue.size() > 1) {
            TimeUnit.NANOSECONDS.sleep(early);
        }
    }

    private void writeAll() {
        long committed = System.nanoTime() - GATHERING;
        var group = new ArrayList<Job<?>>();
        while (!closed || !queue.isEmpty()) {
            int last = group.size();
            group.clear();
            try {
                group.add(queue.take());
                gather(last, committed);
            } catch (InterruptedException _) {
                continue; // closing: whatever still waits is written first
            }
            queue.drainTo(group, LARGEST_GROUP - 1);
            busySince = OptionalLong.of(System.nanoTime());
            write(group);
            busySince = OptionalLong.empty();
            committed = System.nanoTime();
        }
        throwPenAway();
    }

    /// Once the database is away nothing is tried one by one: each try would have to wait for it.
    private void write(List<Job<?>> group) {
        try {
            commit(group);
        } catch (SQLException | RuntimeException trouble) {
            Optional<Exception> outage = undo(trouble);
            for (Job<?> job : group) {
                if (outage.isPresent()) {
                    job.answer.completeExceptionally(outage.get());
                } else {
                    outage = alone(job);
                }
            }
        }
    }

    /// Another process may write between what the work reads and what it writes; then it is done again.
    ///
    /// @return what the database says if it is away
    private Optional<Exception> alone(Job<?> job) {
        long end = System.nanoTime() + PATIENCE;
        while (true) {
            try {
                commit(List.of(job));
                return Optional.empty();
            } catch (SQLException | RuntimeException refused) {
                Optional<Exception> outage = undo(refused);
                if (!Database.isBusy(refused) || System.nanoTime() > end) {
                    job.answer.completeExceptionally(refused);
                    return outage;
                }
            }
        }
    }

    private void commit(List<Job<?>> group) throws SQLException {
        Transaction held = transaction();
        var answers = new ArrayList<Runnable>(group.size());
        for (Job<?> job : group) {
            answers.add(job.run(held));
        }
        held.connection.commit();
        commits.increment();
        writes.add(group.size());
        if (!isWell) {
            isWell = true;
            LOG.info("the database takes everything again");
        }
        answers.forEach(Runnable::run);
    }

    private Transaction transaction() throws SQLException {
        Transaction held = transaction;
        if (held == null) {
            held = new Transaction(source.getConnection());
            transaction = held;
        }
        return held;
    }

    /// A connection that saw the database fail is not used again: some of them, such as SQLite's on a full disk, are then
    /// outside of any transaction without a word, and each statement would count by itself.
    ///
    /// @return the trouble, if it is that the database is away
    private Optional<Exception> undo(Exception trouble) {
        if (Database.isAway(trouble) && !Database.isBusy(trouble)) {
            if (isWell) {
                LOG.error("the database takes nothing; the hall goes on trying", trouble);
            }
            isWell = false;
            throwPenAway();
            return Optional.of(trouble);
        }
        Transaction held = transaction;
        try {
            if (held != null) {
                held.connection.rollback();
            }
        } catch (SQLException unclear) {
            LOG.warn("what failed could not be rolled back; writing goes on with another connection", unclear);
            throwPenAway();
        }
        return Optional.empty();
    }

    private void throwPenAway() {
        Transaction held = transaction;
        transaction = null;
        if (held != null) {
            source.evictConnection(held.connection);
        }
    }

    /// What a piece of work writes with: one connection, inside the group's transaction.
    public static final class Transaction {
        private final Connection connection;
        private final Handle handle;
        private final Map<String, PreparedStatement> prepared = new LinkedHashMap<>();

        private Transaction(Connection connection) throws SQLException {
            connection.setAutoCommit(false);
            this.connection = connection;
            this.handle = Jdbi.open(connection);
        }

        /// For everything that is written now and then.
        public Handle handle() {
            return handle;
        }

        /// For what no query can say.
        Connection connection() {
            return connection;
        }

        /// For what is written all the time: prepared once.
        public PreparedStatement prepared(String sql) throws SQLException {
            PreparedStatement known = prepared.get(sql);
            if (known == null) {
                known = connection.prepareStatement(sql);
                prepared.put(sql, known);
            }
            return known;
        }
    }
}
