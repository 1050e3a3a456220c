/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.XmlPlaces;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.settings.Setting;

/** The rule {@code switchyard-jms-one-consumer}: a queue that one consumer of a gateway works off. */
final class GatewayConsumers {

	private static final String BINDING = "binding.jms";
	private static final String QUEUE = "queue";
	private static final String CONSUMERS = "concurrentConsumers";
	/** Whoever states one of these has thought of it, even where it is one. */
	private static final Set<String> STATED = Set.of(CONSUMERS, "maxConcurrentConsumers");
	private static final String EXAMPLE = "5";
	/** What the schema wants before the number of consumers. */
	private static final List<String> BEFORE = List.of("operationSelector", "contextMapper", "messageComposer", QUEUE, "connectionFactory", "username", "password", "clientId",
			"durableSubscriptionName");

	private GatewayConsumers() {
	}

	static Rule oneConsumer() {
		return RuleForm.rule("switchyard-jms-one-consumer", Subject.CONCURRENCY, Severity.INFO, GatewayConsumers::services)
				.onSites(form -> form
						.when(service -> queue(service.getBinding()) != null && service.getBinding().getProperties().stream().noneMatch(property -> STATED.contains(property.getName())))
						.when((service, context) -> !DevelopmentProfiles.isForDevelopment(context, service.getOrigin().path()))
						.at(service -> service.getBinding().getOrigin())
						.measured(service -> "1")
						.with("name", Export::getName)
						.with("queue", service -> queue(service.getBinding()).getValue())
						.fix("consumers", FixEffect.CHANGES_BEHAVIOUR,
								(service, edits) -> XmlPlaces.insert(edits, service.getBinding().getOrigin(), BEFORE, CONSUMERS, '>' + EXAMPLE + "</", ">")))
				.build();
	}

	private static Stream<Export> services(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SWITCHYARD).flatMap(module -> module.getExports().stream())
				.filter(service -> BINDING.equals(service.getBinding().getName()));
	}

	/** The queue; null where the binding reads a topic, of which each consumer would get its own copy. */
	private static Setting queue(Binding binding) {
		return binding.getProperties().stream().filter(property -> property.getName().equals(QUEUE) && property.isSet()).findFirst().orElse(null);
	}
}
