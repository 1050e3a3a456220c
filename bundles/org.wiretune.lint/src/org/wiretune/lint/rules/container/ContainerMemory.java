/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;

/** What Java may take in a container, part by part, against the limit of its memory. */
public final class ContainerMemory {

	private static final long MB = 1L << 20;
	/** What the calculator of buildpacks keeps for code, for direct memory and for classes before the first is loaded. */
	private static final long CODE = 240 * MB;
	private static final long DIRECT = 10 * MB;
	private static final long CLASSES = 14 * MB;
	/** The threads that the calculator reckons with where nothing else is said. */
	private static final long THREADS = 250;
	/** Threads of a program beside those for requests. */
	private static final long OTHER_THREADS = 50;

	/**
	 * The needs of one container.
	 *
	 * @param workload the workload
	 * @param place where the heap is stated
	 * @param heap the most heap in bytes
	 * @param threads the threads, each with a stack of 1 MB
	 * @param limit the limit of the container in bytes
	 */
	public record Need(String workload, Origin place, long heap, long threads, long limit) {

		/** {@return all that it may take, in bytes, without the classes that it loads} */
		public long sum() {
			return heap + rest();
		}

		/** {@return what it may take beside its heap, in bytes} */
		public long rest() {
			return threads * MB + CODE + DIRECT + CLASSES;
		}
	}

	private ContainerMemory() {
	}

	/** {@return the needs of all containers with a heap and a limit that are stated} @param reading what was read */
	public static Stream<Need> all(Reading reading) {
		return ContainerOptions.all(reading).filter(in -> in.of().memory() != null).map(ContainerMemory::need).filter(Objects::nonNull);
	}

	private static Need need(ContainerOptions in) {
		ContainerOptions.Option option = in.last("-Xmx", "-XX:MaxHeapSize", "-XX:MaxRAMPercentage");
		long heap = HeapInContainer.most(in);
		if (option == null || heap <= 0) {
			return null;
		}
		Stated requests = new ApplicationValues(in.of()).stated("spring-boot.server.tomcat", "threads.max", "server.tomcat.threads.max");
		Long stated = requests == null ? null : requests.number();
		return new Need(in.name(), option.setting().getOrigin(), heap, stated == null ? THREADS : stated + OTHER_THREADS, in.of().memory());
	}
}
