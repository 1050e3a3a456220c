/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** The calls between components of IBM's service modules that were read, worked out once per reading. Immutable. */
public final class ServiceCalls {

	private static final Memo<ServiceCalls> MEMO = Reading.memoOf(ServiceCalls::new);

	private final List<ServiceCall> all;
	private final Map<Module, ModuleCalls> byModule = new HashMap<>();
	private final List<TemplateCall> byTemplate;

	private ServiceCalls(Reading reading) {
		List<ServiceCall> calls = new ArrayList<>();
		JavaCallers code = new JavaCallers(reading);
		modules(reading).forEach(module -> {
			ModuleCalls inside = ModuleCalls.of(reading, module, code);
			byModule.put(module, inside);
			calls.addAll(inside.all());
		});
		all = List.copyOf(calls);
		byTemplate = TemplateCall.of(modules(reading).toList());
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

	/** {@return the calls of processes by the name of their template, which no wire shows} */
	public List<TemplateCall> byTemplate() {
		return byTemplate;
	}

	/** {@return the calls of a component or import from inside its module; none where the target is null} @param target the component or import */
	public List<ServiceCall> to(Element target) {
		return target == null ? List.of() : in(target.eContainer()).to(target);
	}

	/** {@return whether wires lead to a component or import, but no flow that has them calls by them} @param target the component or import */
	public boolean isNeverCalled(Element target) {
		return in(target.eContainer()).isNeverCalled(target);
	}

	/** {@return the calls that a component makes} @param caller the component */
	public List<ServiceCall> from(Component caller) {
		return in(caller.eContainer()).from(caller);
	}

	/** {@return the calls inside a module; none where it is no service module} The same object as long as neither these nor the module change. @param module the module, or anything else */
	public ModuleCalls in(Object module) {
		return byModule.getOrDefault(module, ModuleCalls.NONE);
	}

	/** {@return the calls inside each module; for rules that look at modules and at the calls in them} @param reading what was read */
	public static Function<Module, ModuleCalls> inModules(Reading reading) {
		return of(reading)::in;
	}
}
