/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.perf.workload.PoolKeys.ClientThreads;
import org.wiretune.perf.workload.PoolKeys.Dispatch;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.SessionsLoad;
import org.wiretune.tester.poolload.SessionsOrder;
import org.wiretune.tester.text.LibraryLogging;

/** Sessions against instances with work whose end and clock the test holds, so that every figure is known beforehand. */
@Tag("processes")
class SessionsLoadTest {

	private static final Duration WORK = Duration.ofMillis(200);
	private static final Duration NEVER = Duration.ofMinutes(5);

	@TempDir
	static Path folder;

	private static MessageBroker broker;

	private final ScriptedWork work = new ScriptedWork();

	@BeforeAll
	static void startBroker() throws Exception {
		LibraryLogging.configure();
		broker = new MessageBroker(folder, 0, problem -> {
		});
	}

	@AfterAll
	static void stopBroker() throws Exception {
		broker.close();
	}

	private SessionsLoad load(Dispatch dispatch, int sessions, int messages, Duration timeout, int attempts) {
		return new SessionsLoad(new SessionsOrder(sessions, 15, dispatch, messages, 100, timeout, attempts,
				ClientThreads.OWN, 0), broker, work, work::nanos);
	}

	@Test
	void independentSessionsKeepAllInstancesAtWork() throws Exception {
		try (SessionsLoad load = load(Dispatch.INDEPENDENT, 25, 200, NEVER, 10)) {
			load.start();
			List<Double> expected = new ArrayList<>();
			for (int left = 200; left > 0; left -= 15) {
				int atWork = Math.min(15, left);
				work.awaitAbout(atWork, Math.min(25, left) - atWork, load::waiting);
				expected.add((double) atWork);
				work.end(WORK);
			}
			assertTrue(load.await(30_000));
			PoolLoad.Findings findings = load.findings();
			assertEquals(Collections.nCopies(13, 15.0), expected.subList(0, 13));
			assertEquals(expected, findings.series().get(PoolFigures.STARTS), () -> findings.figures() + " " + load.record().take().get("errors"));
			assertEquals(expected, findings.series().get(PoolFigures.WAVES));
			// In the last slot nobody waits for the ten instances that are free again, so their threads may tell it late.
			assertEquals(expected.subList(0, 13), findings.series().get(PoolFigures.AT_WORK).subList(0, 13));
			double waited = findings.series().get(PoolFigures.WAITING).get(0);
			assertTrue(waited >= 8 && waited <= 10, waited + " sessions wait");
			assertEquals(15.0, findings.figures().get(PoolFigures.INSTANCES_AT_WORK));
			double most = findings.figures().get(PoolFigures.SESSIONS_WAITING);
			assertTrue(most >= 8 && most <= 10, most + " sessions wait");
			assertEquals(200 / 2.8, findings.figures().get(PoolFigures.MESSAGES_PER_SECOND), 1e-9);
			assertEquals(200.0, findings.figures().get(PoolFigures.DELIVERIES));
			assertEquals(0.0, findings.figures().get(PoolFigures.REDELIVERIES));
			assertEquals(200, latency(load).getTotalCount());
		}
	}

	@Test
	void batchesAlternateBetween15And10() throws Exception {
		assertEquals(Collections.nCopies(8, List.of(15.0, 10.0)).stream().flatMap(List::stream).toList(),
				batches(25, 200));
	}

	@Test
	void batchesOf50Are15And15And15And5() throws Exception {
		assertEquals(Collections.nCopies(2, List.of(15.0, 15.0, 15.0, 5.0)).stream().flatMap(List::stream).toList(),
				batches(50, 100));
	}

	private List<Double> batches(int sessions, int messages) throws Exception {
		try (SessionsLoad load = load(Dispatch.BATCH, sessions, messages, NEVER, 10)) {
			load.start();
			for (int left = messages; left > 0; left -= sessions) {
				for (int batch = Math.min(sessions, left); batch > 0; batch -= 15) {
					int atWork = Math.min(15, batch);
					work.await(atWork, batch - atWork, load::waiting);
					work.end(WORK);
				}
			}
			assertTrue(load.await(30_000));
			PoolLoad.Findings findings = load.findings();
			assertEquals(15.0, findings.figures().get(PoolFigures.INSTANCES_AT_WORK));
			assertEquals((double) messages, findings.figures().get(PoolFigures.WORKED));
			assertEquals(findings.series().get(PoolFigures.STARTS), findings.series().get(PoolFigures.WAVES));
			return findings.series().get(PoolFigures.STARTS);
		}
	}

	@Test
	void whoFindsNoInstanceInTimeFailsAndItsMessageComesAgain() throws Exception {
		Duration timeout = Duration.ofMillis(20);
		try (SessionsLoad load = load(Dispatch.INDEPENDENT, 25, 25, timeout, 3)) {
			load.start();
			// 15 messages keep all instances; each of the other 10 is delivered three times and then given up.
			work.await(15, 30, () -> (int) load.timeouts());
			assertFalse(load.await(0));
			work.end(WORK);
			assertTrue(load.await(30_000));
			JsonObject record = load.record().take();
			assertEquals("{\"Failed to acquire the pool semaphore, strictTimeout=20\":30}",
					record.get(LoadRecord.ERRORS).toString());
			PoolLoad.Findings findings = load.findings();
			assertEquals(45.0, findings.figures().get(PoolFigures.DELIVERIES));
			assertEquals(20.0, findings.figures().get(PoolFigures.REDELIVERIES));
			assertEquals(10.0, findings.figures().get(PoolFigures.DEAD_LETTERS));
			assertEquals(15.0, findings.figures().get(PoolFigures.WORKED));
			assertEquals(30.0, findings.figures().get(PoolFigures.ACQUIRE_TIMEOUTS));
		}
	}

	@Test
	void aLoadThatIsClosedMeanwhileLeavesNoQueueBehind() throws Exception {
		int queues = broker.queues().size();
		SessionsLoad load = load(Dispatch.BATCH, 25, 200, NEVER, 10);
		load.start();
		work.await(15, 10, load::waiting);
		load.close();
		assertEquals(queues, broker.queues().size());
		assertEquals(0, load.underWay());
	}

	private static Histogram latency(PoolLoad load) {
		return new Distribution(0, 0, 0, 0, 0, 0, 0, 0, 0, load.record().take().get(LoadRecord.LATENCY).getAsString())
				.decoded();
	}
}
