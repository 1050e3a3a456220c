package garage;

import java.util.Properties;

import jakarta.ejb.Stateless;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.MimeMessage;

@Stateless
public class BillMails {

	public void bill(String text) throws MessagingException {
		Properties properties = new Properties();
		properties.put("mail.smtp.host", "mail.garage.example");
		properties.put("mail.smtp.connectiontimeout", "5000");
		properties.put("mail.smtp.timeout", "5000");
		Message message = new MimeMessage(Session.getInstance(properties));
		message.setText(text);
		Transport.send(message);
	}
}
