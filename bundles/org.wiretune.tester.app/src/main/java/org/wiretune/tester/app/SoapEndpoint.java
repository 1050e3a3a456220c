/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.jws.WebService;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/** WS sync: the Web Service export of the receiver module, with the contract of the embedded server. */
@WebService(endpointInterface = "org.wiretune.tester.service.ReceiverService", serviceName = "ReceiverService",
		portName = "ReceiverPort", targetNamespace = ReceiverService.NAMESPACE)
public class SoapEndpoint implements ReceiverService {

	@Override
	public Receipt receive(BusinessObject object) {
		return Receiver.module().receive(object);
	}
}
