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

/** What the receiver module answers: a small object, so that the size of the request decides what a call takes. */
@XmlRootElement(name = "receipt")
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(propOrder = { "id", "sequence", "receivedBytes", "threadName" })
public final class Receipt implements Serializable {

	@Serial
	private static final long serialVersionUID = 1L;

	@XmlElement(required = true)
	private String id;
	@XmlElement(required = true)
	private int sequence;
	@XmlElement(required = true)
	private int receivedBytes;
	@XmlElement(required = true)
	private String threadName;

	/** For JAXB. */
	Receipt() {
	}

	/**
	 * A receipt.
	 *
	 * @param id id of the object that was received
	 * @param sequence its number
	 * @param receivedBytes size of its payload in bytes
	 * @param threadName thread on which the receiver ran
	 */
	public Receipt(String id, int sequence, int receivedBytes, String threadName) {
		this.id = id;
		this.sequence = sequence;
		this.receivedBytes = receivedBytes;
		this.threadName = threadName;
	}

	/** {@return another one that says the same} */
	public Receipt copy() {
		return new Receipt(id, sequence, receivedBytes, threadName);
	}

	/** {@return the id of the object that was received} */
	public String id() {
		return id;
	}

	/** {@return the number of the object that was received} */
	public int sequence() {
		return sequence;
	}

	/** {@return the size of the received payload in bytes} */
	public int receivedBytes() {
		return receivedBytes;
	}

	/** {@return the thread on which the receiver ran} */
	public String threadName() {
		return threadName;
	}
}
