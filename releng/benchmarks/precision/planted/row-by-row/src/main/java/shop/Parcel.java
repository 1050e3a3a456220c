package shop;

import javax.persistence.Entity;
import javax.persistence.GeneratedValue;
import javax.persistence.GenerationType;
import javax.persistence.Id;
import javax.persistence.SequenceGenerator;

@Entity
public class Parcel {

	@Id
	@GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "keys")
	@SequenceGenerator(name = "keys", sequenceName = "SEQ_PARCEL", allocationSize = 50)
	private Long id;
}
