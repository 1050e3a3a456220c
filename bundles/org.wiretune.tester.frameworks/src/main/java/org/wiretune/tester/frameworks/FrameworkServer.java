/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.process.LoadProcess;
import org.wiretune.tester.process.ServiceMain;

/** An application of a framework as a process, with what it needs and with its callers. */
public final class FrameworkServer {

	/** Order: the workload as text, in which each list holds one value. */
	static final String WORKLOAD = "workload";
	/** Order: a folder for its files. */
	static final String FOLDER = "folder";

	private FrameworkServer() {
	}

	/**
	 * Runs the application until its input closes.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ServiceMain.run(FrameworkServer::start);
	}

	private static AutoCloseable start(JsonFields order, JsonObject ready) throws Exception {
		Workload workload = WorkloadText.read(order.text(WORKLOAD, "")).workload().orElseThrow();
		FrameworkSettings settings = new FrameworkSettings(workload, Path.of(order.text(FOLDER, "")));
		ApplicationLoad load = new ApplicationLoad(Applications.start(settings), workload.value(FrameworkKeys.CLIENTS), workload.value(RampKeys.THINK_TIME));
		ServerOperations operations = new ServerOperations();
		LoadOperations.add(operations, (said, answer) -> load);
		ControlService control = new ControlService(order.text(LoadProcess.TOKEN, ""), () -> ServerSnapshot.NONE, (cell, events) -> {
			throw new IllegalArgumentException("No cells are measured here.");
		}, operations);
		ready.addProperty(LoadProcess.PORT, control.port());
		return () -> {
			control.close();
			load.close();
		};
	}
}
