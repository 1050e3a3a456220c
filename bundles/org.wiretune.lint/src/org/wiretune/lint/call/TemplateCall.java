/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * A call of a process by the name of its template, which IBM's engine looks up when the call is made: no wire leads there.
 *
 * @param caller the component of the process that calls
 * @param invoke the invocation
 * @param target the component of the process that is called
 */
public record TemplateCall(Component caller, Invoke invoke, Component target) {

	private static final String TEMPLATE = "processTemplate";

	/** {@return the calls of modules whose template was read once, or once in the folder that is nearest to the caller} @param modules the modules */
	static List<TemplateCall> of(List<Module> modules) {
		Map<String, List<Component>> byTemplate = new HashMap<>();
		processes(modules).filter(component -> component.getImplementation().getProcess().getName() != null)
				.forEach(component -> byTemplate.computeIfAbsent(component.getImplementation().getProcess().getName(), name -> new ArrayList<>()).add(component));
		List<TemplateCall> calls = new ArrayList<>();
		processes(modules).forEach(caller -> {
			for (Invoke invoke : caller.getImplementation().getProcess().getInvokes()) {
				String template = invoke.getProperties().stream().filter(setting -> TEMPLATE.equals(setting.getName())).map(Setting::getValue).findFirst().orElse(null);
				Component target = template == null ? null : nearest(byTemplate.getOrDefault(template, List.of()), caller);
				if (target != null) {
					calls.add(new TemplateCall(caller, invoke, target));
				}
			}
		});
		return calls;
	}

	private static Stream<Component> processes(List<Module> modules) {
		return modules.stream().flatMap(module -> module.getComponents().stream()).filter(component -> component.getImplementation() != null && component.getImplementation().getProcess() != null);
	}

	/** A workspace may hold the modules of several versions side by side. */
	private static Component nearest(List<Component> candidates, Component caller) {
		int most = candidates.stream().mapToInt(candidate -> shared(candidate, caller)).max().orElse(0);
		List<Component> nearest = candidates.stream().filter(candidate -> shared(candidate, caller) == most).toList();
		return nearest.size() == 1 ? nearest.get(0) : null;
	}

	/** How many folders two components share. */
	private static int shared(Component one, Component other) {
		String[] a = path(one).split("/");
		String[] b = path(other).split("/");
		int same = 0;
		while (same < Math.min(a.length, b.length) && a[same].equals(b[same])) {
			same++;
		}
		return same;
	}

	private static String path(Component component) {
		return component.eContainer() instanceof Module module && module.getPath() != null ? module.getPath() : "";
	}

	/** {@return who calls} */
	public Performer performer() {
		return Performer.of(caller);
	}

	/** {@return whether the caller waits for an answer; UNKNOWN where the operation was not read} */
	public Exchange exchange() {
		String operation = invoke.getOperation() == null ? null : invoke.getOperation().getValue();
		return operation == null ? Exchange.UNKNOWN : target.getInterfaces().stream()
				.filter(face -> face.getDescribed() != null && face.getDescribed().getOperations().stream().anyMatch(described -> operation.equals(described.getName())))
				.map(face -> Exchange.of(face, List.of(operation))).reduce(Exchange::and).orElse(Exchange.UNKNOWN);
	}
}
