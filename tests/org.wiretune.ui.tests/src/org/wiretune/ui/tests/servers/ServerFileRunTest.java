/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.ServerFile;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.ui.result.RunResultEditor;
import org.wiretune.ui.servers.ServerConsole;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/**
 * Run As on a server's own file: the server of that kind is started with the settings of the file, every binding that it
 * offers is measured with 1 KB and 100 KB, and the result editor shows the run. Skipped where the server is not on this
 * machine, unless the environment variable WIRETUNE_FETCH_SERVERS lets the run fetch it, as it does for a user.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ServerFileRunTest {

	private static final Duration LIMIT = Duration.ofMinutes(5);
	private static final String SHORTCUT = "org.wiretune.ui.performanceTestShortcut";
	private static final int KB = 1024;
	private static final String FETCH = "WIRETUNE_FETCH_SERVERS";

	@AfterEach
	void end() throws Exception {
		for (ILaunch launch : manager().getLaunches()) {
			launch.terminate();
			Wait.until("the launch has ended", LIMIT, launch::isTerminated);
			manager().removeLaunch(launch);
		}
		for (ILaunchConfiguration configuration : manager().getLaunchConfigurations()) {
			configuration.delete();
		}
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Workbench.theme(Workbench.LIGHT);
		ConsolePlugin.getDefault().getConsoleManager().removeConsoles(
				Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles()).filter(ServerConsole.class::isInstance).toArray(IConsole[]::new));
	}

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void everyBindingIsMeasuredOnTheServerOfAFile(ServerKind kind) throws Exception {
		Assumptions.assumeTrue(new ServerInstallations().isHere(kind) || System.getenv(FETCH) != null, kind.label() + " is not on this machine; a run with --server " + kind.id() + " fetches it.");
		Workbench.fillScreen();
		IFile file = kind == ServerKind.WILDFLY ? wildFly() : liberty();
		WorkspaceAnalysis.get().bringUpToDate(new NullProgressMonitor());
		Wait.until("the file is known as that of a server", () -> ServerFile.kind(file).filter(kind::equals).isPresent());
		StructuredSelection selection = new StructuredSelection(file);
		ILaunchShortcut2 shortcut = shortcut();
		assertEquals(file, shortcut.getLaunchableResource(selection));
		assertEquals(null, shortcut.getLaunchConfigurations(selection));

		ILaunch first = runAs(shortcut, selection);
		first.terminate();
		Wait.until("the first run has ended", LIMIT, first::isTerminated);
		ILaunchConfiguration configuration = shortcut.getLaunchConfigurations(selection)[0];
		PerformanceTestSettings made = PerformanceTestSettings.read(configuration);
		assertEquals(WorkspaceFile.path(file), made.server());
		assertEquals(kind.id(), made.target().server());
		assertEquals(BindingUnderTest.all().stream().map(BindingUnderTest::id).toList(), made.bindings());
		ILaunchConfigurationWorkingCopy few = configuration.getWorkingCopy();
		new PerformanceTestSettings(made.project(), made.server(), made.bindings(), List.of("1 KB", "100 KB"), "10", "5", "1", "").withTarget(made.target()).write(few);
		few.doSave();

		ILaunch launch = runAs(shortcut, selection);
		Wait.until("the run has ended", LIMIT, launch::isTerminated);
		assertEquals(1, shortcut.getLaunchConfigurations(selection).length, "No second configuration was made.");
		RunFile run = Wait.value("the run is in the workspace", LIMIT, () -> latest(file.getProject()));
		assertEquals(RunState.COMPLETED, run.state(), run.reason());
		assertEquals(kind.label() + ' ' + kind.version(), run.environment().server());
		assertEquals(0, run.errors());
		for (BindingUnderTest binding : BindingUnderTest.all()) {
			assertEquals(List.of(KB, 100 * KB), run.cells().stream().filter(cell -> cell.binding().equals(binding.id()) && cell.complete() && cell.loops() == 10 && cell.meanMs() > 0)
					.map(RunCell::sizeBytes).toList(), binding.label());
		}
		assertEquals(23, run.specification().server().threadPool(run.specification().server().webThreadPool()).orElseThrow().maximum(), "as the file has it");
		assertTrue(run.notes().stream().anyMatch(note -> note.contains(WorkspaceFile.path(file))), run.notes().toString());
		show(file.getProject(), kind);
	}

	private static void show(IProject project, ServerKind kind) throws Exception {
		IFolder runs = project.getFolder(RunHistory.FOLDER_NAME);
		runs.refreshLocal(IResource.DEPTH_ONE, null);
		IFile newest = Arrays.stream(runs.members()).filter(IFile.class::isInstance).map(IFile.class::cast).filter(each -> each.getName().endsWith(".json"))
				.max((one, other) -> one.getName().compareTo(other.getName())).orElseThrow();
		RunResultEditor editor = assertInstanceOf(RunResultEditor.class, Ui.get(() -> open(newest)));
		Wait.until("the run is read", () -> editor.shown() != null);
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("server-run-" + kind.id() + (theme.equals(Workbench.DARK) ? "-dark" : "-light")));
		}
	}

	private static Object open(IFile file) {
		try {
			return IDE.openEditor(Workbench.page(), file, true);
		} catch (CoreException problem) {
			throw new IllegalStateException(problem);
		}
	}

	private static IFile wildFly() throws CoreException {
		return write("own/standalone/configuration/standalone-full.xml", """
				<server xmlns="urn:jboss:domain:20.0"><profile>
				  <subsystem xmlns="urn:jboss:domain:io:4.0"><worker name="default" task-max-threads="23"/></subsystem>
				</profile></server>
				""");
	}

	private static IFile liberty() throws CoreException {
		return write("own/usr/servers/shop/server.xml", """
				<server description="Shop">
				  <featureManager><feature>servlet-6.0</feature></featureManager>
				  <executor coreThreads="23" maxThreads="23"/>
				</server>
				""");
	}

	private static IFile write(String path, String content) throws CoreException {
		IFile file = Sample.root().getProject("SenderModule").getFile(IPath.fromPortableString(path));
		create(file.getParent());
		file.create(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static void create(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			create(folder.getParent());
			folder.create(true, true, null);
		}
	}

	private static ILaunch runAs(ILaunchShortcut2 shortcut, StructuredSelection selection) {
		List<ILaunch> before = Arrays.asList(manager().getLaunches());
		Ui.start(() -> shortcut.launch(selection, ILaunchManager.RUN_MODE));
		return Wait.value("the launch is there", LIMIT,
				() -> Arrays.stream(manager().getLaunches()).filter(launch -> !before.contains(launch) && launch.getProcesses().length > 0).findFirst().orElse(null));
	}

	private static RunFile latest(IProject project) {
		try {
			return RunResults.get().latest(project).filter(run -> run.state() == RunState.COMPLETED).orElse(null);
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private static ILaunchShortcut2 shortcut() throws CoreException {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.debug.ui.launchShortcuts")) {
			if (SHORTCUT.equals(element.getAttribute("id"))) {
				return (ILaunchShortcut2) element.createExecutableExtension("class");
			}
		}
		throw new AssertionError("There is no shortcut " + SHORTCUT);
	}

	private static ILaunchManager manager() {
		return DebugPlugin.getDefault().getLaunchManager();
	}
}
