/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;

/** The body of a SOAP request. Written out, so that the SOAP library need not generate it while the server starts. */
@XmlRootElement(name = "receive", namespace = ReceiverService.NAMESPACE)
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "receive", namespace = ReceiverService.NAMESPACE)
public final class ReceiveRequest {

	private BusinessObject object;

	/** {@return the object} */
	public BusinessObject getObject() {
		return object;
	}

	/**
	 * Sets the object.
	 *
	 * @param object the object
	 */
	public void setObject(BusinessObject object) {
		this.object = object;
	}
}
