/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.safety.quantity.Bytes;

/** What a server says of its JVM when it is ready. */
public final class ThisJvm {


	private ThisJvm() {
	}

	/**
	 * Says that the server in this JVM is ready.
	 *
	 * @param httpPort port for HTTP and SOAP on the loopback address
	 * @param controlPort port of the control connection on the loopback address
	 * @param jmxAddress service URL of its JMX connector, empty when it has none
	 * @param notes what a reader of the run has to know about the server
	 * @return the event
	 */
	public static RunEvent.ServerReady ready(int httpPort, int controlPort, String jmxAddress, List<String> notes) {
		Runtime jvm = Runtime.getRuntime();
		return new RunEvent.ServerReady(Instant.now(), ProcessHandle.current().pid(), httpPort, controlPort, jmxAddress, name(),
				System.getProperty("os.name") + ' ' + System.getProperty("os.version"), jvm.availableProcessors(),
				Bytes.toMegabytes(jvm.maxMemory()), System.currentTimeMillis() - startTime(), notes);
	}

	/** {@return when it was started, in milliseconds since 1970} */
	public static long startTime() {
		return ManagementFactory.getRuntimeMXBean().getStartTime();
	}

	private static String name() {
		String collectors = ManagementFactory.getGarbageCollectorMXBeans().stream().map(GarbageCollectorMXBean::getName)
				.collect(Collectors.joining(", "));
		return System.getProperty("java.vm.name") + ' ' + Runtime.version() + " (" + collectors + ')';
	}
}
