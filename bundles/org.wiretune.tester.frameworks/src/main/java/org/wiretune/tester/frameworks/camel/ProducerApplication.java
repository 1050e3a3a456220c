/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.camel;

import jakarta.jms.ConnectionFactory;
import java.util.Map;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.component.jms.JmsComponent;
import org.apache.camel.impl.DefaultCamelContext;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;

/** A JMS producer of Camel that sends messages to a queue; a call is one of them. */
public final class ProducerApplication implements FrameworkApplication {

	private final CountingBroker broker = new CountingBroker();
	private final DefaultCamelContext context = new DefaultCamelContext();
	private final ConnectionFactory factory;
	private final ProducerTemplate template;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public ProducerApplication(FrameworkSettings settings) throws Exception {
		broker.createRing("orders");
		factory = Factories.of(settings.one(FrameworkKeys.FACTORY), broker.factory(), settings.value(FrameworkKeys.CLIENTS));
		context.addComponent("jms", JmsComponent.jmsComponent(factory));
		context.start();
		template = context.createProducerTemplate();
	}

	@Override
	public void call(int caller) {
		template.sendBody("jms:queue:orders?deliveryPersistent=false", "order");
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
		Factories.close(factory);
		broker.close();
	}
}
