/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.wiretune.safety.secret.LineSecrets;

/**
 * The last lines of the streams of a process, in the order in which they came. A key that goes over many lines of one stream
 * neither hides those that the other one writes meanwhile, nor ends with them. Secrets are looked for in lines that are
 * asked for only: a server writes many that nobody wants to see. Bounded memory. Thread-safe.
 */
final class LastLines {

	private static final int KEPT_LINES = 40;
	private static final int KEPT_CHARACTERS = 500;

	private final Deque<Line> lines = new ArrayDeque<>();

	/** A line as it came, cut, and where its stream was before it. */
	private record Line(String text, LineSecrets before) {

		String hidden() {
			return new LineSecrets(before).hidden(text);
		}
	}

	/** One of the streams. */
	final class Stream {

		private final LineSecrets secrets = new LineSecrets();

		/** Takes its next line. */
		void add(String line) {
			synchronized (lines) {
				lines.addLast(new Line(line.length() > KEPT_CHARACTERS ? line.substring(0, KEPT_CHARACTERS) : line, new LineSecrets(secrets)));
				secrets.pass(line);
				if (lines.size() > KEPT_LINES) {
					lines.removeFirst();
				}
			}
		}
	}

	/** {@return a stream that has said nothing so far} */
	Stream stream() {
		return new Stream();
	}

	/** {@return the lines that are kept, oldest first, secrets hidden} */
	List<String> hidden() {
		List<Line> kept;
		synchronized (lines) {
			kept = List.copyOf(lines);
		}
		return kept.stream().map(Line::hidden).toList();
	}
}
