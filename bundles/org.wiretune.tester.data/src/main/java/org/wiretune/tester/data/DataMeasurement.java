/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseProcess;
import org.wiretune.tester.data.database.DatabaseState;
import org.wiretune.tester.data.database.ReferenceData;
import org.wiretune.tester.data.hibernate.HibernateClient;
import org.wiretune.tester.network.DelayProxy;
import org.wiretune.tester.network.RoundTripProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.text.Problem;
import org.wiretune.tester.workload.WorkloadContext;

/** One measurement: a database without tables, tables, reference data, warm-up, reset, measurement, check. */
final class DataMeasurement {

	/** Tables are made and reference data is loaded. */
	static final String PREPARATION = "preparation";
	/** What the warm-up wrote is removed. */
	static final String RESET = "reset";
	/** The rows are counted. */
	static final String CHECK = "check";

	/** The least that making tables and loading data may take without a sign of life. */
	private static final Duration PREPARATION_PATIENCE = Duration.ofSeconds(60);
	private static final long END_MILLIS = 1000;
	private static final double MILLIS_IN_SECOND = 1000;
	/** Until the first measurement the JVM has compiled little of Hibernate, of the pool and of the driver. */
	private static final int FIRST_WARM_UPS = 4;

	private final WorkloadContext context;
	private final DataSettings settings;
	private final DatabaseProcess database;
	private final int repetition;
	private final boolean firstOfRun;

	/**
	 * A measurement.
	 *
	 * @param firstOfRun whether nothing was measured in this process before; it warms up longer then
	 */
	DataMeasurement(WorkloadContext context, DataSettings settings, DatabaseProcess database, int repetition, boolean firstOfRun) {
		this.context = context;
		this.settings = settings;
		this.database = database;
		this.repetition = repetition;
		this.firstOfRun = firstOfRun;
	}

	/**
	 * Makes the measurement and tells it.
	 *
	 * @param firstRate rows, orders and so on a second of the measurement it is compared with, not a number when it is the
	 *            first
	 * @param rate takes those of this one
	 * @return why the run has to end, a sentence; empty when it goes on
	 */
	String run(double firstRate, DoubleConsumer rate) throws InterruptedException {
		MeasurementRecorder recorder = context.measurement(settings.parameters(), repetition);
		recorder.phase(PREPARATION);
		String problem = "";
		boolean complete = false;
		Duration timeout = settings.value(CommonKeys.CALL_TIMEOUT);
		try (Watchdog watchdog = new Watchdog(
				timeout.compareTo(PREPARATION_PATIENCE) > 0 ? timeout : PREPARATION_PATIENCE, database::kill)) {
			try (DelayProxy proxy = settings.roundTrip().isZero() ? null
					: new DelayProxy(database.port(), settings.roundTrip())) {
				complete = measure(recorder, proxy, watchdog, firstRate, rate);
			} catch (SQLException | IOException | RuntimeException | LinkageError e) {
				problem = TEXTS.get("run.problem", DataVariants.words(settings), Problem.sentence(e));
			}
			if (watchdog.hasBitten()) {
				problem = TEXTS.get("run.silent", database.kind().label(),
						watchdog.patience().toSeconds(), DataVariants.words(settings));
			} else if (!context.isStopped() && hasEnded(!problem.isEmpty())) {
				problem = TEXTS.get("run.databaseEnded", DataVariants.words(settings), database.end());
			}
		} finally {
			recorder.finish(complete && problem.isEmpty());
		}
		return context.isStopped() ? "" : problem;
	}

	/** Its clients notice the end of a database before its end is told; after a problem it is waited for. */
	private boolean hasEnded(boolean afterProblem) throws InterruptedException {
		if (!afterProblem) {
			return database.exit().isDone();
		}
		try {
			database.exit().get(END_MILLIS, TimeUnit.MILLISECONDS);
			return true;
		} catch (TimeoutException e) {
			return false;
		} catch (ExecutionException e) {
			return true;
		}
	}

	private boolean measure(MeasurementRecorder recorder, DelayProxy proxy, Watchdog watchdog, double firstRate,
			DoubleConsumer rate) throws SQLException, IOException, InterruptedException {
		int port = proxy == null ? database.port() : proxy.port();
		try (DatabaseState state = new DatabaseState(database)) {
			state.drop();
			try (HibernateClient client = new HibernateClient(settings, database.kind(), port, database.password())) {
				state.load();
				Load load = new Load(client, settings, recorder, () -> context.isStopped() || database.exit().isDone());
				LongSupplier progress = () -> client.counts().executes() + load.calls();
				Duration timeout = settings.value(CommonKeys.CALL_TIMEOUT);
				Duration warmUp = settings.value(DataKeys.WARM_UP).multipliedBy(firstOfRun ? FIRST_WARM_UPS : 1);
				recorder.phase(Phase.WARM_UP);
				if (!warmUp.isZero()) {
					watchdog.watch(progress, timeout);
					load.run(0, warmUp);
				}
				watchdog.watch(progress, PREPARATION_PATIENCE);
				recorder.phase(RESET);
				long removed = state.clear();
				remarks(recorder, removed);
				Figures figures = new Figures(settings, database, client, proxy);
				recorder.phase(Phase.MEASUREMENT);
				watchdog.watch(progress, timeout);
				figures.begin();
				Load.Done done = load.run(settings.amount(), settings.value(TimedKeys.DURATION));
				figures.end(done);
				watchdog.watch(progress, PREPARATION_PATIENCE);
				recorder.phase(CHECK);
				load.close();
				if (context.isStopped() || database.exit().isDone()) {
					return false;
				}
				figures.tell(recorder, firstRate);
				rate.accept(figures.rate());
				check(recorder, state, done);
				return done.problem().isEmpty();
			}
		}
	}

	/** What was inserted must be there: a driver that loses rows is not fast. */
	private void check(MeasurementRecorder recorder, DatabaseState state, Load.Done done) throws SQLException {
		if (!settings.writesRows()) {
			if (!done.problem().isEmpty()) {
				recorder.invalid(TEXTS.get("invalid.givenUp", done.problem()));
			}
			return;
		}
		long there = state.written();
		long expected = done.amount() * Figures.rowsOf(settings);
		recorder.figure(DataFigures.ROWS_THERE, there);
		if (done.failed() == 0 && there != expected) {
			recorder.invalid(TEXTS.get("invalid.rows", there, expected));
		}
		if (!done.problem().isEmpty()) {
			recorder.invalid(TEXTS.get("invalid.givenUp", done.problem()));
		}
	}

	private void remarks(MeasurementRecorder recorder, long removed) throws IOException {
		recorder.remark(database.description());
		if (firstOfRun && !settings.value(DataKeys.WARM_UP).isZero()) {
			recorder.remark(TEXTS.get("remark.firstWarmUp", FIRST_WARM_UPS));
		}
		recorder.remark(TEXTS.get("remark.reset", ReferenceData.rows(), removed));
		if (settings.roundTrip().isZero()) {
			recorder.remark(TEXTS.get("remark.noRoundTrip"));
		} else {
			double median = RoundTripProbe.medianMillis(settings.roundTrip());
			recorder.figure(DataFigures.ROUND_TRIP, median / MILLIS_IN_SECOND);
			recorder.remark(TEXTS.get("remark.roundTrip", Quantity.nanoseconds(settings.roundTrip().toNanos()),
					Quantity.milliseconds(median)));
		}
		Remarks.of(settings, database.kind()).forEach(recorder::remark);
	}
}
