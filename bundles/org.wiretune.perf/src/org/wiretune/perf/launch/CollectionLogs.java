/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Path;

/** Where the logs of collections of a run are. */
public final class CollectionLogs {

	/** Ending that replaces the one of the run file. */
	static final String ENDING = ".gc.log";

	private CollectionLogs() {
	}

	/**
	 * {@return the log that the server of a run writes while it runs, and that stays beside the run file; it is there once the
	 * server has started, and never with a virtual machine other than HotSpot}
	 *
	 * @param runFile the file of the run
	 */
	public static Path ofServer(Path runFile) {
		Path target = runFile.toAbsolutePath().normalize();
		String name = target.getFileName().toString();
		return target.resolveSibling((name.endsWith(".json") ? name.substring(0, name.length() - 5) : name) + ENDING);
	}
}
