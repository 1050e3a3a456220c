package garage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import garage.model.Visit;
import jakarta.ejb.EJB;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

@Path("/visits")
@Transactional
public class VisitResource {

	@EJB
	private VisitStore visitStore;
	@Inject
	private PartRepository partRepository;

	@GET
	public List<Integer> sizes() {
		List<Integer> sizes = new ArrayList<>();
		for (Visit visit : visitStore.open()) {
			sizes.add(visit.getParts().size());
		}
		return sizes;
	}

	@GET
	@Path("/notes")
	public List<Integer> notes() {
		List<Integer> sizes = new ArrayList<>();
		for (Visit visit : visitStore.open()) {
			sizes.add(visit.getNotes().size());
		}
		return sizes;
	}

	@POST
	public void add(VisitForm form) {
		Arrays.asList(form.getParts()).forEach(part -> form.add(partRepository.findByNumber(part)));
		Arrays.asList(form.getFirst(), form.getSecond()).forEach(part -> form.add(partRepository.findByNumber(part)));
	}
}
