/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JMeter that waits for plans on another machine.
 *
 * @param host host name or address
 * @param port port of its registry
 */
public record RemoteEngine(String host, int port) {

	/** JMeter's standard port. */
	public static final int STANDARD_PORT = 1099;

	private static final int MOST_ENGINES = 50;
	private static final int LARGEST_PORT = 65535;
	private static final Pattern ENGINE = Pattern.compile("([A-Za-z0-9](?:[A-Za-z0-9._-]{0,250}))(?::(\\d{1,5}))?");

	/** {@return host and port, as JMeter names the engine} */
	public String name() {
		return host + ':' + port;
	}

	/**
	 * Reads a list.
	 *
	 * @param text {@code host1,host2:1100}
	 * @return the engines, each once
	 * @throws IllegalArgumentException when the text is none; the message is a sentence
	 */
	public static List<RemoteEngine> list(String text) {
		Set<RemoteEngine> engines = new LinkedHashSet<>();
		for (String part : text.split(",", -1)) {
			Matcher matcher = ENGINE.matcher(part.strip());
			int port = STANDARD_PORT;
			boolean right = matcher.matches();
			if (right && matcher.group(2) != null) {
				port = Integer.parseInt(matcher.group(2));
				right = port >= 1 && port <= LARGEST_PORT;
			}
			if (!right) {
				throw new IllegalArgumentException(TEXTS.get("jmeter.remote", part.strip()));
			}
			engines.add(new RemoteEngine(matcher.group(1), port));
		}
		if (engines.size() > MOST_ENGINES) {
			throw new IllegalArgumentException(TEXTS.get("jmeter.remotes", engines.size(), MOST_ENGINES));
		}
		return new ArrayList<>(engines);
	}
}
