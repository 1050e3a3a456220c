/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.nio.file.Path;
import java.util.List;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Phase;

/** A program that starts an endless run on a real server and prints its events, to be killed by a test. */
final class RunOnServer {

	static final int ENDLESS = 10_000_000;

	private RunOnServer() {
	}

	/** {@return a run that does not end by itself} */
	static RunSpecification endless(BindingUnderTest binding, int sizeBytes) {
		return RunSpecification.lab().withBindings(List.of(binding)).withSizes(List.of(sizeBytes)).withLoops(ENDLESS, 2)
				.withServer(RealServers.QUICK);
	}

	/** {@return whether an event tells of a second in which calls were answered} */
	static boolean isMeasured(RunEvent event) {
		return event instanceof RunEvent.SecondPassed passed && passed.second().answered() > 0
				&& passed.second().phase().equals(Phase.MEASUREMENT);
	}

	/**
	 * Starts the run.
	 *
	 * @param arguments id of the kind of server, id of the binding, size of the object in bytes, and the run file
	 * @throws Exception when it cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		ServerInstallation installation = RealServers.installation(ServerKind.find(arguments[0]).orElseThrow());
		PerformanceRun.start(new KitServer(installation), endless(BindingUnderTest.find(arguments[1]).orElseThrow(), Integer.parseInt(arguments[2])),
				RealServers.tester(), JavaInstallation.current(), event -> System.out.println(RunEventFormat.toLine(event)),
				Path.of(arguments[3]));
	}
}
