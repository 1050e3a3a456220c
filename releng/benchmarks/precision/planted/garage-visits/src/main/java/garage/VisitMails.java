package garage;

import java.util.Properties;

import jakarta.ejb.Stateless;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;

@Stateless
public class VisitMails {

	public void confirm(String address, String text) throws MessagingException {
		Properties properties = new Properties();
		properties.put("mail.smtp.host", "mail.garage.example");
		Message message = new MimeMessage(Session.getInstance(properties));
		message.setRecipient(Message.RecipientType.TO, new InternetAddress(address));
		message.setText(text);
		Transport.send(message);
	}
}
