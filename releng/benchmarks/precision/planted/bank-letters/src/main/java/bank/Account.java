package bank;

import java.util.List;

import javax.mail.Message;
import javax.mail.MessagingException;
import javax.mail.Session;
import javax.mail.internet.MimeMessage;
import javax.persistence.Entity;
import javax.persistence.FetchType;
import javax.persistence.Id;
import javax.persistence.OneToMany;
import javax.persistence.OneToOne;

@Entity
public class Account {

	@Id
	private long id;

	@OneToOne(mappedBy = "account")
	private Owner owner;

	@OneToOne(fetch = FetchType.LAZY)
	private Branch branch;

	@OneToOne(mappedBy = "account", optional = false, fetch = FetchType.LAZY)
	private Contract contract;

	@OneToMany(mappedBy = "account")
	private List<Card> cards;

	private String country;
	private String office;
	private String stamp;

	public String getCountry() {
		return country;
	}

	public String getOffice() {
		return office;
	}

	public void setStamp(String stamp) {
		this.stamp = stamp;
	}

	public Message letter(Session session) throws MessagingException {
		Message message = new MimeMessage(session);
		message.setSubject(stamp);
		return message;
	}
}
