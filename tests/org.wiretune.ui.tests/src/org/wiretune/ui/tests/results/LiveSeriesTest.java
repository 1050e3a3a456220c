/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.AxisScale;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.ChartReading;
import org.wiretune.perf.view.LiveSeries;
import org.wiretune.perf.view.RunPoint;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.RunSpan;

/** The course of a run and its charts, without a window. */
class LiveSeriesTest {

	private static final Instant START = SampleRuns.FIRST;

	private static Instant at(double seconds) {
		return START.plusMillis(Math.round(seconds * 1000));
	}

	private static void play(LiveSeries series, Measurement measurement, double from) {
		series.happened(new RunEvent.PhaseStarted(at(from), measurement.id(), Phase.WARM_UP));
		for (Second second : measurement.seconds()) {
			if (second.second() == SampleMeasurements.WARM_UP) {
				series.happened(new RunEvent.PhaseStarted(at(from + SampleMeasurements.WARM_UP), measurement.id(), Phase.MEASUREMENT));
			}
			series.happened(new RunEvent.SecondPassed(at(from + second.second() + 1), measurement.id(), second));
		}
		series.happened(new RunEvent.MeasurementFinished(at(from + 25), measurement));
	}

	@Test
	void theLiveCourseIsTheOneOfTheFile() {
		RunFile run = SampleMeasurements.ramp(START, 1, false);
		LiveSeries live = new LiveSeries();
		for (int i = 0; i < run.measurements().size(); i++) {
			play(live, run.measurements().get(i), 26.0 * i);
		}
		live.happened(new RunEvent.Finished(at(103), RunState.COMPLETED, ""));
		RunSeries kept = RunSeries.of(run);
		assertEquals(100, kept.points().size());
		assertEquals(kept.points(), live.series().points());
		assertEquals(8, kept.spans().size());
		assertEquals(new RunSpan(26, 31, "20 users", Phase.WARM_UP, true), kept.spans().get(2));
		assertEquals(kept.spans(), live.series().spans());
	}

	@Test
	void aPhaseThatGoesOnEndsNow() {
		LiveSeries live = new LiveSeries();
		assertTrue(live.happened(new RunEvent.PhaseStarted(at(0), "1 users", Phase.WARM_UP)));
		assertTrue(live.happened(new RunEvent.SecondPassed(at(1), "1 users", SampleMeasurements.second(0, 1, 1))));
		assertFalse(live.happened(new RunEvent.Message(at(2), "A message changes no chart.")));
		assertEquals(List.of(new RunSpan(0, 1, "1 user", Phase.WARM_UP, true)), live.series().spans());
	}

	@Test
	void aClockThatIsSetBackDoesNotTurnTheAxis() {
		LiveSeries live = new LiveSeries();
		live.happened(new RunEvent.PhaseStarted(at(0), "a", Phase.MEASUREMENT));
		live.happened(new RunEvent.SecondPassed(at(1), "a", SampleMeasurements.second(6, 1, 1)));
		live.happened(new RunEvent.PhaseStarted(at(-3600), "b", Phase.MEASUREMENT));
		live.happened(new RunEvent.SecondPassed(at(-3599), "b", SampleMeasurements.second(0, 1, 1)));
		List<RunPoint> points = live.series().points();
		assertTrue(points.get(1).time() > points.get(0).time(), points.toString());
		RunFile run = SampleMeasurements.ramp(START, 1, false);
		Measurement early = SampleMeasurements.measurement(START.minusSeconds(7200), 20, 1, List.of());
		RunSeries kept = RunSeries.of(new RunFile(run.schema(), run.specification(), START, run.endedAt(), run.state(), "", run.environment(),
				List.of(), List.of(), List.of(run.measurements().get(0), early)));
		assertEquals(50, kept.end(), 1e-9);
	}

	@Test
	void aLoopWithoutSecondsIsFollowedByItsProgress() {
		LiveSeries live = new LiveSeries();
		live.happened(new RunEvent.WarmUpStarted(at(0), BindingUnderTest.SCA_ASYNC, SampleRuns.KB, 200));
		live.happened(progress(0.5, 100, true));
		live.happened(new RunEvent.MeasurementStarted(at(1), BindingUnderTest.SCA_ASYNC, SampleRuns.KB, 200));
		assertFalse(live.happened(progress(1.01, 1, false)), "Progress a hundred times a second is not drawn each time.");
		live.happened(progress(1.5, 50, false));
		live.happened(new RunEvent.CellFinished(at(2), SampleRuns.cell(BindingUnderTest.SCA_ASYNC, SampleRuns.KB, 2, 0)));
		RunSeries series = live.series();
		assertEquals(List.of(200.0, 100.0), series.points().stream().map(RunPoint::perSecond).toList());
		assertEquals(184, series.points().get(0).heapMegabytes());
		assertEquals(List.of("SCA async, 1 KB", "SCA async, 1 KB"), series.spans().stream().map(RunSpan::measurement).toList());
		assertEquals(List.of("Throughput", "Time per call", "Heap of the server"), ChartPanel.of(series).stream().map(ChartPanel::title).toList());
		live.happened(new RunEvent.PhaseStarted(at(3), "sca-async 1 KB", Phase.MEASUREMENT));
		assertTrue(live.series().points().isEmpty(), "Seconds say more than progress lines, which go.");
	}

	private static RunEvent.Progress progress(double time, int runs, boolean warmUp) {
		return new RunEvent.Progress(at(time), BindingUnderTest.SCA_ASYNC, SampleRuns.KB, warmUp, runs, 200, 2.3, 1, "Default : 1", 384, 200);
	}

	@Test
	void onlyTheNewestMomentsAreKept() {
		LiveSeries live = new LiveSeries();
		live.happened(new RunEvent.PhaseStarted(at(0), "a", Phase.MEASUREMENT));
		Second some = SampleMeasurements.second(0, 1, 1);
		for (int i = 0; i < LiveSeries.MOST_POINTS + 10; i++) {
			live.happened(new RunEvent.SecondPassed(at(i + 1), "a", new Second(i, some.phase(), some.answered(), 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1)));
		}
		List<RunPoint> points = live.series().points();
		assertEquals(LiveSeries.MOST_POINTS, points.size());
		assertEquals(11, points.get(0).time());
	}

	@Test
	void chartsHaveScalesAndWords() {
		RunSeries series = RunSeries.of(SampleMeasurements.ramp(START, 1, false));
		List<ChartPanel> panels = ChartPanel.of(series);
		assertEquals(List.of("Throughput", "Time per call", "Heap of the server", "Processors", "Users"),
				panels.stream().map(ChartPanel::title).toList());
		assertEquals(2, panels.get(0).lines().size(), "Failed calls have a line where there are some.");
		assertEquals(new AxisScale(0, 2000, false, List.of(0.0, 500.0, 1000.0, 1500.0, 2000.0)), panels.get(0).scale());
		int index = ChartReading.nearest(series, 3.9);
		assertEquals(4, series.points().get(index).time());
		List<String> words = ChartReading.at(series, panels, index);
		assertEquals("4 s: 1 user, warm-up", words.get(0));
		assertTrue(words.contains("1 garbage collection, 12.1 ms"), words.toString());
		assertTrue(ChartReading.summary(series, panels).startsWith("5 charts over 1:43. Last moment: 1:43: 60 users, measurement. Throughput: answered "),
				ChartReading.summary(series, panels));
	}

	/** The charts hatch what must not be used, also where no name has room. */
	@Test
	void phasesOfAMeasurementThatIsNotValidAreMarked() {
		RunFile run = SampleMeasurements.ramp(SampleRuns.FIRST, 1, true);
		RunSeries kept = RunSeries.of(run);
		assertEquals(List.of(true, true, true, true, true, true, false, false), kept.spans().stream().map(RunSpan::valid).toList());
		assertEquals("60 users", kept.spans().get(7).measurement());
		assertEquals("60 users (not valid)", kept.spans().get(7).label());
		assertTrue(ChartReading.summary(kept, ChartPanel.of(kept)).contains("60 users (not valid)"), ChartReading.summary(kept, ChartPanel.of(kept)));
		LiveSeries live = new LiveSeries();
		Measurement last = run.measurements().get(3);
		live.happened(new RunEvent.PhaseStarted(last.startedAt(), last.id(), Phase.WARM_UP));
		live.happened(new RunEvent.PhaseStarted(last.startedAt().plusSeconds(5), last.id(), Phase.MEASUREMENT));
		assertEquals(List.of(true, true), live.series().spans().stream().map(RunSpan::valid).toList(), "Nothing is judged yet.");
		live.happened(new RunEvent.MeasurementFinished(last.startedAt().plusSeconds(25), last));
		assertEquals(List.of(false, false), live.series().spans().stream().map(RunSpan::valid).toList());
	}
}
