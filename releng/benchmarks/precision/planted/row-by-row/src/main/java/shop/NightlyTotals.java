package shop;

import java.util.List;
import java.util.Set;

import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.transaction.annotation.Transactional;

public class NightlyTotals {

	private TotalRepository totalRepository;
	private RoleRepository roleRepository;
	private SearchIndex searchIndex;

	@Scheduled(cron = "0 0 3 * * *")
	public void store() {
		List<Total> totals = totalRepository.findAll();
		for (Total total : totals) {
			totalRepository.save(total);
		}
	}

	@Transactional
	@Scheduled(cron = "0 0 4 * * *")
	public void storeTogether() {
		List<Total> totals = totalRepository.findAll();
		for (Total total : totals) {
			totalRepository.save(total);
		}
	}

	public void grant(Set<String> names) {
		for (String name : names) {
			roleRepository.findByName(name);
		}
	}

	public void index(List<Long> ids) {
		for (Long id : ids) {
			searchIndex.reindexTotal(totalRepository.findById(id));
		}
	}

	public int held(List<Long> ids) {
		int held = 0;
		for (Long id : ids) {
			held += heldBy(id);
		}
		for (Long id : ids) {
			held += findHolder(id).held();
		}
		return held;
	}

	private Holder findHolder(Long id) {
		return totalRepository.findHolderOf(id);
	}

	private int heldBy(Long id) {
		return 0;
	}
}
