/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import jakarta.xml.ws.RequestWrapper;
import jakarta.xml.ws.ResponseWrapper;

/** The interface that the sender module imports and the receiver module exports by each binding. */
@WebService(name = "ReceiverService", targetNamespace = ReceiverService.NAMESPACE)
public interface ReceiverService {

	/** Namespace of the service in SOAP. */
	String NAMESPACE = "http://wiretune.org/tester/receiver";

	/**
	 * Receives an object.
	 *
	 * @param object the object
	 * @return the receipt
	 */
	@WebMethod
	@WebResult(name = "receipt")
	@RequestWrapper(localName = "receive", targetNamespace = NAMESPACE,
			className = "org.wiretune.tester.service.ReceiveRequest")
	@ResponseWrapper(localName = "receiveResponse", targetNamespace = NAMESPACE,
			className = "org.wiretune.tester.service.ReceiveResponse")
	Receipt receive(@WebParam(name = "object") BusinessObject object);
}
