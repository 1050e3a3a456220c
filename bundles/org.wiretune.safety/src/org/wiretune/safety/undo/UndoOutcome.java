/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.nio.file.Path;

/**
 * What came of taking back the changes of a file.
 *
 * @param file the file
 * @param kind what came of it
 * @param reason where it was refused, why, in words that continue a sentence and have no full stop; else empty
 */
public record UndoOutcome(Path file, Kind kind, String reason) {

	/** What may come of it. */
	public enum Kind {
		/** It holds what it held before the run. */
		TAKEN_BACK,
		/** It held that already. */
		NOTHING_TO_DO,
		/** It was not, or not wholly, given what it held before. */
		REFUSED
	}
}
