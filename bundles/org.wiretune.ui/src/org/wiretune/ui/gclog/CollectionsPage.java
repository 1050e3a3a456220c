/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.view.GcLogChart;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.gclog.view.GcRowKind;
import org.wiretune.gclog.view.GcTable;
import org.wiretune.gclog.view.GcTableColumn;
import org.wiretune.gclog.view.GcView;
import org.wiretune.gclog.view.RawLines;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.update.NewestShown;

/** The table of collections with its filter, and the lines of the file around the selected one. UI thread only. */
final class CollectionsPage {

	private static final int BEFORE = 6;
	private static final int AFTER = 14;

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;
	/** Room for the choice of rows, some rows, and some lines of the file. */
	private static final int LEAST_HEIGHT = 440;

	private final ScrolledComposite room;
	private final Composite area;
	private final Combo kind;
	private final Text from;
	private final Text to;
	private final Label figures;
	private final Label part;
	private final Button earlier;
	private final Button later;
	private final Button charts;
	private final Button line;
	private final RowTable table;
	private final StyledText raw;
	private final Job filtering;
	private final Job reading;
	private final NewestShown<Filtered> filtered = new NewestShown<>(this::showRows);
	private final NewestShown<RawLines> rawLines = new NewestShown<>(this::showRaw);
	private volatile GcLogChart log;
	private volatile GcTable.Wanted wanted;
	private volatile long wantedLine;
	private List<GcRowKind> kinds = List.of();
	private GcTable content;
	private GcTable.Wanted shownAs;
	private boolean shifted;
	private int row = -1;

	/** A table that was made for a log. */
	private record Filtered(GcLogChart log, GcTable.Wanted wanted, GcTable table) {
	}

	CollectionsPage(Composite parent, GcPlaces places, Supplier<GcView> shown) {
		room = LeastHeight.room(parent, LEAST_HEIGHT);
		area = new Composite(room, SWT.NONE);
		room.setContent(area);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		Composite bar = new Composite(area, SWT.NONE);
		RowLayoutFactory.fillDefaults().margins(10, 6).spacing(6).wrap(true).center(true).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		Composite which = pair(bar);
		new Label(which, SWT.NONE).setText(Messages.Collections_kind);
		kind = new Combo(which, SWT.READ_ONLY);
		kind.addListener(SWT.Selection, event -> filter());
		Composite first = pair(bar);
		new Label(first, SWT.NONE).setText(Messages.Collections_from);
		from = field(first, Messages.Collections_fromName);
		Composite last = pair(bar);
		new Label(last, SWT.NONE).setText(Messages.Collections_to);
		to = field(last, Messages.Collections_toName);
		Button ofCharts = new Button(bar, SWT.PUSH);
		ofCharts.setText(Messages.Collections_ofCharts);
		ofCharts.addListener(SWT.Selection, event -> range(shown.get()));
		Button all = new Button(bar, SWT.PUSH);
		all.setText(Messages.Collections_all);
		all.addListener(SWT.Selection, event -> reset());
		figures = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(10, 0).hint(LEAST, SWT.DEFAULT).applyTo(figures);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).indent(0, 6).applyTo(sash);
		table = new RowTable(sash);
		table.whenSorted(this::sort);
		table.whenSelected(places::select);
		table.whenLeft(index -> {
			page(index);
			table.select(index);
			places.select(table.selectedRow());
		});
		table.table().addListener(SWT.DefaultSelection, event -> places.showInCharts(table.selectedRow()));
		Composite below = new Composite(sash, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(below);
		Composite buttons = new Composite(below, SWT.NONE);
		RowLayoutFactory.fillDefaults().margins(10, 4).spacing(6).wrap(true).center(true).applyTo(buttons);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(buttons);
		earlier = button(buttons, Messages.Collections_earlier, () -> turn(-1));
		later = button(buttons, Messages.Collections_later, () -> turn(1));
		part = new Label(buttons, SWT.NONE);
		charts = button(buttons, Messages.Collections_showInCharts, () -> places.showInCharts(row));
		line = button(buttons, Messages.Charts_showLine, () -> places.showLine(log.log().events().get(GcColumn.LINE, row)));
		raw = new StyledText(below, SWT.MULTI | SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL);
		raw.setFont(JFaceResources.getTextFont());
		raw.setMargins(8, 6, 8, 6);
		raw.setAlwaysShowScrollBars(false);
		raw.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Collections_raw));
		GridDataFactory.fillDefaults().grab(true, true).applyTo(raw);
		sash.setWeights(56, 44);
		filtering = ChartsPage.system(Messages.Collections_filtering, monitor -> {
			GcLogChart now = log;
			GcTable.Wanted next = wanted;
			if (now != null && next != null) {
				GcTable made = GcTable.of(now, next, monitor::isCanceled);
				if (made != null) {
					filtered.offer(new Filtered(now, next, made));
				}
			}
		});
		reading = ChartsPage.system(Messages.Collections_reading, monitor -> {
			try {
				rawLines.offer(RawLines.around(log.log(), wantedLine, BEFORE, AFTER));
			} catch (IOException unreadable) {
				rawLines.offer(new RawLines("", wantedLine, List.of(String.valueOf(unreadable.getMessage())), wantedLine, wantedLine));
			}
		});
		select(-1);
	}

	/** A label and its field stay in one line. */
	private static Composite pair(Composite bar) {
		Composite pair = new Composite(bar, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 0).applyTo(pair);
		return pair;
	}

	private Text field(Composite bar, String name) {
		Text field = new Text(bar, SWT.BORDER | SWT.RIGHT);
		GridDataFactory.swtDefaults().hint(70, SWT.DEFAULT).applyTo(field);
		field.getAccessible().addAccessibleListener(AccessibleName.of(() -> name));
		field.setToolTipText(name);
		field.addListener(SWT.DefaultSelection, event -> filter());
		field.addListener(SWT.FocusOut, event -> filter());
		return field;
	}

	private static Button button(Composite parent, String text, Runnable action) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> action.run());
		return button;
	}

	Control control() {
		return room;
	}

	Control focus() {
		return table.table();
	}

	RowTable table() {
		return table;
	}

	/** {@return the lines of the file that are shown} */
	StyledText raw() {
		return raw;
	}

	/** {@return what is shown, null until it is made} */
	GcTable content() {
		return content;
	}

	void show(GcLogFile.Part next) {
		log = next.chart();
		content = null;
		kinds(next.kinds());
		kind.select(0);
		from.setText(""); //$NON-NLS-1$
		to.setText(""); //$NON-NLS-1$
		table.columns(next.columns());
		raw.setText(""); //$NON-NLS-1$
		wantedLine = 0;
		wanted = new GcTable.Wanted(kinds.get(0), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, GcTableColumn.ROW, false);
		select(-1);
		run();
	}

	private void kinds(List<GcRowKind> next) {
		kinds = next;
		kind.setItems(kinds.stream().map(GcRowKind::label).toArray(String[]::new));
		area.layout(new Control[] { kind });
	}

	/** Shows a log that has grown: with the same filter and order, at the same place; at the end of the table its end is followed. */
	void grow(GcLogFile.Part before, GcLogFile.Part next) {
		log = next.chart();
		row = next.rowOf(before, row);
		// Where the oldest rows were forgotten, the others have other numbers.
		shifted |= before.chart().log().events().size() > 0 && next.rowOf(before, 0) != 0;
		if (!next.kinds().equals(kinds)) {
			kinds(next.kinds());
			kind.select(Math.max(0, kinds.indexOf(wanted.kind())));
		}
		table.columns(next.columns());
		run();
	}

	private void run() {
		filtering.cancel();
		filtering.schedule();
	}

	private void filter() {
		if (log == null || wanted == null) {
			return;
		}
		double low = number(from, Double.NEGATIVE_INFINITY);
		double high = number(to, Double.POSITIVE_INFINITY);
		GcTable.Wanted next = new GcTable.Wanted(kinds.get(Math.max(0, kind.getSelectionIndex())), low, high, wanted.order(), wanted.descending());
		if (!next.equals(wanted)) {
			wanted = next;
			run();
		}
	}

	private double number(Text field, double none) {
		String text = field.getText().strip().replace(',', '.');
		if (text.isEmpty()) {
			return none;
		}
		try {
			double value = Double.parseDouble(text);
			return log.timeline().isTimed() ? value : value - 1;
		} catch (NumberFormatException wrong) {
			figures.setText(NLS.bind(Messages.Collections_noNumber, field.getText()));
			return none;
		}
	}

	/** Filters by the part of the axis that the charts show. */
	void range(GcView view) {
		double step = log.timeline().isTimed() ? 0 : 1;
		from.setText(view.isAll() ? "" : String.format(Locale.ROOT, step == 0 ? "%.3f" : "%.0f", view.from() + step)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		to.setText(view.isAll() ? "" : String.format(Locale.ROOT, step == 0 ? "%.3f" : "%.0f", view.to() + step)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		filter();
	}

	private void reset() {
		from.setText(""); //$NON-NLS-1$
		to.setText(""); //$NON-NLS-1$
		kind.select(0);
		filter();
	}

	private void sort(GcTableColumn column) {
		// Figures are looked through from the greatest on, texts from the first on; then the other way, then the order of the file.
		boolean first = wanted.order() != column;
		boolean initial = column.isFigure() && column != GcTableColumn.ROW && column != GcTableColumn.TIME && column != GcTableColumn.LINE;
		boolean third = !first && wanted.descending() != initial;
		wanted = new GcTable.Wanted(wanted.kind(), wanted.from(), wanted.to(), third ? GcTableColumn.ROW : column, !third && (first ? initial : !initial));
		run();
	}

	private void showRows(Filtered next) {
		if (area.isDisposed() || next.log() != log || !next.wanted().equals(wanted)) {
			return;
		}
		boolean grown = content != null && next.wanted().equals(shownAs);
		boolean same = grown && !shifted && content.isBeginOf(next.table());
		shifted = false;
		boolean end = grown && table.isAtEnd() && table.first() + RowTable.PAGE >= content.size();
		content = next.table();
		shownAs = next.wanted();
		String sentence = content.size() == 0 && content.figures().all() > 0 ? Messages.Collections_none : content.figures().text();
		figures.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		int index = row < 0 ? -1 : content.indexOf(row);
		if (grown && (!end || content.size() <= table.first() + RowTable.PAGE) && content.size() > table.first()) {
			table.grow(content, same, end, row);
			turning();
		} else {
			page(grown && end ? content.size() - 1 : index < 0 ? 0 : index);
			table.select(index);
		}
	}

	/** Shows the part of the rows that a place is in. */
	private void page(int index) {
		int first = index / RowTable.PAGE * RowTable.PAGE;
		table.show(content, first, wanted.order(), wanted.descending());
		turning();
	}

	/** Shows which of the rows are in the table. */
	private void turning() {
		int first = table.first();
		boolean several = content.size() > RowTable.PAGE;
		for (Control control : new Control[] { earlier, later }) {
			RowData data = new RowData();
			data.exclude = !several;
			control.setLayoutData(data);
			control.setVisible(several);
		}
		earlier.setEnabled(first > 0);
		later.setEnabled(first + RowTable.PAGE < content.size());
		part.setText(several ? NLS.bind(Messages.Collections_part,
				new Object[] { Digits.count(first + 1L), Digits.count(Math.min(content.size(), first + RowTable.PAGE)), Digits.count(content.size()) }) : ""); //$NON-NLS-1$
		area.layout(new Control[] { part, figures });
	}

	private void turn(int by) {
		page(table.first() + by * RowTable.PAGE);
	}

	/** Selects a row, -1 for none, and shows its lines. */
	void select(int next) {
		row = next;
		boolean known = next >= 0 && log != null;
		charts.setEnabled(known);
		line.setEnabled(known);
		if (!known) {
			return;
		}
		if (content != null && table.selectedRow() != next) {
			int index = content.indexOf(next);
			if (index >= 0 && (index < table.first() || index >= table.first() + RowTable.PAGE)) {
				page(index);
			}
			table.select(index);
		}
		showLine(log.log().events().get(GcColumn.LINE, next));
	}

	/** Takes the filter away where it hides a row, so that it can be shown. */
	void reveal(int next) {
		if (content != null && content.indexOf(next) < 0) {
			row = next;
			reset();
		}
	}

	/** Shows the lines around one. */
	void showLine(long next) {
		if (next > 0 && next != wantedLine) {
			wantedLine = next;
			reading.schedule();
		}
	}

	private void showRaw(RawLines lines) {
		if (area.isDisposed() || lines.asked() != wantedLine) {
			return;
		}
		raw.setText(lines.text());
		int index = lines.index();
		if (index >= 0 && index < raw.getLineCount()) {
			raw.setLineBackground(index, 1, raw.getSelectionBackground());
			int start = raw.getOffsetAtLine(index);
			int end = index + 1 < raw.getLineCount() ? raw.getOffsetAtLine(index + 1) : raw.getCharCount();
			raw.setStyleRange(new StyleRange(start, end - start, raw.getSelectionForeground(), null));
			raw.setTopIndex(Math.max(0, index - 2));
		}
	}

	void dispose() {
		filtering.cancel();
		reading.cancel();
	}
}
