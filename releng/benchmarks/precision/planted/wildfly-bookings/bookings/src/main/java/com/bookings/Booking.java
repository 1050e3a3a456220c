package com.bookings;

import javax.persistence.Entity;
import javax.persistence.Id;

@Entity
public class Booking {

	@Id
	private Long id;
	private String guest;

	public String getGuest() {
		return guest;
	}
}
