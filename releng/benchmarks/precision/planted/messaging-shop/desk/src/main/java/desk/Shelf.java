package desk;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;

/** Tickets that were served. */
@ApplicationScoped
public class Shelf {

	@Inject
	EntityManager manager;

	public Ticket last() {
		return manager.createQuery("select t from Ticket t order by t.id desc", Ticket.class).setMaxResults(1).getSingleResult();
	}
}
