/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes what the help pages say of each rule: in how many places it spoke, how many of them were right, in how many projects; and
 * among how many projects those are that no file was found for.
 */
final class SeenRight {

	private static final String REMARKS = """
			# Copyright (c) WireTune contributors.
			# SPDX-License-Identifier: EPL-2.0
			# Made of the labels by: releng/benchmarks/precision/run --pages
			# rule, places where it was right, places that were judged, public projects; * all of them, in all projects looked at
			""";
	private static final String ALL = "*";

	private SeenRight() {
	}

	/**
	 * {@return the text of the resource}
	 *
	 * @param labels all labels; those whose finding is gone do not count
	 * @param lookedAt how many projects are listed, with a finding or without
	 */
	static String of(List<Label> labels, int lookedAt) {
		Map<String, Tally> tallies = new TreeMap<>();
		Tally all = new Tally();
		for (Label label : labels) {
			if (!label.severity().equals(Label.GONE)) {
				tallies.computeIfAbsent(label.place().rule(), rule -> new Tally()).add(label.place().project(), Optional.of(label.verdict()));
				all.add(label.place().project(), Optional.of(label.verdict()));
			}
		}
		StringBuilder out = new StringBuilder(REMARKS);
		out.append(line(ALL, all, lookedAt));
		tallies.forEach((rule, tally) -> out.append(line(rule, tally, tally.projects())));
		return out.toString();
	}

	private static String line(String rule, Tally tally, int projects) {
		return String.join("\t", rule, Integer.toString(tally.right().part()), Integer.toString(tally.right().all()), Integer.toString(projects)) + '\n';
	}
}
