/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import org.wiretune.core.Origin;
import org.wiretune.safety.secret.Secrets;

/**
 * Something in a file that could not be read or that leads nowhere. The rest of the file and of the analysis goes on.
 *
 * @param kind a stable word for tests and reports
 * @param origin where; line 1, column 1, length 0 where the whole file is meant
 * @param message what is wrong and what to do, in sentences
 */
public record ReadProblem(Kind kind, Origin origin, String message) {

	/** Hides secrets in what is told. */
	public ReadProblem {
		message = Secrets.hidden(message);
	}

	/** Kinds of problems. */
	public enum Kind {
		/** The file is not well-formed. */
		SYNTAX,
		/** Bytes that the encoding does not allow. */
		ENCODING,
		/** The file is larger than the limit and was not read. */
		TOO_LARGE,
		/** An entity or document type that is not followed. */
		ENTITY,
		/** A wire, module, pool or other name that leads nowhere. */
		UNRESOLVED,
		/** What was read states something in a way that is not understood. */
		NOT_UNDERSTOOD,
		/** The file or folder could not be read from the disk. */
		UNREADABLE,
		/** A reader or a rule of WireTune itself failed; the message names it. */
		INTERNAL,
		/** A rule took longer than its time and was stopped; the message names it. */
		STOPPED
	}
}
