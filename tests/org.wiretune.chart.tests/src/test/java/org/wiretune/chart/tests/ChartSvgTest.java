/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Heading;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;
import org.wiretune.chart.svg.ChartSvg;
import org.wiretune.chart.svg.SvgStyle;
import org.xml.sax.InputSource;

/** Charts as SVG are well-formed, say what they show, and have their colours by classes that the style sheet knows. */
class ChartSvgTest {

	private static final String HOSTILE = "<b>\"Läufer\" & 'Co'";

	private static String svg() {
		Series series = new Series(HOSTILE, Look.line(ChartInk.FIRST, 2), Stretch.of(3, index -> index, index -> 10.0 * index));
		Mark mark = new Mark(1, Mark.Sign.STROKE, 0, 1, ChartInk.COLLECTION, HOSTILE, HOSTILE);
		return ChartSvg.write(new Chart(Heading.NONE, List.of(new Panel(HOSTILE, Axis.figures(AxisScale.fromZero(20, 4)), List.of(series))),
				Axis.seconds(AxisScale.time(2, 2)), List.of(), List.of(mark), List.of(), List.of()), 600, 200, HOSTILE);
	}

	@Test
	void itIsWellFormedAndSaysWhatItShows() throws Exception {
		Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg())));
		assertEquals("img", document.getDocumentElement().getAttribute("role"));
		assertEquals(HOSTILE, document.getDocumentElement().getAttribute("aria-label"));
		assertEquals("From 0 s to 2 s: " + HOSTILE + " 0 to 20.", document.getElementsByTagName("desc").item(0).getTextContent());
		assertEquals(HOSTILE, document.getElementsByTagName("title").item(0).getTextContent());
	}

	@Test
	void everyClassHasARuleAndNothingLeadsOut() {
		String style = SvgStyle.rules(List.of(ChartInk.values()));
		assertTrue(style.contains("prefers-color-scheme: dark"));
		String svg = svg();
		java.util.regex.Matcher classes = java.util.regex.Pattern.compile("class=\"([^\"]+)\"").matcher(svg.substring(svg.indexOf("<desc>")));
		int found = 0;
		while (classes.find()) {
			for (String each : classes.group(1).split(" ")) {
				assertTrue(style.contains('.' + each + '{'), each);
				found++;
			}
		}
		assertTrue(found > 20, found + " classes");
		for (String reference : List.of("href", "url(", "http", "<script")) {
			assertFalse(svg.contains(reference), reference);
		}
	}
}
