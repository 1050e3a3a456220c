package shop;

import java.util.List;

import javax.persistence.EntityManager;

import org.springframework.jdbc.core.JdbcTemplate;

public class Prices {

	private EntityManager em;
	private JdbcTemplate jdbcTemplate;
	private CustomerService customerService;

	public void price(List<Long> orders) {
		for (Long order : orders) {
			em.find(Order.class, order).price();
			jdbcTemplate.update("update stock set held = held + 1 where id = ?", order);
		}
		for (Long order : orders) {
			customerService.find(order);
		}
		for (Kind kind : Kind.values()) {
			em.find(Tariff.class, kind);
		}
	}
}
