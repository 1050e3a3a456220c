/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What the user chose to see: which part, which elements, which modules as one box. Immutable.
 *
 * @param scope which part of the workspace
 * @param filter which elements
 * @param collapsed by id of a module whether the user closed (true) or opened (false) it
 */
public record MapChoice(MapScope scope, MapFilter filter, Map<String, Boolean> collapsed) {

	/** Everything, as it comes. */
	public static final MapChoice ALL = new MapChoice(MapScope.WORKSPACE, MapFilter.ALL, Map.of());

	/** With more modules than these, modules that the user did not open are shown as one box each. */
	public static final int MOST_OPEN_MODULES = 40;

	/** Copies the map. */
	public MapChoice {
		Objects.requireNonNull(scope, "scope");
		Objects.requireNonNull(filter, "filter");
		collapsed = Map.copyOf(collapsed);
	}

	/**
	 * {@return the choice with another scope}
	 *
	 * @param other the scope
	 */
	public MapChoice with(MapScope other) {
		return new MapChoice(other, filter, collapsed);
	}

	/**
	 * {@return the choice with another filter}
	 *
	 * @param other the filter
	 */
	public MapChoice with(MapFilter other) {
		return new MapChoice(scope, other, collapsed);
	}

	/**
	 * {@return the choice with a module closed or opened}
	 *
	 * @param moduleId the module
	 * @param asOneBox whether to close it
	 */
	public MapChoice withCollapsed(String moduleId, boolean asOneBox) {
		Map<String, Boolean> next = new HashMap<>(collapsed);
		next.put(moduleId, asOneBox);
		return new MapChoice(scope, filter, next);
	}

	/**
	 * {@return the choice with all modules closed or opened}
	 *
	 * @param scene the scene that holds the modules
	 * @param asOneBox whether to close them
	 */
	public MapChoice withAllCollapsed(MapScene scene, boolean asOneBox) {
		Map<String, Boolean> next = new HashMap<>();
		scene.modules().forEach(module -> next.put(module.id(), asOneBox));
		return new MapChoice(scope, filter, next);
	}

	/**
	 * {@return the choice with which an element is on the map: its module open where it is inside, scope and filter wide
	 * enough}
	 *
	 * @param full the scene with everything
	 * @param element an element of it
	 */
	public MapChoice showing(MapScene full, MapElement element) {
		MapChoice wider = this;
		if (ShownScene.of(full, wider).element(element.id()).isPresent()) {
			return wider;
		}
		Optional<MapModule> module = full.moduleOf(element instanceof MapWire wire ? wire.sourceId() : element.id());
		if (module.isPresent()) {
			wider = wider.withCollapsed(module.get().id(), false);
		}
		for (MapChoice next : List.of(wider, wider.with(MapFilter.ALL), wider.with(MapFilter.ALL).with(MapScope.WORKSPACE))) {
			if (ShownScene.of(full, next).element(element.id()).isPresent()) {
				return next;
			}
		}
		return this;
	}

	/**
	 * {@return the choice without what is no longer there}
	 *
	 * @param full the scene with everything
	 */
	public MapChoice within(MapScene full) {
		boolean gone = full.modules().stream().noneMatch(scope::holds);
		boolean serverGone = !filter.server().isEmpty() && full.modules().stream().noneMatch(module -> module.server().equals(filter.server()));
		MapChoice kept = gone && !full.isEmpty() ? with(MapScope.WORKSPACE) : this;
		return serverGone && !full.isEmpty() ? kept.with(filter.onServer("")) : kept;
	}
}
