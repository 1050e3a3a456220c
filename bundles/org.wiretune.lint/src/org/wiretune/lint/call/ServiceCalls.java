/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;

/** The calls between components of IBM's service modules that were read, worked out once per reading. Immutable. */
public final class ServiceCalls {

	private static final Memo<ServiceCalls> MEMO = Reading.memoOf(ServiceCalls::new);
	private static final String SUBFLOW = "Subflow";

	private final List<ServiceCall> all;
	private final Map<Element, List<ServiceCall>> byTarget = new HashMap<>();
	private final Map<Component, List<ServiceCall>> byCaller = new HashMap<>();
	private final Set<Element> wiredOnly = new HashSet<>();

	private ServiceCalls(Reading reading) {
		List<ServiceCall> calls = new ArrayList<>();
		JavaCallers code = new JavaCallers(reading);
		for (Module module : reading.solution().getModules()) {
			if (isServiceModule(module)) {
				module.getComponents().forEach(component -> add(component, code, calls));
			}
		}
		all = List.copyOf(calls);
		for (ServiceCall call : all) {
			byTarget.computeIfAbsent(call.target(), key -> new ArrayList<>()).add(call);
			byCaller.computeIfAbsent(call.caller(), key -> new ArrayList<>()).add(call);
		}
	}

	/**
	 * {@return the calls of what was read}
	 *
	 * @param reading what was read
	 */
	public static ServiceCalls of(Reading reading) {
		return reading.memo(MEMO);
	}

	/** {@return whether a module is one of IBM's service modules, for which the rules of its runtime hold} @param module the module */
	public static boolean isServiceModule(Module module) {
		return module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE || module.getKind() == ModuleKind.LIBRARY;
	}

	/** {@return the service modules that were read} @param reading what was read */
	public static Stream<Module> modules(Reading reading) {
		return reading.solution().getModules().stream().filter(ServiceCalls::isServiceModule);
	}

	/** {@return all calls, in the order of modules, components and references} */
	public List<ServiceCall> all() {
		return all;
	}

	/** {@return the calls of a component or import from inside its module} @param target the component or import */
	public List<ServiceCall> to(Element target) {
		return byTarget.getOrDefault(target, List.of());
	}

	/** {@return whether wires lead to a component or import, but no flow that has them calls by them} @param target the component or import */
	public boolean isNeverCalled(Element target) {
		return wiredOnly.contains(target) && to(target).isEmpty();
	}

	/** {@return the calls that a component makes} @param caller the component */
	public List<ServiceCall> from(Component caller) {
		return byCaller.getOrDefault(caller, List.of());
	}

	private void add(Component component, JavaCallers code, List<ServiceCall> calls) {
		Performer performer = Performer.of(component);
		for (Reference reference : component.getReferences()) {
			if (isLeftAlone(component, reference)) {
				reference.getWires().stream().map(Endpoint::resolved).filter(Objects::nonNull).forEach(wiredOnly::add);
				continue;
			}
			JavaInvocation invocation = performer == Performer.JAVA ? code.invocation(component, reference) : JavaInvocation.UNKNOWN;
			for (Wire wire : reference.getWires()) {
				Element target = Endpoint.resolved(wire);
				if (target != null) {
					List<String> operations = operations(component, reference);
					Exchange exchange = Endpoint.interfaces(target).stream().map(face -> Exchange.of(face, operations)).reduce(Exchange::and).orElse(Exchange.UNKNOWN);
					calls.add(new ServiceCall(component, performer, reference, target, Endpoint.of(target), operations, exchange, invocation));
				}
			}
		}
	}

	/** Whether a mediation flow was read and has no node that calls by a reference; what a subflow calls its own file tells. */
	private static boolean isLeftAlone(Component component, Reference reference) {
		MediationFlow flow = component.getImplementation() == null ? null : component.getImplementation().getFlow();
		return flow != null && reference.getName() != null && flow.getPrimitives().stream().anyMatch(primitive -> primitive.getReference() != null)
				&& flow.getPrimitives().stream().noneMatch(primitive -> reference.getName().equals(primitive.getReference()) || SUBFLOW.equals(primitive.getType()));
	}

	/** The operations that a process or a mediation flow calls by a reference. */
	private static List<String> operations(Component component, Reference reference) {
		Set<String> operations = new LinkedHashSet<>();
		BusinessProcess process = component.getImplementation() == null ? null : component.getImplementation().getProcess();
		if (process != null) {
			process.getInvokes().stream().filter(invoke -> invoke.getReference() == reference).map(Invoke::getOperation).filter(Objects::nonNull).map(setting -> setting.getValue())
					.filter(Objects::nonNull).forEach(operations::add);
		}
		MediationFlow flow = component.getImplementation() == null ? null : component.getImplementation().getFlow();
		if (flow != null) {
			flow.getPrimitives().stream().filter(primitive -> reference.getName() != null && reference.getName().equals(primitive.getReference())).map(Primitive::getOperation)
					.filter(Objects::nonNull).forEach(operations::add);
		}
		return List.copyOf(operations);
	}
}
