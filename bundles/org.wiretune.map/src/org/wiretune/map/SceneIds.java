/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** Gives each element of a solution an id of its own in a scene. */
final class SceneIds {

	private final Set<String> usedIds = new HashSet<>();
	private final Map<Element, String> idOf = new IdentityHashMap<>();

	/** {@return the id of an element, or null where none was given} @param element the element */
	String of(Element element) {
		return idOf.get(element);
	}

	/** The reference of a component is drawn as the component. @param reference the reference @param component the component */
	void same(Element reference, Element component) {
		idOf.put(reference, idOf.get(component));
	}

	/** Gives ids to a module and all that is in it. @param module the module @param kept keeps places of modules that stay @param places takes the places of all */
	void give(Module module, KeptModuleParts kept, ElementPlaces places) {
		List<String> ids = new ArrayList<>();
		String moduleId = unique("module", SceneWords.text(module.getPath()), SceneWords.text(module.getName()));
		give(module, moduleId, ids);
		String path = SceneWords.text(module.getPath());
		for (Export export : module.getExports()) {
			give(export, unique("export", path, SceneWords.text(export.getName())), ids);
		}
		for (Component component : module.getComponents()) {
			give(component, unique("component", path, SceneWords.text(component.getName())), ids);
		}
		if (!module.getReferences().isEmpty()) {
			String id = unique("references", path, SceneWords.text(module.getName()));
			module.getReferences().forEach(reference -> give(reference, id, ids));
		}
		for (Import caller : module.getImports()) {
			give(caller, unique("import", path, SceneWords.text(caller.getName())), ids);
		}
		places.addAll(kept.places(module, ids, () -> places(module, moduleId)));
	}

	private void give(Element element, String id, List<String> ids) {
		idOf.put(element, id);
		ids.add(id);
	}

	private ElementPlaces places(Module module, String moduleId) {
		ElementPlaces found = new ElementPlaces();
		module.getExports().forEach(export -> found.addAll(export, idOf.get(export)));
		module.getComponents().forEach(component -> found.addAll(component, idOf.get(component)));
		module.getReferences().forEach(reference -> found.addAll(reference, idOf.get(reference)));
		module.getImports().forEach(caller -> found.addAll(caller, idOf.get(caller)));
		found.add(module.getOrigin(), moduleId);
		module.getDependencies().forEach(dependency -> found.add(dependency.getOrigin(), moduleId));
		return found;
	}

	/** {@return an id that nothing else has, the same in each scene as far as order and names are} @param kind what it is of @param path the file of the module @param name its name */
	String unique(String kind, String path, String name) {
		String id = kind + ':' + path + '#' + name;
		String candidate = id;
		for (int again = 2; !usedIds.add(candidate); again++) {
			candidate = id + '~' + again;
		}
		return candidate;
	}
}
