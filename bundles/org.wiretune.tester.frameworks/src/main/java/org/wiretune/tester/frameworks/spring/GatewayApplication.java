/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.util.Map;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.integration.channel.DirectChannel;
import org.springframework.integration.core.MessagingTemplate;
import org.springframework.integration.jms.JmsOutboundGateway;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.springframework.jms.listener.DefaultMessageListenerContainer;
import org.springframework.jms.listener.SessionAwareMessageListener;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.FrameworkKeys.Replies;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.broker.CountingBroker;
import org.wiretune.tester.frameworks.broker.Factories;

/**
 * A gateway of Spring Integration that calls by JMS. Who answers is in the same process and the same in each case: it sends back
 * the correlation id of the request, or else the id of its message.
 */
public final class GatewayApplication implements FrameworkApplication {

	private static final String REQUESTS = "requests";
	private static final String REPLIES = "replies";
	private static final String CORRELATION = "JMSCorrelationID";

	private final CountingBroker broker = new CountingBroker();
	private final AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
	private final DefaultMessageListenerContainer responder = new DefaultMessageListenerContainer();
	private final CachingConnectionFactory factory;
	private final DirectChannel calls = new DirectChannel();
	private final MessagingTemplate template = new MessagingTemplate();
	private final JmsOutboundGateway gateway;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public GatewayApplication(FrameworkSettings settings) throws Exception {
		int clients = settings.value(FrameworkKeys.CLIENTS);
		Replies replies = settings.one(FrameworkKeys.REPLIES);
		long timeout = settings.value(CommonKeys.CALL_TIMEOUT).toMillis();
		broker.createQueue(REQUESTS);
		broker.createQueue(REPLIES);
		context.register(IntegrationInfrastructure.class);
		context.refresh();
		responder.setConnectionFactory(broker.factory());
		responder.setDestinationName(REQUESTS);
		responder.setConcurrentConsumers(clients);
		responder.setMessageListener((SessionAwareMessageListener<Message>) GatewayApplication::answer);
		responder.afterPropertiesSet();
		responder.start();
		factory = Factories.caching(broker.factory(), clients);
		factory.setCacheConsumers(replies == Replies.CACHED_SELECTOR);
		gateway = gateway(replies, timeout);
		gateway.start();
		calls.setBeanFactory(context);
		calls.setBeanName("calls");
		calls.afterPropertiesSet();
		calls.subscribe(gateway);
		template.setBeanFactory(context);
		template.setReceiveTimeout(timeout);
	}

	private JmsOutboundGateway gateway(Replies replies, long timeout) {
		JmsOutboundGateway made = new JmsOutboundGateway();
		made.setBeanFactory(context);
		made.setApplicationContext(context);
		made.setBeanName("gateway");
		made.setConnectionFactory(factory);
		made.setRequestDestinationName(REQUESTS);
		made.setExplicitQosEnabled(true);
		made.setDeliveryPersistent(false);
		made.setReceiveTimeout(timeout);
		made.setRequiresReply(true);
		if (replies != Replies.TEMPORARY_QUEUE && replies != Replies.LISTENER) {
			made.setReplyDestinationName(REPLIES);
		}
		if (replies == Replies.LISTENER || replies == Replies.LISTENER_IGNORED || replies == Replies.LISTENER_BY_KEY) {
			made.setUseReplyContainer(true);
			made.setReplyContainerProperties(new JmsOutboundGateway.ReplyContainerProperties());
		}
		if (replies == Replies.LISTENER_BY_KEY) {
			made.setCorrelationKey(CORRELATION);
		}
		made.afterPropertiesSet();
		return made;
	}

	private static void answer(Message request, Session session) throws JMSException {
		Message reply = session.createTextMessage("done");
		String key = request.getJMSCorrelationID();
		reply.setJMSCorrelationID(key == null ? request.getJMSMessageID() : key);
		try (MessageProducer producer = session.createProducer(request.getJMSReplyTo())) {
			producer.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
			producer.send(reply);
		}
	}

	@Override
	public void call(int caller) {
		template.convertSendAndReceive(calls, Templates.TEXT, String.class);
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
		gateway.stop();
		responder.destroy();
		factory.destroy();
		context.close();
		broker.close();
	}
}
