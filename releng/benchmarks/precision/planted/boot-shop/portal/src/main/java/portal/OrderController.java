package portal;

import org.springframework.jms.core.JmsTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class OrderController {

	private final OrderService orders;
	private final JmsTemplate jms;

	OrderController(OrderService orders, JmsTemplate jms) {
		this.orders = orders;
		this.jms = jms;
	}

	@GetMapping("/orders/{id}")
	OrderView order(@PathVariable long id) {
		return orders.withParcel(id);
	}

	@PostMapping("/orders/{id}/cancel")
	void cancel(@PathVariable long id) {
		jms.convertAndSend("cancelled", id);
	}
}
