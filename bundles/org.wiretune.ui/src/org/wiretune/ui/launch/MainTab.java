/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ModifyListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TargetPreview;
import org.wiretune.ide.launch.TargetSettings;
import org.wiretune.lint.reading.Reading;
import org.wiretune.ui.theme.QuietColor;

/** Which module is measured, and which server's settings hold. */
final class MainTab extends PerformanceTestTab {

	private static final String HELP = "org.wiretune.ui.launchMain"; //$NON-NLS-1$

	private final AnalysisListener analysed = result -> later(() -> offerServers(result.reading()));
	private TargetSettings target = TargetSettings.EMBEDDED;
	private Combo project;
	private Combo server;
	private Label taken;
	private Text heap;

	/** Makes the tab. */
	MainTab() {
		super("icons/launch/performance_test.svg"); //$NON-NLS-1$
	}

	@Override
	public String getName() {
		return Messages.MainTab_name;
	}

	@Override
	public String getId() {
		return "org.wiretune.ui.launch.mainTab"; //$NON-NLS-1$
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		ModifyListener changed = event -> updateLaunchConfigurationDialog();

		Group module = group(area, Messages.MainTab_module, 2);
		label(module, Messages.MainTab_project);
		project = new Combo(module, SWT.DROP_DOWN);
		fill(project);
		project.addModifyListener(changed);

		Group settings = group(area, Messages.MainTab_settings, 2);
		label(settings, Messages.MainTab_server);
		server = new Combo(settings, SWT.DROP_DOWN);
		server.setToolTipText(Messages.MainTab_serverTip);
		fill(server);
		server.addModifyListener(changed);
		new Label(settings, SWT.NONE);
		taken = new Label(settings, SWT.WRAP);
		taken.setForeground(QuietColor.of(taken));
		fill(taken);
		server.addModifyListener(event -> tellTaken());
		label(settings, Messages.MainTab_heap);
		heap = text(settings, Messages.MainTab_heapTip);
		heap.setMessage(Messages.MainTab_heapHint);
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);

		WorkspaceAnalysis.get().addListener(analysed);
		WorkspaceAnalysis.get().request();
	}

	@Override
	void show(PerformanceTestSettings settings) {
		project.setItems(Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(AnalysedProject::isOn).map(IProject::getName).toArray(String[]::new));
		project.setText(settings.project());
		target = settings.target();
		offerServers(WorkspaceAnalysis.get().reading());
		server.setText(settings.server());
		heap.setText(settings.maximumHeap());
	}

	@Override
	PerformanceTestSettings entered(PerformanceTestSettings settings) {
		return new PerformanceTestSettings(project.getText(), server.getText(), settings.bindings(), settings.sizes(), settings.loops(),
				settings.warmupLoops(), settings.clients(), heap.getText(), settings.workload(), settings.target());
	}

	@Override
	String problem(PerformanceTestSettings settings) {
		return settings.mainProblem();
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		String name = selectedProject();
		PerformanceTestSettings.of(name).write(configuration);
		if (!name.isEmpty()) {
			configuration.rename(getLaunchConfigurationDialog().generateName(NLS.bind(Messages.MainTab_configurationName, name)));
		}
	}

	@Override
	public void dispose() {
		WorkspaceAnalysis.get().removeListener(analysed);
		super.dispose();
	}

	private void offerServers(Reading reading) {
		List<String> paths = TargetPreview.servers(reading, target);
		String entered = server.getText();
		server.setItems(paths.toArray(String[]::new));
		server.setText(entered);
		tellTaken();
	}

	/** Where the settings come from while the field is empty. */
	private void tellTaken() {
		taken.setText(!server.getText().isEmpty() ? "" : server.getItemCount() == 0 ? Messages.MainTab_takenLab : NLS.bind(Messages.MainTab_taken, server.getItem(0).replace("&", "&&"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		taken.requestLayout();
	}

	private void later(Runnable update) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (server != null && !server.isDisposed()) {
				update.run();
			}
		});
	}

	/** {@return the name of the project that the user has selected; empty where none is} */
	static String selectedProject() {
		Object context = DebugUITools.getDebugContext();
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		Object selected = window != null && window.getSelectionService().getSelection() instanceof IStructuredSelection selection
				? selection.getFirstElement() : context;
		IResource resource = selected == null ? null : Adapters.adapt(selected, IResource.class);
		return resource == null || resource.getProject() == null ? "" : resource.getProject().getName(); //$NON-NLS-1$
	}

	private static void label(Composite parent, String text) {
		new Label(parent, SWT.NONE).setText(text);
	}

	private static void fill(Control control) {
		GridDataFactory.fillDefaults().grab(true, false).applyTo(control);
	}
}
