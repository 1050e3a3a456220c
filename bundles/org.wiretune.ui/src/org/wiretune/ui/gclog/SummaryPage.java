/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.ide.gclog.GcSkippedLines;
import org.wiretune.ide.gclog.GcSummaryRow;
import org.wiretune.ide.gclog.GcSummaryRows;
import org.wiretune.ide.gclog.GcUnits;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.ui.editor.ClipboardText;

/** The figures of a log in groups beside each other, then what is missing and why, and the first lines that were skipped. UI thread only. */
final class SummaryPage {

	/** Widths in characters, so that they go with the font. */
	private static final int COLUMN = 48;
	private static final int LABEL = 20;
	private static final int VALUE = 20;

	private final PixelConverter pixels;
	private final ScrolledBody scrolled;
	private final GcPlaces places;
	private Composite groups;
	private Button copy;
	private String text = ""; //$NON-NLS-1$

	SummaryPage(Composite parent, GcPlaces places) {
		this.places = places;
		pixels = new PixelConverter(JFaceResources.getDialogFont());
		scrolled = new ScrolledBody(parent, pixels.convertWidthInCharsToPixels(COLUMN), this::arrange);
	}

	Control control() {
		return scrolled.control();
	}

	Control focus() {
		return copy == null || copy.isDisposed() ? scrolled.control() : copy;
	}

	void show(GcAnalysis analysis) {
		scrolled.fill(12, body -> fill(body, analysis));
	}

	private void fill(Composite body, GcAnalysis analysis) {
		groups = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(groups);
		List<GcSummaryRow> rows = GcSummaryRows.of(analysis);
		Map<String, List<GcSummaryRow>> byGroup = new LinkedHashMap<>();
		rows.forEach(row -> byGroup.computeIfAbsent(row.group(), key -> new ArrayList<>()).add(row));
		byGroup.forEach(this::group);
		sentences(body, Messages.Summary_missing, analysis.summary().missing());
		sentences(body, Messages.Summary_remarks, analysis.log().remarks());
		skipped(body, analysis.log());
		copy = new Button(body, SWT.PUSH);
		copy.setText(Messages.Summary_copy);
		copy.addListener(SWT.Selection, event -> copy());
		StringBuilder lines = new StringBuilder();
		rows.forEach(row -> lines.append(row.group()).append('\t').append(row.label()).append('\t').append(row.value()).append('\n'));
		text = lines.toString();
	}

	private void arrange(int width) {
		int columns = Math.max(1, Math.min(3, width / pixels.convertWidthInCharsToPixels(COLUMN)));
		GridLayoutFactory.fillDefaults().numColumns(columns).equalWidth(true).spacing(28, 16).applyTo(groups);
	}

	private void group(String title, List<GcSummaryRow> rows) {
		Composite area = new Composite(groups, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(area);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(16, 3).applyTo(area);
		heading(area, title, 2);
		for (GcSummaryRow row : rows) {
			Label label = new Label(area, SWT.NONE);
			label.setText(row.label().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			label.setToolTipText(row.about().isEmpty() ? null : row.about());
			GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).hint(pixels.convertWidthInCharsToPixels(LABEL), SWT.DEFAULT).applyTo(label);
			Control value = value(area, row);
			value.setToolTipText(row.about().isEmpty() ? null : row.about());
			GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(VALUE), SWT.DEFAULT).applyTo(value);
		}
	}

	private Control value(Composite area, GcSummaryRow row) {
		if (row.line() <= 0) {
			Label label = new Label(area, SWT.WRAP);
			label.setText(row.value().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			return label;
		}
		Link link = new Link(area, SWT.WRAP);
		link.setText(NLS.bind(Messages.Summary_link, row.value().replace("&", "&&"), GcUnits.count(row.line()))); //$NON-NLS-1$ //$NON-NLS-2$
		link.addListener(SWT.Selection, event -> {
			if (row.row() >= 0) {
				places.showInTable(row.row());
			} else {
				places.showLine(row.line());
			}
		});
		return link;
	}

	private void heading(Composite area, String title, int columns) {
		Label head = new Label(area, SWT.NONE);
		head.setText(title);
		head.setFont(scrolled.bold());
		GridDataFactory.fillDefaults().span(columns, 1).applyTo(head);
		Label line = new Label(area, SWT.SEPARATOR | SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(line);
	}

	private void sentences(Composite body, String title, List<String> sentences) {
		if (!sentences.isEmpty()) {
			Composite area = section(body, title);
			for (String sentence : sentences) {
				Label label = new Label(area, SWT.WRAP);
				label.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
				GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(COLUMN), SWT.DEFAULT).applyTo(label);
			}
		}
	}

	private Composite section(Composite body, String title) {
		Composite area = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(area);
		GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(area);
		heading(area, title, 1);
		return area;
	}

	private void skipped(Composite body, GcLogData log) {
		GcSkippedLines skipped = GcSkippedLines.of(log);
		if (skipped.lines().isEmpty()) {
			return;
		}
		Composite area = section(body, skipped.title());
		for (SkippedLine line : skipped.lines()) {
			Link link = new Link(area, SWT.NONE);
			link.setText(NLS.bind(Messages.Summary_skippedLine, GcUnits.count(line.line()), line.text().replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(COLUMN), SWT.DEFAULT).applyTo(link);
			link.addListener(SWT.Selection, event -> places.showLine(line.line()));
		}
	}

	private void copy() {
		ClipboardText.put(copy.getDisplay(), text);
	}
}
