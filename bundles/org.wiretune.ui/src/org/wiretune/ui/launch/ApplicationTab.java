/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.launch.ApplicationSettings;

/** Which application is started, with which arguments, and what calls it. */
final class ApplicationTab extends SettingsTab<ApplicationSettings> {

	private static final String HELP = "org.wiretune.ui.launchApplication"; //$NON-NLS-1$

	private Combo project;
	private Text jar;
	private Text jvmArguments;
	private Text workload;

	/** Makes the tab. */
	ApplicationTab() {
		super("icons/launch/application.svg"); //$NON-NLS-1$
	}

	@Override
	public String getName() {
		return Messages.ApplicationTab_name;
	}

	@Override
	public String getId() {
		return "org.wiretune.ui.launch.applicationTab"; //$NON-NLS-1$
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);

		Group application = group(area, Messages.ApplicationTab_application, 3);
		label(application, Messages.ApplicationTab_project);
		project = new Combo(application, SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(project);
		project.addModifyListener(event -> updateLaunchConfigurationDialog());
		label(application, Messages.ApplicationTab_jar);
		jar = text(application, Messages.ApplicationTab_jarTip);
		jar.setMessage(Messages.ApplicationTab_jarHint);
		browse(application, Messages.ApplicationTab_browseJar, jar, () -> WorkspaceFileDialog.jar(getShell()));
		label(application, Messages.ApplicationTab_jvmArguments);
		jvmArguments = text(application, Messages.ApplicationTab_jvmArgumentsTip);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(jvmArguments);

		Group load = group(area, Messages.ApplicationTab_load, 3);
		label(load, Messages.ApplicationTab_workload);
		workload = text(load, Messages.ApplicationTab_workloadTip);
		workload.setMessage(Messages.ApplicationTab_workloadHint);
		browse(load, Messages.ApplicationTab_browseWorkload, workload, () -> WorkspaceFileDialog.workload(getShell(), workload.getText()));
		Label what = new Label(load, SWT.WRAP);
		what.setText(Messages.ApplicationTab_explanation);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(300, SWT.DEFAULT).applyTo(what);
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
	}

	@Override
	ApplicationSettings read(ILaunchConfiguration configuration) throws CoreException {
		return ApplicationSettings.read(configuration);
	}

	@Override
	void write(ApplicationSettings settings, ILaunchConfigurationWorkingCopy configuration) {
		settings.write(configuration);
	}

	@Override
	void show(ApplicationSettings settings) {
		project.setItems(Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(ApplicationSettings::mayBeApplication).map(IProject::getName).toArray(String[]::new));
		project.setText(settings.project());
		jar.setText(settings.jar());
		jvmArguments.setText(settings.jvmArguments());
		workload.setText(settings.workload());
	}

	@Override
	ApplicationSettings entered(ApplicationSettings settings) {
		return new ApplicationSettings(project.getText(), jar.getText(), jvmArguments.getText(), workload.getText());
	}

	@Override
	String problem(ApplicationSettings settings) {
		return settings.problem();
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		String name = MainTab.selectedProject();
		ApplicationSettings.of(name).write(configuration);
		if (!name.isEmpty()) {
			configuration.rename(getLaunchConfigurationDialog().generateName(NLS.bind(Messages.ApplicationTab_configurationName, name)));
		}
	}

	private static void label(Composite parent, String text) {
		new Label(parent, SWT.NONE).setText(text);
	}

	private static void browse(Composite parent, String text, Text field, Supplier<Optional<String>> choose) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choose.get().ifPresent(field::setText)));
		GridDataFactory.fillDefaults().applyTo(button);
	}
}
