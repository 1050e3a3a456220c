/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.ui.IMemento;

/**
 * How the user left the binding map.
 *
 * @param table whether the table was shown
 * @param linked whether the map was linked with editors
 * @param zoom the zoom, 1 for 100 %, or null where it followed the size of the view
 */
record MapMemento(boolean table, boolean linked, Float zoom) {

	/** As the map is opened for the first time. */
	static final MapMemento FIRST = new MapMemento(false, true, null);

	private static final String ZOOM = "zoom"; //$NON-NLS-1$
	private static final String TABLE = "table"; //$NON-NLS-1$
	private static final String LINK = "link"; //$NON-NLS-1$

	/** {@return what was kept} @param memento where it was kept, or null */
	static MapMemento of(IMemento memento) {
		return memento == null ? FIRST
				: new MapMemento(Boolean.TRUE.equals(memento.getBoolean(TABLE)), !Boolean.FALSE.equals(memento.getBoolean(LINK)), memento.getFloat(ZOOM));
	}

	/** Keeps it. */
	void save(IMemento memento) {
		memento.putBoolean(TABLE, table);
		memento.putBoolean(LINK, linked);
		if (zoom != null) {
			memento.putFloat(ZOOM, zoom);
		}
	}
}
