package winterhall.server.notify;

import jakarta.mail.Authenticator;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import winterhall.server.notify.MailOptions.Tls;
import winterhall.server.people.Token;

/// Sends letters by a mail server.
final class Smtp implements NoticeSender {
    private static final String TIMEOUT = "10000";

    private final MailOptions options;
    private final Texts texts;
    private final Session session;

    Smtp(MailOptions options, Texts texts) {
        this.options = options;
        this.texts = texts;
        this.session = Session.getInstance(properties(options), new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(options.user(), options.password());
            }
        });
    }

    private static Properties properties(MailOptions options) {
        var properties = new Properties();
        properties.setProperty("mail.smtp.host", options.host());
        properties.setProperty("mail.smtp.port", String.valueOf(options.port()));
        properties.setProperty("mail.smtp.auth", String.valueOf(!options.user().isEmpty()));
        properties.setProperty("mail.smtp.starttls.required", String.valueOf(options.tls() == Tls.STARTTLS));
        properties.setProperty("mail.smtp.starttls.enable", String.valueOf(options.tls() == Tls.STARTTLS));
        properties.setProperty("mail.smtp.ssl.enable", String.valueOf(options.tls() == Tls.TLS));
        properties.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        properties.setProperty("mail.smtp.connectiontimeout", TIMEOUT);
        properties.setProperty("mail.smtp.timeout", TIMEOUT);
        properties.setProperty("mail.smtp.writetimeout", TIMEOUT);
        return properties;
    }

    @Override
    public void carry(Notice notice) throws NotSent {
        try {
            Transport.send(letter(notice));
        } catch (SMTPSendFailedException refused) {
            throw new NotSent("mail-refused " + refused.getReturnCode(), refused.getReturnCode() >= 500);
        } catch (SendFailedException refused) {
            throw new NotSent(
                    "mail-refused", refused.getInvalidAddresses() != null && refused.getInvalidAddresses().length > 0);
        } catch (MessagingException trouble) {
            throw new NotSent("mail-server-unreachable", false);
        }
    }

    private MimeMessage letter(Notice notice) throws MessagingException {
        String id = "<" + Token.hash(notice.id()) + "@"
                + options.from().substring(options.from().indexOf('@') + 1) + ">";
        var letter = new MimeMessage(session) {
            @Override
            protected void updateMessageID() throws MessagingException {
                setHeader("Message-ID", id); // the same if it is sent twice
            }
        };
        letter.setFrom(new InternetAddress(options.from()));
        letter.setRecipient(RecipientType.TO, new InternetAddress(notice.target(), true));
        letter.setSentDate(Date.from(Instant.now()));
        letter.setSubject(say(notice, "mail." + notice.key() + ".subject"), StandardCharsets.UTF_8.name());
        letter.setHeader("Auto-Submitted", "auto-generated");
        String body = say(notice, "mail." + notice.key() + ".body");
        String stop = notice.words().getOrDefault("stop", "");
        if (!stop.isEmpty()) {
            body += "\n\n" + say(notice, "mail.stop");
            letter.setHeader("List-Unsubscribe", "<" + stop + ">");
        }
        letter.setText(body, StandardCharsets.UTF_8.name());
        return letter;
    }

    private String say(Notice notice, String key) {
        return texts.say(notice.language(), key, notice.words());
    }
}
