/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.nio.file.Path;

import org.wiretune.workbench.LoggedErrors;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Plays the demonstration in the real workbench: create the sample, findings, binding map, performance run, quick-fix,
 * run again. {@code -output FOLDER} says where screenshots and run files go.
 */
public final class PlayApplication extends WorkbenchScript {

	@Override
	protected void play(String[] arguments) throws Exception {
		Path output = Path.of("demo");
		for (int i = 0; i + 1 < arguments.length; i++) {
			if (arguments[i].equals("-output")) {
				output = Path.of(arguments[i + 1]);
			}
		}
		try (LoggedErrors log = new LoggedErrors()) {
			new Demonstration(output).play();
			log.failOnError();
		}
	}
}
