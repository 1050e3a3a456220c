/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.DataVariant;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

class DataKeysTest {

	@Test
	void variantsAreReadAndWrittenAsTheyStand() {
		Workload workload = WorkloadText.read("""
				kind: data
				database: h2, postgresql
				variant: batch-size 0
				variant: batch-size 500,  driver-rewrite YES # as in table 4.7
				""").workload().orElseThrow();
		List<DataVariant> variants = workload.value(DataKeys.VARIANT);
		assertEquals(List.of("batch-size 0", "batch-size 500, driver-rewrite yes"),
				variants.stream().map(DataVariant::toString).toList());
		assertEquals(workload, WorkloadText.read(WorkloadText.write(workload)).workload().orElseThrow());
		Workload second = variants.get(1).over(workload);
		assertEquals(List.of(500), second.value(DataKeys.BATCH_SIZE));
		assertEquals(List.of(true), second.value(DataKeys.DRIVER_REWRITE));
		assertEquals(2, second.value(DataKeys.DATABASE).size());
	}

	@Test
	void nonsenseInAVariantIsSaidWithItsPlace() {
		assertEquals(List.of("2:10"), places("kind: data\nvariant: batch-sise 5\n"));
		assertEquals(List.of("2:10"), places("kind: data\nvariant: batch-size\n"));
		assertEquals(List.of("2:10"), places("kind: data\nvariant: batch-size 5, batch-size 6\n"));
		assertEquals(List.of("3:10"), places("kind: data\nlines: 1\nvariant: batch-size -5\n"));
		assertEquals(List.of("2:10"), places("kind: data\nvariant: work bulk\n"));
		assertEquals(List.of("2:14"), places("kind: data\nfetch-size:  many\n"));
		String sentence = WorkloadText.read("kind: data\nvariant: batch-sise 5\n").problems().getFirst().sentence();
		assertTrue(sentence.contains("batch-sise 5") && sentence.contains("batch-size"), sentence);
	}

	@Test
	void whatHasNoSuchValueOrRangeIsSaidWithItsPlace() {
		assertEquals(List.of("2:9"), places("kind: data\npaging: sometimes\n"));
		assertEquals(List.of("2:8"), places("kind: data\npages: 0\n"));
		assertEquals(List.of("2:16"), places("kind: data\nmin-pool-size: 0, 65\n"));
		assertEquals(List.of("2:15"), places("kind: data\nidle-timeout: 10 ms\n"));
		assertEquals(List.of("2:11"), places("kind: data\nentities: 1001\n"));
		assertEquals(List.of("2:22"), places("kind: data\nsecond-level-cache:  transactional\n"));
		assertEquals(List.of("2:10"), places("kind: data\nupdates: 101\n"));
		assertEquals(List.of("2:10"), places("kind: data\nvariant: min-pool-size -1\n"));
		assertEquals(List.of("2:10"), places("kind: data\nvariant: idle-timeout 1 s\n"), "is not varied");
	}

	@Test
	void aWorkloadOfWhichHibernateRefusesEverythingIsWrong() {
		String text = "kind: data\nwork: entities\nsecond-level-cache: read-only\nupdates: 10, 50\n";
		assertEquals(List.of("4:10"), places(text));
		String sentence = WorkloadText.read(text).problems().getFirst().sentence();
		assertTrue(sentence.contains("10, 50") && sentence.contains("read-write"), sentence);
		assertEquals(List.of(), places(text.replace("10, 50", "0, 50")));
		assertEquals(List.of(), places(text.replace("read-only", "off, read-only")));
		assertEquals(List.of(), places(text.replace("entities", "orders")));
	}

	@Test
	void eachKeyHasLabelAndDescription() {
		for (WorkloadKey<?> key : WorkloadKind.DATA.keys()) {
			assertFalse(key.label().isBlank(), key.name());
			assertTrue(key.description().endsWith("."), key.name());
		}
	}

	private static List<String> places(String text) {
		return WorkloadText.read(text).problems().stream().map(DataKeysTest::place).toList();
	}

	private static String place(WorkloadProblem problem) {
		return problem.line() + ":" + problem.column();
	}
}
