/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;

/**
 * A step of the way from the workspace to what is shown.
 *
 * @param label its name for people
 * @param scope what it leads to
 */
public record MapCrumb(String label, MapScope scope) {

	/**
	 * {@return the way to a scope, the workspace first and the scope last}
	 *
	 * @param full the scene with everything
	 * @param scope the scope
	 */
	public static List<MapCrumb> to(MapScene full, MapScope scope) {
		List<MapCrumb> crumbs = new ArrayList<>();
		crumbs.add(new MapCrumb(MapTexts.text("crumb.workspace"), MapScope.WORKSPACE));
		if (scope.level() == MapScope.Level.PROJECT) {
			crumbs.add(new MapCrumb(scope.name(), scope));
		}
		if (scope.level() == MapScope.Level.MODULE) {
			full.modules().stream().filter(scope::holds).findFirst().ifPresent(module -> {
				if (!module.project().isEmpty()) {
					crumbs.add(new MapCrumb(module.project(), MapScope.project(module)));
				}
				crumbs.add(new MapCrumb(module.name(), scope));
			});
		}
		return crumbs;
	}

	/**
	 * {@return one step up from a scope; the workspace stays}
	 *
	 * @param full the scene with everything
	 * @param scope the scope
	 */
	public static MapScope up(MapScene full, MapScope scope) {
		List<MapCrumb> crumbs = to(full, scope);
		return crumbs.size() < 2 ? MapScope.WORKSPACE : crumbs.get(crumbs.size() - 2).scope();
	}
}
