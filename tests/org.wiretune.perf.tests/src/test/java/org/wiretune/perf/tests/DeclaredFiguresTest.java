/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.params.provider.MethodSource;
import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.DeclaredFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.perf.workload.RateFigures;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

class DeclaredFiguresTest {

	@ParameterizedTest
	@ValueSource(strings = { "", "Peak", "pacing lag", "a--b", "-a", "a-", "acme.", ".a", "a_b" })
	void whatIsNoIdIsRefused(String id) {
		assertThrows(IllegalArgumentException.class, () -> new Figure(id, Unit.COUNT, Better.NEITHER));
	}

	@Test
	void othersHaveAPrefix() {
		assertEquals("acme.slow-polls", new Figure("acme.slow-polls", Unit.COUNT, Better.LOWER).id());
	}

	@Test
	void wordsOfFilesAreFoundAgain() {
		for (Unit unit : Unit.values()) {
			assertEquals(Optional.of(unit), Unit.find(unit.id()));
		}
		for (Better better : Better.values()) {
			assertEquals(Optional.of(better), Better.find(better.id()));
		}
		assertEquals("per-second", Unit.PER_SECOND.id());
		assertEquals(Optional.empty(), Unit.find("PER_SECOND"));
		assertEquals(Optional.empty(), Better.find("more"));
	}

	@Test
	void noTwoFiguresShareAnIdOrWords() {
		Map<String, Figure> ids = new HashMap<>();
		Map<String, Figure> words = new HashMap<>();
		for (WorkloadKind kind : WorkloadKind.all()) {
			for (Figure figure : kind.figures()) {
				assertEquals(figure, ids.computeIfAbsent(figure.id(), key -> figure));
				assertEquals(figure, words.computeIfAbsent(FigureWords.label(figure), key -> figure), figure.id());
				assertEquals(Optional.of(figure), DeclaredFigures.find(figure.id()));
			}
		}
	}

	@Test
	void everyFigureHasWords() {
		Set<Figure> all = new HashSet<>();
		for (WorkloadKind kind : WorkloadKind.all()) {
			all.addAll(kind.figures());
		}
		assertTrue(all.size() > 100, "they are all looked at");
		for (Figure figure : all) {
			ResourceBundle.getBundle("org.wiretune.perf.workload.figures").getString(figure.id());
		}
		assertEquals("acme.polls", FigureWords.label(new Figure("acme.polls", Unit.COUNT, Better.LOWER)), "those of others may have none");
	}

	static List<WorkloadKind> kinds() {
		return WorkloadKind.all();
	}

	@ParameterizedTest
	@MethodSource("kinds")
	void theHeadlineIsDeclaredAndHasADirection(WorkloadKind kind) {
		Figure headline = kind.headline(Workload.of(kind));
		assertTrue(kind.figures().contains(headline), headline.id());
		assertNotEquals(Better.NEITHER, headline.better());
	}

	@Test
	void whatWorkIsDoneTellsTheHeadline() {
		Workload data = Workload.of(WorkloadKind.DATA);
		Set<String> ids = new HashSet<>();
		for (DataKeys.Work work : DataKeys.Work.values()) {
			ids.add(WorkloadKind.DATA.headline(data.with(DataKeys.WORK, work)).id());
		}
		assertEquals(Set.of("rows-per-second", "orders-per-second", "queries-per-second", "pages-per-second", "transactions-per-second", "mean-time"), ids);
	}

	@Test
	void valuesAreShownInTheUnitThatSuitsThem() {
		assertEquals("14.2 ms", FigureWords.value(RateFigures.PACING_LAG_P99, 0.0142));
		assertEquals("96 MB", FigureWords.value(MemoryFigures.HEAP, 96 * 1024 * 1024));
		assertEquals("12.5 %", FigureWords.value(MemoryFigures.COLLECTION_SHARE, 12.5));
		assertEquals("900", FigureWords.value(SenderFigures.PEAK, 900));
		assertEquals("900/s", FigureWords.withUnit(SenderFigures.PEAK, 900));
		assertEquals("most heap used (B)", FigureWords.heading(MemoryFigures.HEAP));
		assertEquals("deliveries", FigureWords.heading(PoolFigures.DELIVERIES));
		assertFalse(FigureWords.heading(CommonFigures.CALLS_PER_SECOND).contains("("));
	}
}
