/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Objects;

import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapOverlay;

/**
 * What a map is made of.
 *
 * @param reading what was read; not to be changed
 * @param overlay findings and measured times; asked off the UI thread
 */
record MapContent(Reading reading, MapOverlay overlay) {

	/** Checks that nothing is missing. */
	public MapContent {
		Objects.requireNonNull(reading, "reading"); //$NON-NLS-1$
		Objects.requireNonNull(overlay, "overlay"); //$NON-NLS-1$
	}
}
