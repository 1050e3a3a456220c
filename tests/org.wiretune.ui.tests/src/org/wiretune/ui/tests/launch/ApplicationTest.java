/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.console.ConsolePlugin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.gauges.BusyProgram;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Run As on the project of an application: it runs, and the gauges show it. */
@ExtendWith(WorkbenchCheck.class)
class ApplicationTest {

	private static final Duration LIMIT = Duration.ofMinutes(1);
	private static final String SHORTCUT = "org.wiretune.ui.applicationShortcut";
	private static final GaugeKey HEAP = new GaugeKey("heap", "");

	private IProject project;

	@BeforeEach
	void build() throws Exception {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("orders");
		project.create(null);
		project.open(null);
		project.getFile("pom.xml").create(new ByteArrayInputStream("<project/>".getBytes(StandardCharsets.UTF_8)), true, null);
		for (String folder : List.of("src", "src/main")) {
			project.getFolder(folder).create(true, true, null);
		}
		jar(project.getLocation().append("target/orders-1.0.jar").toPath());
	}

	/** A jar that runs the program of the tests from where it lies. */
	private static void jar(Path jar) throws Exception {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, BusyProgram.class.getName());
		manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, Path.of(BusyProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toUri().toString());
		Files.createDirectories(jar.getParent());
		try (OutputStream to = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(to, manifest)) {
			zip.finish();
		}
	}

	@AfterEach
	void forget() throws Exception {
		for (ILaunch launch : manager().getLaunches()) {
			launch.terminate();
			Wait.until("the launch has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
		}
		for (ILaunchConfiguration configuration : configurations()) {
			configuration.delete();
		}
		Workbench.close(GaugesView.ID);
		project.delete(true, true, null);
	}

	@Test
	void runAsStartsWhatWasBuiltAndTheGaugesFollowIt() throws Exception {
		String before = Ui.get(() -> Workbench.page().getPerspective().getId());
		Workbench.perspective("org.wiretune.ui.perspective");
		try {
			runsWithGauges();
		} finally {
			Workbench.perspective(before);
		}
	}

	private void runsWithGauges() throws Exception {
		ILaunch launch = runAs();
		GaugesView view = Wait.value("the gauges are open", LIMIT, () -> (GaugesView) Ui.get(() -> Workbench.page().findView(GaugesView.ID)));
		Wait.until("they are connected", LIMIT, () -> view.shown().status().map(status -> status.state() == ConnectionState.CONNECTED).orElse(false));
		Wait.until("the heap is read", LIMIT, () -> view.shown().readings().stream().anyMatch(each -> each.key().equals(HEAP)));
		assertTrue(launch.getProcesses()[0].getLabel().startsWith("orders-1.0.jar"));
		assertEquals(1, configurations().length);
		Wait.until("the console says when the jar was built", LIMIT, () -> Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.anyMatch(console -> console.getName().contains("orders-1.0.jar (Java, built")));
		assertTrue(Ui.get(() -> Workbench.page().isPartVisible(view)), "The console has taken the place of the gauges.");
		Screenshot.ofScreen(WorkbenchCheck.screenshot("application-gauges"));
		launch.terminate();
		Wait.until("the gauges say that it has ended", LIMIT, () -> view.shown().status().map(status -> status.state() == ConnectionState.LOST).orElse(false));
		Wait.until("the launch has ended", LIMIT, launch::isTerminated);
		// The second time the configuration is there.
		runAs();
		assertEquals(1, configurations().length);
	}

	@Test
	void theTabShowsWhatIsStartedAndNamesWhatIsMissing() throws Exception {
		Workbench.theme(Workbench.DARK);
		try {
			pictured("launch-application-dark");
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		pictured("launch-application");
	}

	private void pictured(String picture) throws Exception {
		ILaunchConfiguration configuration = configuration();
		Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
		Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shell("Edit Configuration").orElse(null));
		CTabFolder tabs = Wait.value("the tabs are there", Wait.USUAL, () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 3).orElse(null));
		assertEquals(List.of("Application", "JRE", "Common"), Ui.get(() -> Arrays.stream(tabs.getItems()).map(item -> item.getText().replace("&", "")).toList()));
		Combo shown = Wait.value("the project is shown", Wait.USUAL, () -> Widgets.first(shell, Combo.class, combo -> combo.getText().equals("orders")).orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot(picture));
		Ui.run(() -> shown.setText("none"));
		Wait.until("the missing project is named", () -> Widgets.all(shell, Text.class, text -> text.getText().contains("The project none is not there")).size() == 1);
		Ui.run(() -> shown.setText("orders"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		Wait.until("the properties are closed", shell::isDisposed);
		configuration.delete();
	}

	private ILaunchConfiguration configuration() throws CoreException {
		var copy = manager().getLaunchConfigurationType(ApplicationSettings.TYPE).newInstance(null, "orders application");
		ApplicationSettings.of("orders").write(copy);
		return copy.doSave();
	}

	private ILaunch runAs() throws Exception {
		List<ILaunch> before = Arrays.asList(manager().getLaunches());
		ILaunchShortcut2 shortcut = shortcut();
		Ui.start(() -> shortcut.launch(new StructuredSelection((IResource) project), ILaunchManager.RUN_MODE));
		return Wait.value("the launch is there", LIMIT,
				() -> Arrays.stream(manager().getLaunches()).filter(launch -> !before.contains(launch) && launch.getProcesses().length > 0).findFirst().orElse(null));
	}

	private static ILaunchShortcut2 shortcut() throws CoreException {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.debug.ui.launchShortcuts")) {
			if (SHORTCUT.equals(element.getAttribute("id"))) {
				return (ILaunchShortcut2) element.createExecutableExtension("class");
			}
		}
		throw new AssertionError("There is no shortcut " + SHORTCUT);
	}

	private static ILaunchConfiguration[] configurations() throws CoreException {
		return manager().getLaunchConfigurations(manager().getLaunchConfigurationType(ApplicationSettings.TYPE));
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}
}
