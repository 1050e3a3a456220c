/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.platform.Application;
import org.wiretune.model.settings.Element;

/**
 * Leads asynchronous calls in Java code to the references that they name. A class that implements a component calls by
 * the references of the component; other code of a module calls by its stand-alone references, and helper classes of a
 * component by those of the component that has the name.
 */
final class AsynchronousCallTargets {

	private static final String SOURCE = ".java";
	private static final String IMPLEMENTATION = "JavaImplementation";

	private final Modules modules;
	/** Components by the path of the class that implements them, below a source folder. */
	private final Map<String, List<Component>> byClass = new HashMap<>();

	AsynchronousCallTargets(Modules modules) {
		this.modules = modules;
		for (Module module : modules.all()) {
			for (Component component : module.getComponents()) {
				Implementation implementation = component.getImplementation();
				if (implementation != null && IMPLEMENTATION.equals(implementation.getType()) && implementation.getArtifact() != null) {
					byClass.computeIfAbsent(String.valueOf(implementation.getArtifact().getValue()).replace('.', '/') + SOURCE, key -> new ArrayList<>()).add(component);
				}
			}
		}
	}

	void resolve(Application application) {
		application.getAsynchronousCalls().forEach(call -> resolve(call, call.getReference(), call::setTarget));
		application.getAsynchronousCallLoops().forEach(loop -> resolve(loop, loop.getReference(), loop::setTarget));
	}

	private void resolve(Element place, String name, Consumer<Reference> target) {
		if (name == null || place.getOrigin() == null) {
			return;
		}
		String path = place.getOrigin().path();
		Module module = modules.containing(path);
		Component component = component(path, module);
		Reference found = component == null ? null : named(name, component.getReferences());
		if (found == null && module != null) {
			found = named(name, module.getReferences());
			for (Component other : module.getComponents()) {
				found = found == null ? named(name, other.getReferences()) : found;
			}
		}
		if (found != null) {
			target.accept(found);
		}
	}

	/**
	 * The component that a source file implements: its path ends with the path of the class. A component of the module
	 * around the file comes first; otherwise the class must be that of one component only.
	 */
	private Component component(String path, Module module) {
		for (int start = 0;;) {
			List<Component> components = byClass.getOrDefault(path.substring(start), List.of());
			for (Component component : components) {
				if (component.eContainer() == module) {
					return component;
				}
			}
			if (module == null && components.size() == 1) {
				return components.get(0);
			}
			int slash = path.indexOf('/', start);
			if (slash < 0) {
				return null;
			}
			start = slash + 1;
		}
	}

	private static Reference named(String name, List<Reference> references) {
		for (Reference reference : references) {
			if (name.equals(reference.getName())) {
				return reference;
			}
		}
		return null;
	}
}
