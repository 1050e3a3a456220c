/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.wiretune.servers.gauges.GaugeChoice;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeReading;

/** Asks which gauges are to be seen. */
final class PickDialog extends Dialog {

	private static final int LEAST_LINES = 8;
	private static final int MOST_LINES = 24;

	private final List<GaugeReading> readings;
	private GaugeChoice choice;
	private Table table;

	PickDialog(Shell parent, List<GaugeReading> readings, GaugeChoice choice) {
		super(parent);
		this.readings = new ArrayList<>(readings);
		this.choice = choice;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.Pick_title);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Label label = new Label(area, SWT.NONE);
		label.setText(Messages.Pick_label);
		table = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		int lines = Math.max(LEAST_LINES, Math.min(MOST_LINES, readings.size() + 1));
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(50), lines * table.getItemHeight()).applyTo(table);
		for (GaugeReading reading : readings) {
			TableItem item = new TableItem(table, SWT.NONE);
			item.setText(NLS.bind(Messages.Pick_item, GaugeDefinition.groupTitle(reading.group()), reading.title()));
			item.setChecked(choice.shows(reading.key()));
		}
		return area;
	}

	@Override
	protected void okPressed() {
		for (int i = 0; i < readings.size(); i++) {
			choice = choice.with(readings.get(i).key(), table.getItem(i).getChecked());
		}
		super.okPressed();
	}

	/** What was chosen. */
	GaugeChoice result() {
		return choice;
	}
}
