/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.information.IInformationProvider;
import org.eclipse.jface.text.information.IInformationProviderExtension;
import org.eclipse.jface.text.information.IInformationProviderExtension2;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.wiretune.ide.editor.FindingHover;

/** What is found at the mouse, and with F2 at the caret. UI thread only. */
final class FindingHovers implements ITextHover, ITextHoverExtension, ITextHoverExtension2, IInformationProvider, IInformationProviderExtension,
		IInformationProviderExtension2 {

	private final ISourceViewer viewer;

	FindingHovers(ISourceViewer viewer) {
		this.viewer = viewer;
	}

	@Override
	public IRegion getHoverRegion(ITextViewer textViewer, int offset) {
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position position = model.getPosition(annotation);
				// The caret may stand behind the last character of what is found.
				if (isShown(annotation) && position != null && position.getOffset() <= offset && offset <= position.getOffset() + position.getLength()) {
					return new Region(position.getOffset(), position.getLength());
				}
			}
		}
		return null;
	}

	@Override
	public Object getHoverInfo2(ITextViewer textViewer, IRegion region) {
		List<FindingHover> hovers = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position position = model.getPosition(annotation);
				if (isShown(annotation) && position != null && position.overlapsWith(region.getOffset(), Math.max(1, region.getLength()))) {
					FindingHover hover = annotation instanceof FindingAnnotation unsaved ? unsaved.hover() : FindingHover.of(((MarkerAnnotation) annotation).getMarker());
					if (!hover.headline().isEmpty() && hovers.stream().noneMatch(other -> other.text().equals(hover.text()))) {
						hovers.add(hover);
					}
				}
			}
		}
		return hovers.isEmpty() ? null : hovers;
	}

	private static boolean isShown(Annotation annotation) {
		return annotation instanceof FindingAnnotation || annotation instanceof MarkerAnnotation marked && !marked.isMarkedDeleted();
	}

	@Override
	public IInformationControlCreator getHoverControlCreator() {
		return FindingHoverControl.CREATOR;
	}

	@Override
	public IRegion getSubject(ITextViewer textViewer, int offset) {
		return getHoverRegion(textViewer, offset);
	}

	@Override
	public Object getInformation2(ITextViewer textViewer, IRegion subject) {
		return getHoverInfo2(textViewer, subject);
	}

	@Override
	public IInformationControlCreator getInformationPresenterControlCreator() {
		return FindingHoverControl.FOCUSED_CREATOR;
	}

	@Override
	@Deprecated
	public String getHoverInfo(ITextViewer textViewer, IRegion region) {
		return null;
	}

	@Override
	@Deprecated
	public String getInformation(ITextViewer textViewer, IRegion subject) {
		return null;
	}
}
