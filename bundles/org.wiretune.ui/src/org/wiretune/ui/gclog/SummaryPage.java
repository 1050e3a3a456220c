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
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.SkippedLine;
import org.wiretune.ide.gclog.GcLogFile;
import org.wiretune.ide.gclog.GcSummaryRow;
import org.wiretune.ide.gclog.GcUnits;
import org.wiretune.gclog.report.GcAnalysis;

/** The figures of a log in groups beside each other, then what is missing and why, and the first lines that were skipped. UI thread only. */
final class SummaryPage {

	private static final int COLUMN = 380;
	private static final int MOST_SKIPPED = 10;

	private final ScrolledComposite scrolled;
	private final GcPlaces places;
	private final Font bold;
	private Composite body;
	private Composite groups;
	private Button copy;
	/** The controls of the values, in the order of the rows. */
	private final List<Control> values = new ArrayList<>();
	private List<GcSummaryRow> rows = List.of();
	private Beside beside;

	SummaryPage(Composite parent, GcPlaces places) {
		this.places = places;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), scrolled);
		bold = resources.create(FontDescriptor.createFrom(JFaceResources.getDialogFont()).setStyle(SWT.BOLD));
		scrolled.addListener(SWT.Resize, event -> layout());
	}

	Control control() {
		return scrolled;
	}

	Control focus() {
		return copy == null || copy.isDisposed() ? scrolled : copy;
	}

	/** Shows a log from its beginning. */
	void show(GcLogFile.Part part) {
		scrolled.setRedraw(false);
		if (body != null) {
			body.dispose();
		}
		body = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(12, 10).spacing(12, 12).applyTo(body);
		groups = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(groups);
		rows = part.summary();
		values.clear();
		Map<String, List<GcSummaryRow>> byGroup = new LinkedHashMap<>();
		rows.forEach(row -> byGroup.computeIfAbsent(row.group(), key -> new ArrayList<>()).add(row));
		byGroup.forEach(this::group);
		beside = Beside.of(part.analysis());
		sentences(Messages.Summary_missing, beside.missing());
		sentences(Messages.Summary_remarks, beside.remarks());
		skipped(part.analysis().log());
		copy = new Button(body, SWT.PUSH);
		copy.setText(Messages.Summary_copy);
		copy.addListener(SWT.Selection, event -> copy());
		scrolled.setContent(body);
		layout();
		scrolled.setRedraw(true);
	}

	/** Shows a log that has grown: the same lines get their new values; where there are others, all is made anew and the place stays. */
	void grow(GcLogFile.Part part) {
		if (!isAlike(part)) {
			Point place = scrolled.getOrigin();
			show(part);
			scrolled.setOrigin(place);
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
			body.layout(true, true);
		}
	}

	private boolean isAlike(GcLogFile.Part part) {
		List<GcSummaryRow> next = part.summary();
		boolean alike = body != null && next.size() == rows.size() && Beside.of(part.analysis()).equals(beside);
		for (int i = 0; alike && i < next.size(); i++) {
			alike = next.get(i).label().equals(rows.get(i).label()) && next.get(i).line() > 0 == rows.get(i).line() > 0;
		}
		return alike;
	}

	/** What stands below the figures. */
	private record Beside(List<String> missing, List<String> remarks, long skipped) {

		static Beside of(GcAnalysis analysis) {
			return new Beside(analysis.summary().missing(), analysis.log().remarks(), analysis.log().linesSkipped());
		}
	}

	private void layout() {
		if (body == null || body.isDisposed()) {
			return;
		}
		int width = Math.max(COLUMN, scrolled.getClientArea().width);
		int columns = Math.max(1, Math.min(3, width / COLUMN));
		GridLayoutFactory.fillDefaults().numColumns(columns).equalWidth(true).spacing(28, 16).applyTo(groups);
		body.setSize(body.computeSize(width, SWT.DEFAULT));
		scrolled.setMinSize(0, body.computeSize(width, SWT.DEFAULT).y);
		body.layout(true, true);
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
			GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).hint(150, SWT.DEFAULT).applyTo(label);
			Control value = value(area, row);
			value.setToolTipText(row.about().isEmpty() ? null : row.about());
			GridDataFactory.fillDefaults().grab(true, false).hint(160, SWT.DEFAULT).applyTo(value);
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
			link.setText(NLS.bind(Messages.Summary_link, value, GcUnits.count(row.line())));
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

	private void heading(Composite area, String title, int columns) {
		Label head = new Label(area, SWT.NONE);
		head.setText(title);
		head.setFont(bold);
		GridDataFactory.fillDefaults().span(columns, 1).applyTo(head);
		Label line = new Label(area, SWT.SEPARATOR | SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(line);
	}

	private void sentences(String title, List<String> sentences) {
		if (!sentences.isEmpty()) {
			Composite area = section(title);
			for (String sentence : sentences) {
				Label label = new Label(area, SWT.WRAP);
				label.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
				GridDataFactory.fillDefaults().grab(true, false).hint(COLUMN, SWT.DEFAULT).applyTo(label);
			}
		}
	}

	private Composite section(String title) {
		Composite area = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(area);
		GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(area);
		heading(area, title, 1);
		return area;
	}

	private void skipped(GcLogData log) {
		if (log.skipped().isEmpty()) {
			return;
		}
		Composite area = section(NLS.bind(Messages.Summary_skipped, GcUnits.count(log.linesSkipped()), Math.min(MOST_SKIPPED, log.skipped().size())));
		for (SkippedLine line : log.skipped().stream().limit(MOST_SKIPPED).toList()) {
			Link link = new Link(area, SWT.NONE);
			link.setText(NLS.bind(Messages.Summary_skippedLine, GcUnits.count(line.line()), line.text().replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			GridDataFactory.fillDefaults().grab(true, false).hint(COLUMN, SWT.DEFAULT).applyTo(link);
			link.addListener(SWT.Selection, event -> places.showLine(line.line()));
		}
	}

	private void copy() {
		Clipboard clipboard = new Clipboard(scrolled.getDisplay());
		StringBuilder text = new StringBuilder();
		rows.forEach(row -> text.append(row.group()).append('\t').append(row.label()).append('\t').append(row.value()).append('\n'));
		clipboard.setContents(new Object[] { text.toString() }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
	}
}
