/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.size.SizedSetting;
import org.wiretune.lint.size.SizingPlan;
import org.wiretune.lint.size.Workload;
import org.wiretune.model.platform.Server;
import org.wiretune.safety.secret.Secrets;

/** The sizes with their working. UI thread only. */
final class SizesPage extends WizardPage {

	private static final int ROWS = 12;
	private static final int[] WEIGHTS = { 22, 26, 24, 14, 14 };

	private TableViewer viewer;
	private Text working;
	private Text notes;
	private Combo server;
	private Workload workload;
	private LintResult result;
	private SizingPlan plan = new SizingPlan(List.of(), List.of());

	SizesPage() {
		super("sizes", Messages.Sizes_title, null); //$NON-NLS-1$
		setDescription(Messages.Sizes_description);
		setPageComplete(false);
	}

	@Override
	public void createControl(Composite parent) {
		initializeDialogUnits(parent);
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
		new Label(area, SWT.NONE).setText(Messages.Sizes_server);
		server = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(server);
		server.addListener(SWT.Selection, event -> show());
		Composite table = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(convertWidthInCharsToPixels(110), convertHeightInCharsToPixels(ROWS)).applyTo(table);
		viewer = new TableViewer(table, SWT.BORDER | SWT.FULL_SELECTION);
		viewer.getTable().setHeaderVisible(true);
		TableColumnLayout layout = new TableColumnLayout();
		table.setLayout(layout);
		String[] titles = { Messages.Sizes_serverColumn, Messages.Sizes_pool, Messages.Sizes_setting, Messages.Sizes_now, Messages.Sizes_new };
		for (int i = 0; i < titles.length; i++) {
			int index = i;
			TableViewerColumn column = new TableViewerColumn(viewer, i < 3 ? SWT.LEFT : SWT.RIGHT);
			column.getColumn().setText(titles[i]);
			column.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> text((SizedSetting) element, index)));
			layout.setColumnData(column.getColumn(), new ColumnWeightData(WEIGHTS[i], 60, true));
		}
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		viewer.addSelectionChangedListener(event -> working.setText(event.getStructuredSelection().getFirstElement() instanceof SizedSetting each ? each.working() : "")); //$NON-NLS-1$
		working = lines(area, Messages.Sizes_working, 2);
		notes = lines(area, Messages.Sizes_notes, 3);
		setControl(area);
	}

	private Text lines(Composite area, String label, int count) {
		Label name = new Label(area, SWT.NONE);
		name.setText(label);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(name);
		Text text = new Text(area, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL | SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(SWT.DEFAULT, convertHeightInCharsToPixels(count)).applyTo(text);
		return text;
	}

	private String text(SizedSetting each, int column) {
		return switch (column) {
		case 0 -> each.server();
		case 1 -> each.pool();
		case 2 -> each.setting().getName();
		case 3 -> each.current() == null ? Messages.Sizes_notSet : each.current();
		default -> each.isChange() ? Long.toString(each.value()) : Messages.Sizes_fits;
		};
	}

	/** Reads the workspace where that was not done and computes the sizes. */
	void compute(Workload wanted) {
		if (wanted.equals(workload)) {
			return;
		}
		workload = wanted;
		if (result == null) {
			AtomicReference<LintResult> read = new AtomicReference<>();
			try {
				getContainer().run(true, true, monitor -> {
					try {
						read.set(CurrentFindings.read(monitor));
					} catch (CoreException problem) {
						throw new InvocationTargetException(problem);
					}
				});
			} catch (InvocationTargetException failure) {
				Platform.getLog(SizesPage.class).error(Messages.Sizes_cannotRead, failure.getCause());
				setErrorMessage(Messages.Sizes_cannotRead);
				workload = null;
				return;
			} catch (InterruptedException cancelled) {
				workload = null;
				return;
			}
			result = read.get();
			Set<String> names = new TreeSet<>(SizingPlan.of(result.reading(), workload, each -> true).settings().stream().map(SizedSetting::server).toList());
			server.removeAll();
			if (names.size() > 1) {
				server.add(Messages.Sizes_all);
			}
			names.forEach(server::add);
			server.select(0);
		}
		show();
	}

	private void show() {
		List<String> wanted = servers();
		plan = SizingPlan.of(result.reading(), workload, each -> wanted.contains(name(each)));
		viewer.setInput(plan.settings());
		if (!plan.settings().isEmpty()) {
			viewer.getTable().setSelection(0);
			working.setText(plan.settings().get(0).working());
		}
		int unwritable = plan.withoutPlace(result.texts()).size();
		String all = String.join(System.lineSeparator(), plan.notes());
		notes.setText(unwritable == 0 ? all : NLS.bind(Messages.Sizes_unwritable, unwritable) + System.lineSeparator() + all);
		setErrorMessage(plan.settings().isEmpty() ? Messages.Sizes_none : null);
		setMessage(plan.settings().isEmpty() ? null : NLS.bind(Messages.Sizes_description, plan.changes().size()));
		setPageComplete(plan.changes().size() > unwritable);
		Display.getCurrent().asyncExec(() -> {
			if (getControl() != null && !getControl().isDisposed() && getContainer() != null && getContainer().getCurrentPage() != null) {
				getContainer().updateButtons();
			}
		});
	}

	/** {@return the names of the servers that are sized} */
	List<String> servers() {
		boolean all = server.getItemCount() > 1 && server.getSelectionIndex() == 0;
		return all ? List.of(server.getItems()) : server.getSelectionIndex() < 0 ? List.of() : List.of(server.getText());
	}

	/** {@return how many settings change} */
	int changes() {
		return plan.changes().size();
	}

	/** {@return the name of a server as the list shows it} */
	static String name(Server each) {
		return Secrets.hidden(Hosting.serverName(each));
	}
}
