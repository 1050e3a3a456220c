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
import org.wiretune.workbench.Workbench;

/**
 * How long it takes from saving a file until the automatic build is done and the markers are those of the new text. The
 * platform waits before it builds, 100 ms to 1 s by how long the last build is past; that wait is told apart. The
 * baseline is one full build: all files of the workspace read anew.
 */
final class SaveMeasurement {

	private static final double GOAL_MILLIS = 100;
	/** Saves before the measurement, while the code is not yet compiled. */
	private static final int FIRST = 40;
	private static final int SAVES = 280;
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
		List<Timing> first = save(FIRST, true);
		List<Timing> all = save(SAVES, true);
		List<Timing> waited = save(WITH_WAIT, false);
		double full = fullBuild();
		Figures figures = Figures.of(all.stream().map(Timing::millis).toList());
		Figures.say("Saves, the first %d: %s", FIRST, Figures.of(first.stream().map(Timing::millis).toList()).sentence());
		Figures.say("Saves, then: from the save to its markers %s; goal 95th percentile at most %.0f ms: %s", figures.sentence(), GOAL_MILLIS,
				figures.percentile(95) <= GOAL_MILLIS ? "reached" : "MISSED");
		Map<String, List<Double>> byKind = new TreeMap<>();
		all.forEach(timing -> byKind.computeIfAbsent(timing.kind(), kind -> new ArrayList<>()).add(timing.millis()));
		byKind.forEach((kind, millis) -> Figures.say("  %-10s %s", kind, Figures.of(millis).sentence()));
		Figures.say("  baseline \"all files read anew by one full build\": %.0f ms; ratio of the median %.4f (%.0f times faster)", full, figures.median() / full,
				full / figures.median());
		Figures.say("Saves with the wait of the platform before its automatic build: %s", Figures.of(waited.stream().map(Timing::millis).toList()).sentence());
	}

	private record Timing(String kind, double millis) {
	}

	private List<Timing> save(int count, boolean atOnce) throws Exception {
		List<Timing> timings = new ArrayList<>();
		for (int i = 0; i < count; i++) {
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
