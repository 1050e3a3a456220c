/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;

/** Tells where a marker stands now, in a text that may have changed since the marker was made. */
@FunctionalInterface
public interface MarkerPlaces {

	/** Nothing but what the markers say themselves. */
	MarkerPlaces SAVED = marker -> null;

	/**
	 * {@return the range that an editor follows for a marker, or null where no editor shows its file}
	 *
	 * @param marker the marker
	 */
	Position place(IMarker marker);
}
