/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Rules on what is switched on for a whole service. */
final class ServiceSwitches {

	private static final Set<String> TRACING = Set.of("isTracingEnabled", "operations.tracingEnabled", "operations.messageTracing.enabled", "messageTracing.enabled");

	private ServiceSwitches() {
	}

	/**
	 * @param service the service
	 * @param setting the switch
	 */
	private record Switch(Element service, Setting setting) {
	}

	static Rule tracing() {
		return RuleForm.rule("osb-tracing-on", Subject.LOGGING, Severity.INFO, reading -> switches(reading, TRACING))
				.onSites(form -> form
						.when(each -> Values.truth(each.setting()))
						.at(each -> each.setting().getOrigin())
						.measured(each -> each.setting().getValue())
						.limit(each -> "false")
						.with("name", each -> each.service().getName())
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (each, edits) -> edits.set(each.setting(), "false")))
				.build();
	}

	private static Stream<Switch> switches(Reading reading, Set<String> names) {
		return BusPipeline.projects(reading).flatMap(ServiceSwitches::all).filter(each -> names.contains(each.setting().getName()) && each.setting().getOrigin() != null);
	}

	private static Stream<Switch> all(Module module) {
		return Stream.of(module.getComponents().stream().flatMap(component -> of(component, component.getProperties())),
				module.getExports().stream().flatMap(export -> of(export, export.getBinding().getProperties())),
				module.getImports().stream().flatMap(service -> of(service, service.getBinding().getProperties()))).flatMap(each -> each);
	}

	private static Stream<Switch> of(Element service, List<Setting> settings) {
		return settings.stream().map(setting -> new Switch(service, setting));
	}
}
