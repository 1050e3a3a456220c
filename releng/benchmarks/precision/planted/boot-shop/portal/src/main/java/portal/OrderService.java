package portal;

import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
class OrderService {

	private final OrderRepository repository;
	private final RestTemplate carrier;

	OrderService(OrderRepository repository, RestTemplate carrier) {
		this.repository = repository;
		this.carrier = carrier;
	}

	OrderView withParcel(long id) {
		Order order = repository.findById(id).orElseThrow();
		return new OrderView(order, carrier.getForObject("https://carrier.example/parcels/{id}", Parcel.class, order.parcel()));
	}
}
