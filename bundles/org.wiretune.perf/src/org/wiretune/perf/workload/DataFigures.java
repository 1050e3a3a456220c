/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#DATA}. What is counted depends on the work: rows, orders, queries and so on. */
public final class DataFigures {

	/**
	 * The figures that count one kind of work.
	 *
	 * @param rate how many of it were done in a second, from the first call to the last commit
	 * @param amount how many were done
	 * @param executes calls of JDBC for one
	 * @param processorTime processor time of the database for one
	 * @param roundTrips round trips to the database for one
	 */
	public record OfWork(Figure rate, Figure amount, Figure executes, Figure processorTime, Figure roundTrips) {

		private static OfWork of(String one, String many) {
			return new OfWork(new Figure(many + "-per-second", Unit.PER_SECOND, Better.HIGHER), new Figure(many, Unit.COUNT, Better.NEITHER),
					new Figure("jdbc-executes-per-" + one, Unit.COUNT, Better.LOWER),
					new Figure("database-processor-time-per-" + one, Unit.SECONDS, Better.LOWER),
					new Figure("round-trips-per-" + one, Unit.COUNT, Better.LOWER));
		}

		private Stream<Figure> all() {
			return Stream.of(rate, amount, executes, processorTime, roundTrips);
		}
	}

	/** Rows, orders and so on a second by those of the first measurement of the same work. */
	public static final Figure RATIO = new Figure("ratio-to-first", Unit.RATIO, Better.HIGHER);

	/** Look-ups that the second-level cache answered. */
	public static final Figure CACHE_HITS = new Figure("second-level-cache-hits", Unit.PERCENT, Better.HIGHER);

	/** Connections that were made while users waited for them. */
	public static final Figure CONNECTIONS_MADE = new Figure("connections-made-for-users", Unit.COUNT, Better.LOWER);

	/** Calls of JDBC that execute statements. */
	public static final Figure EXECUTES = new Figure("jdbc-executes", Unit.COUNT, Better.NEITHER);

	/** Those of them that execute a batch. */
	public static final Figure BATCHES = new Figure("jdbc-batches", Unit.COUNT, Better.NEITHER);

	/** Processor time that the database took. */
	public static final Figure PROCESSOR_TIME = new Figure("database-processor-time", Unit.SECONDS, Better.NEITHER);

	/** Rows that were in the tables at the end. */
	public static final Figure ROWS_THERE = new Figure("rows-in-tables", Unit.COUNT, Better.NEITHER);

	/** Round trip of the network, as it was measured. */
	public static final Figure ROUND_TRIP = new Figure("round-trip-time", Unit.SECONDS, Better.NEITHER);

	private static final Map<DataKeys.Work, OfWork> BY_WORK = new EnumMap<>(Map.of(
			DataKeys.Work.BULK, OfWork.of("row", "rows"),
			DataKeys.Work.ORDERS, OfWork.of("order", "orders"),
			DataKeys.Work.QUERY, OfWork.of("query", "queries"),
			DataKeys.Work.PAGING, OfWork.of("page", "pages"),
			DataKeys.Work.FIRST_REQUESTS, OfWork.of("request", "requests"),
			DataKeys.Work.ENTITIES, OfWork.of("transaction", "transactions")));

	static final List<Figure> ALL = Stream.concat(
			Stream.of(RATIO, CACHE_HITS, CONNECTIONS_MADE, EXECUTES, BATCHES, PROCESSOR_TIME, ROWS_THERE, ROUND_TRIP),
			BY_WORK.values().stream().flatMap(OfWork::all)).toList();

	private DataFigures() {
	}

	/**
	 * Finds what counts a kind of work.
	 *
	 * @param work what is done
	 * @return its figures
	 */
	public static OfWork of(DataKeys.Work work) {
		return BY_WORK.get(work);
	}
}
