/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.kit.KitChoice;
import org.wiretune.servers.kit.KitSettings;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;

/** The server of a run, and what real servers have besides the settings of every run. */
final class KitArguments {

	private static final String EMBEDDED_NAME = "embedded";
	private static final Pattern RANGE = Pattern.compile("(\\d{1,6}):(\\d{1,6})");
	private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

	/** Smallest and largest number of connections. */
	private record Connections(int minimum, int maximum) {
	}

	private final Given<Optional<ServerKind>> kind;
	private final Given<Path> home;
	private final Given<Integer> mdbSessions;
	private final Given<Integer> mdbInstances;
	private final Given<Integer> httpThreads;
	private final Given<Connections> dataSource;
	private final Given<Integer> statementCache;
	private final Given<Integer> keepAlive;
	private final Given<Path> archive;
	private Optional<String> setting = Optional.empty();

	/** The embedded server. @param form takes the options */
	KitArguments(CommandForm form) {
		kind = form.one("--server", "NAME", KitArguments::kind);
		home = form.one("--server-home", "FOLDER", noted(Words::path));
		mdbSessions = form.one("--mdb-sessions", "N", noted(KitArguments::number));
		mdbInstances = form.one("--mdb-pool", "N", noted(KitArguments::number));
		httpThreads = form.one("--http-threads", "N", noted(KitArguments::number));
		dataSource = form.one("--data-source", "MIN:MAX", noted(KitArguments::connections));
		statementCache = form.one("--statement-cache", "N", noted(KitArguments::number));
		keepAlive = form.one("--keep-alive", "SECONDS", noted(KitArguments::number));
		archive = form.one("--deploy", "ARCHIVE", noted(Words::path));
	}

	private <T> WordReader<T> noted(WordReader<T> reader) {
		return (option, word) -> {
			setting = Optional.of(option);
			return reader.read(option, word);
		};
	}

	/** {@return the name of the server that was chosen; empty for the embedded one} */
	Optional<String> chosen() {
		return kind.or(Optional.empty()).map(ServerKind::id);
	}

	/**
	 * Finds the server, and fetches it where it is not on this machine yet, which takes a minute or more.
	 *
	 * @param progress takes sentences that say how far it is
	 * @return the server
	 * @throws CannotRun where a setting needs a real server and none was chosen
	 * @throws IOException where there is none and it cannot be fetched; the message says why and what to do
	 * @throws InterruptedException where the thread is interrupted
	 * @throws IllegalArgumentException where a setting is outside its range; the message is a sentence
	 */
	RunServer find(Consumer<String> progress) throws CannotRun, IOException, InterruptedException {
		KitSettings settings = settings();
		Optional<ServerKind> real = kind.or(Optional.empty());
		if (real.isEmpty()) {
			if (setting.isPresent()) {
				throw new CannotRun(CommandTexts.text("needsServer", setting.get(), String.join(", ", ServerKind.ids())));
			}
			return RunServer.embedded();
		}
		return new KitChoice(real.get(), home.value(), archive.value(), settings).find(new ServerInstallations(), progress);
	}

	private KitSettings settings() {
		KitSettings settings = KitSettings.NONE;
		settings = mdbSessions.isGiven() ? settings.withMdbSessions(mdbSessions.or(0)) : settings;
		settings = mdbInstances.isGiven() ? settings.withMdbInstances(mdbInstances.or(0)) : settings;
		settings = httpThreads.isGiven() ? settings.withHttpThreads(httpThreads.or(0)) : settings;
		settings = statementCache.isGiven() ? settings.withStatementCache(statementCache.or(0)) : settings;
		settings = keepAlive.isGiven() ? settings.withKeepAlive(keepAlive.or(0)) : settings;
		return dataSource.isGiven() ? settings.withDataSource(dataSource.value().get().minimum(), dataSource.value().get().maximum()) : settings;
	}

	private static Optional<ServerKind> kind(String option, String word) throws CannotRun {
		if (word.strip().equalsIgnoreCase(EMBEDDED_NAME)) {
			return Optional.empty();
		}
		return Optional.of(ServerKind.find(word).orElseThrow(() -> new CannotRun(CommandTexts.text("unknownServer", word, EMBEDDED_NAME + ", " + String.join(", ", ServerKind.ids())))));
	}

	private static Integer number(String option, String word) throws CannotRun {
		if (!NUMBER.matcher(word.strip()).matches()) {
			throw new CannotRun(CommandTexts.text("kitNumber", option, word));
		}
		return Integer.valueOf(word.strip());
	}

	private static Connections connections(String option, String word) throws CannotRun {
		Matcher range = RANGE.matcher(word.strip());
		if (!range.matches()) {
			throw new CannotRun(CommandTexts.text("kitRange", option, word));
		}
		return new Connections(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)));
	}
}
