package shop;

import javax.ejb.Stateless;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

@Stateless
public class Statistics {

	@PersistenceContext
	private EntityManager em;
	private OrderRepository orders;

	public int total() {
		return orders.findAll().size();
	}

	public int open() {
		return em.createQuery("select o from Order o where o.open = true").getResultList().size();
	}

	public boolean isKnown(String number) {
		return em.createQuery("select o from Order o where o.number = :number").setParameter("number", number).getResultList().size() > 0;
	}

	public boolean hasOrders(Long customer) {
		return em.createQuery("select o from Order o where o.customer.id = :customer").setParameter("customer", customer).getResultList().size() > 0;
	}

	public boolean hasOne(Long customer) {
		return em.createQuery("select o from Order o where o.customer.id = :customer").setParameter("customer", customer).setMaxResults(1).getResultList().size() > 0;
	}

	public Object newest() {
		return em.createQuery("select o from Order o order by o.id desc").getResultList().get(0);
	}

	public Object last() {
		return em.createQuery("select o from Order o order by o.id desc").setMaxResults(1).getResultList().get(0);
	}
}
