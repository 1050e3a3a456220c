/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.map.MapElement;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.map.SystemKinds;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.secret.Secrets;

/**
 * Names an element of a module so that it is found again after files were read anew.
 *
 * @param modulePath folder of the module
 * @param role what the element is; null for the module itself
 * @param name its name as the map shows it; for a module the name of the module
 */
public record GovernedElement(String modulePath, NodeRole role, String name) {

	/** Checks that nothing is missing. */
	public GovernedElement {
		Objects.requireNonNull(modulePath, "modulePath");
		Objects.requireNonNull(name, "name");
	}

	/**
	 * Names an element of the map. A wire is governed by what it starts at.
	 *
	 * @param scene the scene
	 * @param element an element of it
	 * @return the name, or empty for what is no part of a module
	 */
	public static Optional<GovernedElement> of(MapScene scene, MapElement element) {
		if (element instanceof MapModule module && module.kind() == SystemKinds.BROKER) {
			return Optional.empty();
		}
		if (element instanceof MapNode node && node.role() == NodeRole.DESTINATION) {
			return Optional.empty();
		}
		if (element instanceof MapModule module) {
			return Optional.of(new GovernedElement(module.path(), null, module.name()));
		}
		if (element instanceof MapNode node) {
			return scene.moduleOf(node.id()).map(module -> new GovernedElement(module.path(), node.role(), node.name()));
		}
		if (element instanceof MapWire wire) {
			return scene.element(wire.sourceId()).flatMap(source -> of(scene, source));
		}
		if (element instanceof MapEnd) {
			return Optional.empty();
		}
		throw new IllegalArgumentException(String.valueOf(element));
	}

	/** {@return the module of this name, or null where it is gone} @param solution what was read */
	public Module module(Solution solution) {
		List<Module> candidates = solution.getModules().stream().filter(module -> modulePath.equals(module.getPath() == null ? "" : module.getPath())).toList();
		return candidates.isEmpty() ? null : candidates.get(0);
	}

	/** {@return the element of this name, or null where it is gone} @param solution what was read */
	public Element find(Solution solution) {
		Module module = module(solution);
		if (module == null || role == null) {
			return module;
		}
		Stream<? extends Element> elements = switch (role) {
		case EXPORT -> module.getExports().stream();
		case COMPONENT -> module.getComponents().stream();
		case IMPORT -> module.getImports().stream();
		case STANDALONE_REFERENCES -> module.getReferences().stream().limit(1);
		case DESTINATION -> Stream.empty();
		};
		return elements.filter(element -> role == NodeRole.STANDALONE_REFERENCES || name.equals(element.getName() == null ? "" : Secrets.hidden(element.getName())))
				.findFirst().map(Element.class::cast).orElse(null);
	}
}
