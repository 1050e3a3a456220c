/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.text.LibraryLogging;

/** What a call of each application makes a broker, a pool or a database do: the counters that proofs are judged beside. */
@Tag("processes")
class FrameworkApplicationsTest {

	private static final int CALLS = 8;
	/** A look of a container may be under way when the counting begins or ends. */
	private static final double ONE_CALL = 1.0 / CALLS;

	@TempDir
	Path folder;

	/** As the process of an application does: the broker's audit would be a line for each message. */
	@BeforeAll
	static void quiet() {
		LibraryLogging.configure();
	}

	private FrameworkSettings settings(String lines) {
		return new FrameworkSettings(WorkloadText.read("kind: frameworks\n" + lines.replace("; ", "\n") + '\n').workload().orElseThrow(), folder);
	}

	/** Calls one after the other, some before the counting begins. */
	private Map<Figure, Double> counted(String lines, int calls) throws Exception {
		try (FrameworkApplication application = Applications.start(settings(lines))) {
			application.call(0);
			application.begin();
			for (int i = 0; i < calls; i++) {
				application.call(0);
			}
			return application.figures(calls);
		}
	}

	/** Calls of all clients at the same time, some of each. */
	private Map<Figure, Double> atOnce(String lines, int calls) throws Exception {
		FrameworkSettings settings = settings(lines);
		int clients = settings.value(FrameworkKeys.CLIENTS);
		ExecutorService callers = Executors.newFixedThreadPool(clients);
		try (FrameworkApplication application = Applications.start(settings)) {
			application.begin();
			List<Future<?>> all = new ArrayList<>();
			for (int i = 0; i < clients; i++) {
				int caller = i;
				all.add(callers.submit(() -> {
					for (int call = 0; call < calls; call++) {
						application.call(caller);
					}
					return null;
				}));
			}
			for (Future<?> one : all) {
				one.get();
			}
			return application.figures((long) clients * calls);
		} finally {
			callers.shutdownNow();
		}
	}

	@ParameterizedTest
	@CsvSource({ "listener; listener-cache: transaction-manager, 1, 2, 1, 0, 0", "listener; listener-cache: session, 0, 0, 1, 0, 0", "listener; listener-cache: manager-and-consumer, 0, 0, 0, 0, 0",
			"listener; listener-cache: consumer, 0, 0, 0, 0, 0", "template; connection-factory: plain, 1, 2, 0, 0, 0", "template; connection-factory: single, 0, 1, 0, 0, 0",
			"template; connection-factory: caching, 0, 0, 0, 0, 0", "template; connection-factory: pooled, 0, 0, 0, 0, 0", "gateway; replies: temporary-queue, 0, 0, 1, 1, 0",
			"gateway; replies: listener, 0, 0, 0, 0, 0", "gateway; replies: selector, 0, 0, 1, 0, 0", "gateway; replies: cached-selector, 0, 0, 1, 0, 1",
			"gateway; replies: listener-ignored, 0, 0, 1, 0, 0", "gateway; replies: listener-by-key, 0, 0, 0, 0, 0", "consumer; listener-cache: transaction-manager, 1, 2, 1, 0, 0",
			"consumer; listener-cache: manager-and-consumer, 1, 2, 0, 0, 0", "consumer; listener-cache: consumer, 0, 0, 0, 0, 0", "producer; connection-factory: plain, 1, 2, 0, 0, 0",
			"producer; connection-factory: caching, 0, 0, 0, 0, 0" })
	void aCallOpensAtTheBroker(String application, double connections, double sessions, double consumers, double queues, double left) throws Exception {
		Map<Figure, Double> figures = counted("application: " + application + "; clients: 1", CALLS);
		assertEquals(connections, figures.get(FrameworkFigures.CONNECTIONS), ONE_CALL, figures::toString);
		assertEquals(sessions, figures.get(FrameworkFigures.SESSIONS), 2 * ONE_CALL, figures::toString);
		assertEquals(consumers, figures.get(FrameworkFigures.CONSUMERS), ONE_CALL, figures::toString);
		assertEquals(queues, figures.get(FrameworkFigures.QUEUES), ONE_CALL, figures::toString);
		assertEquals(left, figures.get(FrameworkFigures.CONSUMERS_LEFT), ONE_CALL, figures::toString);
	}

	@Test
	void oneThreadPollsOneChannelAndTenPollAll() throws Exception {
		assertEquals(1, counted("application: channels; scheduler-threads: 1; queue-channels: 3; clients: 1", 1).get(FrameworkFigures.POLLED));
		assertEquals(3, counted("application: channels; scheduler-threads: 10; queue-channels: 3; clients: 1", 3).get(FrameworkFigures.POLLED));
	}

	@ParameterizedTest
	@CsvSource({ "direct, 4", "seda, 1", "jms, 4", "http, 4" })
	void soManyCallersAreAtWorkAtOnce(String endpoint, double most) throws Exception {
		assertEquals(most, atOnce("application: endpoint; endpoint: " + endpoint + "; work-time: 60 ms; clients: 4", 4).get(FrameworkFigures.AT_WORK));
	}

	@ParameterizedTest
	@CsvSource({ "0, 10", "20, 20" })
	void soManyPartsAreAtWorkAtOnce(int threads, double most) throws Exception {
		assertEquals(most, counted("application: parts; parts: 60; part-threads: " + threads + "; work-time: 20 ms; clients: 1", 1).get(FrameworkFigures.AT_WORK));
	}

	@Test
	void requestsWaitForConnectionsThatAreNotThere() throws Exception {
		Map<Figure, Double> few = atOnce("application: requests; maximum-pool-size: 2; work-time: 20 ms; clients: 8", 5);
		assertTrue(few.get(FrameworkFigures.WAITING) >= 6, few::toString);
		assertTrue(few.get(FrameworkFigures.WAIT) > 0.02, few::toString);
	}

	/** All else that a step commits is the same for both. */
	@Test
	void aChunkIsACommit() throws Exception {
		double each = counted("application: step; items: 10; chunk-size: 1; clients: 1", 2).get(FrameworkFigures.COMMITS);
		double all = counted("application: step; items: 10; chunk-size: 10; clients: 1", 2).get(FrameworkFigures.COMMITS);
		assertEquals(9, each - all, each + " and " + all);
	}

	@Test
	void durableMessagesAreInTheJournal() throws Exception {
		counted("application: durable; journal-sync: no; clients: 1", CALLS);
		try (Stream<Path> files = Files.list(folder.resolve("journal"))) {
			assertTrue(files.findAny().isPresent());
		}
	}
}
