/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.AnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.live.LiveFinding;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.ui.editor.FindingAnnotation;

/**
 * Lets the marks of a text follow what is typed: marks of markers that the text no longer gives reason for are marked as gone,
 * as the platform shows that, and what was found besides gets marks of its own. Shared by all editors of the text. UI thread only.
 */
final class LiveAnnotations {

	private static final Object KEY = LiveAnnotations.class;

	private final IAnnotationModel all;
	private final Own own;

	private LiveAnnotations(IAnnotationModel all, Own own) {
		this.all = all;
		this.own = own;
	}

	/** {@return the marks of a text; empty where its editor keeps none} @param all all annotations of the text */
	static Optional<LiveAnnotations> open(IAnnotationModel all) {
		if (!(all instanceof IAnnotationModelExtension extension)) {
			return Optional.empty();
		}
		Own own = extension.getAnnotationModel(KEY) instanceof Own known ? known : new Own();
		if (own.editors++ == 0) {
			extension.addAnnotationModel(KEY, own);
		}
		return Optional.of(new LiveAnnotations(all, own));
	}

	/** One editor fewer shows the text; with the last, all marks are again as the markers say. */
	void close() {
		if (--own.editors == 0) {
			markers().forEach((annotation, position) -> mark(annotation, position, false));
			((IAnnotationModelExtension) all).removeAnnotationModel(KEY);
		}
	}

	/**
	 * Takes what was found in the text as it is.
	 *
	 * @param findings the findings
	 * @param texts the texts that were read
	 */
	void show(List<LiveFinding> findings, SourceTexts texts) {
		List<LiveFinding> left = new ArrayList<>(findings);
		markers().forEach((annotation, position) -> {
			Optional<LiveFinding> same = left.stream().filter(finding -> isOf(annotation, position, finding, finding.offset())).findFirst();
			same.ifPresent(left::remove);
			mark(annotation, position, same.isEmpty());
		});
		List<Annotation> gone = new ArrayList<>();
		for (Iterator<Annotation> shown = own.getAnnotationIterator(); shown.hasNext();) {
			Annotation annotation = shown.next();
			Position position = own.getPosition(annotation);
			// What is found again stays, so that nothing flickers.
			if (!(annotation instanceof FindingAnnotation mark) || position == null
					|| !left.removeIf(finding -> finding.isLike(mark.finding()) && position.getOffset() == finding.offset() && position.getLength() == finding.length())) {
				gone.add(annotation);
			}
		}
		Map<Annotation, Position> come = new HashMap<>();
		left.stream().filter(finding -> finding.finding().isPresent()).forEach(finding -> come.put(new FindingAnnotation(finding, texts), new Position(finding.offset(), finding.length())));
		if (!gone.isEmpty() || !come.isEmpty()) {
			own.replaceAnnotations(gone.toArray(Annotation[]::new), come);
		}
	}

	/** {@return what a hover says of a finding; empty where the text was changed so that it is gone} @param finding a finding that is shown @param offset where it is now */
	Optional<FindingHover> hover(LiveFinding finding, int offset) {
		Optional<FindingHover> marked = markers().entrySet().stream().filter(mark -> !mark.getKey().isMarkedDeleted() && isOf(mark.getKey(), mark.getValue(), finding, offset))
				.map(mark -> FindingHover.of(mark.getKey().getMarker())).findFirst();
		return marked.or(() -> ownMark(finding, offset).map(FindingAnnotation::hover));
	}

	private Optional<FindingAnnotation> ownMark(LiveFinding finding, int offset) {
		for (Iterator<Annotation> shown = own.getAnnotationIterator(); shown.hasNext();) {
			Annotation annotation = shown.next();
			Position position = own.getPosition(annotation);
			if (annotation instanceof FindingAnnotation mark && mark.finding().isLike(finding) && position != null && position.getOffset() == offset) {
				return Optional.of(mark);
			}
		}
		return Optional.empty();
	}

	/** What is typed at the edge of a marker moves the marker, and not what is found, so they need only touch. */
	private static boolean isOf(MarkerAnnotation annotation, Position position, LiveFinding finding, int offset) {
		return position.getOffset() <= offset + finding.length() && offset <= position.getOffset() + position.getLength() && FindingMarkers.ruleId(annotation.getMarker()).equals(finding.ruleId())
				&& annotation.getMarker().getAttribute(IMarker.MESSAGE, "").equals(finding.advice().headline()); //$NON-NLS-1$
	}

	private Map<MarkerAnnotation, Position> markers() {
		Map<MarkerAnnotation, Position> markers = new HashMap<>();
		for (Iterator<Annotation> annotations = all.getAnnotationIterator(); annotations.hasNext();) {
			if (annotations.next() instanceof MarkerAnnotation annotation && FindingMarkers.isFinding(annotation.getMarker())) {
				Position position = all.getPosition(annotation);
				if (position != null) {
					markers.put(annotation, position);
				}
			}
		}
		return markers;
	}

	private void mark(MarkerAnnotation annotation, Position position, boolean gone) {
		if (annotation.isMarkedDeleted() != gone) {
			annotation.markDeleted(gone);
			// Tells painters and rulers that it looks otherwise now.
			((IAnnotationModelExtension) all).modifyAnnotationPosition(annotation, new Position(position.getOffset(), position.getLength()));
		}
	}

	/** The marks that no marker stands for. */
	private static final class Own extends AnnotationModel {

		private int editors;
	}
}
