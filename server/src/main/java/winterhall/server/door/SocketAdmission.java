package winterhall.server.door;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Opens sockets a few at a time.
///
/// A crowd waits here, before anything is done for its requests: whatever is done for all of them at once, everybody
/// else's moves wait for.
final class SocketAdmission extends Handler.Wrapper {
    private static final int AT_ONCE = 2;

    private final Guards guards;
    private final Limits limits;
    private final Semaphore turns = new Semaphore(AT_ONCE, true);

    SocketAdmission(Guards guards, Limits limits) {
        this.guards = guards;
        this.limits = limits;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_VERSION)) { // others may upgrade to HTTP/2
            return super.handle(request, response, callback);
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(limits.wait(guards.address(request))));
        turns.acquire();
        try {
            return super.handle(request, response, callback);
        } finally {
            turns.release();
        }
    }
}
