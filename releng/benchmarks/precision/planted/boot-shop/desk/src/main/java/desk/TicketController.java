package desk;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestTemplate;

@RestController
class TicketController {

	private final TicketRepository repository;
	private final RestTemplate crm;

	TicketController(TicketRepository repository, RestTemplate crm) {
		this.repository = repository;
		this.crm = crm;
	}

	@GetMapping("/tickets/{id}")
	Customer customer(@PathVariable long id) {
		Ticket ticket = repository.findById(id).orElseThrow();
		return crm.getForObject("https://crm.example/customers/{id}", Customer.class, ticket.customer());
	}
}
