/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.wiretune.map.MapElement;

/** Hears what the user does on the map or in its table. UI thread. */
interface MapListener {

	/**
	 * Another element was selected.
	 *
	 * @param element the element, or null where nothing is selected
	 * @param byMouse whether it was by the mouse, not in passing by the keyboard
	 */
	void selected(MapElement element, boolean byMouse);

	/**
	 * The user wants to see the file of an element.
	 *
	 * @param element the element
	 */
	void opened(MapElement element);
}
