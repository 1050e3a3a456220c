/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import jakarta.xml.ws.Endpoint;
import java.io.IOException;
import org.wiretune.tester.service.ReceiverService;

/**
 * The receiver as a JAX-WS endpoint that is published when it is first asked for. A client's first request is the one for the
 * description of the service, which no measurement holds; a run without SOAP is ready sooner.
 */
final class SoapOnDemand implements AutoCloseable {

	private final HttpContext context;
	private final ReceiverService receiver;
	private Endpoint endpoint;

	/**
	 * Waits for the first request.
	 *
	 * @param context where the endpoint is; its handler may be exchanged while its server runs, as that of Jetty
	 * @param receiver the receiver
	 */
	SoapOnDemand(HttpContext context, ReceiverService receiver) {
		this.context = context;
		this.receiver = receiver;
		context.setHandler(this::first);
	}

	private void first(HttpExchange exchange) throws IOException {
		publish();
		context.getHandler().handle(exchange);
	}

	private synchronized void publish() {
		if (endpoint == null) {
			endpoint = Endpoint.create(new SoapReceiver(receiver));
			endpoint.publish(context);
		}
	}

	@Override
	public synchronized void close() {
		if (endpoint != null) {
			endpoint.stop();
		}
	}
}
