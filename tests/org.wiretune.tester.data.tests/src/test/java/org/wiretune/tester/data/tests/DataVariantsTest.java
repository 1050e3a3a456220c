/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.data.DataVariants;
import org.wiretune.tester.data.base.DataSettings;

class DataVariantsTest {

	@Test
	void variantsAndListsGiveEveryMeasurement() {
		List<DataSettings> all = DataVariants.of(workload("""
				lines: 1, 5
				variant: batch-size 0
				variant: batch-size 500, driver-rewrite yes
				"""));
		assertEquals(List.of("work orders, batch-size 0, driver-rewrite no, lines 1",
				"work orders, batch-size 0, driver-rewrite no, lines 5",
				"work orders, batch-size 500, driver-rewrite yes, lines 1",
				"work orders, batch-size 500, driver-rewrite yes, lines 5"), all.stream().map(DataVariants::words).toList());
		assertEquals(all.get(0).group(), all.get(2).group());
		assertTrue(!all.get(0).group().equals(all.get(1).group()), "other work is no measure for this one");
	}

	@Test
	void whatIsNotVariedIsNoParameter() {
		List<DataSettings> one = DataVariants.of(workload("batch-size: 50\n"));
		assertEquals(List.of(Map.of("work", "orders")), one.stream().map(DataSettings::parameters).toList());
		List<DataSettings> lines = DataVariants.of(workload("lines: 1, 9\n"));
		assertEquals(lines.get(0).group(), lines.get(1).group());
	}

	@Test
	void moreUpdatesAreOtherWorkAndACacheIsNot() {
		List<DataSettings> all = DataVariants.of(workload("work: entities\nsecond-level-cache: off, read-write\nupdates: 0, 10\n"));
		assertEquals(List.of("work entities, second-level-cache off, updates 0", "work entities, second-level-cache off, updates 10",
				"work entities, second-level-cache read-write, updates 0", "work entities, second-level-cache read-write, updates 10"),
				all.stream().map(DataVariants::words).toList());
		assertEquals(all.get(0).group(), all.get(2).group());
		assertTrue(!all.get(0).group().equals(all.get(1).group()));
	}

	@Test
	void tooManyMeasurementsAreRefused() {
		String numbers = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10";
		Workload workload = workload("lines: " + numbers + "\nbatch-size: " + numbers + "\nclients: " + numbers + '\n');
		String sentence = assertThrows(IllegalArgumentException.class, () -> DataVariants.of(workload)).getMessage();
		assertTrue(sentence.startsWith("The workload makes more than 500 measurements"), sentence);
	}

	private static Workload workload(String text) {
		return WorkloadText.read("kind: data\n" + text).workload().orElseThrow();
	}
}
