/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.perf.view.RunChoice;
import org.wiretune.ui.editor.BoundedHead;

/** What stands above the figures of the test case log: the project, the run, and what is said of it. UI thread only. */
final class TestCaseLogHead {

	private final BoundedHead head;
	private Combo projects;
	private Combo runs;
	private Label sign;
	private Label message;

	/**
	 * Makes an empty head.
	 *
	 * @param parent has a grid of one column
	 * @param project told which of the projects that are shown the user chose
	 * @param run told which of the runs that are shown the user chose
	 */
	TestCaseLogHead(Composite parent, IntConsumer project, IntConsumer run) {
		head = new BoundedHead(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(head.body());
		createSelectors(head.body(), project, run);
		createMessage(head.body());
	}

	private void createSelectors(Composite parent, IntConsumer project, IntConsumer run) {
		Composite line = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		GridLayoutFactory.fillDefaults().numColumns(4).margins(8, 5).applyTo(line);
		new Label(line, SWT.NONE).setText(Messages.View_project);
		projects = new Combo(line, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).hint(90, SWT.DEFAULT).applyTo(projects);
		name(projects, Messages.View_project);
		projects.addListener(SWT.Selection, event -> project.accept(projects.getSelectionIndex()));
		new Label(line, SWT.NONE).setText(Messages.View_run);
		runs = new Combo(line, SWT.READ_ONLY);
		runs.setVisibleItemCount(15);
		name(runs, Messages.View_run);
		GridDataFactory.fillDefaults().grab(true, false).hint(110, SWT.DEFAULT).applyTo(runs);
		// Beside each other neither the name of the project nor the time of the run could be read.
		head.whenSized(width -> ((GridLayout) line.getLayout()).numColumns = BoundedHead.isNarrow(width) ? 2 : 4);
		runs.addListener(SWT.Selection, event -> run.accept(runs.getSelectionIndex()));
	}

	/** Not every platform takes the label before a control for its name. */
	private static void name(Control control, String label) {
		String name = label.replace("&", "").replace(":", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = name;
			}
		});
	}

	private void createMessage(Composite parent) {
		Composite line = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 2).spacing(6, 0).extendedMargins(0, 0, 0, 4).applyTo(line);
		sign = new Label(line, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		message = new Label(line, SWT.WRAP);
		GridDataFactory.create(GridData.FILL_HORIZONTAL).hint(200, SWT.DEFAULT).applyTo(message);
	}

	/** Shows what is chosen, and what is said of it. */
	void show(TestCaseLogSnapshot shown) {
		fill(projects, shown.projects().stream().map(IProject::getName).toList(),
				shown.project().map(shown.projects()::indexOf).orElse(-1));
		fill(runs, shown.runs().stream().map(RunChoice::label).toList(), shown.chosen());
		Image image = ResultIcons.of(shown);
		if (sign.getImage() != image) {
			sign.setImage(image);
		}
		String text = shown.message().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		if (!text.equals(message.getText())) {
			message.setText(text);
			head.layout();
		}
	}

	/** Changes a list only when it differs, so that an open one does not close under the mouse. */
	private static void fill(Combo combo, List<String> items, int selected) {
		if (!List.of(combo.getItems()).equals(items)) {
			combo.setItems(items.toArray(String[]::new));
		}
		if (combo.getSelectionIndex() != selected) {
			if (selected < 0) {
				combo.deselectAll();
			} else {
				combo.select(selected);
			}
		}
		combo.setEnabled(!items.isEmpty());
		// Names of runs are long, and a view may be narrow.
		combo.setToolTipText(selected < 0 ? null : items.get(selected));
	}
}
