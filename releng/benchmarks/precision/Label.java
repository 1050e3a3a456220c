/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * One label.
 *
 * @param place    the finding
 * @param severity warning, info, or gone where the linter no longer says it
 * @param verdict  what was decided
 * @param reason   why, in one sentence
 */
record Label(Place place, String severity, Verdict verdict, String reason) {

	/** Severity of a label whose finding is no longer there. */
	static final String GONE = "gone";

	/** {@return this label with another severity} */
	Label at(String other) {
		return new Label(place, other, verdict, reason);
	}
}
