/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.launch.RunServer;

/** The arguments for the JVM that are the same for all servers: heap, the arguments of the settings, logging, lifeline. */
final class CommonArguments {

	private CommonArguments() {
	}

	/**
	 * The arguments.
	 *
	 * @param order what the run starts the server with
	 * @param lifeline jar of the agent that ends the server with the run
	 * @return the arguments, in order
	 */
	static List<String> of(RunServer.Order order, Path lifeline) {
		ServerSettings settings = order.settings();
		List<String> arguments = new ArrayList<>();
		arguments.add("-Xmx" + settings.maximumHeapMegabytes() + "m");
		settings.initialHeapMegabytes().ifPresent(
				megabytes -> arguments.add("-Xms" + Math.min(megabytes, settings.maximumHeapMegabytes()) + "m"));
		if (order.java().isHotSpot()) {
			// A server that is out of memory is in no state that can be measured; it ends, and its end is reported.
			arguments.add("-XX:+ExitOnOutOfMemoryError");
		}
		arguments.add("-javaagent:" + lifeline + "=" + order.dataDirectory().toAbsolutePath());
		arguments.add("-Djava.awt.headless=true");
		arguments.add("-Dfile.encoding=UTF-8");
		arguments.add("-Dstdout.encoding=UTF-8");
		arguments.add("-Dstderr.encoding=UTF-8");
		arguments.addAll(JvmArguments.of(settings.jvmArguments()).passedOn());
		arguments.addAll(order.logging());
		return arguments;
	}
}
