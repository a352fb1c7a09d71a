package winterhall.server.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import winterhall.wire.BadJson;
import winterhall.wire.BotProtocol;
import winterhall.wire.Json;
import winterhall.wire.ToClient.Scene;

/// One running program that answers for bots; it is started when it is first asked, and restarted after
/// every trouble.
public final class BotProgram implements AutoCloseable {
    /// How long it may take from its start to its first line, once.
    public static final long START_MILLIS = 10_000;

    /// What the pipes and a busy machine may cost beyond the time to think.
    public static final long GRACE_MILLIS = 250;

    /// So long a program that did not start is left alone: questions must not queue up behind one start after another.
    private static final Duration REST = Duration.ofSeconds(30);

    private static final int LONGEST_LINE = 10_000;
    private static final String END = "";
    private static final String CLOSING = "the hall is closing";

    private final List<String> command;

    /// One question at a time, in the order in which they came.
    private final ReentrantLock turn = new ReentrantLock(true);

    private @Nullable Running running;
    private @Nullable FailedStart failed;
    private int number;

    private record FailedStart(Trouble trouble, long at) {
        boolean isRecent() {
            return System.nanoTime() - at < REST.toNanos();
        }
    }

    /// The program did not answer as it should; the message says what it did, and quotes it.
    public static final class Trouble extends Exception {
        private final String kind;

        /// @param kind what it did, in words that depend on nothing in the match
        Trouble(String kind) {
            super(kind);
            this.kind = kind;
        }

        /// @param quoted what it said, which may name cards
        Trouble(String kind, String quoted) {
            super(kind + ": " + quoted);
            this.kind = kind;
        }

        /// What a log may hold of it.
        public String kind() {
            return kind;
        }
    }

    /// @param command the program and its arguments
    public BotProgram(List<String> command) {
        this.command = List.copyOf(command);
    }

    /// Starts it if it does not run, and waits for its first line.
    public void start() throws Trouble {
        awaitTurn();
        try {
            running();
        } catch (Trouble trouble) {
            close();
            throw trouble;
        } finally {
            turn.unlock();
        }
    }

    /// Asks for one of the offers of a scene, and returns its line, once all that was asked before is answered.
    ///
    /// @param millis how long it may think if no other question waits by then; else it gets its share of that
    public String ask(String game, Scene scene, long millis) throws Trouble {
        awaitTurn();
        try {
            Running now = running();
            number++;
            long share = Math.max(1, millis / (1 + waiting()));
            now.write(Json.write(new BotProtocol.Question(number, game, share, scene)));
            BotProtocol.Answer answer = answer(now.read(share + GRACE_MILLIS));
            boolean offered = scene.question().orElseThrow().offers().stream()
                    .anyMatch(offer -> offer.line().equals(answer.line()));
            if (answer.number() != number) {
                throw new Trouble("it answered another question", answer.number() + " instead of " + number);
            }
            if (!offered) {
                throw new Trouble("it answered what was not offered", shown(answer.line()));
            }
            return answer.line();
        } catch (Trouble trouble) {
            close();
            throw trouble;
        } finally {
            turn.unlock();
        }
    }

    /// How many questions wait for their turn.
    int waiting() {
        return turn.getQueueLength();
    }

    private void awaitTurn() throws Trouble {
        try {
            turn.lockInterruptibly();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Trouble(CLOSING);
        }
    }

    private static BotProtocol.Answer answer(String line) throws Trouble {
        try {
            return Json.read(line, BotProtocol.Answer.class);
        } catch (BadJson bad) {
            throw new Trouble("it answered what cannot be read", shown(line));
        }
    }

    /// Ends the program: its input closes, and it may take a moment to go by itself.
    ///
    /// @return whether it went by itself
    public boolean end(long millis) {
        turn.lock();
        try {
            Running now = running;
            running = null;
            return now == null || now.end(millis);
        } finally {
            turn.unlock();
        }
    }

    @Override
    public void close() {
        end(0);
    }

    private Running running() throws Trouble {
        Running now = running;
        if (now != null) {
            return now;
        }
        FailedStart last = failed;
        if (last != null && last.isRecent()) {
            throw last.trouble;
        }
        try {
            return started();
        } catch (Trouble trouble) {
            failed = new FailedStart(trouble, System.nanoTime());
            throw trouble;
        }
    }

    private Running started() throws Trouble {
        Running now = Running.start(command);
        running = now;
        now.write(BotProtocol.hello("Winterhall"));
        int version = version(now.read(START_MILLIS));
        if (version != BotProtocol.VERSION) {
            throw new Trouble("its first line names another protocol", version + " instead of " + BotProtocol.VERSION);
        }
        return now;
    }

    private static int version(String line) throws Trouble {
        try {
            return BotProtocol.version(line);
        } catch (BadJson bad) {
            throw new Trouble("its first line cannot be read", shown(line));
        }
    }

    private static String shown(String line) {
        String clean = line.replaceAll("\\p{Cntrl}", "?");
        return clean.length() <= 80 ? clean : clean.substring(0, 80) + "…";
    }

    /// The process with its pipes; a thread of its own reads what it says.
    private record Running(Process process, Writer to, BlockingQueue<String> said) {
        static Running start(List<String> command) throws Trouble {
            var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
            String path = System.getenv("PATH");
            builder.environment().clear(); // the hall's own settings are not the bot's business
            builder.environment().put("PATH", path == null ? "" : path);
            try {
                Process process = builder.start();
                var running = new Running(
                        process, process.outputWriter(StandardCharsets.UTF_8), new ArrayBlockingQueue<>(16));
                Thread.ofVirtual().start(running::listen);
                return running;
            } catch (IOException trouble) {
                throw new Trouble("it does not start", String.valueOf(trouble.getMessage()));
            }
        }

        private void listen() {
            try (var reader =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                var line = new StringBuilder();
                for (int c = reader.read(); c >= 0; c = reader.read()) {
                    if (c != '\n') {
                        line.append((char) c);
                    }
                    if (c == '\n' || line.length() > LONGEST_LINE) {
                        said.put(line.isEmpty() ? " " : line.toString());
                        line.setLength(0);
                    }
                }
            } catch (IOException | InterruptedException _) {
                // it is over, as is said below
            } finally {
                said.offer(END);
            }
        }

        /// Whether it has ended shows when it is read, after all that it said before.
        void write(String line) {
            try {
                to.write(line + "\n");
                to.flush();
            } catch (IOException _) {
                // it no longer listens; what it said before it ended is still read
            }
        }

        String read(long millis) throws Trouble {
            try {
                String line = said.poll(millis, TimeUnit.MILLISECONDS);
                if (line == null) {
                    throw new Trouble("it did not answer in time", millis + " ms");
                }
                if (line.equals(END)) {
                    throw new Trouble("it has ended");
                }
                return line;
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                throw new Trouble(CLOSING);
            }
        }

        boolean end(long millis) {
            try {
                to.close();
            } catch (IOException _) {
                // its pipe is broken already
            }
            try {
                return process.waitFor(millis, TimeUnit.MILLISECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return false;
            } finally {
                process.destroyForcibly();
            }
        }
    }
}
