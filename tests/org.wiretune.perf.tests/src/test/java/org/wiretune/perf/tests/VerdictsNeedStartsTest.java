/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;
import static org.wiretune.perf.base.BindingUnderTest.WS_SYNC;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.Change;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.perf.view.RunLogText;

/** Nothing is called faster or slower from fewer than three starts a side, whoever asks. */
class VerdictsNeedStartsTest {

	/** A verdict is made in these places only; everybody else hands it on. */
	private static final Set<String> MAKERS = Set.of("perf/judged/FigureComparison.java", "perf/judged/JudgedRuns.java");
	private static final Pattern MADE = Pattern.compile("(?:[?:]|(?<![=!])=)\\s*(?:Verdict|Change)\\.(?:FASTER|SLOWER)|return (?:Verdict|Change)\\.(?:FASTER|SLOWER)|-> (?:Verdict|Change)\\.(?:FASTER|SLOWER)");
	private static final String WORDS = ".*\\b(?:faster|slower)\\b.*";

	private static List<RunFile> starts(int many, int from, int heap, double meanMs) {
		List<RunFile> starts = new ArrayList<>();
		for (int i = 0; i < many; i++) {
			starts.add(LabRuns.number(from + i).heap(heap).cell(HTTP_SYNC, LabRuns.KB_100, meanMs * (1 + i / 1000.0)).cell(WS_SYNC, LabRuns.KB_100, 3 * meanMs).build());
		}
		return starts;
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2 })
	void fewerThanThreeStartsASideAreNotJudged(int many) {
		verdicts(many, Verdict.NOT_JUDGED, Change.NONE);
	}

	@Test
	void threeStartsASideAre() {
		verdicts(3, Verdict.SLOWER, Change.SLOWER);
	}

	/** Runs that differ by a factor of ten, which everybody would call slower. */
	private static void verdicts(int many, Verdict expected, Change change) {
		List<RunFile> before = starts(many, 0, 384, 10);
		List<RunFile> after = starts(many, many, 512, 100);
		List<RunFile> history = Stream.concat(before.stream(), after.stream()).toList();
		List<Function<Void, Verdict>> askers = List.of(none -> RunComparison.of(before, after).verdict(), none -> RunComparison.ofNewest(before, after).verdict(),
				none -> RunComparison.ofPairs(before, after).verdict(), none -> JudgedRuns.of(history).pair(WS_SYNC, HTTP_SYNC).orElseThrow().verdict());
		askers.forEach(asker -> assertEquals(expected, asker.apply(null)));
		for (ComparedRow row : ComparedRow.of(before.getLast(), after.getLast(), history)) {
			assertEquals(change, row.change(), row.label());
			assertEquals(change == Change.SLOWER, row.verdict().matches(WORDS), row.verdict());
		}
		assertEquals(false, RunLogText.of(after.getLast(), ZoneOffset.UTC).matches("(?s)" + WORDS), "one run alone is not compared");
	}

	/** Whoever makes a verdict of his own may forget the starts. */
	@Test
	void nobodyElseMakesVerdicts() throws IOException {
		Path bundles = bundles();
		Set<String> makers = new TreeSet<>();
		for (String bundle : List.of("perf", "cli", "ide", "ui", "analysis", "servers")) {
			try (Stream<Path> files = Files.walk(bundles.resolve("org.wiretune." + bundle))) {
				for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
					String text = Files.readString(file);
					if (MADE.matcher(text).find() && (text.contains("org.wiretune.perf.judged.Verdict") || file.getParent().endsWith("judged"))) {
						makers.add(file.toString().replace('\\', '/').replaceFirst(".*/org/wiretune/", ""));
					}
				}
			}
		}
		assertEquals(MAKERS, makers);
	}

	private static Path bundles() {
		Path root = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(root.resolve("bundles/org.wiretune.perf"))) {
			root = root.getParent();
		}
		return root.resolve("bundles");
	}
}
