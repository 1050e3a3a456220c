/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;
import java.io.Serial;
import java.io.Serializable;

/**
 * What the sender module sends: the lab's business object, a payload of a chosen size with what identifies it. Written as
 * XML by JAXB and as bytes by Java serialisation.
 */
@XmlRootElement(name = "businessObject")
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(propOrder = { "id", "sequence", "sender", "time", "payload" })
public final class BusinessObject implements Serializable {

	@Serial
	private static final long serialVersionUID = 1L;

	@XmlElement(required = true)
	private String id;
	@XmlElement(required = true)
	private int sequence;
	@XmlElement(required = true)
	private String sender;
	@XmlElement(required = true)
	private long time;
	@XmlElement(required = true)
	private String payload;

	/** For JAXB. */
	BusinessObject() {
	}

	/**
	 * An object.
	 *
	 * @param id identifies it among all objects of a run
	 * @param sequence number of the call
	 * @param sender name of the sender
	 * @param time milliseconds since 1970 when it was made
	 * @param payload the data
	 */
	public BusinessObject(String id, int sequence, String sender, long time, String payload) {
		this.id = id;
		this.sequence = sequence;
		this.sender = sender;
		this.time = time;
		this.payload = payload;
	}

	/** {@return what identifies it among all objects of a run} */
	public String id() {
		return id;
	}

	/** {@return the number of the call} */
	public int sequence() {
		return sequence;
	}

	/** {@return the name of the sender} */
	public String sender() {
		return sender;
	}

	/** {@return milliseconds since 1970 when it was made} */
	public long time() {
		return time;
	}

	/** {@return the data} */
	public String payload() {
		return payload;
	}
}
