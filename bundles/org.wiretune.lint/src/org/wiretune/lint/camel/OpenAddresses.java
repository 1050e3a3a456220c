/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Setting;

/**
 * Endpoints whose whole address is a name of code, such as a constant of another class. Where a route of a module begins at one, what
 * the module sends to the same name goes to that route, whatever the address is.
 */
final class OpenAddresses {

	private static final String UNKNOWN = "{{";

	private OpenAddresses() {
	}

	/** Joins who sends to such names with the routes that begin there. @param module a module that may be changed */
	static void join(Module module) {
		Map<String, Export> beginnings = new HashMap<>();
		module.getExports().stream().filter(export -> isOpen(export.getBinding() == null ? null : export.getBinding().getName()) && export.getWire() != null).forEach(export -> beginnings.putIfAbsent(export.getBinding().getName(), export));
		if (beginnings.isEmpty()) {
			return;
		}
		List<Import> inside = module.getImports().stream().filter(outside -> outside.getBinding() != null && beginnings.containsKey(outside.getBinding().getName())).toList();
		for (Import sent : inside) {
			Export beginning = beginnings.get(sent.getBinding().getName());
			Setting target = beginning.getWire().getTarget();
			Component route = module.getComponents().stream().filter(component -> takesFrom(component, target.getValue())).findFirst().orElse(null);
			for (Component component : module.getComponents()) {
				component.getReferences().stream().flatMap(reference -> reference.getWires().stream()).filter(wire -> leadsTo(wire, sent.getName())).forEach(wire -> {
					wire.setTarget(EcoreUtil.copy(target));
					wire.setResolved(route);
				});
			}
		}
		// What is called inside of the module is no way in, and its calls are no way out.
		inside.stream().map(sent -> beginnings.get(sent.getBinding().getName())).distinct().forEach(module.getExports()::remove);
		module.getImports().removeAll(inside);
	}

	private static boolean isOpen(String scheme) {
		return scheme != null && scheme.startsWith(UNKNOWN);
	}

	private static boolean takesFrom(Component component, String channel) {
		return component.getProperties().stream().anyMatch(property -> ChannelLinks.TAKES.equals(property.getName()) && property.getValue().equals(channel));
	}

	private static boolean leadsTo(Wire wire, String name) {
		return wire.getTarget() != null && name.equals(wire.getTarget().getValue());
	}
}
