package bank;

import java.net.HttpURLConnection;
import java.util.List;
import java.util.concurrent.ExecutorService;

import javax.ejb.EJB;
import javax.ejb.Stateless;
import javax.mail.Message;
import javax.mail.MessagingException;
import javax.mail.Session;
import javax.mail.Transport;
import javax.naming.InitialContext;
import javax.naming.NamingException;

@Stateless
public class Letters {

	@EJB
	private Postage postage;

	@EJB
	private Rates rates;

	public void remind(List<Account> accounts, Session session) throws MessagingException {
		for (Account account : accounts) {
			Transport.send(letter(account, session));
		}
	}

	public void remindAtOnce(List<Account> accounts, Session session) throws MessagingException {
		Transport transport = session.getTransport("smtp");
		transport.connect();
		for (Account account : accounts) {
			Message message = letter(account, session);
			transport.sendMessage(message, message.getAllRecipients());
		}
		transport.close();
	}

	public void remindLater(List<Account> accounts, ExecutorService mailers, Session session) {
		for (Account account : accounts) {
			mailers.submit(() -> {
				Transport.send(letter(account, session));
				return null;
			});
		}
	}

	public void weigh(List<Account> accounts) throws Exception {
		for (Account account : accounts) {
			HttpURLConnection connection = postage.open(account);
			account.setStamp(new String(connection.getInputStream().readAllBytes()));
		}
	}

	public Rates tryThrice(Account account) throws NamingException {
		for (int i = 0; i < 3; i++) {
			Object found = new InitialContext().lookup("java:app/Rates");
			if (found != null) {
				return (Rates) found;
			}
		}
		return rates;
	}

	public String stamp(Account account) {
		return rates.of(account.getCountry()) + rates.ofLetters();
	}

	private Message letter(Account account, Session session) throws MessagingException {
		return account.letter(session);
	}
}
