/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Rules on gateways that send a message over JMS and wait for its reply. */
final class MessagingGateways {

	private static final String GATEWAY = "jms.outbound-gateway";
	private static final String LISTENER = "reply-listener";
	private static final String KEY = "correlation-key";
	private static final String JMS_CORRELATION = "JMSCorrelationID";
	private static final String CACHE = "cacheConsumers";
	/** The bean that a gateway takes where it names none. */
	private static final String STANDARD_FACTORY = "jmsConnectionFactory";

	private MessagingGateways() {
	}

	private static Stream<IntegrationPart> gateways(Reading reading) {
		return IntegrationPart.of(reading, GATEWAY);
	}

	private static boolean hasReplyDestination(IntegrationPart gateway) {
		return Stream.of("reply-destination", "reply-destination-name", "reply-destination-expression").anyMatch(gateway::has);
	}

	/** A rule on gateways. */
	private static RuleForm<IntegrationPart> rule(String id) {
		return RuleForm.<IntegrationPart>rule(id, Subject.MESSAGING, Severity.WARNING, MessagingGateways::gateways)
				.at(IntegrationPart::origin)
				.measured(IntegrationPart::shown)
				.limit(gateway -> LISTENER);
	}

	/** A gateway that asks to be asynchronous is told of by that rule, whose fix adds the listener, too. */
	static Rule temporaryQueue() {
		return rule("si-jms-gateway-temp-queue-per-request")
				.onSites(form -> form
						.when(gateway -> !gateway.holds(LISTENER) && !hasReplyDestination(gateway) && !"true".equals(gateway.value("async")))
						.fix("listener", FixEffect.CHANGES_BEHAVIOUR, (gateway, edits) -> edits.set(gateway.isXml() ? gateway.setting(LISTENER) : null, LISTENER)))
				.build();
	}

	static Rule consumerPerRequest() {
		return rule("si-jms-gateway-consumer-per-request")
				.onSites(form -> form
						.when(gateway -> !gateway.holds(LISTENER) && hasReplyDestination(gateway) && factory(gateway) == null))
				.build();
	}

	static Rule listenerIgnored() {
		return rule("si-jms-gateway-reply-listener-ignored")
				.onSites(form -> form
						.when(gateway -> gateway.holds(LISTENER) && (hasReplyDestination(gateway) && !gateway.has(KEY) || isNotAllowed(gateway)))
						.message(gateway -> isNotAllowed(gateway) ? "key" : null)
						.limit(gateway -> JMS_CORRELATION)
						.fix("key", FixEffect.DEPENDS_ON_UNSEEN, (gateway, edits) -> edits.set(gateway.isXml() ? gateway.setting(KEY) : null, JMS_CORRELATION)))
				.build();
	}

	/** The form of the key that asks for a consumer whose selector is the id as it was sent; no reply container bears it. */
	private static boolean isNotAllowed(IntegrationPart gateway) {
		return (JMS_CORRELATION + '*').equals(gateway.value(KEY));
	}

	static Rule asynchronousIgnored() {
		return rule("si-jms-gateway-async-ignored")
				.onSites(form -> form
						.when(gateway -> "true".equals(gateway.value("async")) && (!gateway.holds(LISTENER) || !gateway.has(KEY)))
						.message(gateway -> gateway.holds(LISTENER) ? "key" : gateway.has(KEY) ? "listener" : null)
						.fix("both", FixEffect.DEPENDS_ON_UNSEEN, (gateway, edits) -> {
							if (!gateway.isXml()) {
								edits.impossible();
								return;
							}
							if (!gateway.holds(LISTENER)) {
								edits.set(gateway.setting(LISTENER), LISTENER);
							}
							if (!gateway.has(KEY)) {
								edits.set(gateway.setting(KEY), JMS_CORRELATION);
							}
						}))
				.build();
	}

	/**
	 * @param gateway the gateway
	 * @param factory the factory that keeps its consumers
	 */
	private record Leak(IntegrationPart gateway, IntegrationPart factory) {
	}

	static Rule cachedConsumers() {
		return RuleForm.<Leak>rule("si-jms-gateway-cached-consumers-leak", Subject.MESSAGING, Severity.WARNING,
				reading -> gateways(reading).filter(gateway -> !gateway.holds(LISTENER) && hasReplyDestination(gateway)).map(gateway -> new Leak(gateway, factory(gateway))).filter(leak -> leak.factory() != null))
				.onSites(form -> form
						.at(leak -> leak.gateway().origin())
						.measured(leak -> leak.gateway().shown())
						.limit(leak -> "false")
						.with("factory", leak -> leak.factory().shown())
						.related(leak -> List.of(place(leak.factory())))
						.fix("uncached", FixEffect.CHANGES_BEHAVIOUR, (leak, edits) -> edits.set(leak.factory().isXml() ? leak.factory().setting(CACHE) : null, "false")))
				.build();
	}

	private static Origin place(IntegrationPart factory) {
		Setting cache = factory.setting(CACHE);
		return Values.isSet(cache) ? cache.getOrigin() : factory.origin();
	}

	/** The factory of the gateway's application that caches consumers; null where none was read or it caches none. */
	private static IntegrationPart factory(IntegrationPart gateway) {
		String name = gateway.isXml() ? Objects.requireNonNullElse(gateway.value("connection-factory"), STANDARD_FACTORY) : gateway.any("argument", "connection-factory");
		List<IntegrationPart> factories = IntegrationPart.of(gateway.reading(), "bean").filter(gateway::isBeside).filter(bean -> String.valueOf(bean.value("class")).endsWith("CachingConnectionFactory"))
				.filter(bean -> isNamed(bean, name)).toList();
		return factories.size() == 1 && isCaching(factories.get(0)) ? factories.get(0) : null;
	}

	/** Whether a gateway's factory is meant: by the id of the bean, in code by the call of its method or a parameter of its name. */
	private static boolean isNamed(IntegrationPart bean, String name) {
		String id = bean.isXml() ? bean.name() : bean.value("bean");
		return id != null && name != null && (name.equals(id) || name.equals(id + "()") || name.equals("this." + id) || name.equals("this." + id + "()"));
	}

	/** Spring caches consumers unless it is told not to. */
	private static boolean isCaching(IntegrationPart factory) {
		String cached = factory.any(CACHE, "cache-consumers");
		return cached == null || cached.equals("true");
	}
}
