package desk;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Tickets of the desk. */
@Path("/tickets")
public class Tickets {

	private EntityManager manager;

	@GET
	@Path("/first")
	public Uni<Ticket> first() {
		Ticket ticket = manager.find(Ticket.class, 1);
		return Uni.createFrom().item(ticket);
	}

	@GET
	@Path("/second")
	@Blocking
	public Uni<Ticket> second() {
		Ticket ticket = manager.find(Ticket.class, 2);
		return Uni.createFrom().item(ticket);
	}

	@Incoming("tickets")
	public void take(Ticket ticket) {
		manager.persist(ticket);
	}

	@Incoming("old-tickets")
	@Blocking
	public void takeOld(Ticket ticket) {
		manager.persist(ticket);
	}
}
