/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.jdt.internal.core.JavaModelManager;
import org.wiretune.workbench.Leaks;
import org.wiretune.workbench.LoggedErrors;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Does what a user does first, on whatever release of Eclipse this runs: example, findings, binding map, fix, performance run, gauges
 * on a foreign process, and its collection log. It fails on a logged error and on a process that stays. {@code -output FOLDER} says
 * where screenshots go; with {@code -withoutRun} there is no performance run.
 */
public final class TryReleaseApplication extends WorkbenchScript {

	@Override
	protected void play(String[] arguments) throws Exception {
		// Nobody asks for it: in a new workspace it is an index of the whole JDK.
		JavaModelManager.getIndexManager().disable();
		List<String> given = List.of(arguments);
		int output = given.indexOf("-output");
		if (output < 0 || output + 1 == given.size()) {
			throw new IllegalArgumentException("No -output was named.");
		}
		Leaks leaks = new Leaks();
		try (LoggedErrors log = new LoggedErrors()) {
			new ReleaseTrial(Path.of(given.get(output + 1)), !given.contains("-withoutRun")).play();
			leaks.failOnLeak();
			log.failOnError();
		}
	}
}
