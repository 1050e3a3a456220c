package com.cargo;

import javax.persistence.Entity;
import javax.persistence.GeneratedValue;
import javax.persistence.Id;

@Entity
public class Leg {

	@Id
	@GeneratedValue
	private Long id;
}
