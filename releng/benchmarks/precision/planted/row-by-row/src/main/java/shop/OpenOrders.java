package shop;

import java.util.List;

import org.springframework.stereotype.Service;

@Service
public class OpenOrders {

	private final OrderRepository orderRepository;

	public OpenOrders(OrderRepository orderRepository) {
		this.orderRepository = orderRepository;
	}

	public List<Order> of(String customer) {
		return orderRepository.findAll().stream().filter(order -> order.isOf(customer)).toList();
	}

	public List<OrderView> all() {
		return orderRepository.findAll().stream().map(OrderView::new).toList();
	}
}
