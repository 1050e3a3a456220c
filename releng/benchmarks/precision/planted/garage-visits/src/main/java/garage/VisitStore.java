package garage;

import java.util.List;

import garage.model.Visit;
import jakarta.ejb.Stateless;

@Stateless
public class VisitStore extends AbstractStore<Visit> {

	public void createEach(List<Visit> visits) {
		for (Visit visit : visits) {
			create(visit);
		}
	}

	public List<Visit> open() {
		return em.createQuery("select v from Visit v where v.open = true", Visit.class).setMaxResults(100).getResultList();
	}
}
