package winterhall.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/// A command line that ran: what it printed and what it said to the shell.
record Shell(int code, String out, String err) {
    static Shell run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        return new Shell(code, out.toString(), err.toString());
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
