/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import java.util.Objects;

import org.wiretune.core.Severity;
import org.wiretune.safety.secret.Secrets;

/**
 * Something that was observed and asks for a change, in words: what a rule sees in files, an analysis in a collection log, a
 * watch on a running server, and a judgement on a measurement. Where it was seen and what can be done about it is with those who carry
 * it. Its title, reason and page of help are found by its id. Immutable.
 *
 * @param id the id for ever, mostly of the catalogue, for example {@code gc-long-pause}
 * @param severity how much it matters
 * @param headline the same in one line, see {@link Headline}
 * @param message complete sentences: the measured value, the limit, the next step
 * @param measured the value found with its unit, as text; null where none is told
 * @param limit the value it was compared with, with its unit, as text; null where none is told
 */
public record Observed(String id, Severity severity, String headline, String message, String measured, String limit) {

	/** Checks that id, severity, headline and message are there and hides secrets: names and values of files and logs stand in what is told. */
	public Observed {
		Objects.requireNonNull(id, "id");
		Objects.requireNonNull(severity, "severity");
		Objects.requireNonNull(headline, "headline");
		Objects.requireNonNull(message, "message");
		headline = Secrets.hidden(headline);
		message = Secrets.hidden(message);
		measured = Secrets.hidden(measured);
		limit = Secrets.hidden(limit);
	}

	/**
	 * Something whose headline is the beginning of its message.
	 *
	 * @param id the id
	 * @param severity how much it matters
	 * @param message complete sentences
	 * @param measured the value found, or null
	 * @param limit the value it was compared with, or null
	 */
	public Observed(String id, Severity severity, String message, String measured, String limit) {
		this(id, severity, Headline.ofMessage(message), message, measured, limit);
	}

	/**
	 * Something that is told in words alone.
	 *
	 * @param id the id
	 * @param severity how much it matters
	 * @param message complete sentences
	 */
	public Observed(String id, Severity severity, String message) {
		this(id, severity, message, null, null);
	}

	/** {@return whether it is likely to cost the user time} */
	public boolean isWarning() {
		return severity == Severity.WARNING;
	}

	/** {@return the message with the id in brackets behind it, as run files keep it} */
	public String withId() {
		return message + " [" + id + ']';
	}

	/**
	 * {@return the same with another severity}
	 *
	 * @param other the severity
	 */
	public Observed withSeverity(Severity other) {
		return other == severity ? this : new Observed(id, other, headline, message, measured, limit);
	}

	/**
	 * {@return the same told at a place where more is known}
	 *
	 * @param further sentences that follow the message
	 */
	public Observed further(String further) {
		return new Observed(id, severity, headline, message + ' ' + further, measured, limit);
	}

	/**
	 * {@return the same with other values}
	 *
	 * @param value the value found, or null
	 * @param against the value it is compared with, or null
	 */
	public Observed compared(String value, String against) {
		return new Observed(id, severity, headline, message, value, against);
	}
}
