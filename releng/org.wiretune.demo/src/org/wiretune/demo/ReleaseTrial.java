/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.perf.result.RunFile;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.ui.gclog.OpenGcLogHandler;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** What is tried on a release of Eclipse, step by step; each tells on the standard output that it went well. */
final class ReleaseTrial {

	private static final String BINDING_MAP = "org.wiretune.ui.bindingMap";
	private static final String TEST_CASE_LOG = "org.wiretune.ui.testCaseLog";
	private static final String RULE = "sca-async-binding";
	private static final String IMPORT = "ReceiverSCAAsync.import";
	private static final String MODULE = "SenderModule";
	private static final int LEAST_FINDINGS = 15;
	private static final int READINGS_OF_A_LINE = 6;
	private static final Duration LIMIT = Duration.ofSeconds(40);
	private static final int SUMMARY = 0;
	private static final int CHARTS = 1;

	private final Path output;
	private final boolean measures;
	private int step;

	/**
	 * Prepares the trial.
	 *
	 * @param output takes the screenshots
	 * @param measures whether there is a performance run
	 */
	ReleaseTrial(Path output, boolean measures) {
		this.output = output;
		this.measures = measures;
	}

	void play() throws Exception {
		say("Eclipse %s, SWT %d, Java %s", Platform.getBundle("org.eclipse.platform").getVersion(), SWT.getVersion(), Runtime.version());
		Workbench.clear();
		Workbench.fillScreen();
		Workbench.perspective("org.wiretune.ui.perspective");
		findings();
		if (measures) {
			run();
		}
		try (ForeignProcess foreign = ForeignProcess.start(location(MODULE).resolve("gc.log"))) {
			gauges(foreign);
		}
		collectionLog();
	}

	private void findings() {
		SampleWizard.create(() -> picture("new-example"));
		int before = Findings.count(Findings.byRule());
		require(before >= LEAST_FINDINGS, "The example has " + before + " findings only.");
		Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		IMarker choice = Findings.marker(RULE, IMPORT);
		Findings.openEditor(choice);
		picture("findings");
		say("Example and findings: %d", before);
		Workbench.open(BINDING_MAP);
		MapPictures.waitUntilDrawn();
		inBothThemes("binding-map");
		say("Binding map");
		QuickFix.apply(choice, () -> picture("fix-preview"));
		int after = Findings.count(Findings.byRule());
		require(after < before, "After the fix there are " + after + " findings, before it " + before + '.');
		say("Fix: %d findings", after);
	}

	private void run() throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationWorkingCopy copy = manager.getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "Short test");
		new PerformanceTestSettings(MODULE, "", List.of(), List.of("1 KB"), "50", "10", "1", "").write(copy);
		copy.doSave();
		RunFile run = PerformanceTest.run(MODULE, () -> { });
		require(!run.cells().isEmpty(), "The run has no cell.");
		Workbench.open(TEST_CASE_LOG);
		ResultPictures.waitUntilShown();
		inBothThemes("test-case-log");
		say("Performance run: %d cells", run.cells().size());
	}

	private void gauges(ForeignProcess foreign) {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> view.session().choose(new JvmTarget(foreign.pid(), "Foreign program")));
		Wait.until("the gauges are connected", LIMIT, () -> view.shown().status().map(status -> status.state() == ConnectionState.CONNECTED).orElse(false));
		Wait.until("the gauges move", LIMIT, () -> view.shown().readings().stream().anyMatch(reading -> reading.history().size() > READINGS_OF_A_LINE));
		inBothThemes("gauges");
		say("Gauges of a foreign process: %d", Ui.get(() -> view.shown().readings().size()));
		Workbench.close(GaugesView.ID);
	}

	private void collectionLog() throws CoreException {
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getProject(MODULE).getFile("gc.log");
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		GcLogEditor editor = Ui.get(() -> {
			try {
				OpenGcLogHandler.open(Workbench.page(), List.of(file));
				Workbench.maximize(Workbench.page().getActiveEditor());
				return (GcLogEditor) Workbench.page().getActiveEditor();
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the collection log is read", LIMIT, editor::isComplete);
		require(Ui.get(editor::problem).isEmpty(), "The collection log is not shown: " + Ui.get(editor::problem));
		pages(editor, "");
		Workbench.theme(Workbench.DARK);
		pages(editor, "-dark");
		Workbench.theme(Workbench.LIGHT);
		say("Collection log");
		Workbench.clear();
	}

	/** Going back to the light theme leaves parts of an open editor dark until the IDE is started anew, which is the platform's. */
	private void pages(GcLogEditor editor, String theme) {
		for (int page : List.of(SUMMARY, CHARTS)) {
			Ui.run(() -> editor.showPage(page));
			picture((page == SUMMARY ? "collection-log" : "collection-log-charts") + theme);
		}
	}

	private static Path location(String project) {
		return ResourcesPlugin.getWorkspace().getRoot().getProject(project).getLocation().toFile().toPath();
	}

	private void inBothThemes(String name) {
		picture(name);
		Workbench.theme(Workbench.DARK);
		picture(name + "-dark");
		Workbench.theme(Workbench.LIGHT);
	}

	private void picture(String name) {
		step++;
		Screenshot.ofScreen(output.resolve(String.format(Locale.ROOT, "%02d-%s.png", step, name)));
	}

	private static void require(boolean holds, String otherwise) {
		if (!holds) {
			throw new IllegalStateException(otherwise);
		}
	}

	private static void say(String text, Object... figures) {
		System.out.println(String.format(Locale.ROOT, text, figures));
	}
}
