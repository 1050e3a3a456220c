package garage;

import garage.model.Visit;
import jakarta.ejb.EJB;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.mail.MessagingException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

@Stateless
public class ReminderBean {

	@PersistenceContext
	private EntityManager entityManager;
	@EJB
	private BillMails mails;

	@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
	public void remind(long id) throws MessagingException {
		Visit visit = entityManager.find(Visit.class, id);
		mails.bill("Parts: " + visit.getParts());
	}
}
