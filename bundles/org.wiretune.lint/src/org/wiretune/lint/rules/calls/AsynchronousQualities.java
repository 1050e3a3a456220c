/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.JavaInvocation;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;

/**
 * Rules {@code async-reliability-assured} and {@code event-sequencing-coarse-key}: qualities that exist on asynchronous calls only,
 * and what they cost there.
 */
final class AsynchronousQualities {

	private static final String RELIABILITY = "Reliability";
	private static final String ASSURED = "assured";
	private static final String SEQUENCING = "EventSequencing";

	private AsynchronousQualities() {
	}

	/**
	 * @param call the call
	 * @param reliability the qualifier; null where the reference has none
	 */
	private record Assured(ServiceCall call, Qualifier reliability) {
	}

	/**
	 * @param component the component
	 * @param face its interface
	 * @param sequencing the qualifier without a key
	 */
	private record Sequenced(Component component, ServiceInterface face, Qualifier sequencing) {
	}

	static Rule reliability() {
		return RuleForm.ofModules("async-reliability-assured", Subject.MESSAGING, Severity.INFO, ServiceCalls::inModules, AsynchronousQualities::assured)
				.optional()
				.onSites(form -> form
						.at(site -> site.call().reference().getOrigin())
						.measured(site -> ASSURED)
						.limit(site -> "bestEffort")
						.with("name", site -> site.call().reference().getName())
						.with("component", site -> site.call().caller().getName())
						.with("target", site -> site.call().target().getName())
						.related(site -> List.of(site.call().target().getOrigin()))
						.fix("best-effort", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.reliability() == null) {
								edits.impossible();
							} else {
								edits.set(site.reliability().getValue(), "bestEffort");
							}
						}))
				.build();
	}

	static Rule sequencing() {
		return RuleForm.ofModules("event-sequencing-coarse-key", Subject.CONCURRENCY, Severity.INFO, AsynchronousQualities::sequenced)
				.onSites(form -> form
						.at(site -> site.face().getPortType() == null || site.face().getPortType().getOrigin() == null ? site.component().getOrigin() : site.face().getPortType().getOrigin())
						.measured(site -> TEXTS.get("noKey"))
						.limit(site -> TEXTS.get("keyOfObject"))
						.with("name", site -> site.component().getName())
						.with("operation", site -> site.sequencing().getOperation() == null ? "" : site.sequencing().getOperation())
						.message(site -> site.sequencing().getOperation() == null ? "all" : null))
				.build();
	}

	/** References of processes are written by the editor, those of tasks must be assured, and a synchronous caller ignores the qualifier. */
	private static Stream<Assured> assured(Module module, ModuleCalls calls) {
		return calls.all().stream()
				.filter(call -> call.performer() == Performer.JAVA ? call.invocation() == JavaInvocation.ASYNCHRONOUS || call.invocation() == JavaInvocation.BOTH
						: call.performer().obeysTarget() && call.performer() != Performer.LONG_RUNNING_PROCESS && call.style().style() == InteractionStyle.ASYNC)
				.map(call -> new Assured(call, Qualities.of(call.caller(), call.reference(), RELIABILITY)))
				.filter(site -> site.reliability() == null || Qualities.value(site.reliability()) == null || ASSURED.equalsIgnoreCase(Qualities.value(site.reliability())));
	}

	/** A qualifier that holds nothing at all names no key, in whatever words tools write one. */
	private static Stream<Sequenced> sequenced(Module module) {
		return (ServiceCalls.isServiceModule(module) ? module.getComponents() : List.<Component>of()).stream().flatMap(component -> component.getInterfaces().stream().flatMap(face -> face.getQualifiers().stream()
				.filter(qualifier -> qualifier.getType() != null && qualifier.getType().startsWith(SEQUENCING) && qualifier.getProperties().stream().noneMatch(property -> !NAMES.contains(property.getName())))
				.map(qualifier -> new Sequenced(component, face, qualifier))));
	}

	/** What names the group of operations, not what tells its events apart. */
	private static final Set<String> NAMES = Set.of("group", "groupName", "name");
}
