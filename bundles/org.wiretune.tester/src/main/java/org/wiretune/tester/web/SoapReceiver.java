/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import jakarta.jws.WebService;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/** The Web Service export of the receiver module. */
@WebService(endpointInterface = "org.wiretune.tester.service.ReceiverService", serviceName = "ReceiverService",
		portName = "ReceiverPort", targetNamespace = ReceiverService.NAMESPACE)
public final class SoapReceiver implements ReceiverService {

	private final ReceiverService receiver;

	/**
	 * An export.
	 *
	 * @param receiver the receiver
	 */
	public SoapReceiver(ReceiverService receiver) {
		this.receiver = receiver;
	}

	@Override
	public Receipt receive(BusinessObject object) {
		return receiver.receive(object);
	}
}
