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
import java.util.concurrent.atomic.AtomicReference;

import org.wiretune.lint.reading.ModuleMemo;
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

/**
 * The calls between components inside one of IBM's service modules. The same object for as long as links keep the module and its
 * code calls by the same methods. Immutable.
 */
public final class ModuleCalls {

	private static final String SUBFLOW = "Subflow";

	/** Of what is no service module. */
	static final ModuleCalls NONE = new ModuleCalls(List.of(), Map.of());

	private static final ModuleMemo<AtomicReference<ModuleCalls>> KEPT = ModuleMemo.of(module -> new AtomicReference<>());
	private static final ModuleMemo<List<ByCode>> BY_CODE = ModuleMemo.of(ModuleCalls::byCode);

	private final List<ServiceCall> all;
	private final Map<Element, List<ServiceCall>> byTarget = new HashMap<>();
	private final Map<Component, List<ServiceCall>> byCaller = new HashMap<>();
	private final Set<Element> wiredOnly = new HashSet<>();
	/** How code calls by each reference of Java components. */
	private final Map<Reference, JavaInvocation> invocations;

	/** A reference by which Java code may call. @param component the component that the code implements @param reference the reference */
	private record ByCode(Component component, Reference reference) {
	}

	private ModuleCalls(List<Component> components, Map<Reference, JavaInvocation> invocations) {
		this.invocations = invocations;
		List<ServiceCall> calls = new ArrayList<>();
		components.forEach(component -> add(component, calls));
		all = List.copyOf(calls);
		for (ServiceCall call : all) {
			byTarget.computeIfAbsent(call.target(), key -> new ArrayList<>()).add(call);
			byCaller.computeIfAbsent(call.caller(), key -> new ArrayList<>()).add(call);
		}
	}

	/** {@return the calls inside a module} @param reading what was read @param module a service module of it @param code how code calls */
	static ModuleCalls of(Reading reading, Module module, JavaCallers code) {
		Map<Reference, JavaInvocation> invocations = new HashMap<>();
		for (ByCode each : reading.memo(BY_CODE, module)) {
			invocations.put(each.reference(), code.invocation(each.component(), each.reference()));
		}
		AtomicReference<ModuleCalls> kept = reading.memo(KEPT, module);
		ModuleCalls before = kept.get();
		if (before != null && before.invocations.equals(invocations)) {
			return before;
		}
		ModuleCalls calls = new ModuleCalls(module.getComponents(), invocations);
		kept.set(calls);
		return calls;
	}

	private static List<ByCode> byCode(Module module) {
		return module.getComponents().stream().filter(component -> Performer.of(component) == Performer.JAVA)
				.flatMap(component -> component.getReferences().stream().map(reference -> new ByCode(component, reference))).toList();
	}

	/** {@return all calls, in the order of components and references} */
	public List<ServiceCall> all() {
		return all;
	}

	/** {@return the calls of a component or import of the module} @param target the component or import */
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

	private void add(Component component, List<ServiceCall> calls) {
		Performer performer = Performer.of(component);
		for (Reference reference : component.getReferences()) {
			if (isLeftAlone(component, reference)) {
				reference.getWires().stream().map(Endpoint::resolved).filter(Objects::nonNull).forEach(wiredOnly::add);
				continue;
			}
			JavaInvocation invocation = invocations.getOrDefault(reference, JavaInvocation.UNKNOWN);
			for (Wire wire : reference.getWires()) {
				Element target = Endpoint.resolved(wire);
				if (target != null) {
					List<String> operations = operations(component, reference);
					Exchange exchange = Endpoint.called(target, reference).stream().map(face -> Exchange.of(face, operations)).reduce(Exchange::and).orElse(Exchange.UNKNOWN);
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
