package com.cargo;

import java.util.List;
import javax.annotation.Resource;
import javax.ejb.Stateless;
import javax.ejb.TransactionManagement;
import javax.ejb.TransactionManagementType;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

@Stateless
public class Plan {

	@PersistenceContext
	private EntityManager em;

	public void store(List<Leg> legs) {
		int i = 0;
		for (Leg leg : legs) {
			em.persist(leg);
			if (++i % 30 == 0) {
				em.flush();
			}
		}
	}

	public Harbour find(String code) {
		return em.find(Harbour.class, code);
	}
}
