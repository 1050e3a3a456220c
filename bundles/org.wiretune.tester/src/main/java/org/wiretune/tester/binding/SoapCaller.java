/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.Service;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import javax.xml.namespace.QName;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/** WS sync: SOAP 1.1, document/literal wrapped, through a proxy of the JAX-WS library. */
public final class SoapCaller implements Caller {

	private static final QName SERVICE = new QName(ReceiverService.NAMESPACE, "ReceiverService");
	private static final QName PORT = new QName(ReceiverService.NAMESPACE, "ReceiverPort");
	private static final int MILLIS_IN_SECOND = 1000;

	private final ReceiverService port;

	/**
	 * Opens a caller; the description of the service is read from the server.
	 *
	 * @param address where the receiver is
	 * @param timeoutSeconds how long it waits for a reply
	 * @throws IOException when the address cannot be one
	 */
	public SoapCaller(URI address, int timeoutSeconds) throws IOException {
		Service service = Service.create(URI.create(address + "?wsdl").toURL(), SERVICE);
		port = service.getPort(PORT, ReceiverService.class);
		Map<String, Object> context = ((BindingProvider) port).getRequestContext();
		context.put(BindingProvider.ENDPOINT_ADDRESS_PROPERTY, address.toString());
		context.put("com.sun.xml.ws.connect.timeout", timeoutSeconds * MILLIS_IN_SECOND);
		context.put("com.sun.xml.ws.request.timeout", timeoutSeconds * MILLIS_IN_SECOND);
	}

	@Override
	public Receipt call(BusinessObject object) {
		return port.receive(object);
	}

	@Override
	public void close() {
		// Connections are kept by the JDK and end with the process.
	}
}
