/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IPageLayout;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Workbench;

/** The demonstration, step by step, as a user would do it. */
final class Demonstration {

	private static final String BINDING_MAP = "org.wiretune.ui.bindingMap";
	private static final String GAUGES = "org.wiretune.ui.gauges";
	private static final String TEST_CASE_LOG = "org.wiretune.ui.testCaseLog";
	private static final String RULE = "sca-async-binding";
	private static final String IMPORT = "ReceiverSCAAsync.import";
	private static final int OBJECT_BYTES = 100 * 1024;

	private final Path output;
	private int step;

	Demonstration(Path output) {
		this.output = output;
	}

	void play() throws Exception {
		Workbench.clear();
		Workbench.fillScreen();

		SampleWizard.create(() -> picture("new-example"));
		Map<String, Integer> before = Findings.byRule();
		say("1. The sample solution is created: %d projects, %d findings.", Findings.projects(), Findings.count(before));
		before.forEach((rule, count) -> say("     %-32s %d", rule, count));
		Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		Findings.expandProblems();
		IMarker choice = Findings.marker(RULE, IMPORT);
		Findings.openEditor(choice);
		picture("findings");
		say("2. Findings are in the Problems view and in the editor: %s", choice.getAttribute(IMarker.MESSAGE, ""));

		Workbench.open(BINDING_MAP);
		MapPictures.waitUntilDrawn();
		picture("binding-map");
		say("3. The binding map shows the modules and their wires.");

		Workbench.open(GAUGES);
		Workbench.open(TEST_CASE_LOG);
		say("4. The performance test runs; sender and receiver stand on a local server of their own.");
		RunFile first = PerformanceTest.run("SenderModule", () -> picture("performance-run"));
		Workbench.open(TEST_CASE_LOG);
		ResultPictures.waitUntilShown();
		picture("test-case-log");
		print(first);

		QuickFix.apply(choice, () -> picture("quick-fix-preview"));
		Map<String, Integer> after = Findings.byRule();
		say("5. The quick-fix makes %s synchronous: %d findings before, %d after (%s: %d before, %d after).", IMPORT,
				Findings.count(before), Findings.count(after), RULE, before.getOrDefault(RULE, 0), after.getOrDefault(RULE, 0));
		Findings.openEditor("SenderModule", IMPORT);
		picture("after-quick-fix");

		say("6. The same test again.");
		RunFile second = PerformanceTest.run("SenderModule", () -> { });
		Workbench.open(TEST_CASE_LOG);
		ResultPictures.waitUntilShown();
		picture("test-case-log-after");
		print(second);
		sumUp(first, second);

		Workbench.theme(Workbench.DARK);
		Workbench.open(BINDING_MAP);
		MapPictures.waitUntilDrawn();
		picture("dark-theme");
		Workbench.theme(Workbench.LIGHT);
	}

	private void sumUp(RunFile first, RunFile second) {
		double async = mean(first, BindingUnderTest.SCA_ASYNC);
		double sync = mean(first, BindingUnderTest.SCA_SYNC);
		say("In the first run, at 100 KB: SCA async %s ms per call, SCA sync by value %s ms per call; the first takes %s the time.", figure(async), figure(sync),
				Quantity.ratio(async / sync).times());
		double now = second.cells().stream().filter(cell -> cell.sizeBytes() == OBJECT_BYTES && cell.binding().equals(BindingUnderTest.SCA_SYNC.id()))
				.mapToDouble(cell -> cell.timings().meanMs()).findFirst().orElseThrow();
		say("The import %s cost %s ms per call before the quick-fix and costs %s ms after it; before it took %s the time.", IMPORT, figure(async),
				figure(now), Quantity.ratio(async / now).times());
	}

	private static double mean(RunFile run, BindingUnderTest binding) {
		return run.cells().stream().filter(cell -> cell.sizeBytes() == OBJECT_BYTES && cell.binding().equals(binding.id()))
				.mapToDouble(cell -> cell.timings().meanMs()).findFirst()
				.orElseThrow(() -> new IllegalStateException("The run has no cell for " + binding.id() + " at 100 KB."));
	}

	private void print(RunFile run) {
		say("     %-10s %10s %12s %12s %12s %12s", "binding", "size KB", "mean ms", "p50 ms", "p99 ms", "per second");
		for (RunCell cell : run.cells()) {
			say("     %-10s %10d %12s %12s %12s %12s", cell.binding(), cell.sizeBytes() / 1024, figure(cell.timings().meanMs()),
					figure(cell.timings().p50Ms()), figure(cell.timings().p99Ms()), figure(cell.perSecond()));
		}
	}

	private void picture(String name) {
		step++;
		Screenshot.ofScreen(output.resolve(String.format(Locale.ROOT, "%02d-%s.png", step, name)));
	}

	private static String figure(double value) {
		return value >= 100 ? String.format(Locale.ROOT, "%.0f", value)
				: value >= 1 ? String.format(Locale.ROOT, "%.2f", value) : String.format(Locale.ROOT, "%.5f", value);
	}

	private static void say(String text, Object... figures) {
		System.out.println(String.format(Locale.ROOT, text, figures));
	}
}
