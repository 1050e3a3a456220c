/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

/** A service that tells the user of projects that came. It is looked for when there are some. */
public interface ArrivalTeller {

	/** Tells of them. @param found all projects that could be enabled, some of which nobody was told of yet; called on the thread of a job, returns at once */
	void came(ReadableProjects.Found found);
}
