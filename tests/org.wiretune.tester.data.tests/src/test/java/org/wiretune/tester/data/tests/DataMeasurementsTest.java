/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;

/** What the settings do is counted; by construction the counts do not depend on the machine. */
@Tag("slow")
class DataMeasurementsTest {

	@TempDir
	Path folder;

	@Test
	void aBatchIsOneExecutionAndIdentityIsNeverBatched() throws Exception {
		List<Measurement> all = measured("""
				work: bulk
				rows: 100
				rows-per-transaction: 100
				flush-every: 100
				batch-size: 50
				warm-up: 0 s
				id-strategy: identity, uuid, sequence
				""");
		assertEquals(List.of("identity", "uuid", "sequence"),
				all.stream().map(one -> one.parameters().get("id-strategy")).toList());
		assertEquals(100, figure(all.get(0), DataFigures.EXECUTES));
		assertEquals(0, figure(all.get(0), DataFigures.BATCHES));
		assertEquals(2, figure(all.get(1), DataFigures.EXECUTES));
		assertEquals(2, figure(all.get(1), DataFigures.BATCHES));
		// 100 keys in ranges of 50; the pooled optimizer asks once more at the beginning.
		assertEquals(2, figure(all.get(2), DataFigures.BATCHES));
		assertEquals(5, figure(all.get(2), DataFigures.EXECUTES));
		assertEquals(0.02, figure(all.get(1), DataFigures.of(DataKeys.Work.BULK).executes()));
		double first = figure(all.get(0), DataFigures.of(DataKeys.Work.BULK).rate());
		for (Measurement one : all) {
			assertEquals(1, one.answered());
			assertEquals(100, figure(one, DataFigures.ROWS_THERE));
			assertEquals(figure(one, DataFigures.of(DataKeys.Work.BULK).rate()) / first, figure(one, DataFigures.RATIO), 1e-9);
		}
		assertTrue(all.get(0).remarks().stream().anyMatch(remark -> remark.contains("does not batch inserts")));
	}

	@Test
	void ordersThatAreMixedShareBatchesOnlyWhenInsertsAreOrderedAndEachMeasurementFindsTheSameState() throws Exception {
		List<Measurement> all = measured("""
				work: orders
				orders: 20
				orders-per-transaction: 10
				lines: 4
				lookups: no
				id-strategy: uuid
				batch-size: 50
				order-inserts: no, yes
				warm-up: 1 ms
				repetitions: 2
				""");
		assertEquals(List.of(1, 1, 2, 2), all.stream().map(Measurement::repetition).toList());
		for (Measurement one : all) {
			boolean ordered = one.parameters().get("order-inserts").equals("yes");
			// Two transactions: order, lines, order, lines ... is a batch each; sorted it is one for orders, one for lines.
			assertEquals(ordered ? 4 : 40, figure(one, DataFigures.EXECUTES), one.id());
			assertEquals(100, figure(one, DataFigures.ROWS_THERE), one.id());
			assertEquals(2, one.answered());
			assertTrue(one.isValid(), one.invalid().toString());
			assertTrue(one.remarks().stream().anyMatch(remark -> remark.matches(
					"State was reset: .* 2,313 rows of reference data loaded, the [1-9][0-9,]* rows of the warm-up removed .*")),
					one.remarks().toString());
		}
	}

	@Test
	void aFetchOfOneRowIsARoundTripForEachRow() throws Exception {
		List<Measurement> all = measured("""
				work: query
				orders: 3
				fetch-size: 1, 20
				round-trip: 200 us
				warm-up: 0 s
				""");
		double single = figure(all.get(0), DataFigures.of(DataKeys.Work.QUERY).roundTrips());
		double page = figure(all.get(1), DataFigures.of(DataKeys.Work.QUERY).roundTrips());
		assertTrue(single >= page + 18, single + " and " + page);
		assertTrue(figure(all.get(0), DataFigures.ROUND_TRIP) >= 0.0002);
	}

	@Test
	void aKeptStatementIsNotPreparedAgain() throws Exception {
		List<Measurement> all = measured("""
				work: orders
				orders: 10
				lines: 3
				lookups: no
				id-strategy: uuid
				round-trip: 200 us
				warm-up: 1 ms
				variant: statement-cache 0
				variant: statement-cache 100
				""");
		// Without a cache two statements are prepared for each order, which with H2 is a round trip each.
		assertEquals(figure(all.get(0), DataFigures.EXECUTES), figure(all.get(1), DataFigures.EXECUTES));
		assertTrue(figure(all.get(0), DataFigures.of(DataKeys.Work.ORDERS).roundTrips()) >= figure(all.get(1), DataFigures.of(DataKeys.Work.ORDERS).roundTrips()) + 1.5,
				all.stream().map(Measurement::figures).toList().toString());
	}

	@Test
	void whoKeepsTheRowsAsksOncePerLookUp() throws Exception {
		List<Measurement> all = measured("""
				work: paging
				pages: 5
				orders: 18
				round-trip: 200 us
				warm-up: 1 ms
				paging: stateless, stateful
				""");
		// Down to page 5 and up again are 9 pages; the warm-up begins one and leaves the first half of a look-up at most.
		assertEquals(18, figure(all.get(0), DataFigures.EXECUTES));
		assertTrue(figure(all.get(1), DataFigures.EXECUTES) <= 3 && figure(all.get(1), DataFigures.EXECUTES) >= 2, all.get(1).figures().toString());
		assertTrue(figure(all.get(0), DataFigures.of(DataKeys.Work.PAGING).roundTrips()) >= 1 && figure(all.get(1), DataFigures.of(DataKeys.Work.PAGING).roundTrips()) <= 1.5,
				all.stream().map(Measurement::figures).toList().toString());
		assertEquals(18, all.get(1).answered());
	}

	@Test
	void withoutAMinimumTheFirstUsersWaitForTheirConnections() throws Exception {
		List<Measurement> all = measured("""
				work: first-requests
				clients: 4
				orders: 12
				round-trip: 5 ms
				idle-timeout: 50 ms
				warm-up: 1 ms
				min-pool-size: 0, 4
				""");
		Measurement none = all.get(0);
		Measurement warm = all.get(1);
		// Three openings with four users, at the beginning and after the idle time; who comes late may find one given back.
		double made = figure(none, DataFigures.CONNECTIONS_MADE);
		assertTrue(made >= 6 && made <= 24, String.valueOf(made));
		assertEquals(0, figure(warm, DataFigures.CONNECTIONS_MADE));
		for (Measurement one : all) {
			assertEquals(12, one.answered());
			assertEquals(12, one.others().get("next").count());
			assertEquals(12, one.others().get("after idle").count());
			assertEquals(36, figure(one, DataFigures.EXECUTES));
			assertTrue(Double.isNaN(figure(one, DataFigures.of(DataKeys.Work.FIRST_REQUESTS).rate())), one.figures().toString());
		}
		// A connection takes several round trips of 5 ms before the request's own.
		assertTrue(none.latency().p50Ms() >= warm.latency().p50Ms() + 5, none.latency() + " and " + warm.latency());
		assertTrue(none.others().get("after idle").p50Ms() >= warm.others().get("after idle").p50Ms() + 5,
				none.others().toString());
	}

	@Test
	void whatIsInTheSecondLevelCacheIsNotAskedForAndChangesReachTheDatabase() throws Exception {
		RunInThisProcess run = RunInThisProcess.of("""
				work: entities
				entities: 50
				orders: 60
				warm-up: 1 ms
				updates: 0, 100
				second-level-cache: off, read-only, nonstrict-read-write, read-write
				""");
		assertEquals("", run.run(folder), run.failures().toString());
		assertEquals(7, run.measurements().size(), "read-only with updates is left out");
		assertTrue(run.messages().stream().anyMatch(text -> text.contains("read-only") && text.contains("left out")), run.messages().toString());
		for (Measurement one : run.measurements()) {
			assertTrue(one.complete() && one.failed() == 0, one.toString());
			double executes = figure(one, DataFigures.of(DataKeys.Work.ENTITIES).executes());
			boolean updates = one.parameters().get("updates").equals("100");
			boolean cached = !one.parameters().get("second-level-cache").equals("off");
			double found = figure(one, DataFigures.CACHE_HITS);
			if (cached) {
				// Of 60 times 50 out of 2100 entities most were there; what was not is asked for.
				assertTrue(found > 30 && executes < 36 + (updates ? 1 : 0), one.id() + one.figures());
				assertEquals(50 * (1 - found / 100) + (updates ? 1 : 0), executes, 0.5, one.id());
			} else {
				assertTrue(Double.isNaN(found));
				assertEquals(50 + (updates ? 1 : 0), executes, one.id());
			}
		}
	}

	@Test
	void postgresqlRunsWithDurableCommitsAndLeavesNothing() throws Exception {
		assumeTrue(Installed.postgresql(), "PostgreSQL is not installed.");
		long before = leftOvers();
		List<Measurement> all = measured("""
				database: postgresql
				work: bulk
				rows: 100
				flush-every: 100
				batch-size: 50
				driver-rewrite: no, yes
				id-strategy: uuid
				warm-up: 0 s
				""");
		for (Measurement one : all) {
			assertEquals(2, figure(one, DataFigures.EXECUTES));
			assertEquals(100, figure(one, DataFigures.ROWS_THERE));
			assertTrue(one.remarks().getFirst().contains("fsync on"), one.remarks().toString());
		}
		assertEquals(before, leftOvers());
	}

	private static long leftOvers() throws IOException {
		try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
			return files.filter(file -> file.getFileName().toString().startsWith("wiretune-postgresql-")).count();
		}
	}

	private List<Measurement> measured(String text) throws Exception {
		RunInThisProcess run = RunInThisProcess.of(text);
		assertEquals("", run.run(folder), run.failures().toString());
		assertEquals(List.of(), run.failures());
		run.measurements().forEach(one -> assertTrue(one.complete() && one.failed() == 0, one.toString()));
		RunInThisProcess.assertNoProcessLeft();
		return run.measurements();
	}

	private static double figure(Measurement measurement, Figure figure) {
		return measurement.value(figure);
	}
}
