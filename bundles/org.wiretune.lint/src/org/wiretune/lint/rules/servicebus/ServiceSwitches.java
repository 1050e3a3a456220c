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

	/**
	 * The services of a project that are traced.
	 *
	 * @param project the project
	 * @param switches at least one, in the order of the services
	 */
	private record Traced(Module project, List<Switch> switches) {

		Switch first() {
			return switches.get(0);
		}

		long services() {
			return switches.stream().map(each -> each.service().getName()).distinct().count();
		}
	}

	/** One for each project: who traces a project switches it on in its services one after the other. */
	static Rule tracing() {
		return RuleForm.<Traced>rule("osb-tracing-on", Subject.LOGGING, Severity.INFO, reading -> BusPipeline.projects(reading).map(ServiceSwitches::traced).filter(traced -> !traced.switches().isEmpty()))
				.onSites(form -> form
						.at(traced -> traced.first().setting().getOrigin())
						.measured(traced -> traced.first().setting().getValue())
						.limit(traced -> "false")
						.with("name", traced -> traced.first().service().getName())
						.with("count", Traced::services)
						.with("project", traced -> traced.project().getName())
						.message(traced -> traced.services() == 1 ? null : "several")
						.related(traced -> traced.switches().stream().skip(1).map(each -> each.setting().getOrigin()).toList())
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (traced, edits) -> traced.switches().forEach(each -> edits.set(each.setting(), "false"))))
				.build();
	}

	private static Traced traced(Module project) {
		return new Traced(project, all(project).filter(each -> TRACING.contains(each.setting().getName()) && each.setting().getOrigin() != null && Values.truth(each.setting())).toList());
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
