/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.PoolSize;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

class PoolAndMemoryKeysTest {

	private static final Path WORKLOADS = Path.of("../../bundles/org.wiretune.perf/src/org/wiretune/perf/proof/workloads");

	@Test
	void everyKeyHasItsTextsAndComesBackFromAFile() {
		for (WorkloadKind kind : List.of(WorkloadKind.POOLS, WorkloadKind.MEMORY, WorkloadKind.LOGGING, WorkloadKind.FRAMEWORKS, WorkloadKind.RATED_SENDERS)) {
			Workload workload = Workload.of(kind);
			for (WorkloadKey<?> key : kind.keys()) {
				assertFalse(key.label().isBlank() || key.description().isBlank(), key.name());
				workload = withStandard(workload, key);
			}
			assertEquals(workload, WorkloadText.read(WorkloadText.write(workload)).workload().orElseThrow());
		}
	}

	private static <T> Workload withStandard(Workload workload, WorkloadKey<T> key) {
		T standard = key.standard().orElseThrow();
		// No recovery is a key that is not set.
		return standard instanceof List<?> list && list.isEmpty() ? workload : workload.with(key, standard);
	}

	@Test
	void sizesOfPoolsAndHeapsAreRead() {
		Workload pools = read("kind: pools\nthread-pools: 1/2, 10 / 50\nwork-time: 1.5 s\n");
		assertEquals(List.of(new PoolSize(1, 2), new PoolSize(10, 50)), pools.value(PoolKeys.THREAD_POOLS));
		assertEquals("1/2, 10/50", pools.text(PoolKeys.THREAD_POOLS));
		assertEquals(Duration.ofMillis(1500), pools.value(PoolKeys.WORK));
		Workload memory = read("kind: memory\nheaps: 384 MB, 8 GB, 1024m\n");
		assertEquals(List.of(new HeapSize(384), new HeapSize(8192), new HeapSize(1024)), memory.value(MemoryKeys.HEAPS));
		assertEquals("384 MB, 8 GB, 1024 MB", memory.text(MemoryKeys.HEAPS));
		assertEquals(List.of(), memory.value(MemoryKeys.RECOVERY_HEAP));
		assertEquals(List.of(MemoryKeys.Collector.PARALLEL, MemoryKeys.Collector.ZGC),
				read("kind: memory\ncollector: parallel, ZGC\n").value(MemoryKeys.COLLECTOR));
	}

	private static Workload read(String text) {
		WorkloadText.Reading reading = WorkloadText.read(text);
		assertEquals(List.of(), reading.problems());
		return reading.workload().orElseThrow();
	}

	@Test
	void whatIsNoSizeIsSaidWithItsPlace() {
		assertProblem("kind: pools\nthread-pools: 10/5\n", 2, 15, "\"10/5\" is not minimum/maximum of a thread pool");
		assertProblem("kind: pools\nthread-pools: 1/99999\n", 2, 15, "the maximum from 1 to 2000");
		assertProblem("kind: memory\nheaps: 384 MB, 16 MB\n", 2, 8, "\"16 MB\" is not a heap of at least 32 MB");
		assertProblem("kind: memory\nheaps: 9999999 GB\n", 2, 8, "a heap of at least 32 MB");
		assertProblem("kind: memory\nsessions: 5\n", 2, 1, "has no key");
		assertProblem("kind: memory\ncollector: g1, cms\n", 2, 12, "standard, serial, parallel, g1, zgc");
		assertProblem("kind: pools\nbusiest-threads: 101\n", 2, 18, "from 0 to 100");
		assertProblem("kind: pools\nwork-kind: spin\n", 2, 12, "sleep, cpu, lock");
		assertProblem("kind: logging\nappender: console, socket\n", 2, 11, "console, terminal, file, buffered-file, async");
		assertProblem("kind: frameworks\napplication: servlet\n", 2, 14, "listener, template, gateway, channels, endpoint");
		assertProblem("kind: logging\nstatement: debug\n", 2, 12, "logged, guarded, unguarded");
		assertProblem("kind: logging\nstatements: 0\n", 2, 13, "from 1 to 1000000");
		assertProblem("kind: logging\nbuffer: many\n", 2, 9, "from 1 to 1000000");
		assertProblem("kind: rated-senders\njournal: nio, mapped\n", 2, 10, "nio, asyncio");
	}

	private static void assertProblem(String text, int line, int column, String part) {
		WorkloadText.Reading reading = WorkloadText.read(text);
		assertTrue(reading.workload().isEmpty());
		assertEquals(1, reading.problems().size(), reading.problems().toString());
		assertEquals(line, reading.problems().get(0).line());
		assertEquals(column, reading.problems().get(0).column());
		assertTrue(reading.problems().get(0).sentence().contains(part), reading.problems().get(0).sentence());
	}

	@Test
	void theExamplesAreWorkloads() throws IOException {
		try (Stream<Path> files = Files.list(WORKLOADS)) {
			List<Path> ours = files.filter(file -> file.getFileName().toString().matches("(pools|memory|logging)-.*\\.workload"))
					.toList();
			assertTrue(ours.size() >= 12, ours.toString());
			for (Path file : ours) {
				WorkloadText.Reading reading = WorkloadText.read(Files.readString(file));
				assertEquals(List.of(), reading.problems(), file.toString());
				assertTrue(reading.workload().isPresent(), file.toString());
			}
		}
	}
}
