/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * A setting of the server as a word and its value, as in {@code heap=512} or {@code mdb-pool=15}: {@link #words()} and those
 * of {@link ServerKey}.
 */
public final class ServerAssignment {

	private static final String DATA_SOURCE = "data-source";
	private static final String SERVER = "server";
	private static final List<String> WORDS = List.of(SERVER, "heap", "initial-heap", "sca-concurrency", "jms-concurrency",
			"sca-pool", "jms-pool", "web-pool", "sca-threads", "jms-threads", "web-threads", "journal-timeout", "jvm", DATA_SOURCE);
	private static final Pattern RANGE = Pattern.compile("(\\d{1,6}):(\\d{1,6})");
	private static final long UNDESCRIBED_INACTIVITY_MILLIS = 5000;

	private ServerAssignment() {
	}

	/** {@return all words: those that every server knows, then those of some kinds} */
	public static List<String> words() {
		List<String> words = new ArrayList<>(WORDS);
		words.addAll(ServerKey.words());
		return words;
	}

	/**
	 * Puts a value over settings.
	 *
	 * @param settings the settings
	 * @param word the word
	 * @param value the value
	 * @return the settings with it; empty when no setting of a server is called so
	 * @throws IllegalArgumentException when the value is wrong, or the kind of server does not have the setting; the message
	 *         is a sentence
	 */
	static Optional<ServerSettings> over(ServerSettings settings, String word, String value) {
		Optional<ServerKey> key = ServerKey.find(word);
		if (key.isEmpty() && !WORDS.contains(word)) {
			return Optional.empty();
		}
		ServerSettings.Builder changed = settings.toBuilder();
		if (key.isPresent()) {
			changed.set(key.get(), number(word, value, key.get().least()));
		} else {
			put(settings, changed, word, value);
		}
		return Optional.of(changed.build());
	}

	private static void put(ServerSettings settings, ServerSettings.Builder changed, String word, String value) {
		switch (word) {
			case SERVER -> changed.type(ServerType.find(value).orElseThrow(() -> new IllegalArgumentException(
					TEXTS.get("serverKind.unknown", value, String.join(", ", ServerType.ids())))));
			case "heap" -> changed.maximumHeapMegabytes(number(word, value, ServerSettings.SMALLEST_HEAP_MEGABYTES));
			case "initial-heap" -> changed.initialHeapMegabytes(number(word, value, 1));
			case "sca-concurrency" -> changed.scaMaximumConcurrency(number(word, value, 1));
			case "jms-concurrency" -> changed.jmsMaximumConcurrency(number(word, value, 1));
			case "journal-timeout" -> changed.journalBufferTimeoutMicros(number(word, value, 0));
			case "sca-pool" -> changed.scaThreadPool(value);
			case "jms-pool" -> changed.jmsThreadPool(value);
			case "web-pool" -> changed.webThreadPool(value);
			case "sca-threads" -> changed.threadPool(pool(settings, settings.scaThreadPool(), word, value));
			case "jms-threads" -> changed.threadPool(pool(settings, settings.jmsThreadPool(), word, value));
			case "web-threads" -> changed.threadPool(pool(settings, settings.webThreadPool(), word, value));
			case "jvm" -> {
				List<String> arguments = new ArrayList<>(settings.jvmArguments());
				arguments.add(value);
				changed.jvmArguments(arguments);
			}
			case DATA_SOURCE -> {
				int[] connections = range(word, value);
				changed.set(ServerKey.DATA_SOURCE_MINIMUM, connections[0]).set(ServerKey.DATA_SOURCE_MAXIMUM, connections[1]);
			}
			default -> throw new IllegalStateException(word);
		}
	}

	/** The pool in another size; its name, and with it what runs on it, stays. */
	private static ThreadPoolSettings pool(ServerSettings settings, String name, String word, String value) {
		int[] threads = range(word, value);
		long inactivity = settings.threadPool(name).map(ThreadPoolSettings::inactivityTimeoutMillis).orElse(UNDESCRIBED_INACTIVITY_MILLIS);
		return new ThreadPoolSettings(name, threads[0], threads[1], inactivity);
	}

	private static int[] range(String word, String value) {
		Matcher range = RANGE.matcher(value);
		if (range.matches()) {
			return new int[] { Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)) };
		}
		throw new IllegalArgumentException(TEXTS.get("serverKey.pair", word, value));
	}

	private static int number(String word, String value, int least) {
		try {
			int number = Integer.parseInt(value);
			if (number >= least) {
				return number;
			}
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException(TEXTS.get("command.number", word, Integer.toString(least), value), e);
		}
		throw new IllegalArgumentException(TEXTS.get("command.number", word, Integer.toString(least), value));
	}
}
