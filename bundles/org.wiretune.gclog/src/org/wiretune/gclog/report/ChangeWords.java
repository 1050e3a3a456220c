/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import java.util.Locale;

import org.wiretune.gclog.internal.Texts;

/** How a figure changed, in words. */
final class ChangeWords {

	private ChangeWords() {
	}

	/** {@return the change of a log against the first; empty where there is none, or where it cannot be said} */
	static String of(ComparedFigure figure, int log) {
		double change = figure.changePercent(log);
		if (change == 0) {
			return "";
		}
		String words = switch (figure.verdict(log)) {
		case 1 -> Texts.get("change.better");
		case -1 -> Texts.get("change.worse");
		default -> "";
		};
		String number = Double.isNaN(change) ? "" : String.format(Locale.ROOT, "%+.1f %%", change);
		return (number + " " + words).strip();
	}

	/** {@return whether a finding has gone or come} */
	static String ofFinding(ComparedFigure finding, int log) {
		return switch (finding.verdict(log)) {
		case 1 -> Texts.get("change.gone");
		case -1 -> Texts.get("change.come");
		default -> "";
		};
	}
}
