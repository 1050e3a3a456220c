package com.cargo;

import java.io.Serializable;
import javax.persistence.Cacheable;
import javax.persistence.Entity;
import javax.persistence.Id;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;

@Entity
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)
public class Harbour implements Serializable {

	@Id
	private String code;
	private String name;

	public String getCode() {
		return code;
	}

	public void setName(String name) {
		this.name = name;
	}
}
