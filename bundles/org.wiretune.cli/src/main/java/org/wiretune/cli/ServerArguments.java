/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;

/** The settings of the server of a run. */
final class ServerArguments {

	private static final Pattern POOL = Pattern.compile("([^=]+)=(\\d{1,6}):(\\d{1,6})(?::(\\d{1,9}))?");
	private static final long DEFAULT_INACTIVITY_MILLIS = 5000;

	private final Given<Integer> heap;
	private final Given<Integer> initialHeap;
	private final Given<List<ThreadPoolSettings>> pools;
	private final Given<String> scaPool;
	private final Given<String> jmsPool;
	private final Given<String> webPool;
	private final Given<Integer> scaConcurrency;
	private final Given<Integer> jmsConcurrency;
	private final Given<Integer> journalTimeout;
	private final Given<Integer> httpPort;

	/** None yet. @param form takes the options */
	ServerArguments(CommandForm form) {
		heap = form.one("--heap", "MB", Words.number(ServerSettings.SMALLEST_HEAP_MEGABYTES));
		initialHeap = form.one("--initial-heap", "MB", Words.number(1));
		pools = form.many("--pool", "NAME=MIN:MAX", ServerArguments::pool);
		scaPool = form.one("--sca-pool", "NAME", Words::text);
		jmsPool = form.one("--jms-pool", "NAME", Words::text);
		webPool = form.one("--web-pool", "NAME", Words::text);
		scaConcurrency = form.one("--sca-concurrency", "N", Words.number(1));
		jmsConcurrency = form.one("--jms-concurrency", "N", Words.number(1));
		journalTimeout = form.one("--journal-timeout", "MICROS", Words.number(0));
		httpPort = form.one("--http-port", "N", Words.number(0));
	}

	/**
	 * {@return settings with those that were said}
	 *
	 * @param defaults the others
	 * @throws IllegalArgumentException where a value is outside its range; the message is a sentence
	 */
	ServerSettings over(ServerSettings defaults) {
		ServerSettings.Builder settings = defaults.toBuilder();
		heap.value().ifPresent(settings::maximumHeapMegabytes);
		initialHeap.value().ifPresent(settings::initialHeapMegabytes);
		pools.or(List.of()).forEach(settings::threadPool);
		scaPool.value().ifPresent(settings::scaThreadPool);
		jmsPool.value().ifPresent(settings::jmsThreadPool);
		webPool.value().ifPresent(settings::webThreadPool);
		scaConcurrency.value().ifPresent(settings::scaMaximumConcurrency);
		jmsConcurrency.value().ifPresent(settings::jmsMaximumConcurrency);
		journalTimeout.value().ifPresent(settings::journalBufferTimeoutMicros);
		httpPort.value().ifPresent(settings::httpPort);
		return settings.build();
	}

	private static ThreadPoolSettings pool(String option, String text) throws CannotRun {
		Matcher matcher = POOL.matcher(text);
		if (!matcher.matches()) {
			throw new CannotRun(CommandTexts.text("poolForm", text));
		}
		long inactivity = matcher.group(4) == null ? DEFAULT_INACTIVITY_MILLIS : Long.parseLong(matcher.group(4));
		try {
			return new ThreadPoolSettings(matcher.group(1).strip(), Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3)), inactivity);
		} catch (IllegalArgumentException outside) {
			throw new CannotRun(outside.getMessage());
		}
	}
}
