/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.core.search.TypeNameMatchRequestor;
import org.wiretune.workbench.Workbench;

/**
 * How long it takes from saving a file until the automatic build is done and the markers are those of the new text. The
 * platform waits before it builds, 100 ms to 1 s by how long the last build is past; that wait is told apart. Saves are made as
 * a person makes them, each when what the one before caused is over, and as a program does, one right after the other, while the
 * map of the one before is still laid out. The baseline is one full build: all files of the workspace read anew.
 */
final class SaveMeasurement {

	private static final double GOAL_MILLIS = 100;
	/** Saves before the measurement, while the code is not yet compiled. */
	private static final int FIRST = 40;
	private static final int SAVES = 280;
	private static final int AFTER_REST = 120;
	/** Between saves of a person: longer than the map and the check of fixes wait for further saves. */
	private static final long REST_MILLIS = 1_500;
	/** Saves that wait as the platform does. */
	private static final int WITH_WAIT = 20;
	/** Each eighth save is one of server.xml. */
	private static final int SERVER_EACH = 8;

	private final ManyModules modules;
	/** A save that takes longer has gone wrong. */
	private static final long LONGEST_NANOS = 10_000_000_000L;

	private int server = 20;
	private int saved;

	SaveMeasurement(ManyModules modules) {
		this.modules = modules;
	}

	void run() throws Exception {
		Workbench.joinBuild();
		awaitIndex();
		List<Timing> first = save(FIRST, 0, true);
		List<Timing> all = save(SAVES, 0, true);
		List<Timing> rested = save(AFTER_REST, REST_MILLIS, true);
		List<Timing> waited = save(WITH_WAIT, 0, false);
		double full = fullBuild();
		Figures figures = Figures.of(rested.stream().map(Timing::millis).toList());
		Figures.say("Saves, the first %d: %s", FIRST, Figures.of(first.stream().map(Timing::millis).toList()).sentence());
		Figures.say("Saves, then one right after the other: %s", Figures.of(all.stream().map(Timing::millis).toList()).sentence());
		Figures.say("Saves, each %.1f s after the one before: from the save to its markers %s; goal 95th percentile at most %.0f ms: %s", REST_MILLIS / 1e3, figures.sentence(), GOAL_MILLIS,
				figures.percentile(95) <= GOAL_MILLIS ? "reached" : "MISSED");
		Map<String, List<Double>> byKind = new TreeMap<>();
		rested.forEach(timing -> byKind.computeIfAbsent(timing.kind(), kind -> new ArrayList<>()).add(timing.millis()));
		byKind.forEach((kind, millis) -> Figures.say("  %-10s %s", kind, Figures.of(millis).sentence()));
		Figures.say("  baseline \"all files read anew by one full build\": %.0f ms; ratio of the median %.4f (%.0f times faster)", full, figures.median() / full,
				full / figures.median());
		Figures.say("Saves with the wait of the platform before its automatic build: %s", Figures.of(waited.stream().map(Timing::millis).toList()).sentence());
	}

	private record Timing(String kind, double millis) {
	}

	/** A new workspace is indexed for a while, with the whole JDK; that of a user was long ago. */
	private static void awaitIndex() throws CoreException {
		new SearchEngine().searchAllTypeNames("org.wiretune.none".toCharArray(), SearchPattern.R_EXACT_MATCH, "None".toCharArray(), SearchPattern.R_EXACT_MATCH,
				IJavaSearchConstants.TYPE, SearchEngine.createWorkspaceScope(), new TypeNameMatchRequestor() {
					@Override
					public void acceptTypeNameMatch(TypeNameMatch match) {
						// Only the wait is wanted.
					}
				}, IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, null);
	}

	private List<Timing> save(int count, long restMillis, boolean atOnce) throws Exception {
		List<Timing> timings = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			Thread.sleep(restMillis);
			Save save = next();
			byte[] bytes = save.changed();
			IFile file = save.file();
			if (save.isDone()) {
				throw new IllegalStateException("The markers of " + file.getFullPath() + " are those of the new text before it is saved.");
			}
			long start = System.nanoTime();
			file.setContents(bytes, true, true, null);
			// The platform may interrupt an automatic build and schedule it anew, so one wait is not always enough.
			do {
				if (atOnce) {
					Workbench.joinBuild();
				} else {
					Job.getJobManager().join(ResourcesPlugin.FAMILY_AUTO_BUILD, null);
				}
			} while (!save.isDone() && System.nanoTime() - start < LONGEST_NANOS);
			timings.add(new Timing(save.kind(), (System.nanoTime() - start) / 1e6));
			if (!save.isDone()) {
				throw new IllegalStateException("The markers of " + file.getFullPath() + " are not those of the new text.");
			}
		}
		return timings;
	}

	private Save next() {
		int number = saved++;
		if (number % SERVER_EACH == SERVER_EACH - 1) {
			return Save.ofServer(server, ++server);
		}
		int at = number - number / SERVER_EACH;
		int module = at / 3;
		return switch (at % 3) {
		case 0 -> Save.ofImport(modules, module);
		case 1 -> Save.ofComponent(modules, module);
		default -> Save.ofJava(modules, module);
		};
	}

	private static double fullBuild() throws CoreException {
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
		long start = System.nanoTime();
		Workbench.joinBuild();
		return (System.nanoTime() - start) / 1e6;
	}
}
