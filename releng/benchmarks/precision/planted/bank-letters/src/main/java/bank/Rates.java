package bank;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import javax.ejb.Lock;
import javax.ejb.LockType;
import javax.ejb.Singleton;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

@Singleton
public class Rates {

	@PersistenceContext
	private EntityManager manager;

	private final Map<String, Double> known = new ConcurrentHashMap<>();
	private int asked;

	public double of(String country) {
		asked++;
		return manager.createQuery("select r.price from Rate r where r.country = :country", Double.class).setParameter("country", country).getSingleResult();
	}

	@Lock(LockType.READ)
	public double ofLetters() {
		return manager.createQuery("select min(r.price) from Rate r", Double.class).getSingleResult();
	}

	public int asked() {
		return asked + known.size();
	}
}
