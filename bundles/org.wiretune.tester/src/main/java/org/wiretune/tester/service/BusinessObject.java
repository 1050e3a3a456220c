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
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the sender module sends: the lab's business object, a payload of a chosen size with what identifies it. The payload
 * is held by business objects of its own, as the lines of an order are. Written as XML by JAXB and as bytes by Java
 * serialisation.
 */
@XmlRootElement(name = "businessObject")
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(propOrder = { "id", "sequence", "sender", "time", "parts" })
public final class BusinessObject implements Serializable {

	@Serial
	private static final long serialVersionUID = 2L;

	/** In place of a size. */
	private static final int NO_PAYLOAD = -1;

	@XmlElement(required = true)
	private String id;
	@XmlElement(required = true)
	private int sequence;
	@XmlElement(required = true)
	private String sender;
	@XmlElement(required = true)
	private long time;
	@XmlElement(name = "part", required = true)
	private BusinessObjectPart[] parts;

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
	 * @param parts the business objects that hold the payload; they are taken as they are
	 */
	public BusinessObject(String id, int sequence, String sender, long time, BusinessObjectPart... parts) {
		this.id = id;
		this.sequence = sequence;
		this.sender = sender;
		this.time = time;
		this.parts = parts;
	}

	/**
	 * An object whose payload is one text.
	 *
	 * @param id identifies it among all objects of a run
	 * @param sequence number of the call
	 * @param sender name of the sender
	 * @param time milliseconds since 1970 when it was made
	 * @param payload the data
	 */
	public BusinessObject(String id, int sequence, String sender, long time, String payload) {
		this(id, sequence, sender, time, new BusinessObjectPart(0, payload));
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

	/** {@return the business objects that hold the payload; none where it has no payload} */
	public BusinessObjectPart[] parts() {
		return parts == null ? new BusinessObjectPart[0] : parts.clone();
	}

	/** {@return the size of the payload in bytes, which is ASCII, so that characters are bytes; -1 where some of it is missing} */
	public int payloadBytes() {
		if (parts == null || parts.length == 0) {
			return NO_PAYLOAD;
		}
		int bytes = 0;
		for (BusinessObjectPart part : parts) {
			if (part == null || part.text() == null) {
				return NO_PAYLOAD;
			}
			bytes += part.text().length();
		}
		return bytes;
	}

	/**
	 * Copies the graph, as a call by value does: each business object once, with what it holds. Texts cannot be changed and
	 * are shared, so the number of business objects is what a copy takes its time for.
	 *
	 * @return a copy that shares no business object with this one
	 */
	public BusinessObject copy() {
		// Nobody tells a copier that no object is met twice, so it has to remember all of them, as those of SDO and EMF do.
		Map<BusinessObjectPart, BusinessObjectPart> copied = new IdentityHashMap<>(parts.length);
		BusinessObjectPart[] copies = new BusinessObjectPart[parts.length];
		for (int i = 0; i < parts.length; i++) {
			copies[i] = copied.computeIfAbsent(parts[i], BusinessObjectPart::copy);
		}
		return new BusinessObject(id, sequence, sender, time, copies);
	}
}
