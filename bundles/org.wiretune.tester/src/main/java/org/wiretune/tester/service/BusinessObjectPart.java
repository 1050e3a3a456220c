/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.XmlValue;
import java.io.Serial;
import java.io.Serializable;

/** A business object within another one: a piece of the payload, as a line of an order is. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "part")
public final class BusinessObjectPart implements Serializable {

	@Serial
	private static final long serialVersionUID = 1L;

	@XmlAttribute
	private int number;
	@XmlValue
	private String text;

	/** For JAXB. */
	BusinessObjectPart() {
	}

	/**
	 * A part.
	 *
	 * @param number its place among the parts, from 0
	 * @param text its piece of the payload
	 */
	public BusinessObjectPart(int number, String text) {
		this.number = number;
		this.text = text;
	}

	/** {@return its place among the parts, from 0} */
	public int number() {
		return number;
	}

	/** {@return its piece of the payload} */
	public String text() {
		return text;
	}

	/** {@return another one that holds the same} */
	BusinessObjectPart copy() {
		return new BusinessObjectPart(number, text);
	}
}
