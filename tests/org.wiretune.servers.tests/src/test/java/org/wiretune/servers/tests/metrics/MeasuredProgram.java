/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The program of the child JVM in {@link LocalProcessTest}: registers a pool, says that it is ready, waits for its end. */
public final class MeasuredProgram {

	/** An argument: all threads of the pool are busy. */
	static final String FULL = "full";

	/** An argument: another pool never answers. */
	static final String HANGING = "hanging";
	static final String HANGING_POOL = "org.wiretune:type=ThreadPool,name=Hanging";

	/** An argument: nothing waits for the pool; for another full one, {@code Waited}, it does. */
	static final String EASY = "easy";

	/** An argument: an engine of others is full. */
	static final String ENGINE = "engine";

	/** An MBean whose attribute is of a type of this program. */
	public static final String STRANGE = "org.wiretune.tests:type=Strange";

	/** A value that can be sent, but is none of the JDK. */
	private record Strange() implements Serializable {
	}

	/** A command: fill the heap until it is at its end, and go on. */
	static final String EXHAUST = "exhaust";

	private static void exhaust() {
		List<long[]> kept = new ArrayList<>();
		try {
			while (true) {
				kept.add(new long[64 * 1024]);
			}
		} catch (OutOfMemoryError expected) {
			kept.clear();
		}
	}

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
				.with("ActiveCount", List.of(arguments).contains(FULL) ? 10 : 7).with("PoolSize", 8).with("MaximumPoolSize", 10).with("QueueSize", List.of(arguments).contains(EASY) ? 0 : 3);
		FigureBean.register(ManagementFactory.getPlatformMBeanServer(), STRANGE).with("Strange", new Strange());
		if (List.of(arguments).contains(EASY)) {
			FigureBean.register(ManagementFactory.getPlatformMBeanServer(), "org.wiretune:type=ThreadPool,name=Waited").with("ActiveCount", 10)
					.with("PoolSize", 10).with("MaximumPoolSize", 10).with("QueueSize", 3);
		}
		if (List.of(arguments).contains(ENGINE)) {
			FigureBean.register(ManagementFactory.getPlatformMBeanServer(), "com.acme:type=Engine,name=orders").with("Polling", 10).with("Waiting", 3).with("MaximumPolls", 10);
		}
		if (List.of(arguments).contains(HANGING)) {
			FigureBean.register(ManagementFactory.getPlatformMBeanServer(), HANGING_POOL).with("ActiveCount", 1).onRead(() -> {
				while (true) {
					LockSupport.park();
				}
			});
		}
		System.out.println("ready");
		BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		for (String command = commands.readLine(); command != null; command = commands.readLine()) {
			if (command.equals(EXHAUST)) {
				exhaust();
				System.out.println("exhausted");
				continue;
			}
			System.gc();
			System.out.println("collected");
		}
	}
}
