package shop;

import javax.persistence.EntityManager;

public class CustomerService {

	private EntityManager em;

	public Customer find(Long id) {
		return em.find(Customer.class, id);
	}
}
