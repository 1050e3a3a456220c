/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;

/** The body of a SOAP response. Written out, so that the SOAP library need not generate it while the server starts. */
@XmlRootElement(name = "receiveResponse", namespace = ReceiverService.NAMESPACE)
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "receiveResponse", namespace = ReceiverService.NAMESPACE)
public final class ReceiveResponse {

	private Receipt receipt;

	/** {@return the receipt} */
	public Receipt getReceipt() {
		return receipt;
	}

	/**
	 * Sets the receipt.
	 *
	 * @param receipt the receipt
	 */
	public void setReceipt(Receipt receipt) {
		this.receipt = receipt;
	}
}
