/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.nio.file.Path;
import java.util.List;

import org.wiretune.workbench.LoggedErrors;
import org.wiretune.workbench.Workbench;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Measures the IDE in a workspace with 300 modules: how long it does not answer while one works in it, from saving a file to its
 * markers, and dragging the binding map. {@code --smooth}, {@code --saves} or {@code --map} measures one of them only; {@code --build FOLDER} measures full builds of the Java source
 * in each folder of a folder instead, {@code --gclog EVENTS} a collection log in its editor.
 */
public final class MeasureApplication extends WorkbenchScript {

	@Override
	protected void play(String[] arguments) throws Exception {
		List<String> wanted = List.of(arguments);
		try (LoggedErrors log = new LoggedErrors()) {
			Workbench.clear();
			Workbench.fillScreen();
			int build = wanted.indexOf("--build");
			if (build >= 0) {
				new BuildMeasurement(Path.of(wanted.get(build + 1))).run();
				log.failOnError();
				return;
			}
			int events = wanted.indexOf("--gclog");
			if (events >= 0) {
				new GcLogMeasurement(Integer.parseInt(wanted.get(events + 1))).run();
				log.failOnError();
				return;
			}
			ManyModules modules = ManyModules.create();
			boolean all = wanted.isEmpty();
			if (all || wanted.contains("--smooth")) {
				new SmoothMeasurement(modules).run();
			}
			if (all || wanted.contains("--saves")) {
				new SaveMeasurement(modules).run();
			}
			if (all || wanted.contains("--map")) {
				new MapMeasurement().run();
			}
			log.failOnError();
		}
	}
}
