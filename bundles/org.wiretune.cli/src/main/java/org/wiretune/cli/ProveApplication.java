/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.perf.base.ServerType;
import org.wiretune.servers.application.RunnableJars;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerKind;

/** What is said to {@code prove} of an application of one's own. */
final class ProveApplication {

	private static final String JAR = ".jar";

	private final Given<Path> application;
	private final Given<Path> files;
	private final Given<Path> home;
	private final Given<Path> load;
	private final Given<Path> reset;
	private final Given<Integer> startLimit;

	/** None yet. @param form takes the options */
	ProveApplication(CommandForm form) {
		application = form.one("--application", "ARCHIVE|PROJECT", ProveApplication::archive);
		files = form.one("--server-files", "FOLDER", Words::path);
		home = form.one("--server-home", "FOLDER", Words::path);
		load = form.one("--load", "FILE", Words::path);
		reset = form.one("--reset", "FILE", Words::path);
		startLimit = form.one("--start-limit", "SECONDS", Words.number(KitServer.SHORTEST_START_SECONDS));
	}

	/** Checks that the words go together. @param server the kind of server @throws CannotRun where they do not */
	void check(ServerType server) throws CannotRun {
		if (!application.isGiven()) {
			if (files.isGiven() || home.isGiven() || load.isGiven() || reset.isGiven() || startLimit.isGiven()) {
				throw new CannotRun(CommandTexts.text("proveNoApplication"));
			}
			return;
		}
		if (!load.isGiven()) {
			throw new CannotRun(CommandTexts.text("proveNoLoad"));
		}
		if (isJar() != (server == ServerType.EMBEDDED)) {
			throw new CannotRun(CommandTexts.text("proveServerOfApplication", application.or(Path.of("")), String.join(", ", ServerKind.ids())));
		}
	}

	/** Of a project, the jar that its build made. */
	private static Path archive(String option, String word) throws CannotRun {
		Path path = Words.path(option, word);
		if (!Files.isDirectory(path)) {
			return path;
		}
		try {
			return RunnableJars.below(path).stream().findFirst().orElseThrow(() -> new CannotRun(CommandTexts.text("proveNotBuilt", path))).file();
		} catch (IOException problem) {
			throw new CannotRun(String.valueOf(problem.getMessage()));
		}
	}

	/** {@return whether it is started by itself} */
	boolean isJar() {
		return application.or(Path.of("")).toString().toLowerCase(Locale.ROOT).endsWith(JAR);
	}

	/** {@return the archive; empty where recipes of the house are measured} */
	Optional<Path> archive() {
		return application.value();
	}

	/** {@return the files of the server} */
	Optional<Path> files() {
		return files.value();
	}

	/** {@return an installed server; empty for one that is fetched} */
	Optional<Path> home() {
		return home.value();
	}

	/** {@return what is called} */
	Path load() {
		return load.value().orElseThrow();
	}

	/** {@return what resets the data before each start} */
	Optional<Path> reset() {
		return reset.value();
	}

	/** {@return how long a start may take, in seconds} */
	int startSeconds() {
		return startLimit.or(KitServer.START_SECONDS);
	}
}
