package com.shop;

import java.util.List;
import javax.ejb.Stateless;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

@Stateless
public class CatalogueImport {

	@PersistenceContext(unitName = "shop")
	private EntityManager em;

	/** Takes a delivery of some thousand articles. */
	public void take(List<String> names) {
		for (String name : names) {
			Article article = new Article();
			article.setName(name);
			em.persist(article);
		}
	}

	public void takeSlowly(List<Supplier> suppliers) {
		for (Supplier supplier : suppliers) {
			em.persist(supplier);
			em.flush();
		}
	}

	public void takeCarefully(List<Supplier> suppliers) {
		int count = 0;
		for (Supplier supplier : suppliers) {
			em.persist(supplier);
			if (++count % 50 == 0) {
				em.flush();
				em.clear();
			}
		}
	}

	public void takeOne(Supplier supplier) {
		em.persist(supplier);
	}
}
