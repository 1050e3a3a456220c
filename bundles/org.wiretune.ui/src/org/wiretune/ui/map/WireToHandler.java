/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** The command that wires what is selected on the map, by a list. UI thread only. */
final class WireToHandler extends AbstractHandler {

	private final BindingMapView view;

	WireToHandler(BindingMapView view) {
		this.view = view;
	}

	@Override
	public Object execute(ExecutionEvent event) {
		WireMenu.wireTo(view);
		return null;
	}
}
