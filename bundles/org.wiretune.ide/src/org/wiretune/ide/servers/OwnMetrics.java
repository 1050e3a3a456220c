/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.RuleChoices;
import org.wiretune.servers.gauges.ServerTables;

/**
 * A file of the user with further figures, gauges and alarms of running servers. Its path is kept with the workspace; the file
 * is read each time that a server begins to be watched.
 */
public final class OwnMetrics {

	/** The key of the path, in {@link RuleChoices#NODE}. */
	public static final String KEY = "metrics.file";

	private OwnMetrics() {
	}

	/**
	 * {@return what is wrong with a file, as a sentence; empty where nothing is}
	 *
	 * @param file its path; empty for none
	 */
	public static Optional<String> problem(String file) {
		try {
			read(file);
			return Optional.empty();
		} catch (IOException | IllegalArgumentException wrong) {
			return Optional.of(wrong.getMessage());
		}
	}

	/**
	 * {@return what is read, shown and watched, with the rows of the user's file; without them where that file is wrong}
	 *
	 * @param problem told in a sentence what is wrong with the file
	 */
	public static ServerTables tables(Consumer<String> problem) {
		try {
			return read(Platform.getPreferencesService().getString(RuleChoices.NODE, KEY, "", null));
		} catch (IOException | IllegalArgumentException wrong) {
			problem.accept(wrong.getMessage());
			return ServerTables.standard();
		}
	}

	private static ServerTables read(String file) throws IOException {
		try {
			return file.isBlank() ? ServerTables.standard() : ServerTables.standard().with(Path.of(file.strip()));
		} catch (InvalidPathException wrong) {
			throw new IOException(wrong.getMessage(), wrong);
		}
	}
}
