/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.widgets.Display;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.live.LiveChoices;
import org.wiretune.ide.live.LiveFinding;
import org.wiretune.ide.live.LiveFindings;
import org.wiretune.ide.live.LiveText;
import org.wiretune.lint.overview.InlineAdvice;
import org.wiretune.ui.editor.FindingHoverControl;

/**
 * Shows in one text editor what is found in its text: by marks, and by what is said of a line beside it. Opened and closed on the UI
 * thread; what stands beside lines may be asked for by any thread.
 */
final class LiveEditor {

	private final ISourceViewer viewer;
	private final IDocument document;
	private final Display display;
	private final LiveFindings findings;
	private final Optional<LiveAnnotations> annotations;
	private final IDocumentListener typing = new IDocumentListener() {

		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// What was shown stays until the new text was read.
		}

		@Override
		public void documentChanged(DocumentEvent event) {
			findings.textChanged();
		}
	};
	private final IPreferenceChangeListener choices = event -> {
		if (event.getKey().equals(LiveChoices.BESIDE)) {
			showBeside();
		} else if (event.getKey().equals(LiveChoices.TYPED)) {
			typed();
		}
	};
	private volatile List<Shown> shown = List.of();
	private boolean closed;

	/** A finding and where it has moved to since it was read. */
	private record Shown(LiveFinding finding, Position position) {
	}

	/**
	 * Begins to read.
	 *
	 * @param viewer shows the text
	 * @param file the file of the text
	 */
	LiveEditor(ISourceViewer viewer, IFile file) {
		this.viewer = viewer;
		document = viewer.getDocument();
		display = viewer.getTextWidget().getDisplay();
		findings = new LiveFindings(file, this::received);
		IAnnotationModel model = viewer.getAnnotationModel();
		annotations = model == null ? Optional.empty() : LiveAnnotations.open(model);
		document.addDocumentListener(typing);
		InstanceScope.INSTANCE.getNode(RuleChoices.NODE).addPreferenceChangeListener(choices);
		findings.start();
	}

	/** {@return whether it is for the text that the viewer shows} */
	boolean isCurrent() {
		return viewer.getDocument() == document;
	}

	/** Ends. */
	void close() {
		closed = true;
		findings.stop();
		document.removeDocumentListener(typing);
		InstanceScope.INSTANCE.getNode(RuleChoices.NODE).removePreferenceChangeListener(choices);
		take(List.of());
		annotations.ifPresent(LiveAnnotations::close);
	}

	private void received(LiveText read) {
		later(() -> show(read));
	}

	private void later(Runnable code) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!closed && viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
					code.run();
				}
			});
		}
	}

	/** Takes what was read, unless something was typed since: then it is read again already. */
	private void show(LiveText read) {
		if (read.text().isPresent() && !read.text().get().equals(document.get())) {
			return;
		}
		take(read.findings());
		read.texts().ifPresent(texts -> annotations.ifPresent(marks -> marks.show(read.findings(), texts)));
		update();
	}

	private void take(List<LiveFinding> next) {
		shown.forEach(each -> document.removePosition(each.position));
		List<Shown> fresh = new ArrayList<>();
		for (LiveFinding finding : next) {
			Position position = new Position(finding.offset(), finding.length());
			try {
				document.addPosition(position);
				fresh.add(new Shown(finding, position));
			} catch (BadLocationException markerOfAnotherText) {
				// It has no place in this text.
			}
		}
		shown = List.copyOf(fresh);
	}

	private void showBeside() {
		later(this::update);
	}

	private void typed() {
		findings.textChanged();
	}

	private void update() {
		if (viewer instanceof ISourceViewerExtension5 extension) {
			extension.updateCodeMinings();
		}
	}

	/**
	 * {@return what stands beside the lines}
	 *
	 * @param provider who is asked for it
	 */
	List<ICodeMining> besideLines(ICodeMiningProvider provider) {
		LiveChoices.Beside choice = LiveChoices.beside();
		TreeMap<Integer, List<Shown>> lines = new TreeMap<>();
		List<ICodeMining> beside = new ArrayList<>();
		try {
			for (Shown each : shown) {
				if (!each.position.isDeleted() && choice.shows(each.finding.advice())) {
					lines.computeIfAbsent(document.getLineOfOffset(each.position.getOffset()), line -> new ArrayList<>()).add(each);
				}
			}
			for (var line : lines.entrySet()) {
				List<Shown> of = line.getValue();
				String text = InlineAdvice.ofLine(of.stream().map(each -> each.finding.advice()).toList());
				beside.add(BesideLine.of(document, line.getKey(), text, provider, event -> FindingHoverControl.open(viewer.getTextWidget(), hovers(of))));
			}
		} catch (BadLocationException typedMeanwhile) {
			// The next reading comes after the last key.
			return List.of();
		}
		return beside;
	}

	private List<FindingHover> hovers(List<Shown> of) {
		return annotations.map(marks -> of.stream().flatMap(each -> marks.hover(each.finding, each.position.getOffset()).stream()).toList()).orElse(List.of());
	}
}
