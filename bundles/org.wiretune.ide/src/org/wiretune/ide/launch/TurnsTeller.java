/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.nio.file.Path;

/** A service that shows what runs came to that took turns. It is looked for when they are over. */
public interface TurnsTeller {

	/**
	 * Shows it.
	 *
	 * @param first the last run file of the run as it is
	 * @param other the last run file of another; called on the thread of a job, returns at once
	 */
	void compared(Path first, Path other);
}
