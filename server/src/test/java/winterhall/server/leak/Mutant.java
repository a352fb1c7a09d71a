package winterhall.server.leak;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/// The hall with one line of it broken: compiled from its own source, and loaded beside the sound one.
///
/// @param file below `winterhall/server`
/// @param sound a piece of it that stands there once
/// @param broken what is put in its place
record Mutant(String name, String file, String sound, String broken) {
    private static final String PACKAGE = "winterhall.server.";

    @Override
    public String toString() {
        return name;
    }

    /// The leak that a run finds in this hall; empty if it finds none.
    ///
    /// @param run has a method `leak(String folder, long pairs, long seed)`
    String leak(Class<?> run, Path folder, long pairs) throws Exception {
        ClassLoader hall = new Broken(compiled(Files.createDirectories(folder.resolve("classes"))));
        return (String) hall.loadClass(run.getName())
                .getMethod("leak", String.class, long.class, long.class)
                .invoke(null, folder.toString(), pairs, 3L);
    }

    private Path compiled(Path classes) throws IOException {
        Path source = sources().resolve("winterhall/server").resolve(file);
        String text = Files.readString(source);
        if (text.indexOf(sound) < 0 || text.indexOf(sound) != text.lastIndexOf(sound)) {
            throw new IllegalStateException(file + " does not say once: " + sound);
        }
        Path changed = classes.resolve(source.getFileName());
        Files.writeString(changed, text.replace(sound, broken));
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-nowarn", "-d", classes.toString(), "-cp", classPath(), changed.toString());
        if (status != 0) {
            throw new IllegalStateException(name + " does not compile");
        }
        return classes;
    }

    private static Path sources() {
        return List.of(Path.of("src/main/java"), Path.of("server/src/main/java")).stream()
                .filter(folder -> Files.isDirectory(folder.resolve("winterhall/server")))
                .findFirst()
                .orElseThrow();
    }

    private static String classPath() {
        return System.getProperty("java.class.path");
    }

    /// Loads the hall and its leak test again, with the broken class.
    private static final class Broken extends ClassLoader {
        private final Path classes;

        Broken(Path classes) {
            super(Mutant.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known == null && name.startsWith(PACKAGE)) {
                    byte[] bytes = bytes(name);
                    known = defineClass(name, bytes, 0, bytes.length);
                }
                return known == null ? super.loadClass(name, resolve) : known;
            }
        }

        private byte[] bytes(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = Files.exists(classes.resolve(file))
                    ? Files.newInputStream(classes.resolve(file))
                    : getParent().getResourceAsStream(file)) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                return in.readAllBytes();
            } catch (IOException trouble) {
                throw new ClassNotFoundException(name, trouble);
            }
        }
    }
}
