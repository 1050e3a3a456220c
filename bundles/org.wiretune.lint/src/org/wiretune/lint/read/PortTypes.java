/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Setting;

/**
 * Leads interfaces to the port types that describe them: in a file of the module itself, of a library that it depends on, or,
 * where all files that describe the port type agree, anywhere in what was read.
 */
final class PortTypes {

	/** What separates the parts of a name in Oracle's composites: {@code http://…#wsdl.interface(Name)}. */
	private static final String WSDL_INTERFACE = "#wsdl.interface(";

	private final Modules modules;
	private final Map<String, List<PortType>> byName = new HashMap<>();

	PortTypes(Modules modules) {
		this.modules = modules;
	}

	void resolve() {
		for (Module module : modules.all()) {
			for (PortType portType : module.getPortTypes()) {
				byName.computeIfAbsent(name(portType.getNamespace(), portType.getName()), key -> new ArrayList<>(1)).add(portType);
			}
		}
		if (byName.isEmpty()) {
			return;
		}
		for (Module module : modules.fresh()) {
			Set<Module> near = near(module);
			for (Component component : module.getComponents()) {
				resolve(component.getInterfaces(), near);
				component.getReferences().forEach(reference -> resolve(reference.getInterfaces(), near));
			}
			for (Import imported : module.getImports()) {
				resolve(imported.getInterfaces(), near);
			}
			for (Export export : module.getExports()) {
				resolve(export.getInterfaces(), near);
			}
			for (Reference reference : module.getReferences()) {
				resolve(reference.getInterfaces(), near);
			}
		}
	}

	/** The module and the libraries that it depends on, those of libraries too. */
	private static Set<Module> near(Module module) {
		Set<Module> near = new LinkedHashSet<>();
		Deque<Module> next = new ArrayDeque<>(List.of(module));
		while (!next.isEmpty()) {
			Module each = next.remove();
			if (near.add(each)) {
				next.addAll(each.getUses());
			}
		}
		return near;
	}

	private void resolve(List<ServiceInterface> interfaces, Set<Module> near) {
		for (ServiceInterface face : interfaces) {
			List<PortType> candidates = byName.get(qualified(face));
			if (candidates != null) {
				face.setDescribed(chosen(candidates, near));
			}
		}
	}

	private static PortType chosen(List<PortType> candidates, Set<Module> near) {
		for (Module place : near) {
			for (PortType candidate : candidates) {
				if (candidate.eContainer() == place) {
					return candidate;
				}
			}
		}
		PortType first = candidates.get(0);
		return candidates.stream().allMatch(other -> isAlike(first, other)) ? first : null;
	}

	private static boolean isAlike(PortType one, PortType other) {
		return operations(one).equals(operations(other));
	}

	private static Map<String, Boolean> operations(PortType portType) {
		Map<String, Boolean> operations = new HashMap<>();
		portType.getOperations().forEach(operation -> operations.put(operation.getName(), operation.isOneWay()));
		return operations;
	}

	/** The name with its namespace, or null where the file states none or its prefix is not bound. */
	private static String qualified(ServiceInterface face) {
		Setting stated = face.getPortType();
		String value = stated == null ? null : stated.getValue();
		if (value == null) {
			return null;
		}
		if (value.startsWith("{")) {
			return value;
		}
		int oracle = value.indexOf(WSDL_INTERFACE);
		if (oracle >= 0 && value.endsWith(")")) {
			return name(value.substring(0, oracle), value.substring(oracle + WSDL_INTERFACE.length(), value.length() - 1));
		}
		return face.getNamespace() == null ? null : name(face.getNamespace(), value.substring(value.indexOf(':') + 1));
	}

	private static String name(String namespace, String local) {
		return '{' + namespace + '}' + local;
	}
}
