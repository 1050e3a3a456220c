/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.ChartWords;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Key;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Part;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.Room;

/** The drawing of charts, on a surface that keeps it. */
class ChartDrawingTest {

	private static final TextMeasure MEASURE = new SansSerifMeasure();
	private static final Look LINE = Look.line(ChartInk.FIRST, 2);

	private static Series series(String name, double... values) {
		return new Series(name, LINE, Stretch.of(values.length, index -> index, index -> values[index]));
	}

	private static Chart chart(Series... series) {
		return new Chart(Axis.seconds(AxisScale.time(10, 5)), List.of(new Panel("Calls", Axis.figures(AxisScale.fromZero(100, 4)), List.of(series))));
	}

	private static ChartFrame frame(Chart chart, double width, double height) {
		return ChartFrame.of(chart, Room.window(new Box(0, 0, width, height), 10), MEASURE);
	}

	private static RecordingSurface draw(Chart chart, double width, double height) {
		RecordingSurface surface = new RecordingSurface(MEASURE);
		ChartDrawing.draw(chart, frame(chart, width, height), MEASURE, surface);
		return surface;
	}

	private static List<RecordingSurface.Line> lines(RecordingSurface surface, ChartInk ink) {
		return surface.lines.stream().filter(line -> line.pen().color() == ink).toList();
	}

	@Test
	void valuesStandWhereTheScalesSay() {
		Chart chart = chart(series("", 0, 50, 100));
		ChartFrame frame = frame(chart, 400, 300);
		Box plot = frame.plots().getFirst();
		List<Point> points = lines(draw(chart, 400, 300), ChartInk.FIRST).getFirst().points();
		assertEquals(new Point(frame.x(0), plot.bottom()), points.get(0));
		assertEquals(plot.bottom() - plot.height() / 2, points.get(1).y(), 1);
		assertEquals(new Point(frame.x(2), plot.y()), points.get(2));
		assertEquals(plot.right() - 1, frame.x(10));
	}

	@Test
	void aLineIsBrokenWhereAValueIsMissingAndALoneValueIsADot() {
		RecordingSurface surface = draw(chart(series("", 1, 2, Double.NaN, 50, Double.NaN, 3, 4)), 400, 300);
		assertEquals(2, lines(surface, ChartInk.FIRST).size());
		assertEquals(1, surface.ellipses.size());
	}

	/** A peak of one in a million stays, and a column of pixels costs four points at most. */
	@Test
	void noPeakIsLostHoweverManyValuesThereAre() {
		int size = 1_000_000;
		Series many = new Series("", LINE, Stretch.of(size, index -> index * 10.0 / size, index -> index == 654_321 ? 100 : index % 7));
		Chart chart = chart(many);
		Box plot = frame(chart, 400, 300).plots().getFirst();
		List<Point> points = lines(draw(chart, 400, 300), ChartInk.FIRST).getFirst().points();
		assertTrue(points.stream().anyMatch(point -> point.y() == plot.y()), "the peak");
		assertTrue(points.size() <= 4 * plot.width(), points.size() + " points");
	}

	@Test
	void aShadeReachesTheBottomAndWhatIsFewHasDots() {
		Look look = new Look(Look.Shape.LINE, ChartInk.FIRST, 1, Pen.Dash.SOLID, true, true);
		Chart chart = chart(new Series("", look, Stretch.of(3, index -> index, index -> 20)));
		RecordingSurface surface = draw(chart, 400, 300);
		Box plot = frame(chart, 400, 300).plots().getFirst();
		assertEquals(plot.bottom(), surface.polygons.getFirst().getFirst().y());
		assertEquals(plot.bottom(), surface.polygons.getFirst().getLast().y());
		assertEquals(3, surface.ellipses.size());
	}

	@Test
	void theSeriesThatCountsIsPaintedAboveTheOthers() {
		Series one = new Series("one", Look.line(ChartInk.FIRST, 1), Stretch.of(2, index -> index, index -> 5));
		Series other = new Series("other", Look.line(ChartInk.BAD, 1), Stretch.of(2, index -> index, index -> 5));
		for (boolean lastAbove : new boolean[] { true, false }) {
			Panel panel = new Panel("", Axis.figures(AxisScale.fromZero(10, 2)), List.of(one, other), List.of(), lastAbove);
			RecordingSurface surface = draw(new Chart(Axis.seconds(AxisScale.time(10, 5)), List.of(panel)), 400, 300);
			List<Object> inks = surface.lines.stream().map(line -> (Object) line.pen().color()).filter(ink -> ink == ChartInk.FIRST || ink == ChartInk.BAD).toList();
			// The samples of the legend follow, in its order.
			assertEquals(lastAbove ? List.of(ChartInk.FIRST, ChartInk.BAD) : List.of(ChartInk.BAD, ChartInk.FIRST), inks.subList(0, 2));
			assertEquals(List.of(ChartInk.FIRST, ChartInk.BAD), inks.subList(2, 4));
		}
	}

	@Test
	void needlesStandOnTheBottom() {
		Look look = new Look(Look.Shape.NEEDLES, ChartInk.BAD, 1, Pen.Dash.SOLID, false, false);
		Chart chart = chart(new Series("", look, Stretch.of(4, index -> index, index -> 30)));
		Box plot = frame(chart, 400, 300).plots().getFirst();
		List<RecordingSurface.Line> needles = lines(draw(chart, 400, 300), ChartInk.BAD);
		assertEquals(4, needles.size());
		needles.forEach(needle -> assertEquals(plot.bottom(), needle.points().getLast().y()));
	}

	@Test
	void whatMustNotBeUsedIsHollow() {
		Series steps = new Series("", "", LINE, List.of(), List.of(new Series.Spot(1, 10, true), new Series.Spot(2, 20, false)), List.of(new Series.Whisker(1, 5, 15)));
		RecordingSurface surface = draw(chart(steps), 400, 300);
		assertEquals(ChartInk.FIRST, surface.ellipses.get(0).fill());
		assertEquals(ChartInk.BACKGROUND, surface.ellipses.get(1).fill());
		assertTrue(surface.lines.stream().anyMatch(line -> line.points().getFirst().x() == line.points().getLast().x() && line.pen().color() == ChartInk.QUIET), "the interval");
	}

	@Test
	void shadesSignsAndTheirKeysAreDrawnInEveryPanel() {
		Panel panel = new Panel("One", Axis.figures(AxisScale.fromZero(10, 2)), List.of(series("a", 1, 2)));
		Band hatched = new Band(2, 4, ChartInk.QUIET, Band.Shape.HATCHED);
		Band warm = new Band(0, 2, ChartInk.WARM_UP, Band.Shape.FILLED);
		Mark stroke = new Mark(3, Mark.Sign.STROKE, 0.5, 1, ChartInk.COLLECTION, "", "Second 3: 1 collection");
		Mark restart = new Mark(5, Mark.Sign.LINE, 0, 1, ChartInk.TEXT, "restart", "");
		Chart chart = new Chart(Heading.NONE, List.of(panel, panel), Axis.seconds(AxisScale.time(10, 5)), List.of(warm, hatched), List.of(stroke, restart),
				List.of(new Part(0, 5, "10 users (not valid)", "10 users")), List.of(Key.of("Warm-up", warm), Key.of("Collection", stroke)));
		RecordingSurface surface = draw(chart, 500, 400);
		assertEquals(3, surface.rectangles.stream().filter(shape -> shape.fill() == ChartInk.WARM_UP).count(), "two panels and a key");
		assertEquals(3, lines(surface, ChartInk.COLLECTION).size(), "two panels and a key");
		assertEquals(List.of("Second 3: 1 collection", "Second 3: 1 collection"), surface.words);
		assertEquals(2, lines(surface, ChartInk.TEXT).size());
		List<String> texts = surface.texts.stream().map(RecordingSurface.Text::text).toList();
		assertTrue(texts.containsAll(List.of("One", "a", "restart", "10 users (not valid)", "Warm-up", "Collection", "0 s", "10 s")), texts.toString());
	}

	@Test
	void noWordsTouchAndNoneIsCutAtAnyWidth() {
		Panel panel = new Panel("Processors (kept busy)", Axis.figures(AxisScale.fromZero(2000, 4)),
				List.of(series("server", 1, 2).at("1400"), series("load driver", 1, 2).at("23.5"), series("everything else", 1, 2).at("0.01")));
		List<Mark> marks = List.of(new Mark(2, Mark.Sign.LINE, 0, 1, ChartInk.TEXT, "run started", ""), new Mark(2.1, Mark.Sign.WORD, 0, 1, ChartInk.BAD, "pool-exhausted", ""),
				new Mark(9.9, Mark.Sign.LINE, 0, 1, ChartInk.TEXT, "restart", ""));
		Band band = new Band(0, 1, ChartInk.WARM_UP, Band.Shape.FILLED);
		Chart chart = new Chart(new Heading("Threads of the web container", "384 MB", true), List.of(panel, panel), Axis.seconds(AxisScale.time(10, 9)), List.of(), marks, List.of(),
				List.of(Key.of("Warm-up, not measured", band), Key.of("Not valid", band)));
		for (int width = 260; width < 900; width += 20) {
			double height = ChartFrame.leastHeight(chart, Room.window(new Box(0, 0, width, 0), 10), MEASURE);
			RecordingSurface surface = draw(chart, width, height);
			for (RecordingSurface.Text one : surface.texts) {
				assertTrue(one.box().x() >= 0 && one.box().right() <= width && one.box().bottom() <= height, width + ": " + one);
				for (RecordingSurface.Text other : surface.texts) {
					assertFalse(one != other && one.box().grown(-1).intersects(other.box().grown(-1)), width + ": " + one + " " + other);
				}
			}
		}
	}

	@Test
	void aWindowHasWholePixels() {
		RecordingSurface surface = draw(chart(series("a", 1, 2.7, 33.3, 12)), 401, 299);
		surface.lines.forEach(line -> line.points().forEach(point -> assertEquals(Math.rint(point.x()), point.x(), line.toString())));
		lines(surface, ChartInk.FIRST).forEach(line -> line.points().forEach(point -> assertEquals(Math.rint(point.y()), point.y(), line.toString())));
	}

	@Test
	void itSaysInWordsWhatItShows() {
		assertEquals("From 0 s to 10 s: answered 3 to 12.5; failed 7.", ChartWords.of(chart(series("answered", 3, 12.5, 4), series("failed", 7, 7)), "Calls a second"));
		assertEquals("From 0 s to 10 s: Calls 1 to 2.", ChartWords.of(chart(series("", 1, 2)), "Calls a second"));
		assertEquals("", ChartWords.of(chart(series("none", Double.NaN)), ""));
	}
}
