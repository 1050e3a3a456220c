/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The findings that stand in the workspace as markers. */
final class Findings {

	private static final String MARKER = "org.wiretune.ide.finding";
	private static final String RULE = "org.wiretune.ruleId";

	private Findings() {
	}

	/** Waits until builds have settled and counts the findings of each rule. */
	static Map<String, Integer> byRule() {
		Workbench.joinBuild();
		Wait.until("there are findings", Duration.ofMinutes(1), () -> !markers().isEmpty());
		Workbench.joinBuild();
		Map<String, Integer> counts = new TreeMap<>();
		for (IMarker marker : markers()) {
			counts.merge(marker.getAttribute(RULE, "?"), 1, Integer::sum);
		}
		return counts;
	}

	static int count(Map<String, Integer> byRule) {
		Collection<Integer> counts = byRule.values();
		return counts.stream().mapToInt(Integer::intValue).sum();
	}

	static int projects() {
		return ResourcesPlugin.getWorkspace().getRoot().getProjects().length;
	}

	static IMarker marker(String rule, String file) {
		return markers().stream().filter(marker -> rule.equals(marker.getAttribute(RULE, "")))
				.filter(marker -> marker.getResource().getName().equals(file)).findFirst()
				.orElseThrow(() -> new IllegalStateException("There is no finding of " + rule + " in " + file + "."));
	}

	/** Opens the groups of the Problems view. */
	static void expandProblems() {
		Wait.until("the Problems view shows its groups", () -> {
			Tree tree = Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.getColumnCount() >= 4).orElse(null);
			if (tree == null || tree.getItemCount() == 0) {
				return false;
			}
			for (TreeItem group : tree.getItems()) {
				Event event = new Event();
				event.item = group;
				tree.notifyListeners(SWT.Expand, event);
				group.setExpanded(true);
			}
			return tree.getItem(0).getExpanded();
		});
	}

	static void openEditor(IMarker marker) {
		Ui.run(() -> {
			try {
				IDE.openEditor(Workbench.page(), marker, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	static void openEditor(String project, String file) {
		Ui.run(() -> {
			try {
				IDE.openEditor(Workbench.page(), ResourcesPlugin.getWorkspace().getRoot().getProject(project).getFile(file), true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	static List<IMarker> markers() {
		try {
			return new ArrayList<>(List.of(ResourcesPlugin.getWorkspace().getRoot().findMarkers(MARKER, true, IResource.DEPTH_INFINITE)));
		} catch (CoreException problem) {
			throw new IllegalStateException(problem);
		}
	}
}
