/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Numbers with units are told by {@code org.wiretune.safety.quantity}, and what a unit is worth is stated there, so that one
 * amount reads the same in every room. Each exception has its reason and goes when it is used no more.
 */
class OneQuantityTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	private static final Pattern QUANTITIES = Pattern.compile(".*/org/wiretune/safety/quantity/.*|.*/samples/.*");
	private static final Pattern REMARK = Pattern.compile("(?m)^\\s*(?:/\\*)?\\*.*$|//.*$");

	private static final Pattern WORTH = Pattern.compile("\\b1024(?:L|\\.0)?\\s*\\*\\s*1024|\\b1_048_576\\b|\\b1048576\\b|\\b1_000_000_000L?\\b|[=/*] ?1e[369]\\b|\\b1e-[369] \\*");
	private static final Map<String, String> MAY_STATE_WORTH = Map.of(
			"gclog/read/Bytes.java", "digits of a log, read by shifts and powers of ten in the hottest loop",
			"gclog/read/IsoTime.java", "places of digits of a date",
			"lint/rules/cache/EntityCacheRegions.java", "the greatest number that a user may set, not an amount",
			"lint/rules/profile/ServerHeap.java", "the greatest number that a user may set, not an amount",
			"perf/workload/HeapSize.java", "the greatest number of MB that may be set",
			"servers/host/NetworkCards.java", "speeds of networks count by a thousand",
			"tester/load/Pacing.java", "a part of a second, reckoned for each wait",
			"tester/memory/HeapCourse.java", "microseconds of the log of the kernel");

	private static final Pattern DIGITS = Pattern.compile("%[-+,0-9$]*\\.(?:\\d|\" \\+ \\w+ \\+ \")f|NumberFormat\\.get|new DecimalFormat");
	private static final Map<String, String> MAY_WRITE_DIGITS = Map.of(
			"lint/rules/jvm/UnknownFlag.java", "an option of a virtual machine",
			"perf/jmeter/JmxWriter.java", "a file of JMeter",
			"servers/gauges/HistoryCsv.java", "a table for programs",
			"ui/gclog/CollectionsPage.java", "a field whose reader takes a comma for a point");

	private static final Pattern UNIT = Pattern.compile("\\+ \"(?:(?: |\\\\u00a0)(?:ns|us|\\\\u00b5s|\u00b5s|ms|s|min|h|B|KB|MB|GB|TB|%|bytes)|%)\"");
	private static final Map<String, String> MAY_ADD_UNITS = Map.of(
			"lint/ownrule/Dimension.java", "a value as a file of rules writes it",
			"lint/rules/wiring/AsynchronousFlood.java", "a heap in the unit in which it is set",
			"lint/rules/wiring/LargeObjectOnSmallHeap.java", "a heap in the unit in which it is set",
			"lint/size/Workload.java", "for whoever reads a stack",
			"perf/base/ObjectSize.java", "a size as files of workloads and runs write it",
			"perf/judged/RunComparison.java", "a setting as the server states it",
			"perf/workload/HeapSize.java", "a heap as files of workloads write it",
			"perf/workload/ValueTypes.java", "a time as files of workloads write it");

	/** The sources without their remarks, by their paths below the first package. */
	private static final Map<String, String> SOURCES = new TreeMap<>();

	@BeforeAll
	static void readSources() throws IOException {
		for (Path file : sources()) {
			String path = file.toString().replace('\\', '/');
			SOURCES.put(path.substring(path.lastIndexOf("/org/wiretune/") + "/org/wiretune/".length()), REMARK.matcher(Files.readString(file)).replaceAll(""));
		}
	}

	@Test
	void whatAUnitIsWorthIsStatedOnce() {
		assertOnly(WORTH, MAY_STATE_WORTH);
	}

	@Test
	void digitsAreWrittenInOnePlace() {
		assertOnly(DIGITS, MAY_WRITE_DIGITS);
	}

	@Test
	void noUnitIsAddedToANumber() {
		assertOnly(UNIT, MAY_ADD_UNITS);
	}

	@Test
	void whatIsForbiddenIsSeen() {
		for (String code : List.of("16 * 1024 * 1024", "1024L * 1024", "bytes / (1024.0 * 1024.0)", "NANOS = 1e9;", "nanos / 1e6", "1_048_576", "1_000_000_000L")) {
			assertTrue(WORTH.matcher(code).find(), code);
		}
		for (String code : List.of("64 * 1024", "value + 1e-9", "1_000_000", "1024 * Bytes.IN_MEGABYTE")) {
			assertFalse(WORTH.matcher(code).find(), code);
		}
		for (String code : List.of("\"%.2f ms\"", "\"%,.1f\"", "\"%.\" + digits + \"f\"", "NumberFormat.getInstance(locale)")) {
			assertTrue(DIGITS.matcher(code).find(), code);
		}
		assertFalse(DIGITS.matcher("String.format(Locale.ROOT, \"%d:%02d\", a, b)").find());
		assertTrue(UNIT.matcher("millis + \" ms\"").find() && UNIT.matcher("share + \"%\"").find());
		assertFalse(UNIT.matcher("name + \" small\"").find());
	}

	/** The files where a pattern is found, with what is found, are those that have a reason. */
	private static void assertOnly(Pattern pattern, Map<String, String> reasons) {
		Map<String, String> found = new TreeMap<>();
		SOURCES.forEach((path, text) -> {
			Matcher matcher = pattern.matcher(text);
			if (matcher.find()) {
				found.put(path, matcher.group());
			}
		});
		Map<String, String> without = new TreeMap<>(found);
		without.keySet().removeAll(reasons.keySet());
		assertEquals(Map.of(), without, "Tell it by Quantity, Digits, Bytes or Nanoseconds");
		List<String> idle = new ArrayList<>(reasons.keySet());
		idle.removeAll(found.keySet());
		assertEquals(List.of(), idle, "These need no reason any more");
	}

	private static List<Path> sources() throws IOException {
		try (Stream<Path> files = Files.walk(BUNDLES)) {
			return files.filter(file -> file.toString().endsWith(".java")).filter(TextUses::isOurs)
					.filter(file -> !QUANTITIES.matcher(file.toString().replace('\\', '/')).matches()).sorted().toList();
		}
	}
}
