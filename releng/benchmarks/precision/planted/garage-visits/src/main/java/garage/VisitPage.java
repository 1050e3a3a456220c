package garage;

import java.io.Serializable;
import java.util.List;

import garage.model.Visit;
import jakarta.ejb.EJB;
import jakarta.faces.view.ViewScoped;
import jakarta.inject.Named;

@Named
@ViewScoped
public class VisitPage implements Serializable {

	private static final long serialVersionUID = 1;

	@EJB
	private VisitStore visitStore;
	private List<Visit> visits;

	public void plan() {
		for (Visit visit : visits) {
			visitStore.create(visit);
		}
	}

	public void planTogether() {
		visitStore.createEach(visits);
	}
}
