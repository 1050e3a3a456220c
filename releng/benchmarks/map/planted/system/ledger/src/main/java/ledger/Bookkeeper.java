package ledger;

import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Outgoing;

public class Bookkeeper {

	@Incoming("events")
	@Outgoing("bookings")
	public String book(String event) {
		return event;
	}
}
