/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

import javax.management.ObjectName;
import javax.management.StandardMBean;
import javax.management.openmbean.ArrayType;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;

/** Listener containers, workers and event loops are known by the stacks of their threads, as real applications have them. */
class PoolThreadsTest {

	/** What is asked of the MBean of threads. */
	public interface Threading {

		/** {@return numbers of live threads} */
		long[] getAllThreadIds();

		/**
		 * {@return processor times}
		 *
		 * @param ids numbers of threads
		 */
		long[] getThreadCpuTime(long[] ids);

		/**
		 * {@return threads without their stacks}
		 *
		 * @param ids numbers of threads
		 * @throws OpenDataException never
		 */
		CompositeData[] getThreadInfo(long[] ids) throws OpenDataException;

		/**
		 * {@return threads with their stacks}
		 *
		 * @param ids numbers of threads
		 * @param depth most methods
		 * @throws OpenDataException never
		 */
		CompositeData[] getThreadInfo(long[] ids, int depth) throws OpenDataException;
	}

	/** Threads of the recorded stacks; counts the stacks that were asked for. */
	private static final class Recorded implements Threading {

		private final List<String> names = new ArrayList<>();
		private final Map<String, List<String>> stacks = new HashMap<>();
		private int asked;

		private Recorded() throws Exception {
			try (InputStream stream = PoolThreadsTest.class.getResourceAsStream("pool-threads.txt")) {
				for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
					if (line.startsWith("\t")) {
						stacks.get(names.get(names.size() - 1)).add(line.strip());
					} else {
						names.add(line);
						stacks.put(line, new ArrayList<>());
					}
				}
			}
		}

		@Override
		public long[] getAllThreadIds() {
			return LongStream.range(0, names.size()).toArray();
		}

		@Override
		public long[] getThreadCpuTime(long[] ids) {
			return new long[ids.length];
		}

		@Override
		public CompositeData[] getThreadInfo(long[] ids) throws OpenDataException {
			return infos(ids, false);
		}

		@Override
		public CompositeData[] getThreadInfo(long[] ids, int depth) throws OpenDataException {
			asked += ids.length;
			return infos(ids, true);
		}

		private CompositeData[] infos(long[] ids, boolean withStack) throws OpenDataException {
			String[] frameItems = { "className", "methodName" };
			CompositeType frame = new CompositeType("frame", "frame", frameItems, frameItems, new OpenType<?>[] { SimpleType.STRING, SimpleType.STRING });
			String[] items = { "threadName", "threadState", "stackTrace" };
			CompositeType type = new CompositeType("thread", "thread", items, items, new OpenType<?>[] { SimpleType.STRING, SimpleType.STRING, new ArrayType<CompositeData[]>(1, frame) });
			CompositeData[] infos = new CompositeData[ids.length];
			for (int i = 0; i < ids.length; i++) {
				String name = names.get((int) ids[i]);
				List<CompositeData> stack = new ArrayList<>();
				for (String method : withStack ? stacks.get(name) : List.<String>of()) {
					int point = method.lastIndexOf('.');
					stack.add(new CompositeDataSupport(frame, frameItems, new Object[] { method.substring(0, point), method.substring(point + 1) }));
				}
				infos[i] = new CompositeDataSupport(type, items, new Object[] { name, "WAITING", stack.toArray(CompositeData[]::new) });
			}
			return infos;
		}
	}

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);
	private Recorded threads;

	@BeforeEach
	void connect() throws Exception {
		threads = new Recorded();
		process.server.registerMBean(new StandardMBean(threads, Threading.class), new ObjectName("java.lang:type=Threading"));
		connection.connect(new JvmTarget(4711, "application"));
		schedule.tick();
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).orElseThrow(() -> new AssertionError(metric + ' ' + instance)).last();
	}

	@Test
	void aListenerContainerTellsHowManyOfItsThreadsHandleAMessage() {
		assertEquals(2, last("listener.threads", "JmsListenerEndpointContainer#0"));
		assertEquals(2, last("listener.working", "JmsListenerEndpointContainer#0"), "one waits for a connection, which is a part of handling its message");
		assertEquals(2, last("listener.threads", "bills"));
		assertEquals(0, last("listener.working", "bills"), "both wait for a message");
		assertFalse(connection.history().series(new MetricKey("listener.threads", "main")).isPresent());
	}

	@Test
	void workersAndEventLoopsOfQuarkus() {
		assertEquals(2, last("vertx.worker.threads", "executor-thread"));
		assertEquals(1, last("vertx.worker.working", "executor-thread"), "the other has no task");
		assertEquals(2, last("vertx.loop.threads", "vert.x-eventloop-thread"));
		assertEquals(1, last("vertx.loop.working", "vert.x-eventloop-thread"), "the other waits for the network");
		assertEquals(1, last("agroal.waiting", ""), "its pool has no connection left");
	}

	@Test
	void stacksOfOtherThreadsAreReadOnce() {
		int all = threads.names.size();
		assertEquals(all, threads.asked);
		schedule.pass(Duration.ofSeconds(5));
		int others = (int) threads.names.stream().filter(name -> name.equals("main") || name.startsWith("Thread-0")).count();
		assertEquals(all + all - others, threads.asked);
	}
}
