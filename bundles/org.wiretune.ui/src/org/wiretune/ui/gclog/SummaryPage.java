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
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.gclog.view.GcSkippedLines;
import org.wiretune.gclog.view.GcSummaryRow;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.ScrolledBody;

/** The figures of a log in groups beside each other, then what is missing and why, and the first lines that were skipped. UI thread only. */
final class SummaryPage {

	/** Widths in characters, so that they go with the font. */
	private static final int COLUMN = 48;
	/** A value that has less room stands below its label. */
	private static final int LEAST_VALUE = 16;
	/** Margins and the space between label and value, in points. */
	private static final int AROUND = 40;
	/** Of a value below its label, in points. */
	private static final int INDENT = 16;

	private final PixelConverter pixels;
	private final ScrolledBody scrolled;
	private final GcPlaces places;
	private Composite groups;
	private int labelWidth;
	private Button copy;
	/** The controls of the values, in the order of the rows. */
	private final List<Control> values = new ArrayList<>();
	private final List<Control> labels = new ArrayList<>();
	/** Headings of groups and the lines below them. */
	private final List<Control> heads = new ArrayList<>();
	private boolean stacked;
	private List<GcSummaryRow> rows = List.of();
	private Beside beside;

	SummaryPage(Composite parent, GcPlaces places) {
		this.places = places;
		pixels = new PixelConverter(JFaceResources.getDialogFont());
		scrolled = new ScrolledBody(parent, pixels.convertWidthInCharsToPixels(LEAST_VALUE), this::arrange);
	}

	Control control() {
		return scrolled.control();
	}

	Control focus() {
		return copy == null || copy.isDisposed() ? scrolled.control() : copy;
	}

	/** Shows a log from its beginning. */
	void show(GcLogFile.Part part) {
		scrolled.fill(12, body -> fill(body, part));
	}

	private void fill(Composite body, GcLogFile.Part part) {
		groups = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(groups);
		rows = part.summary();
		values.clear();
		labels.clear();
		heads.clear();
		stacked = false;
		labelWidth = widest(groups, rows);
		Map<String, List<GcSummaryRow>> byGroup = new LinkedHashMap<>();
		rows.forEach(row -> byGroup.computeIfAbsent(row.group(), key -> new ArrayList<>()).add(row));
		byGroup.forEach(this::group);
		beside = Beside.of(part.analysis());
		sentences(body, Messages.Summary_missing, beside.missing());
		sentences(body, Messages.Summary_remarks, beside.remarks());
		skipped(body, part.analysis().log());
		copy = new Button(body, SWT.PUSH);
		copy.setText(Messages.Summary_copy);
		copy.addListener(SWT.Selection, event -> copy());
	}

	/** The labels of all groups are of one width, so that the values stand in line where the groups stand below each other. */
	private static int widest(Composite parent, List<GcSummaryRow> rows) {
		GC gc = new GC(parent);
		int widest = rows.stream().mapToInt(row -> gc.textExtent(row.label()).x).max().orElse(0);
		gc.dispose();
		return widest;
	}

	/** Shows a log that has grown: the same lines get their new values; where there are others, all is made anew and the place stays. */
	void grow(GcLogFile.Part part) {
		if (!isAlike(part)) {
			Point place = scrolled.control().getOrigin();
			show(part);
			scrolled.control().setOrigin(place);
			return;
		}
		List<GcSummaryRow> before = rows;
		rows = part.summary();
		boolean resized = false;
		for (int i = 0; i < rows.size(); i++) {
			GcSummaryRow row = rows.get(i);
			if (!row.equals(before.get(i))) {
				setText(values.get(i), row);
				resized |= row.value().length() != before.get(i).value().length();
			}
		}
		if (resized) {
			scrolled.layout();
		}
	}

	private boolean isAlike(GcLogFile.Part part) {
		List<GcSummaryRow> next = part.summary();
		boolean alike = beside != null && next.size() == rows.size() && Beside.of(part.analysis()).equals(beside);
		for (int i = 0; alike && i < next.size(); i++) {
			alike = next.get(i).label().equals(rows.get(i).label()) && next.get(i).line() > 0 == rows.get(i).line() > 0;
		}
		return alike;
	}

	/** What stands below the figures. */
	private record Beside(List<String> missing, List<String> remarks, long skipped) {

		static Beside of(GcAnalysis analysis) {
			return new Beside(analysis.summary().missing(), analysis.remarks(), analysis.log().linesSkipped());
		}
	}

	private void arrange(int width) {
		int columns = Math.max(1, Math.min(3, width / pixels.convertWidthInCharsToPixels(COLUMN)));
		GridLayoutFactory.fillDefaults().numColumns(columns).equalWidth(true).spacing(28, 16).applyTo(groups);
		stack(width < labelWidth + pixels.convertWidthInCharsToPixels(LEAST_VALUE) + AROUND);
	}

	/** Puts values beside their labels, or below them where the page is narrow. */
	private void stack(boolean below) {
		if (groups == null || groups.isDisposed() || below == stacked) {
			return;
		}
		stacked = below;
		for (Control area : groups.getChildren()) {
			((GridLayout) ((Composite) area).getLayout()).numColumns = below ? 1 : 2;
		}
		heads.forEach(head -> ((GridData) head.getLayoutData()).horizontalSpan = below ? 1 : 2);
		labels.forEach(label -> ((GridData) label.getLayoutData()).widthHint = below ? pixels.convertWidthInCharsToPixels(LEAST_VALUE) : labelWidth);
		values.forEach(value -> ((GridData) value.getLayoutData()).horizontalIndent = below ? INDENT : 0);
	}

	private void group(String title, List<GcSummaryRow> rows) {
		Composite area = new Composite(groups, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(area);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(16, 3).applyTo(area);
		heads.addAll(heading(area, title, 2));
		for (GcSummaryRow row : rows) {
			Label label = new Label(area, SWT.WRAP);
			labels.add(label);
			label.setText(row.label().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			label.setToolTipText(row.about().isEmpty() ? null : row.about());
			GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).hint(labelWidth, SWT.DEFAULT).applyTo(label);
			Control value = value(area, row);
			value.setToolTipText(row.about().isEmpty() ? null : row.about());
			GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(LEAST_VALUE), SWT.DEFAULT).applyTo(value);
		}
	}

	private Control value(Composite area, GcSummaryRow row) {
		int index = values.size();
		if (row.line() <= 0) {
			values.add(new Label(area, SWT.WRAP));
		} else {
			Link link = new Link(area, SWT.WRAP);
			link.addListener(SWT.Selection, event -> lead(rows.get(index)));
			values.add(link);
		}
		setText(values.get(index), row);
		return values.get(index);
	}

	private static void setText(Control control, GcSummaryRow row) {
		String value = row.value().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		if (control instanceof Link link) {
			link.setText(NLS.bind(Messages.Summary_link, value, Digits.count(row.line())));
		} else {
			((Label) control).setText(value);
		}
	}

	private void lead(GcSummaryRow row) {
		if (row.row() >= 0) {
			places.showInTable(row.row());
		} else {
			places.showLine(row.line());
		}
	}

	private List<Control> heading(Composite area, String title, int columns) {
		Label head = new Label(area, SWT.NONE);
		head.setText(title);
		head.setFont(scrolled.bold());
		GridDataFactory.fillDefaults().span(columns, 1).applyTo(head);
		Label line = new Label(area, SWT.SEPARATOR | SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(line);
		return List.of(head, line);
	}

	private void sentences(Composite body, String title, List<String> sentences) {
		if (!sentences.isEmpty()) {
			Composite area = section(body, title);
			for (String sentence : sentences) {
				Label label = new Label(area, SWT.WRAP);
				label.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
				GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(LEAST_VALUE), SWT.DEFAULT).applyTo(label);
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
			link.setText(NLS.bind(Messages.Summary_skippedLine, Digits.count(line.line()), line.text().replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			GridDataFactory.fillDefaults().grab(true, false).hint(pixels.convertWidthInCharsToPixels(LEAST_VALUE), SWT.DEFAULT).applyTo(link);
			link.addListener(SWT.Selection, event -> places.showLine(line.line()));
		}
	}

	private void copy() {
		StringBuilder text = new StringBuilder();
		rows.forEach(row -> text.append(row.group()).append('\t').append(row.label()).append('\t').append(row.value()).append('\n'));
		ClipboardText.put(copy.getDisplay(), text.toString());
	}
}
