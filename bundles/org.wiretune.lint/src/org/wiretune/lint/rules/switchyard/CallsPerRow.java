/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * The rule {@code switchyard-reference-per-row}: a bean that calls a reference once for each part of a message, where the reference
 * leaves the server by a gateway that the bean waits for.
 */
final class CallsPerRow {

	/** Gateways whose answer, or whose end, the caller waits for; those of queues hand over and go on. */
	private static final Set<String> AWAITED = Set.of("binding.soap", "binding.rest", "binding.http", "binding.sql", "binding.jpa", "binding.ftp", "binding.ftps", "binding.sftp");
	private static final String BEAN = "implementation.bean";

	private CallsPerRow() {
	}

	/**
	 * @param bean the class
	 * @param type the interface of the reference
	 * @param reference the reference of the application
	 */
	private record Door(String bean, String type, Import reference) {

		boolean isCalledBy(CodeFact call) {
			String target = Values.value(call.detail(ClassCalls.TARGET));
			int end = target == null ? -1 : target.indexOf('#');
			return end > 0 && bean.equals(call.getTypeName()) && Stream.of(target.substring(1, end).split("\\|")).anyMatch(type::equals);
		}
	}

	/**
	 * @param calls the calls of one loop, at least one
	 * @param references what they call
	 * @param first the reference of the first call
	 */
	private record Site(List<CodeFact> calls, Set<String> references, Import first) {

		CodeFact call() {
			return calls.get(0);
		}
	}

	static Rule rule() {
		return RuleForm.rule("switchyard-reference-per-row", Subject.CONNECTIONS, Severity.INFO, CallsPerRow::sites)
				.onSites(form -> form
						.at(site -> site.call().getOrigin())
						.measured(site -> Values.value(site.call().detail("receiver")) + '.' + Values.value(site.call().detail("method")))
						.limit(site -> 1)
						.with("name", site -> site.call().getName())
						.with("references", site -> String.join(", ", site.references()))
						.with("binding", site -> site.first().getBinding().getName())
						.related(site -> Stream.concat(site.calls().stream().skip(1).map(CodeFact::getOrigin), Stream.of(site.first().getOrigin())).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Door> doors = reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SWITCHYARD).flatMap(module -> module.getComponents().stream()).flatMap(CallsPerRow::doors).toList();
		if (doors.isEmpty()) {
			return Stream.empty();
		}
		Map<Origin, Site> byLoop = new LinkedHashMap<>();
		InOperation.facts(reading, ClassCalls.LOOP).forEach(call -> doors.stream().filter(door -> door.isCalledBy(call)).findFirst().ifPresent(door -> {
			Site site = byLoop.computeIfAbsent(call.detail("loop").getOrigin(), loop -> new Site(new ArrayList<>(), new LinkedHashSet<>(), door.reference()));
			site.calls().add(call);
			site.references().add(door.reference().getName());
		}));
		return byLoop.values().stream();
	}

	private static Stream<Door> doors(Component component) {
		if (component.getImplementation() == null || !BEAN.equals(component.getImplementation().getType()) || component.getImplementation().getArtifact() == null) {
			return Stream.empty();
		}
		String bean = component.getImplementation().getArtifact().effective();
		return component.getReferences().stream().flatMap(reference -> reference.getWires().stream()
				.flatMap(wire -> Wiring.resolved(wire) instanceof Import called && called.getBinding() != null && AWAITED.contains(String.valueOf(called.getBinding().getName()))
						? types(reference.getInterfaces()).map(type -> new Door(bean, type, called)) : Stream.empty()));
	}

	private static Stream<String> types(List<ServiceInterface> interfaces) {
		return interfaces.stream().map(ServiceInterface::getPortType).filter(type -> type != null && type.getValue() != null).map(Setting::getValue);
	}
}
