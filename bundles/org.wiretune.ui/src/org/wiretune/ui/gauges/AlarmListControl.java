/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.gauges.AlarmRow;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.parts.ReadText;

/** The alarms of one server: since when, what, and the sentence with its evidence. UI thread only. */
final class AlarmListControl {

	private static final int SINCE_CHARACTERS = 24;
	/** Room for its heading. */
	private static final int LEAST_MESSAGE = 220;

	private final Composite parent;
	private static final int SENTENCE_LINES = 3;
	/** Height in which the sentence leaves a line to the list. */
	private static final int LOW = 130;

	private final Table table;
	private final StyledText sentence;
	private List<AlarmRow> rows = List.of();

	/**
	 * An empty list.
	 *
	 * @param container
	 *            where it goes
	 * @param opened
	 *            told of an alarm that is double-clicked or opened by the Enter key
	 * @param filler
	 *            fills the context menu of the selected alarm
	 */
	AlarmListControl(Composite container, Consumer<KeptAlarm> opened, Consumer<IMenuManager> filler) {
		parent = new Composite(container, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		Composite columns = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(columns);
		TableColumnLayout layout = new TableColumnLayout();
		columns.setLayout(layout);
		table = new Table(columns, SWT.FULL_SELECTION | SWT.SINGLE);
		table.setHeaderVisible(true);
		table.setData("wiretune", "alarms"); //$NON-NLS-1$ //$NON-NLS-2$
		int character = Math.max(7, LineHeight.of(table, table.getFont()) / 2);
		TableColumn since = new TableColumn(table, SWT.LEFT);
		since.setText(Messages.Alarms_since);
		layout.setColumnData(since, new ColumnPixelData(SINCE_CHARACTERS * character, true));
		TableColumn subject = new TableColumn(table, SWT.LEFT);
		subject.setText(Messages.Alarms_subject);
		layout.setColumnData(subject, new ColumnWeightData(22, Letters.room(80), true));
		TableColumn message = new TableColumn(table, SWT.LEFT);
		message.setText(Messages.Alarms_message);
		layout.setColumnData(message, new ColumnWeightData(78, Letters.room(LEAST_MESSAGE), true));
		table.addListener(SWT.DefaultSelection, event -> selected().ifPresent(opened));
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(menu -> {
			if (selected().isPresent()) {
				filler.accept(menu);
			}
		});
		table.setMenu(manager.createContextMenu(table));
		table.addListener(SWT.Dispose, event -> manager.dispose());
		sentence = ReadText.in(parent, SWT.NONE);
		sentence.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Alarms_message));
		int line = LineHeight.of(table, table.getFont());
		GridDataFactory.fillDefaults().grab(true, false).hint(100, SENTENCE_LINES * line).applyTo(sentence);
		parent.addListener(SWT.Resize, event -> ((GridData) sentence.getLayoutData()).heightHint = line * (parent.getClientArea().height < Letters.room(LOW) ? SENTENCE_LINES - 1 : SENTENCE_LINES));
		table.addListener(SWT.Selection, event -> showSentence());
		showSentence();
		// The sentence is longer than a line mostly.
		table.addListener(SWT.MouseMove, event -> {
			TableItem item = table.getItem(new org.eclipse.swt.graphics.Point(event.x, event.y));
			String tip = item == null ? null : rows.get(table.indexOf(item)).message();
			if (tip == null ? table.getToolTipText() != null : !tip.equals(table.getToolTipText())) {
				table.setToolTipText(tip);
			}
		});
	}

	/** The whole sentence of the selected alarm: the column cuts it. */
	private void showSentence() {
		int index = table.getSelectionIndex();
		String text = index < 0 || index >= rows.size() ? "" : rows.get(index).message(); //$NON-NLS-1$
		if (!text.equals(sentence.getText())) {
			sentence.setText(text);
		}
		if (sentence.getVisible() == text.isEmpty()) {
			sentence.setVisible(!text.isEmpty());
			((GridData) sentence.getLayoutData()).exclude = text.isEmpty();
			parent.layout(true);
		}
	}

	Control control() {
		return parent;
	}

	Table table() {
		return table;
	}

	boolean isEmpty() {
		return rows.isEmpty();
	}

	/** Shows rows; the selected alarm stays selected. */
	void show(List<AlarmRow> next) {
		if (next.equals(rows)) {
			return;
		}
		Optional<KeptAlarm> chosen = selected();
		rows = next;
		while (table.getItemCount() > next.size()) {
			table.remove(table.getItemCount() - 1);
		}
		for (int i = 0; i < next.size(); i++) {
			TableItem item = i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE);
			AlarmRow row = next.get(i);
			item.setText(new String[] { row.since(), row.subject(), row.message() });
			item.setImage(0, row.active() ? GaugeIcons.alarm() : GaugeIcons.alarmOver());
		}
		for (int i = 0; i < next.size(); i++) {
			if (chosen.isPresent() && next.get(i).entry().isSame(chosen.get())) {
				table.setSelection(i);
			}
		}
		showSentence();
	}

	/** The alarm of the selected row. */
	Optional<KeptAlarm> selected() {
		int index = table.getSelectionIndex();
		return index < 0 || index >= rows.size() ? Optional.empty() : Optional.of(rows.get(index).entry());
	}
}
