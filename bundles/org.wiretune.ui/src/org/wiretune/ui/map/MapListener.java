/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.wiretune.core.Origin;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.govern.Governance;

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

	/**
	 * {@return whether modules can be opened and closed; without it the map shows no signs for it}
	 */
	default boolean folds() {
		return false;
	}

	/**
	 * The user opens or closes a module.
	 *
	 * @param module the module
	 */
	default void folded(MapModule module) {
		// Nothing is folded.
	}

	/** The user wants to see one level more. */
	default void up() {
		// There is one level.
	}

	/**
	 * {@return what governs an element, for its hover} Quick: it was read before.
	 *
	 * @param element the element
	 */
	default Governance governance(MapElement element) {
		return Governance.NONE;
	}

	/**
	 * The user wants to see a place in a file.
	 *
	 * @param origin the place
	 */
	default void went(Origin origin) {
		// There are no links.
	}
}
