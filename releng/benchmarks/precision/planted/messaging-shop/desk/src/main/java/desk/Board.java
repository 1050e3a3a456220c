package desk;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** What the desk shows. */
@Path("/board")
public class Board {

	@Inject
	Shelf shelf;

	@GET
	@Path("/last")
	public Uni<Ticket> last() {
		return Uni.createFrom().item(shelf.last());
	}

	@GET
	@Path("/all")
	@Blocking
	public Uni<Ticket> all() {
		return Uni.createFrom().item(shelf.last());
	}
}
