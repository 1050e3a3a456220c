package garage;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

public abstract class AbstractStore<T> {

	@PersistenceContext
	protected EntityManager em;

	public void create(T entity) {
		em.persist(entity);
	}

	public void remove(T entity) {
		em.remove(em.merge(entity));
	}
}
