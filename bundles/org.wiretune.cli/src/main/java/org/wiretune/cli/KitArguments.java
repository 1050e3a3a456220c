/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.kit.KitChoice;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;

/** The server of a run, and what real servers have besides the settings of every run. */
final class KitArguments {

	private static final Pattern RANGE = Pattern.compile("(\\d{1,6}):(\\d{1,6})");
	private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

	/** Smallest and largest number of connections. */
	private record Connections(int minimum, int maximum) {
	}

	private final Given<ServerType> type;
	private final Given<Path> home;
	private final Map<ServerKey, Given<Integer>> numbers = new EnumMap<>(ServerKey.class);
	private final Given<Connections> dataSource;
	private final Given<Path> archive;
	private final Given<Integer> startLimit;
	private Optional<String> place = Optional.empty();

	/** The embedded server. @param form takes the options */
	KitArguments(CommandForm form) {
		type = form.one("--server", "NAME", KitArguments::type);
		home = form.one("--server-home", "FOLDER", placed(Words::path));
		dataSource = form.one("--data-source", "MIN:MAX", KitArguments::connections);
		for (ServerKey key : ServerKey.values()) {
			if (key != ServerKey.DATA_SOURCE_MINIMUM && key != ServerKey.DATA_SOURCE_MAXIMUM) {
				numbers.put(key, form.one("--" + key.word(), word(key.unit()), KitArguments::number));
			}
		}
		archive = form.one("--deploy", "ARCHIVE", placed(Words::path));
		startLimit = form.one("--start-limit", "SECONDS", placed(Words.number(KitServer.SHORTEST_START_SECONDS)));
	}

	private static String word(ServerKey.Unit unit) {
		return switch (unit) {
		case COUNT -> "N";
		case SECONDS -> "SECONDS";
		case MILLISECONDS -> "MS";
		case BYTES -> "BYTES";
		};
	}

	/** Remembers an option that needs an application server and is no setting of it. */
	private <T> WordReader<T> placed(WordReader<T> reader) {
		return (option, word) -> {
			place = Optional.of(option);
			return reader.read(option, word);
		};
	}

	/** {@return the name of the application server that was chosen; empty for the embedded one} */
	Optional<String> chosen() {
		return type.value().filter(chosen -> chosen != ServerType.EMBEDDED).map(ServerType::id);
	}

	/**
	 * The settings with the server that was chosen and what was said of it.
	 *
	 * @param settings the other settings
	 * @return the settings
	 * @throws IllegalArgumentException where a setting is outside its range; the message is a sentence
	 */
	ServerSettings over(ServerSettings settings) {
		ServerSettings.Builder result = settings.toBuilder().type(type.or(ServerType.EMBEDDED));
		numbers.forEach((key, number) -> number.value().ifPresent(value -> result.set(key, value)));
		dataSource.value().ifPresent(connections -> result.set(ServerKey.DATA_SOURCE_MINIMUM, connections.minimum())
				.set(ServerKey.DATA_SOURCE_MAXIMUM, connections.maximum()));
		return result.build();
	}

	/**
	 * Finds a server, and fetches it where it is not on this machine yet, which takes a minute or more.
	 *
	 * @param wanted the kind of server
	 * @param progress takes sentences that say how far it is
	 * @return the server
	 * @throws CannotRun where an option needs an application server and the embedded one is wanted
	 * @throws IOException where there is none and it cannot be fetched; the message says why and what to do
	 * @throws InterruptedException where the thread is interrupted
	 */
	RunServer find(ServerType wanted, Consumer<String> progress) throws CannotRun, IOException, InterruptedException {
		Optional<ServerKind> real = ServerKind.find(wanted.id());
		if (real.isPresent()) {
			return new KitChoice(real.get(), home.value(), archive.value(), startLimit.or(KitServer.START_SECONDS)).find(new ServerInstallations(), progress);
		}
		if (place.isPresent()) {
			throw new CannotRun(CommandTexts.text("needsServer", place.get(), String.join(", ", ServerKind.ids())));
		}
		return RunServer.embedded();
	}

	/**
	 * Finds a server as it comes, and fetches it where it is not on this machine yet.
	 *
	 * @param type its kind
	 * @param progress takes sentences that say how far it is
	 * @return the server
	 * @throws IOException where there is none and it cannot be fetched
	 * @throws InterruptedException where the thread is interrupted
	 */
	static RunServer asItComes(ServerType type, Consumer<String> progress) throws IOException, InterruptedException {
		Optional<ServerKind> kind = ServerKind.find(type.id());
		return kind.isEmpty() ? RunServer.embedded() : new KitChoice(kind.get(), Optional.empty(), Optional.empty(), KitServer.START_SECONDS).find(new ServerInstallations(), progress);
	}

	/** {@return the kind of a word} @param option the option @param word the word @throws CannotRun where there is no such kind */
	static ServerType type(String option, String word) throws CannotRun {
		return ServerType.find(word).orElseThrow(() -> new CannotRun(CommandTexts.text("unknownServer", word, String.join(", ", ServerType.ids()))));
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
