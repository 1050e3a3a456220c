/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import jakarta.jms.TextMessage;
import java.util.Map;
import org.springframework.batch.support.transaction.ResourcelessTransactionManager;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.jms.listener.DefaultMessageListenerContainer;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.FrameworkKeys.ListenerCache;
import org.wiretune.tester.frameworks.base.Arrivals;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;

/**
 * A listener container of Spring on the plain factory of the client. A call is a message from its sending until the listener has
 * it. Sessions are transacted in each case, so that a message whose listener fails comes back whatever is kept.
 */
public final class ListenerApplication implements FrameworkApplication {

	private static final String QUEUE = "orders";

	private final CountingBroker broker = new CountingBroker();
	private final Arrivals arrivals;
	private final CachingConnectionFactory senders;
	private final JmsTemplate template;
	private final DefaultMessageListenerContainer container = new DefaultMessageListenerContainer();

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public ListenerApplication(FrameworkSettings settings) throws Exception {
		broker.createQueue(QUEUE);
		ConnectionFactory plain = broker.factory();
		arrivals = new Arrivals(settings.value(CommonKeys.CALL_TIMEOUT));
		senders = Factories.caching(plain, settings.value(FrameworkKeys.CLIENTS));
		template = Templates.notPersistent(senders);
		container.setConnectionFactory(plain);
		container.setDestinationName(QUEUE);
		container.setSessionTransacted(true);
		cache(settings.one(FrameworkKeys.LISTENER_CACHE));
		container.setMessageListener((MessageListener) this::came);
		container.afterPropertiesSet();
		container.start();
	}

	private void cache(ListenerCache cache) {
		if (cache == ListenerCache.TRANSACTION_MANAGER || cache == ListenerCache.MANAGER_AND_CONSUMER) {
			// Any manager that is not that of the session: beside one the container keeps nothing unless a level is set.
			container.setTransactionManager(new ResourcelessTransactionManager());
		}
		if (cache != ListenerCache.TRANSACTION_MANAGER) {
			container.setCacheLevelName("CACHE_" + (cache == ListenerCache.MANAGER_AND_CONSUMER ? ListenerCache.CONSUMER : cache).name());
		}
	}

	private void came(Message message) {
		try {
			arrivals.came(message.getJMSCorrelationID());
		} catch (JMSException unreadable) {
			throw new IllegalStateException(unreadable);
		}
	}

	@Override
	public void call(int caller) throws Exception {
		arrivals.call(id -> template.send(QUEUE, session -> {
			TextMessage message = session.createTextMessage(Templates.TEXT);
			message.setJMSCorrelationID(id);
			return message;
		}));
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
		container.destroy();
		senders.destroy();
		broker.close();
	}
}
