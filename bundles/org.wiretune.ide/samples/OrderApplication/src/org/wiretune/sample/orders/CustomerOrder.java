/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.orders;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

import javax.persistence.Column;
import javax.persistence.Entity;
import javax.persistence.GeneratedValue;
import javax.persistence.GenerationType;
import javax.persistence.Id;
import javax.persistence.OneToMany;
import javax.persistence.Table;
import javax.persistence.Temporal;
import javax.persistence.TemporalType;

/** An order of a customer with its lines. */
@Entity
@Table(name = "CUSTOMER_ORDER")
public class CustomerOrder implements Serializable {

	private static final long serialVersionUID = 1L;

	@Id
	@GeneratedValue(strategy = GenerationType.IDENTITY)
	private Long id;

	@Column(name = "CUSTOMER_NUMBER", nullable = false)
	private String customerNumber;

	@Temporal(TemporalType.TIMESTAMP)
	@Column(name = "PLACED_ON", nullable = false)
	private Date placedOn;

	@OneToMany(mappedBy = "order")
	private List<OrderLine> lines = new ArrayList<OrderLine>();

	/** {@return the primary key, or null before the order is stored} */
	public Long getId() {
		return id;
	}

	public String getCustomerNumber() {
		return customerNumber;
	}

	public void setCustomerNumber(String customerNumber) {
		this.customerNumber = customerNumber;
	}

	public Date getPlacedOn() {
		return placedOn;
	}

	public void setPlacedOn(Date placedOn) {
		this.placedOn = placedOn;
	}

	public List<OrderLine> getLines() {
		return lines;
	}

	@Override
	public String toString() {
		return "order of customer " + customerNumber + ", placed on " + placedOn + ": " + lines;
	}
}
