/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files that a run keeps beside its run file, and that are of no use without it. */
public final class RunCompanions {

	private static final String RUN = ".json";
	private static final String GC_LOG = ".gc.log";
	private static final String EARLIER = ".0";

	private RunCompanions() {
	}

	/**
	 * {@return where the log of the server's collections lies, whether it is there or not}
	 *
	 * @param runFile the run file
	 */
	public static Path gcLog(Path runFile) {
		return runFile.resolveSibling(stem(runFile) + GC_LOG);
	}

	/**
	 * {@return where the earlier part of that log lies, once it has become too large}
	 *
	 * @param runFile the run file
	 */
	public static Path earlierGcLog(Path runFile) {
		return runFile.resolveSibling(stem(runFile) + GC_LOG + EARLIER);
	}

	/**
	 * {@return the log of the server's collections that a run kept; empty where it kept none}
	 *
	 * @param runFile the run file
	 */
	public static Optional<Path> keptGcLog(Path runFile) {
		return Optional.of(gcLog(runFile)).filter(Files::isRegularFile);
	}

	/**
	 * {@return the files beside a run file that belong to it alone, as far as they are there}
	 *
	 * @param runFile the run file, which may be gone
	 */
	public static List<Path> of(Path runFile) {
		return Stream.of(gcLog(runFile), earlierGcLog(runFile)).filter(Files::isRegularFile).toList();
	}

	private static String stem(Path runFile) {
		String name = runFile.getFileName().toString();
		return name.endsWith(RUN) ? name.substring(0, name.length() - RUN.length()) : name;
	}
}
