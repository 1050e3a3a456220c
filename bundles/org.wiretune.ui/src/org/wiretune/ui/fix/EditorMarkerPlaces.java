/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.ui.texteditor.AbstractMarkerAnnotationModel;
import org.wiretune.ide.fix.MarkerPlaces;

/** Where open editors have moved markers to while the user typed. */
public final class EditorMarkerPlaces implements MarkerPlaces {

	/** The places of all editors. */
	public static final MarkerPlaces INSTANCE = new EditorMarkerPlaces();

	private EditorMarkerPlaces() {
	}

	@Override
	public Position place(IMarker marker) {
		ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(marker.getResource().getFullPath(), LocationKind.IFILE);
		if (buffer == null || !(buffer.getAnnotationModel() instanceof AbstractMarkerAnnotationModel model)) {
			return null;
		}
		Position position = model.getMarkerPosition(marker);
		return position == null || position.isDeleted() ? null : position;
	}
}
