package shop;

import java.util.Set;

import javax.persistence.Entity;
import javax.persistence.FetchType;
import javax.persistence.Id;
import javax.persistence.OneToMany;

import org.hibernate.annotations.BatchSize;

@Entity
public class Order {

	@Id
	private Long id;
	@OneToMany(mappedBy = "order", fetch = FetchType.EAGER)
	private Set<Line> lines;
	@OneToMany(mappedBy = "order", fetch = FetchType.EAGER)
	@BatchSize(size = 100)
	private Set<Note> notes;

	public void price() {
	}
}
