/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

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
import org.wiretune.perf.workload.edit.WorkloadHover;

/** Says what is wrong at the mouse, and what the key there means. UI thread only. */
final class WorkloadTextHover implements ITextHover {

	private final ISourceViewer viewer;

	WorkloadTextHover(ISourceViewer viewer) {
		this.viewer = viewer;
	}

	@Override
	public IRegion getHoverRegion(ITextViewer textViewer, int offset) {
		return new Region(offset, 0);
	}

	@Override
	@Deprecated
	public String getHoverInfo(ITextViewer textViewer, IRegion region) {
		List<String> texts = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position position = model.getPosition(annotation);
				// A marker says what the saved text had wrong; the text as it is now has annotations of its own.
				if (!(annotation instanceof MarkerAnnotation) && position != null && annotation.getText() != null
						&& position.overlapsWith(region.getOffset(), Math.max(1, region.getLength())) && !texts.contains(annotation.getText())) {
					texts.add(annotation.getText());
				}
			}
		}
		WorkloadHover.at(textViewer.getDocument().get(), region.getOffset()).map(WorkloadHover::text).ifPresent(texts::add);
		return texts.isEmpty() ? null : WorkloadContentAssist.html(String.join("\n\n", texts)); //$NON-NLS-1$
	}
}
