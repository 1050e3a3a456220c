/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.camel;

import java.util.Map;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.component.jms.JmsComponent;
import org.apache.camel.impl.DefaultCamelContext;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.FrameworkKeys.ListenerCache;
import org.wiretune.tester.frameworks.base.Arrivals;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;

/** A transacted JMS consumer of Camel on the plain factory of the client. A call is a message from its sending until the route has it. */
public final class ConsumerApplication implements FrameworkApplication {

	private static final String QUEUE = "queue:orders";
	private static final String ID = "OrderId";

	private final CountingBroker broker = new CountingBroker();
	private final DefaultCamelContext context = new DefaultCamelContext();
	private final CachingConnectionFactory senders;
	private final Arrivals arrivals;
	private final ProducerTemplate template;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public ConsumerApplication(FrameworkSettings settings) throws Exception {
		broker.createQueue("orders");
		arrivals = new Arrivals(settings.value(CommonKeys.CALL_TIMEOUT));
		senders = Factories.caching(broker.factory(), settings.value(FrameworkKeys.CLIENTS));
		context.addComponent("jms", JmsComponent.jmsComponent(broker.factory()));
		context.addComponent("out", JmsComponent.jmsComponent(senders));
		String from = "jms:" + QUEUE + "?transacted=true" + options(settings.one(FrameworkKeys.LISTENER_CACHE));
		context.addRoutes(new RouteBuilder() {
			@Override
			public void configure() {
				from(from).process(exchange -> arrivals.came(exchange.getMessage().getHeader(ID, String.class)));
			}
		});
		context.start();
		template = context.createProducerTemplate();
	}

	/** A transacted consumer makes itself a transaction manager unless it is told not to. */
	private static String options(ListenerCache cache) {
		return switch (cache) {
		case TRANSACTION_MANAGER -> "";
		case MANAGER_AND_CONSUMER -> "&cacheLevelName=CACHE_CONSUMER";
		case NONE, CONNECTION, SESSION, CONSUMER -> "&lazyCreateTransactionManager=false&cacheLevelName=CACHE_" + cache.name();
		};
	}

	@Override
	public void call(int caller) throws Exception {
		arrivals.call(id -> template.sendBodyAndHeader("out:" + QUEUE + "?deliveryPersistent=false", "order", ID, id));
	}

	@Override
	public void begin() {
		broker.begin();
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		return broker.perCall(calls);
	}

	@Override
	public void close() throws Exception {
		context.stop();
		senders.destroy();
		broker.close();
	}
}
