/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.wiretune.lint.finding.Fix;

/** Offers the resolutions of the markers at the caret: those that touch it, else those of its line; and the fixes of what was found there in text that is not saved. UI thread only. */
final class MarkerQuickAssist implements IQuickAssistProcessor {

	@Override
	public String getErrorMessage() {
		return null;
	}

	@Override
	public boolean canFix(Annotation annotation) {
		return annotation instanceof FindingAnnotation unsaved && !unsaved.fixes().isEmpty()
				|| annotation instanceof MarkerAnnotation marked && !marked.isMarkedDeleted() && IDE.getMarkerHelpRegistry().hasResolutions(marked.getMarker());
	}

	@Override
	public boolean canAssist(IQuickAssistInvocationContext context) {
		return false;
	}

	@Override
	public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ISourceViewer viewer = context.getSourceViewer();
		List<ICompletionProposal> proposals = new ArrayList<>();
		for (IMarker marker : markers(viewer, context.getOffset())) {
			for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(marker)) {
				proposals.add(new ResolutionProposal(resolution, marker));
			}
		}
		proposals.sort(Comparator.comparingInt(proposal -> -((ResolutionProposal) proposal).relevance()));
		proposals.addAll(unsaved(viewer, context.getOffset()));
		return proposals.isEmpty() ? null : proposals.toArray(ICompletionProposal[]::new);
	}

	private List<IMarker> markers(ISourceViewer viewer, int offset) {
		List<IMarker> touching = new ArrayList<>();
		List<IMarker> inLine = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		IDocument document = viewer.getDocument();
		if (model == null || document == null) {
			return touching;
		}
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			Position position = model.getPosition(annotation);
			if (position == null || !(annotation instanceof MarkerAnnotation marked) || !canFix(annotation)) {
				continue;
			}
			IMarker marker = marked.getMarker();
			if (position.getOffset() <= offset && offset <= position.getOffset() + position.getLength()) {
				touching.add(marker);
			} else if (isSameLine(document, position.getOffset(), offset)) {
				inLine.add(marker);
			}
		}
		return touching.isEmpty() ? inLine : touching;
	}

	/** {@return the fixes of what was found in a line and has no marker yet} @param viewer shows the text @param offset a place in the line */
	static List<ICompletionProposal> unsaved(ISourceViewer viewer, int offset) {
		List<ICompletionProposal> proposals = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null && viewer.getDocument() != null) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position position = model.getPosition(annotation);
				if (annotation instanceof FindingAnnotation finding && position != null && isSameLine(viewer.getDocument(), position.getOffset(), offset)) {
					finding.fixes().forEach(fix -> proposals.add(new FixProposal(finding, fix)));
				}
			}
		}
		return proposals;
	}

	private static boolean isSameLine(IDocument document, int one, int other) {
		try {
			return document.getLineOfOffset(one) == document.getLineOfOffset(other);
		} catch (BadLocationException moved) {
			return false;
		}
	}

	private record ResolutionProposal(IMarkerResolution resolution, IMarker marker) implements ICompletionProposal {

		int relevance() {
			return resolution instanceof IMarkerResolutionRelevance ranked ? ranked.getRelevanceForResolution() : 0;
		}

		@Override
		public void apply(IDocument document) {
			resolution.run(marker);
		}

		@Override
		public Point getSelection(IDocument document) {
			return null;
		}

		@Override
		public String getAdditionalProposalInfo() {
			return resolution instanceof IMarkerResolution2 described ? described.getDescription() : null;
		}

		@Override
		public String getDisplayString() {
			return resolution.getLabel();
		}

		@Override
		public Image getImage() {
			return resolution instanceof IMarkerResolution2 described ? described.getImage() : null;
		}

		@Override
		public IContextInformation getContextInformation() {
			return null;
		}
	}

	/** A fix of a finding in text that is not saved. */
	private record FixProposal(FindingAnnotation finding, Fix fix) implements ICompletionProposal {

		@Override
		public void apply(IDocument document) {
			finding.apply(fix);
		}

		@Override
		public Point getSelection(IDocument document) {
			return null;
		}

		@Override
		public String getAdditionalProposalInfo() {
			return (fix.description() + ' ' + fix.effect().told(fix.reason())).strip();
		}

		@Override
		public String getDisplayString() {
			return fix.label();
		}

		@Override
		public Image getImage() {
			return ModuleIcons.fix();
		}

		@Override
		public IContextInformation getContextInformation() {
			return null;
		}
	}
}
