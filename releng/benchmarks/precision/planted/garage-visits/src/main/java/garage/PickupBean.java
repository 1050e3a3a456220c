package garage;

import garage.model.Visit;
import jakarta.ejb.EJB;
import jakarta.ejb.Stateless;
import jakarta.mail.MessagingException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

@Stateless
public class PickupBean {

	@PersistenceContext
	private EntityManager entityManager;
	@EJB
	private VisitMails mails;

	public void ready(long id) throws MessagingException {
		Visit visit = entityManager.find(Visit.class, id);
		entityManager.remove(visit);
		mails.confirm(Long.toString(id), "Your car is ready.");
	}
}
