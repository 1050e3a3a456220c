/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

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
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

/** Rules on the plans of mediators: routing rules that go through a queue, and validation inside a composite. */
final class MediatorRouting {

	private static final String OPERATION = "soa.mediator.operation";
	private static final String EXECUTION = "executionType";
	private static final String VALIDATION = "validateSchema";
	/** The editor of 11g wrote queued. */
	private static final Set<String> PARALLEL = Set.of("parallel", "queued");

	private MediatorRouting() {
	}

	private static Stream<ConfiguredGroup> operations(Reading reading) {
		return ConfigurationIndex.groups(reading, OPERATION);
	}

	private static List<ConfiguredGroup> cases(ConfiguredGroup operation) {
		return operation.groups("soa.mediator.case");
	}

	private static boolean isParallel(ConfiguredGroup rule) {
		return PARALLEL.contains(String.valueOf(rule.value(EXECUTION)));
	}

	private static boolean replies(ConfiguredGroup operation) {
		return cases(operation).stream().anyMatch(rule -> !rule.groups("soa.mediator.reply").isEmpty());
	}

	static Rule noReply() {
		return RuleForm.rule("soa-mediator-parallel-no-reply", Subject.WIRING, Severity.WARNING, MediatorRouting::operations)
				.onSites(form -> form
						.when(operation -> replies(operation) && cases(operation).stream().allMatch(MediatorRouting::isParallel))
						.at(operation -> cases(operation).get(0).place(EXECUTION))
						.measured(operation -> cases(operation).get(0).value(EXECUTION))
						.limit(operation -> sequential(operation))
						.with("name", ConfiguredGroup::name)
						.with("file", ConfiguredGroup::fileName))
				.build();
	}

	/** With a second rule the queue may be there for slow targets, or to keep failures apart. */
	static Rule latency() {
		return RuleForm.rule("soa-mediator-parallel-latency", Subject.WIRING, Severity.INFO, MediatorRouting::operations)
				.onSites(form -> form
						.when(operation -> !replies(operation) && cases(operation).size() == 1 && isParallel(cases(operation).get(0)))
						.at(operation -> cases(operation).get(0).place(EXECUTION))
						.measured(operation -> cases(operation).get(0).value(EXECUTION))
						.limit(operation -> sequential(operation))
						.with("name", ConfiguredGroup::name)
						.with("file", ConfiguredGroup::fileName)
						.fix("sequential", FixEffect.CHANGES_BEHAVIOUR, (operation, edits) -> edits.set(cases(operation).get(0).setting(EXECUTION), sequential(operation))))
				.build();
	}

	/** The word of the editor that wrote the plan. */
	private static String sequential(ConfiguredGroup operation) {
		return "queued".equals(cases(operation).get(0).value(EXECUTION)) ? "direct" : "sequential";
	}

	/** A mediator that a service leads to is where messages come in, and may have to validate them. */
	static Rule validation() {
		return RuleForm.rule("soa-validate-schema", Subject.WIRING, Severity.INFO, MediatorRouting::operations)
				.onSites(form -> form
						.when((operation, context) -> Values.truth(operation.setting(VALIDATION)) && isInside(context, operation.path()))
						.at(operation -> operation.place(VALIDATION))
						.measured(operation -> operation.value(VALIDATION))
						.limit(operation -> "false")
						.with("name", ConfiguredGroup::name)
						.with("file", ConfiguredGroup::fileName)
						.fix("trust", FixEffect.CHANGES_BEHAVIOUR, (operation, edits) -> edits.set(operation.setting(VALIDATION), "false")))
				.build();
	}

	private static boolean isInside(Reading reading, String plan) {
		for (Module module : reading.solution().getModules()) {
			for (Component component : module.getComponents()) {
				if (module.getKind() == ModuleKind.SOA_COMPOSITE && plan.equals(plan(module, component))) {
					return module.getExports().stream().noneMatch(export -> Wiring.resolved(export.getWire()) == component)
							&& module.getComponents().stream().flatMap(other -> other.getReferences().stream()).flatMap(reference -> reference.getWires().stream())
									.anyMatch(wire -> Wiring.resolved(wire) == component);
				}
			}
		}
		return false;
	}

	/** The path of the plan that implements a component, or null. */
	private static String plan(Module module, Component component) {
		if (component.getImplementation() == null || !"implementation.mediator".equals(component.getImplementation().getType()) || component.getImplementation().getArtifact() == null) {
			return null;
		}
		String path = module.getOrigin().path();
		return path.substring(0, path.lastIndexOf('/') + 1) + component.getImplementation().getArtifact().getValue();
	}
}
