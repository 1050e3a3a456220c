/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.wiretune.core.Origin;
import org.wiretune.map.MapCrumb;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.govern.Governance;

/** Hears what the user does in drawing and table, for the view. UI thread only. */
final class MapUser implements MapListener {

	private final BindingMapView view;

	MapUser(BindingMapView view) {
		this.view = view;
	}

	@Override
	public void selected(MapElement element, boolean byMouse) {
		view.userSelected(element, byMouse);
	}

	@Override
	public void opened(MapElement element) {
		view.open(element.origin());
	}

	@Override
	public boolean folds() {
		return true;
	}

	@Override
	public void folded(MapModule module) {
		view.fold(module, !module.collapsed());
	}

	@Override
	public void up() {
		view.show(MapCrumb.up(view.full(), view.choice().scope()));
	}

	@Override
	public Governance governance(MapElement element) {
		return view.governance(element);
	}

	@Override
	public void went(Origin origin) {
		view.open(origin);
	}
}
