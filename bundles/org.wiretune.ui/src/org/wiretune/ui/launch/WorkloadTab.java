/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.ui.parts.AccessibleName;

/**
 * What is measured: a workload file, or a loop with the bindings and object sizes given here, how often, after how long a
 * warm-up, by how many callers.
 */
final class WorkloadTab extends PerformanceTestTab {

	private static final String HELP = "org.wiretune.ui.launchWorkload"; //$NON-NLS-1$

	private final Map<BindingUnderTest, Button> bindings = new EnumMap<>(BindingUnderTest.class);
	private final Map<String, Button> sizes = new LinkedHashMap<>();
	private Button bindingsOfModule;
	private Button chosenBindings;
	private Text otherSizes;
	private Text loops;
	private Text warmup;
	private Text clients;
	private Button loopHere;
	private Button fromFile;
	private Text file;
	private Button browse;
	private Label summary;
	private Composite loop;

	/** Makes the tab. */
	WorkloadTab() {
		super("icons/launch/workload.svg"); //$NON-NLS-1$
	}

	@Override
	public String getName() {
		return Messages.WorkloadTab_name;
	}

	@Override
	public String getId() {
		return "org.wiretune.ui.launch.workloadTab"; //$NON-NLS-1$
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		createChoice(area);
		loop = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(loop);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(loop);
		createBindings(group(loop, Messages.WorkloadTab_bindings, 1));
		createSizes(group(loop, Messages.WorkloadTab_sizes, 1));
		Group runs = group(loop, Messages.WorkloadTab_runs, 6);
		loops = number(runs, Messages.WorkloadTab_loops, Messages.WorkloadTab_loopsTip);
		warmup = number(runs, Messages.WorkloadTab_warmup, Messages.WorkloadTab_warmupTip);
		clients = number(runs, Messages.WorkloadTab_clients, Messages.WorkloadTab_clientsTip);
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
	}

	private void createChoice(Composite area) {
		SelectionListener changed = SelectionListener.widgetSelectedAdapter(event -> {
			enableLoop();
			updateLaunchConfigurationDialog();
		});
		Composite choice = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).applyTo(choice);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(choice);
		loopHere = new Button(choice, SWT.RADIO);
		loopHere.setText(Messages.WorkloadTab_loopHere);
		loopHere.addSelectionListener(changed);
		GridDataFactory.swtDefaults().span(3, 1).applyTo(loopHere);
		fromFile = new Button(choice, SWT.RADIO);
		fromFile.setText(Messages.WorkloadTab_fromFile);
		fromFile.addSelectionListener(changed);
		file = text(choice, Messages.WorkloadTab_fileTip);
		file.setMessage(Messages.WorkloadTab_fileHint);
		file.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.WorkloadTab_fileName));
		file.addModifyListener(event -> summarize());
		browse = new Button(choice, SWT.PUSH);
		browse.setText(Messages.WorkloadTab_browse);
		browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> WorkspaceFileDialog.workload(getShell(), file.getText()).ifPresent(file::setText)));
		summary = new Label(choice, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).indent(20, 0).hint(300, SWT.DEFAULT).exclude(true).applyTo(summary);
		summary.setVisible(false);
	}

	/** What the file says, in a line or two; nothing while the loop is chosen or the file has a problem, which is said above. */
	private void summarize() {
		String text = fromFile.getSelection() ? WorkloadSummary.of(file.getText()) : ""; //$NON-NLS-1$
		if (!text.equals(summary.getText())) {
			summary.setText(text.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			((GridData) summary.getLayoutData()).exclude = text.isEmpty();
			summary.setVisible(!text.isEmpty());
			summary.getParent().getParent().layout(true, true);
		}
	}

	private void enableLoop() {
		boolean own = loopHere.getSelection();
		file.setEnabled(!own);
		browse.setEnabled(!own);
		enable(loop, own);
		enableBindings();
		summarize();
	}

	private void createBindings(Group group) {
		SelectionListener changed = SelectionListener.widgetSelectedAdapter(event -> {
			enableBindings();
			updateLaunchConfigurationDialog();
		});
		bindingsOfModule = new Button(group, SWT.RADIO);
		bindingsOfModule.setText(Messages.WorkloadTab_bindingsOfModule);
		bindingsOfModule.addSelectionListener(changed);
		chosenBindings = new Button(group, SWT.RADIO);
		chosenBindings.setText(Messages.WorkloadTab_chosenBindings);
		chosenBindings.addSelectionListener(changed);
		Composite row = row(group);
		for (BindingUnderTest binding : BindingUnderTest.all()) {
			Button button = new Button(row, SWT.CHECK);
			button.setText(binding.label());
			button.addSelectionListener(changed);
			bindings.put(binding, button);
		}
	}

	private void createSizes(Group group) {
		Composite row = row(group);
		for (String size : PerformanceTestSettings.LAB_SIZES) {
			Button button = new Button(row, SWT.CHECK);
			button.setText(size);
			button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> updateLaunchConfigurationDialog()));
			sizes.put(size, button);
		}
		Composite more = new Composite(group, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(more);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(more);
		otherSizes = number(more, Messages.WorkloadTab_otherSizes, Messages.WorkloadTab_otherSizesTip);
	}

	@Override
	void show(PerformanceTestSettings settings) {
		bindingsOfModule.setSelection(settings.bindings().isEmpty());
		chosenBindings.setSelection(!settings.bindings().isEmpty());
		bindings.forEach((binding, button) -> button.setSelection(settings.bindings().isEmpty() || settings.bindings().contains(binding.id())));
		enableBindings();
		sizes.forEach((size, button) -> button.setSelection(settings.sizes().contains(size)));
		otherSizes.setText(String.join(", ", settings.sizes().stream().filter(size -> !sizes.containsKey(size)).toList())); //$NON-NLS-1$
		loops.setText(settings.loops());
		warmup.setText(settings.warmupLoops());
		clients.setText(settings.clients());
		loopHere.setSelection(!settings.hasWorkload());
		fromFile.setSelection(settings.hasWorkload());
		file.setText(settings.workload());
		enableLoop();
	}

	@Override
	PerformanceTestSettings entered(PerformanceTestSettings settings) {
		List<String> chosen = new ArrayList<>();
		if (chosenBindings.getSelection()) {
			bindings.forEach((binding, button) -> {
				if (button.getSelection()) {
					chosen.add(binding.id());
				}
			});
		}
		List<String> wanted = new ArrayList<>();
		sizes.forEach((size, button) -> {
			if (button.getSelection()) {
				wanted.add(size);
			}
		});
		wanted.addAll(List.of(otherSizes.getText().split(","))); //$NON-NLS-1$
		return new PerformanceTestSettings(settings.project(), settings.server(), chosen, wanted, loops.getText(), warmup.getText(), clients.getText(),
				settings.maximumHeap(), fromFile.getSelection() ? file.getText() : "", settings.target()); //$NON-NLS-1$
	}

	@Override
	String problem(PerformanceTestSettings settings) {
		if (fromFile.getSelection() && !settings.hasWorkload()) {
			return Messages.WorkloadTab_noFile;
		}
		if (loopHere.getSelection() && chosenBindings.getSelection() && settings.bindings().isEmpty()) {
			return Messages.WorkloadTab_noBinding;
		}
		return settings.workloadProblem();
	}

	/** The main tab writes the defaults of all settings. */
	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		// Nothing of its own.
	}

	private void enableBindings() {
		bindings.values().forEach(button -> button.setEnabled(loopHere.getSelection() && chosenBindings.getSelection()));
	}

	private Text number(Composite parent, String label, String tip) {
		new Label(parent, SWT.NONE).setText(label);
		return text(parent, tip);
	}

	private static Composite row(Composite parent) {
		Composite row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(BindingUnderTest.all().size()).applyTo(row);
		GridDataFactory.fillDefaults().indent(20, 0).applyTo(row);
		return row;
	}
}
