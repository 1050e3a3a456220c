/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcJsonReport;

/** Excerpts of logs that virtual machines wrote, and the real files beside the repository, against the plain rules. */
class RealLogsTest {

	@ParameterizedTest
	@CsvSource({ "g1-25,G1", "parallel-25,Parallel", "serial-17,Serial", "z-25,ZGC generational", "z-17,ZGC", "shenandoah-25,Shenandoah", "g1-none-25,G1",
			"g1-safepoint-17,G1" })
	void excerptsOfEveryCollector(String name, String collector) throws IOException {
		byte[] bytes = Logs.excerpt(name + ".txt");
		GcLogData log = Logs.read(bytes);
		Logs.assertSums(bytes, log);
		assertTrue(log.pauses() > 0);
		assertEquals(collector, log.collector());
		assertEquals(1, log.jvmStarts().size());
		assertEquals(0, name.contains("none") ? 0 : log.linesSkipped());
		assertEquals(32L << 20, log.maxHeapBytes(), "every one ran with -Xmx32m");
	}

	@Test
	void everyRealFileGivesFiguresOrOneSentence() throws IOException {
		int equal = 0;
		for (Path file : Logs.corpus()) {
			byte[] bytes = Files.readAllBytes(file);
			try {
				GcLogData log = Logs.read(bytes);
				assertTrue(GcJsonReport.toText(List.of(GcAnalysis.of(log))).length() > 100, file.toString());
				if (log.format() == GcLogFormat.HOTSPOT_UNIFIED || log.format() == GcLogFormat.J9_XML) {
					Logs.assertSums(bytes, log);
					equal++;
				}
			} catch (NoGcLogException none) {
				assertTrue(none.getMessage().startsWith("No line of") || bytes.length == 0, none.getMessage());
			}
		}
		assertTrue(equal >= 15, equal + " files compared");
	}

	@Test
	void aRealLogOfWebSphere() throws IOException {
		byte[] bytes = Files.readAllBytes(Logs.corpus("j9/verbosegc.001.log"));
		GcLogData log = Logs.read(bytes);
		Logs.assertSums(bytes, log);
		assertEquals(1058, log.pauses());
		assertEquals("gencon", log.collector());
		assertEquals(0xbb400000L, log.maxHeapBytes());
		assertEquals(2, GcAnalysis.of(log).summary().explicitCollections());
		assertEquals(1044, GcAnalysis.of(log).summary().allocationFailures());
	}
}
