/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files that a run keeps beside its run file, and that are of no use without it. */
public final class RunCompanions {

	private static final String EARLIER = ".0";

	private RunCompanions() {
	}

	/**
	 * {@return where the earlier part of that log lies, once it has become too large}
	 *
	 * @param runFile the run file
	 */
	public static Path earlierGcLog(Path runFile) {
		Path log = CollectionLogs.ofServer(runFile);
		return log.resolveSibling(log.getFileName() + EARLIER);
	}

	/**
	 * {@return the log of the server's collections that a run kept; empty where it kept none}
	 *
	 * @param runFile the run file
	 */
	public static Optional<Path> keptGcLog(Path runFile) {
		return Optional.of(CollectionLogs.ofServer(runFile)).filter(Files::isRegularFile);
	}

	/**
	 * {@return the files beside a run file that belong to it alone, as far as they are there}
	 *
	 * @param runFile the run file, which may be gone
	 */
	public static List<Path> of(Path runFile) {
		return Stream.of(CollectionLogs.ofServer(runFile), earlierGcLog(runFile)).filter(Files::isRegularFile).toList();
	}
}
