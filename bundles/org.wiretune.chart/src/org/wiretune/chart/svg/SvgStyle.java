/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.svg;

import java.util.List;
import java.util.Locale;

import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.TextRole;

/** The rules for a style sheet that say what {@link SvgSurface} means by its classes, for light and dark backgrounds. */
public final class SvgStyle {

	private static final String FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";

	private SvgStyle() {
	}

	/**
	 * {@return rules for a style sheet, without its element}
	 *
	 * @param inks the colours of the drawings
	 */
	public static String rules(List<? extends Ink> inks) {
		StringBuilder out = new StringBuilder(".f-no{fill:none}\n");
		for (TextRole role : TextRole.values()) {
			out.append('.').append(SvgSurface.textClass(role)).append("{font:").append(role.bold() ? "bold " : "")
					.append(SvgSurface.number(role.size())).append("px ").append(FONTS).append("}\n");
		}
		inks.forEach(ink -> rules(out, ink, ink.light()));
		out.append("@media (prefers-color-scheme: dark){\n");
		inks.forEach(ink -> rules(out, ink, ink.dark()));
		return out.append("}\n").toString();
	}

	private static void rules(StringBuilder out, Ink ink, int rgb) {
		String value = String.format(Locale.ROOT, "#%06x", rgb);
		out.append('.').append(SvgSurface.FILL).append(ink.id()).append("{fill:").append(value).append("}.")
				.append(SvgSurface.STROKE).append(ink.id()).append("{stroke:").append(value).append("}\n");
	}
}
