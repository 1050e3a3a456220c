/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.perf.stat.Ratio;
import org.wiretune.perf.stat.StudentT;
import org.wiretune.perf.stat.Trend;

/** Statistics against cases computed by hand and against simulated rows of which the truth is known. */
class StatisticsTest {

	private static final int SIMULATIONS = 2000;

	@Test
	void anIntervalComputedByHand() {
		// mean 5, variance 10 / 4 = 2.5, standard error sqrt(2.5 / 5) = 0.70711, t of 4 degrees 2.7764: half 1.96321
		Interval interval = BatchMeans.ofIndependent(new double[] { 3, 4, 5, 6, 7 });
		assertEquals(5, interval.estimate(), 1e-12);
		assertEquals(5 - 1.96321, interval.low(), 1e-4);
		assertEquals(5 + 1.96321, interval.high(), 1e-4);
		assertEquals(5, interval.samples());
	}

	@Test
	void fewSlicesHaveNoInterval() {
		assertFalse(BatchMeans.interval(new double[] { 1, 2, 3, 4 }).isKnown());
		assertEquals(2.5, BatchMeans.interval(new double[] { 1, 2, 3, 4 }).estimate());
		assertEquals(Interval.NONE, BatchMeans.interval(new double[0]));
	}

	@Test
	void batchesAreOfEqualLengthAndEndWithTheRow() {
		double[] row = IntStream.rangeClosed(1, 23).asDoubleStream().toArray();
		// 3 slices too many are left out at the beginning: (4 + 5) / 2, (6 + 7) / 2 ...
		assertArrayEquals(new double[] { 4.5, 6.5, 8.5, 10.5, 12.5, 14.5, 16.5, 18.5, 20.5, 22.5 },
				BatchMeans.batches(row));
		assertEquals(19, BatchMeans.batches(new double[19]).length);
	}

	@Test
	void quantilesOfStudentAreThoseOfTheTable() {
		assertEquals(12.7062, StudentT.quantile975(1));
		assertEquals(2.2622, StudentT.quantile975(9));
		assertEquals(2.0211, StudentT.quantile975(40), 2e-4);
		assertEquals(1.9840, StudentT.quantile975(100), 2e-4);
		assertTrue(Double.isNaN(StudentT.quantile975(0)));
	}

	@Test
	void theIntervalHoldsTheTruthAsOftenAsItSays() {
		assertEquals(0.95, coverage(60, 0), 0.015);
	}

	@Test
	void alikeNeighboursDoNotMakeTheIntervalTooNarrow() {
		// Each second is half of what the one before it was: seconds taken one by one would be wrong in every fourth run.
		double batched = coverage(120, 0.5);
		assertTrue(batched > 0.92, "coverage " + batched);
		double naive = naiveCoverage(120, 0.5);
		assertTrue(naive < 0.80, "the plain interval is wrong: coverage " + naive);
	}

	private static double coverage(int length, double correlation) {
		Random random = new Random(42);
		int held = 0;
		for (int i = 0; i < SIMULATIONS; i++) {
			held += BatchMeans.interval(row(length, correlation, random)).contains(1000) ? 1 : 0;
		}
		return (double) held / SIMULATIONS;
	}

	private static double naiveCoverage(int length, double correlation) {
		Random random = new Random(42);
		int held = 0;
		for (int i = 0; i < SIMULATIONS; i++) {
			held += BatchMeans.ofIndependent(row(length, correlation, random)).contains(1000) ? 1 : 0;
		}
		return (double) held / SIMULATIONS;
	}

	/** Throughput around 1000 a second whose deviations fade by the factor from second to second. */
	private static double[] row(int length, double correlation, Random random) {
		double deviation = random.nextGaussian() / Math.sqrt(1 - correlation * correlation);
		double[] row = new double[length];
		for (int i = 0; i < length; i++) {
			row[i] = 1000 + 20 * deviation;
			deviation = correlation * deviation + random.nextGaussian();
		}
		return row;
	}

	@Test
	void theRatioOfFiveRepetitionsHoldsTheTruth() {
		Random random = new Random(11);
		int held = 0;
		int simulations = 300;
		for (int i = 0; i < simulations; i++) {
			double[] before = random.doubles(5).map(value -> 10 + random.nextGaussian() * 0.5).toArray();
			double[] after = random.doubles(5).map(value -> 8 + random.nextGaussian() * 0.5).toArray();
			held += Ratio.of(before, after).contains(0.8) ? 1 : 0;
		}
		assertEquals(0.95, (double) held / simulations, 0.03);
	}

	@Test
	void equalRowsHaveARatioOfOneAndAlwaysTheSameInterval() {
		double[] row = { 9.8, 10.1, 10.0, 9.9, 10.2 };
		Interval once = Ratio.of(row, row);
		assertEquals(1, once.estimate(), 1e-12);
		assertTrue(once.contains(1) && once.relativeHalfWidth() < 0.05, once.toString());
		assertEquals(once, Ratio.of(row, row));
		assertEquals(2, Ratio.of(new double[] { 5, 5, 5 }, new double[] { 10, 10, 10 }).low(), 1e-9);
		assertFalse(Ratio.of(new double[] { 5 }, new double[] { 10 }).isKnown());
		assertEquals(Interval.NONE, Ratio.of(new double[] { 0, 0 }, new double[] { 10, 10 }));
	}

	@Test
	void tenTimesHaveToLieBeyondAPercentile() {
		assertTrue(PercentileSupport.isValid(1000, 99));
		assertFalse(PercentileSupport.isValid(999, 99));
		assertEquals(1000, PercentileSupport.needed(99));
		assertEquals(10_000, PercentileSupport.needed(99.9));
		assertEquals(20, PercentileSupport.beyond(200, 90));
		assertEquals(2, PercentileSupport.beyond(200, 99));
	}

	@Test
	void aTrendIsSeenAndChanceIsNot() {
		Random random = new Random(3);
		int alarms = 0;
		for (int i = 0; i < SIMULATIONS; i++) {
			alarms += Trend.of(row(60, 0, random)).significant() ? 1 : 0;
		}
		assertEquals(0.01, (double) alarms / SIMULATIONS, 0.01);
		double[] rising = IntStream.range(0, 40).mapToDouble(i -> 1000 + 10 * i + 5 * random.nextGaussian()).toArray();
		Trend trend = Trend.of(rising);
		assertTrue(trend.significant());
		// Batch means rise from 1015 to 1375 around 1195: 30 %
		assertEquals(360.0 / 1195, trend.relativeChange(), 0.02);
		assertEquals(Trend.NONE, Trend.of(new double[] { 1, 2, 3, 4, 5, 6, 7, 8, 9 }));
	}

	@Test
	void onlyWholeSecondsOfMeasuringAreSlices() {
		MeasurementBuilder builder = new MeasurementBuilder();
		Measurement measurement = builder.build();
		assertEquals(18, Slices.measured(measurement).size());
		assertEquals(MeasurementBuilder.WARM_UP + 1, Slices.measured(measurement).get(0).second());
		Interval throughput = Slices.throughput(measurement);
		assertEquals(measurement.perSecond(), throughput.estimate());
		assertTrue(throughput.contains(2000) && throughput.relativeHalfWidth() < 0.05, throughput.toString());
		builder.seconds = 4;
		assertFalse(Slices.throughput(builder.build()).isKnown());
	}
}
