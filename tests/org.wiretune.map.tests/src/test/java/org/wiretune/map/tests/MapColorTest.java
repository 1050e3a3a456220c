/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.map.draw.MapColor;

/** Contrast by the formulas of WCAG 2.1 (relative luminance, contrast ratio). */
class MapColorTest {

	private static final double TEXT = 4.5;
	private static final double GRAPHICS = 3;

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void textsCanBeReadOnWhatIsBehindThem(boolean dark) {
		for (MapColor behind : List.of(MapColor.CANVAS, MapColor.MODULE_FILL, MapColor.MODULE_HEADER, MapColor.NODE_FILL, MapColor.LABEL_SYNC,
				MapColor.LABEL_ASYNC, MapColor.LABEL_OTHER, MapColor.SELECTION_FILL)) {
			assertContrast(MapColor.TEXT, behind, TEXT, dark);
		}
		for (MapColor behind : List.of(MapColor.CANVAS, MapColor.MODULE_FILL, MapColor.MODULE_HEADER, MapColor.NODE_FILL, MapColor.SELECTION_FILL)) {
			assertContrast(MapColor.TEXT_QUIET, behind, TEXT, dark);
		}
		assertContrast(MapColor.UNRESOLVED, MapColor.CANVAS, TEXT, dark);
		assertContrast(MapColor.UNRESOLVED, MapColor.MODULE_FILL, TEXT, dark);
		assertContrast(MapColor.WARNING_SIGN, MapColor.WARNING, TEXT, dark);
		assertContrast(MapColor.INFO_SIGN, MapColor.INFO, TEXT, dark);
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void linesThatMeanSomethingStandOut(boolean dark) {
		for (MapColor line : List.of(MapColor.WIRE, MapColor.SCA, MapColor.WEB_SERVICE, MapColor.HTTP, MapColor.MESSAGING, MapColor.OTHER,
				MapColor.UNRESOLVED, MapColor.SELECTION, MapColor.NODE_LINE)) {
			assertContrast(line, MapColor.CANVAS, GRAPHICS, dark);
			assertContrast(line, MapColor.MODULE_FILL, GRAPHICS, dark);
		}
	}

	private static void assertContrast(MapColor color, MapColor behind, double least, boolean dark) {
		double ratio = contrast(dark ? color.dark() : color.light(), dark ? behind.dark() : behind.light());
		assertTrue(ratio >= least, () -> String.format("%s on %s in the %s theme: %.2f", color, behind, dark ? "dark" : "light", ratio));
	}

	private static double contrast(int one, int other) {
		double a = luminance(one);
		double b = luminance(other);
		return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
	}

	private static double luminance(int rgb) {
		return 0.2126 * channel(rgb >> 16 & 0xff) + 0.7152 * channel(rgb >> 8 & 0xff) + 0.0722 * channel(rgb & 0xff);
	}

	private static double channel(int value) {
		double part = value / 255.0;
		return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
	}
}
