/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TurnSettings;
import org.wiretune.perf.launch.ServerAssignment;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.theme.QuietColor;

/** What the run is compared with, in turn, and how often. On the UI thread only. */
final class TurnTab extends SettingsTab<TurnTab.Both> {

	private static final String HELP = "org.wiretune.ui.launchTurns"; //$NON-NLS-1$
	private static final int LINES = 4;
	private static final int WIDTH = 480;

	/** The head of the dialog has two lines; what is longer stands whole in the tab. */
	private static final int HEAD = 150;

	private Text variants;
	private Text rounds;
	private Label keys;

	/** What the tab shows, and what it has to know of the others. */
	record Both(TurnSettings turns, PerformanceTestSettings test) {
	}

	/** Makes the tab. */
	TurnTab() {
		super("icons/results/compare.svg"); //$NON-NLS-1$
	}

	@Override
	public String getName() {
		return Messages.TurnTab_name;
	}

	@Override
	public String getId() {
		return "org.wiretune.ui.launch.turnTab"; //$NON-NLS-1$
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
		label(area, Messages.TurnTab_about);
		Label name = new Label(area, SWT.NONE);
		name.setText(Messages.TurnTab_variants);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(name);
		variants = new Text(area, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		variants.setToolTipText(NLS.bind(Messages.TurnTab_variantsTip, String.join(", ", ServerAssignment.words()))); //$NON-NLS-1$
		variants.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.TurnTab_variantsName));
		variants.addModifyListener(event -> updateLaunchConfigurationDialog());
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDTH, LINES * variants.getLineHeight()).applyTo(variants);
		new Label(area, SWT.NONE).setText(Messages.TurnTab_rounds);
		rounds = text(area, Messages.TurnTab_roundsTip);
		GridDataFactory.swtDefaults().hint(60, SWT.DEFAULT).applyTo(rounds);
		keys = label(area, Messages.TurnTab_keys);
		keys.setForeground(QuietColor.of(keys));
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
	}

	private static Label label(Composite area, String text) {
		Label label = new Label(area, SWT.WRAP);
		label.setText(text);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(label);
		return label;
	}

	@Override
	Both read(ILaunchConfiguration configuration) throws CoreException {
		return new Both(TurnSettings.read(configuration), PerformanceTestSettings.read(configuration));
	}

	@Override
	void write(Both settings, ILaunchConfigurationWorkingCopy configuration) {
		settings.turns().write(configuration);
	}

	@Override
	void show(Both settings) {
		variants.setText(String.join(variants.getLineDelimiter(), settings.turns().variants()));
		rounds.setText(settings.turns().rounds());
	}

	@Override
	Both entered(Both settings) {
		return new Both(new TurnSettings(List.of(variants.getText().split("\\R")), rounds.getText()), settings.test()); //$NON-NLS-1$
	}

	@Override
	String problem(Both settings) {
		String problem = settings.turns().problem(settings.test());
		String head = problem == null || problem.length() <= HEAD ? problem : problem.replaceFirst("; .*", "."); //$NON-NLS-1$ //$NON-NLS-2$
		if (keys != null && !keys.isDisposed()) {
			String below = problem == null || problem.equals(head) ? Messages.TurnTab_keys : problem.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
			if (!below.equals(keys.getText())) {
				keys.setText(below);
				keys.getParent().layout();
			}
		}
		return head;
	}

	/** One run alone. */
	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		// Nothing of its own.
	}
}
