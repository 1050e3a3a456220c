/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import org.wiretune.core.Severity;

/** Something observed together with where it was seen, or with what can be done about it. */
public interface Sighting {

	/** {@return what was observed} */
	Observed seen();

	/** {@return how much it matters} */
	default Severity severity() {
		return seen().severity();
	}

	/** {@return the same in one line, see {@link Headline}} */
	default String headline() {
		return seen().headline();
	}

	/** {@return complete sentences: the measured value, the limit, the next step} */
	default String message() {
		return seen().message();
	}

	/** {@return the value found with its unit, as text; null where none is told} */
	default String measured() {
		return seen().measured();
	}

	/** {@return the value it was compared with, with its unit, as text; null where none is told} */
	default String limit() {
		return seen().limit();
	}
}
