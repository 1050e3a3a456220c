/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The program of the child JVM in {@link LocalProcessTest}: registers a pool, says that it is ready, waits for its end. */
public final class MeasuredProgram {

	/** An argument: all threads of the pool are busy. */
	static final String FULL = "full";

	/** An argument: another pool never answers. */
	static final String HANGING = "hanging";
	static final String HANGING_POOL = "org.wiretune:type=ThreadPool,name=Hanging";

	private MeasuredProgram() {
	}

	/**
	 * Entry point.
	 *
	 * @param arguments
	 *            tell one start from another; {@link #FULL} fills the pool
	 * @throws Exception
	 *             when the standard streams are gone
	 */
	public static void main(String[] arguments) throws Exception {
		FigureBean.register(ManagementFactory.getPlatformMBeanServer(), "org.wiretune:type=ThreadPool,name=SCA")
				.with("ActiveCount", List.of(arguments).contains(FULL) ? 10 : 7).with("PoolSize", 8).with("MaximumPoolSize", 10).with("QueueSize", 3);
		if (List.of(arguments).contains(HANGING)) {
			FigureBean.register(ManagementFactory.getPlatformMBeanServer(), HANGING_POOL).with("ActiveCount", 1).onRead(() -> {
				while (true) {
					LockSupport.park();
				}
			});
		}
		System.out.println("ready");
		BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		while (commands.readLine() != null) {
			System.gc();
			System.out.println("collected");
		}
	}
}
