/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;

/** Rule {@code camel-jms-unpooled-factory}: components that send over a plain connection factory. */
final class UnpooledFactories {

	private static final Set<String> UNPOOLED = Set.of("ActiveMQConnectionFactory", "ActiveMQXAConnectionFactory", "ActiveMQJMSConnectionFactory", "ActiveMQQueueConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory", "JmsConnectionFactory");
	private static final String FACTORY = "connectionFactory";

	private UnpooledFactories() {
	}

	/** What an address is called whose component only code of another file tells. */
	private static final String OPEN = "{{";

	/**
	 * A component that sends over a factory without a pool.
	 *
	 * @param component the component
	 * @param place where it names the factory
	 * @param factory the factory
	 * @param sender a step that sends; null where only code that cannot be followed may send
	 */
	private record Unpooled(ConfiguredGroup component, Origin place, ConfiguredGroup factory, RouteStep sender) {

		List<Origin> related() {
			return sender == null ? List.of(factory.group().getOrigin()) : List.of(factory.group().getOrigin(), sender.origin());
		}
	}

	static Rule rule() {
		return RuleForm.<Unpooled>rule("camel-jms-unpooled-factory", Subject.CONNECTIONS, Severity.WARNING, UnpooledFactories::unpooled)
				.onSites(form -> form
						.severity(site -> site.sender() == null ? Severity.INFO : Severity.WARNING)
						.message(site -> site.sender() == null ? "unseen" : null)
						.at(Unpooled::place)
						.measured(site -> site.factory().group().getLabel())
						.with("component", site -> site.component().name().startsWith(OPEN) ? site.component().group().getLabel() : site.component().name())
						.with("sender", site -> site.sender() == null ? "" : site.sender().address().name())
						.related(Unpooled::related))
				.build();
	}

	private static Stream<Unpooled> unpooled(Reading reading) {
		List<RouteStep> senders = Route.steps(reading, "to", "toD", "inOnly", "inOut", "wireTap").filter(step -> step.address() != null).toList();
		return ConfigurationIndex.groups(reading, "camel.bean").filter(bean -> bean.group().getLabel().endsWith("Component") && InOperation.mayBe(reading, bean.path())).map(component -> {
			RouteStep sender = senders.stream().filter(step -> step.route().group().application() == component.application() && step.address().scheme().equals(component.name())).findFirst().orElse(null);
			if (sender == null && (component.groups("camel.bean").isEmpty() || !component.path().endsWith(".java") || !mayBeSent(reading, component, senders))) {
				return null;
			}
			for (ConfiguredGroup bean : sender == null ? List.of(component) : Components.of(sender.route(), component.name()).beans()) {
				ConfiguredGroup nested = bean.groups("camel.bean").stream().filter(inner -> inner.name().equals(FACTORY)).findFirst().orElse(null);
				ConfiguredGroup factory = nested != null ? nested : ConfigurationIndex.groups(reading, component.application(), "camel.bean").filter(other -> other.name().equals(bean.value(FACTORY))).findFirst().orElse(null);
				if (factory != null && UNPOOLED.contains(factory.group().getLabel())) {
					return new Unpooled(component, bean.states(FACTORY) ? bean.place(FACTORY) : factory.group().getOrigin(), factory, sender);
				}
			}
			return null;
		}).filter(Objects::nonNull);
	}

	/** Whether code of the application sends to where only it knows, which may be by the component. */
	private static boolean mayBeSent(Reading reading, ConfiguredGroup component, List<RouteStep> senders) {
		return senders.stream().anyMatch(step -> step.route().group().application() == component.application() && step.address().scheme().startsWith(OPEN))
				|| ConfigurationIndex.groups(reading, component.application(), "camel.code").anyMatch(code -> code.name().equals("ProducerTemplate"));
	}
}
