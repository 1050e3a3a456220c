/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.model.ChartInk;

/** The colours of charts can be told from the background in both themes, and the workbench begins with the same. */
class ChartInkTest {

	private static final Path UI = Path.of("../../bundles/org.wiretune.ui");

	@Test
	void textsAndLinesHaveContrast() {
		for (ChartInk ink : ChartInk.values()) {
			double least = switch (ink) {
			case TEXT, QUIET -> 4.5;
			case BACKGROUND, GRID, WARM_UP -> 1;
			default -> 3;
			};
			assertTrue(contrast(ink.light(), ChartInk.BACKGROUND.light()) >= least, ink + " on light");
			assertTrue(contrast(ink.dark(), ChartInk.BACKGROUND.dark()) >= least, ink + " on dark");
		}
	}

	@Test
	void theThemesOfTheWorkbenchBeginWithThem() throws IOException {
		String light = Files.readString(UI.resolve("plugin.xml"));
		String dark = Files.readString(UI.resolve("css/chart-dark.css"));
		for (ChartInk ink : ChartInk.values()) {
			String value = String.format(Locale.ROOT, "%d,%d,%d", ink.light() >> 16, ink.light() >> 8 & 0xff, ink.light() & 0xff);
			assertTrue(light.contains("id=\"org.wiretune.ui.chart." + ink.id() + "\" label=\"%colors.chart." + ink.id() + "\" categoryId=\"org.wiretune.ui.chart\" value=\"" + value + '"'),
					ink.id() + " " + value);
			assertTrue(dark.contains(String.format(Locale.ROOT, "ColorDefinition#org-wiretune-ui-chart-%s { color: #%06x; }", ink.id(), ink.dark())), ink.id());
		}
		assertEquals(ChartInk.values().length, light.split("colorDefinition id=\"org\\.wiretune\\.ui\\.chart\\.").length - 1);
	}

	/** WCAG 2.1, relative luminance and contrast ratio. */
	private static double contrast(int one, int other) {
		double a = luminance(one);
		double b = luminance(other);
		return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
	}

	private static double luminance(int rgb) {
		return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
	}

	private static double linear(int eight) {
		double part = eight / 255.0;
		return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
	}
}
