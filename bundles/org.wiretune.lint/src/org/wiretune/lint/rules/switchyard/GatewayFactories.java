/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.settings.Setting;

/** The rule {@code switchyard-jms-unpooled}: a reference that sends through a connection factory of the server that pools nothing. */
final class GatewayFactories {

	private static final String BINDING = "binding.jms";
	private static final String FACTORY = "connectionFactory";
	/** The factories of the server's standard configuration without a pool; its pooled one is JmsXA. */
	private static final Set<String> UNPOOLED = Set.of("ConnectionFactory", "RemoteConnectionFactory", "InVmConnectionFactory");

	private GatewayFactories() {
	}

	/**
	 * @param reference the reference
	 * @param factory what its binding names
	 */
	private record Site(Import reference, Setting factory) {
	}

	static Rule unpooled() {
		return RuleForm.rule("switchyard-jms-unpooled", Subject.MESSAGING, Severity.INFO, GatewayFactories::sites)
				.onSites(form -> form
						.when(site -> UNPOOLED.contains(name(site.factory())))
						.when((site, context) -> !DevelopmentProfiles.isForDevelopment(context, site.reference().getOrigin().path()))
						.at(site -> Values.origin(site.factory()))
						.measured(site -> site.factory().getValue())
						.limit(site -> "JmsXA")
						.with("name", site -> site.reference().getName()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SWITCHYARD).flatMap(module -> module.getImports().stream())
				.filter(reference -> reference.getBinding() != null && BINDING.equals(reference.getBinding().getName()))
				.flatMap(reference -> reference.getBinding().getProperties().stream().filter(property -> FACTORY.equals(property.getName()) && property.isSet())
						.map(factory -> new Site(reference, factory)));
	}

	/** The name without the mark of a bean and without the folders of the directory. */
	private static String name(Setting factory) {
		String value = String.valueOf(factory.effective()).strip();
		return value.substring(Math.max(Math.max(value.lastIndexOf('/'), value.lastIndexOf(':')), value.lastIndexOf('#')) + 1);
	}
}
