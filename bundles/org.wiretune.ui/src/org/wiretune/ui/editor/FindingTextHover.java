/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.wiretune.ide.editor.FindingHoverText;
import org.wiretune.ide.markers.FindingMarkers;

/** Says what is found at the mouse: the finding, its assumption and its source. UI thread only. */
final class FindingTextHover implements ITextHover {

	private final ISourceViewer viewer;

	FindingTextHover(ISourceViewer viewer) {
		this.viewer = viewer;
	}

	@Override
	public IRegion getHoverRegion(ITextViewer textViewer, int offset) {
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position position = model.getPosition(annotation);
				if (annotation instanceof MarkerAnnotation && position != null && position.includes(offset)) {
					return new Region(position.getOffset(), position.getLength());
				}
			}
		}
		return null;
	}

	@Override
	@Deprecated
	public String getHoverInfo(ITextViewer textViewer, IRegion region) {
		List<String> texts = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			Position position = model.getPosition(annotation);
			if (annotation instanceof MarkerAnnotation marked && !marked.isMarkedDeleted() && position != null
					&& position.overlapsWith(region.getOffset(), Math.max(1, region.getLength()))) {
				boolean finding = FindingMarkers.isFinding(marked.getMarker());
				String text = finding ? FindingHoverText.of(marked.getMarker()) : marked.getText();
				if (text != null && !texts.contains(text)) {
					texts.add(text);
				}
			}
		}
		return texts.isEmpty() ? null : String.join("\n\n", texts).replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
	}
}
