package portal;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.client.RestTemplate;

@Service
public class Returns {

	private final OrderRepository repository;
	private final RestTemplate carrier;

	public Returns(OrderRepository repository, RestTemplate carrier) {
		this.repository = repository;
		this.carrier = carrier;
	}

	@Transactional
	public void returned(long id) {
		Order order = repository.findById(id).orElseThrow();
		order.returned(carrier.getForObject("https://carrier.example/returns/{id}", Parcel.class, order.parcel()));
	}

	@Transactional
	public void closed(long id) {
		repository.findById(id).orElseThrow().close();
	}
}
