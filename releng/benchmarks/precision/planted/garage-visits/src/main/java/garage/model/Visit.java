package garage.model;

import java.util.List;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;

import org.hibernate.annotations.Fetch;
import org.hibernate.annotations.FetchMode;

@Entity
public class Visit {

	@Id
	@GeneratedValue(strategy = GenerationType.SEQUENCE)
	private long id;
	@OneToMany(mappedBy = "visit")
	private List<Part> parts;
	@OneToMany(mappedBy = "visit")
	@Fetch(FetchMode.SUBSELECT)
	private List<Note> notes;

	public List<Part> getParts() {
		return parts;
	}

	public List<Note> getNotes() {
		return notes;
	}
}
