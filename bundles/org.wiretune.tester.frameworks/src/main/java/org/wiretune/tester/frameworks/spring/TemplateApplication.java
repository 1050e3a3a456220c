/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import jakarta.jms.ConnectionFactory;
import java.util.Map;
import org.springframework.jms.core.JmsTemplate;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;

/** A template of Spring that sends messages to a queue; a call is one of them. */
public final class TemplateApplication implements FrameworkApplication {

	private static final String QUEUE = "orders";

	private final CountingBroker broker;
	private final ConnectionFactory factory;
	private final JmsTemplate template;

	private TemplateApplication(FrameworkSettings settings, CountingBroker broker, FrameworkKeys.Factory kind) throws Exception {
		this.broker = broker;
		broker.createRing(QUEUE);
		factory = Factories.of(kind, broker.factory(), settings.value(FrameworkKeys.CLIENTS));
		template = Templates.notPersistent(factory);
	}

	/** {@return one whose messages live in memory} @param settings what it is started with @throws Exception when it cannot be started */
	public static TemplateApplication of(FrameworkSettings settings) throws Exception {
		return new TemplateApplication(settings, new CountingBroker(), settings.one(FrameworkKeys.FACTORY));
	}

	/** {@return one whose messages are kept on disk} @param settings what it is started with @throws Exception when it cannot be started */
	public static TemplateApplication durable(FrameworkSettings settings) throws Exception {
		CountingBroker broker = new CountingBroker(settings.folder(), settings.one(FrameworkKeys.JOURNAL_SYNC));
		TemplateApplication application = new TemplateApplication(settings, broker, FrameworkKeys.Factory.CACHING);
		application.template.setDeliveryPersistent(true);
		return application;
	}

	@Override
	public void call(int caller) {
		template.convertAndSend(QUEUE, Templates.TEXT);
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
		Factories.close(factory);
		broker.close();
	}
}
