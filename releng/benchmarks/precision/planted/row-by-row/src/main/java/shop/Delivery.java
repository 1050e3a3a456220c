package shop;

import javax.persistence.Entity;
import javax.persistence.GeneratedValue;
import javax.persistence.GenerationType;
import javax.persistence.Id;
import javax.persistence.SequenceGenerator;

@Entity
public class Delivery {

	@Id
	@GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "keys")
	@SequenceGenerator(name = "keys", sequenceName = "SEQ_DELIVERY", allocationSize = 1)
	private Long id;
}
