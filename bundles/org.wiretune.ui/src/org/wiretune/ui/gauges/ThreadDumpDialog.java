/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TrayDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumpText;
import org.wiretune.servers.dumps.ThreadRow;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.ui.parts.ReadText;

/** A thread dump with what it shows: findings first, then the threads with their stacks. Does not block the workbench. */
final class ThreadDumpDialog extends TrayDialog {

	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$
	private static final int SAVE = IDialogConstants.CLIENT_ID;

	private final ThreadDump dump;
	private final JvmTarget target;
	private final Instant time;
	private final String timeOfDay;
	private final List<ThreadRow> rows;

	ThreadDumpDialog(Shell parent, ThreadDump dump, JvmTarget target, Instant time, String timeOfDay) {
		super(parent);
		this.dump = dump;
		this.target = target;
		this.time = time;
		this.timeOfDay = timeOfDay;
		rows = ThreadRow.of(dump);
		setShellStyle(SWT.CLOSE | SWT.RESIZE | SWT.MAX | SWT.MODELESS | SWT.TITLE | getDefaultOrientation());
		setBlockOnOpen(false);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(NLS.bind(Messages.Dump_title, target.name(), target.place()));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Point getInitialSize() {
		int line = LineHeight.of(getShell(), getShell().getFont());
		return new Point(60 * line, 38 * line);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Label heading = new Label(area, SWT.WRAP);
		heading.setText(NLS.bind(Messages.Dump_heading, timeOfDay, Integer.toString(rows.size())));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(heading);
		StyledText findings = ReadText.in(area, SWT.BORDER);
		findings.setText(ThreadDumpText.findings(dump, time.toEpochMilli()).stream().collect(Collectors.joining("\n"))); //$NON-NLS-1$
		findings.getAccessible().addAccessibleListener(new org.eclipse.swt.accessibility.AccessibleAdapter() {

			@Override
			public void getName(org.eclipse.swt.accessibility.AccessibleEvent event) {
				event.result = Messages.Dump_findings;
			}
		});
		int line = LineHeight.of(findings, findings.getFont());
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, 5 * line).applyTo(findings);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		Table table = table(sash);
		Text stack = new Text(sash, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		sash.setWeights(3, 2);
		table.addListener(SWT.Selection, event -> {
			int index = table.getSelectionIndex();
			stack.setText(index < 0 ? "" : rows.get(index).stack()); //$NON-NLS-1$
		});
		if (!rows.isEmpty()) {
			table.setSelection(0);
			stack.setText(rows.get(0).stack());
		}
		return area;
	}

	private Table table(Composite parent) {
		Composite holder = new Composite(parent, SWT.NONE);
		TableColumnLayout layout = new TableColumnLayout();
		holder.setLayout(layout);
		Table table = new Table(holder, SWT.FULL_SELECTION | SWT.SINGLE | SWT.BORDER | SWT.VIRTUAL);
		table.setHeaderVisible(true);
		String[] titles = { Messages.Dump_thread, Messages.Dump_state, Messages.Dump_waitsFor };
		int[] weights = { 45, 18, 37 };
		for (int i = 0; i < titles.length; i++) {
			TableColumn column = new TableColumn(table, SWT.LEFT);
			column.setText(titles[i]);
			layout.setColumnData(column, new ColumnWeightData(weights[i], 60, true));
		}
		table.addListener(SWT.SetData, event -> {
			ThreadRow row = rows.get(event.index);
			((TableItem) event.item).setText(new String[] { row.name(), row.state(), row.waitsFor() });
		});
		table.setItemCount(rows.size());
		return table;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, SAVE, Messages.Dump_save, false);
		createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, true);
	}

	@Override
	protected void buttonPressed(int button) {
		if (button == SAVE) {
			save();
		} else {
			close();
		}
	}

	private void save() {
		FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
		dialog.setOverwrite(true);
		dialog.setFileName("threads-" + target.mark().replace(":", "") + ".txt"); //$NON-NLS-1$ //$NON-NLS-2$
		String file = dialog.open();
		if (file != null) {
			try {
				WholeFile.write(Path.of(file), ThreadDumpText.of(dump, target, time).getBytes(StandardCharsets.UTF_8));
			} catch (IOException problem) {
				MessageDialog.openError(getShell(), Messages.Dump_saveTitle, NLS.bind(Messages.Export_failed, file, problem.getMessage()));
			}
		}
	}
}
