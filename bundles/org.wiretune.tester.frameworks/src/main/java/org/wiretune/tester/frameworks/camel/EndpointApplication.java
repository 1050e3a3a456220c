/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.camel;

import jakarta.jms.ConnectionFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.component.jms.JmsComponent;
import org.apache.camel.component.netty.http.NettyHttpComponent;
import org.apache.camel.impl.DefaultCamelContext;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.FrameworkKeys.Endpoint;
import org.wiretune.perf.workload.PoolKeys.WorkKind;
import org.wiretune.tester.frameworks.base.AtOnce;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;
import org.wiretune.tester.poolload.Work;

/** A route of Camel that is called by one endpoint or another, works and answers. */
public final class EndpointApplication implements FrameworkApplication {

	private static final String BODY = "order ".repeat(171);

	private final DefaultCamelContext context = new DefaultCamelContext();
	private final CountingBroker broker;
	private final ConnectionFactory factory;
	private final ProducerTemplate template;
	private final Work work;
	private final AtOnce atWork = new AtOnce();
	private final String called;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public EndpointApplication(FrameworkSettings settings) throws Exception {
		Endpoint endpoint = settings.one(FrameworkKeys.ENDPOINT);
		int clients = settings.value(FrameworkKeys.CLIENTS);
		work = Work.of(WorkKind.SLEEP, settings.value(FrameworkKeys.WORK));
		broker = endpoint == Endpoint.JMS ? new CountingBroker() : null;
		factory = broker == null ? null : Factories.caching(broker.factory(), clients);
		if (broker != null) {
			broker.createQueue("orders");
			context.addComponent("jms", JmsComponent.jmsComponent(factory));
		}
		if (endpoint == Endpoint.HTTP) {
			NettyHttpComponent http = new NettyHttpComponent();
			// By itself it has two threads for each processor and one more.
			http.setMaximumPoolSize(clients);
			context.addComponent("netty-http", http);
		}
		String address = InetAddress.getLoopbackAddress().getHostAddress() + ':' + (endpoint == Endpoint.HTTP ? freePort() : 0) + "/orders";
		String listening = switch (endpoint) {
		case DIRECT -> "direct:orders";
		case SEDA -> "seda:orders";
		case JMS -> "jms:queue:orders?concurrentConsumers=" + clients;
		case HTTP -> "netty-http:http://" + address;
		};
		called = switch (endpoint) {
		case DIRECT -> "direct:orders";
		case SEDA -> "seda:orders";
		case JMS -> "jms:queue:orders?deliveryPersistent=false";
		case HTTP -> "netty-http:http://" + address;
		};
		context.addRoutes(new RouteBuilder() {
			@Override
			public void configure() {
				from(listening).process(exchange -> {
					atWork.enter();
					try {
						work.run();
					} finally {
						atWork.leave();
					}
					exchange.getMessage().setBody("done");
				});
			}
		});
		context.start();
		template = context.createProducerTemplate();
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	@Override
	public void call(int caller) {
		template.requestBody(called, BODY, String.class);
	}

	@Override
	public void begin() {
		atWork.restart();
		if (broker != null) {
			broker.begin();
		}
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		Map<Figure, Double> figures = broker == null ? new LinkedHashMap<>() : broker.perCall(calls);
		figures.put(FrameworkFigures.AT_WORK, (double) atWork.most());
		return figures;
	}

	@Override
	public void close() throws Exception {
		work.close();
		context.stop();
		if (broker != null) {
			Factories.close(factory);
			broker.close();
		}
	}
}
