/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Shows a finding of the sample solution and tells its message, then for each line of the standard input builds everything
 * anew and tells it again: so a script with a debugger sees what a changed rule says. {@code -output FOLDER} says where the
 * screenshots go. Ends with the standard input.
 */
public final class WatchFindingApplication extends WorkbenchScript {

	private static final String RULE = "sca-async-binding";
	private static final String FILE = "ReceiverSCAAsync.import";
	/** Pixels that a headline takes. */
	private static final int LINE = 700;

	private Path output = Path.of("walk");
	private int turn;

	@Override
	protected void play(String[] arguments) throws Exception {
		List<String> words = List.of(arguments);
		int at = words.indexOf("-output");
		if (at >= 0 && at + 1 < words.size()) {
			output = Path.of(words.get(at + 1));
		}
		Workbench.clear();
		Workbench.fillScreen();
		SampleSolution.create(null);
		tell();
		BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		for (String line = asked.readLine(); line != null; line = asked.readLine()) {
			ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
			ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.FULL_BUILD, null);
			tell();
		}
	}

	private void tell() {
		Findings.byRule();
		IMarker marker = Findings.marker(RULE, FILE);
		Workbench.open(IPageLayout.ID_PROBLEM_VIEW);
		Findings.expandProblems();
		// The whole line is what changes.
		Ui.run(() -> Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.getColumnCount() >= 4).ifPresent(tree -> tree.getColumn(0).setWidth(LINE)));
		Findings.openEditor(marker);
		turn++;
		Screenshot.ofScreen(output.resolve("finding-" + turn + ".png"));
		System.out.println("Finding " + turn + ": " + marker.getAttribute(IMarker.MESSAGE, ""));
		System.out.flush();
	}
}
