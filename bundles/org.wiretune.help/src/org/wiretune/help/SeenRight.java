/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How often a rule was right in public projects, by labels that were given by reading the files. The figures stand in
 * {@code seen-right.tsv}, which {@code releng/benchmarks/precision/run --pages} makes.
 *
 * @param right places where it was right
 * @param judged places that were judged
 * @param projects public projects with such a place
 */
record SeenRight(int right, int judged, int projects) {

	private static final Map<String, SeenRight> ALL = read();
	/** The row of all rules; its projects are all that were looked at, with a finding or without. */
	private static final String EACH = "*";

	/** {@return what was seen of a rule; empty where no real file made it speak} @param rule its id */
	static Optional<SeenRight> of(String rule) {
		return Optional.ofNullable(ALL.get(rule));
	}

	/** {@return how many public projects were looked at} */
	static int lookedAt() {
		return ALL.get(EACH).projects();
	}

	private static Map<String, SeenRight> read() {
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(SeenRight.class.getResourceAsStream("seen-right.tsv"), StandardCharsets.UTF_8))) {
			return lines.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t"))
					.collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> new SeenRight(Integer.parseInt(cells[1]), Integer.parseInt(cells[2]), Integer.parseInt(cells[3]))));
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
