/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;

/**
 * One of the runs that are executed in turn: a run under a name of its own, with other settings of the server or other
 * values of the workload.
 *
 * @param name short name, such as {@code A} or {@code clients=8}
 * @param specification what is run
 */
public record Variant(String name, RunSpecification specification) {

	private static final Pattern NEXT = Pattern.compile(",\\s*(?=[a-z][a-z.-]*\\s*=)");
	private static final Pattern ASSIGNMENT = Pattern.compile("\\s*([a-z][a-z.-]*)\\s*=\\s*(.*)");
	private static final Pattern NAMED = Pattern.compile("([^:=,]{1,60}):(.*)");

	/** Checks that nothing is missing. */
	public Variant {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(specification, "specification");
	}

	/**
	 * Reads {@code NAME:key=value,key=value} or {@code key=value,key=value}, which is its own name. A key is one of the
	 * workload's kind, or one of the server, see {@link ServerAssignment}.
	 *
	 * @param text the text
	 * @param base what the variant differs from
	 * @return the variant
	 * @throws IllegalArgumentException when the text is wrong, or the kind of server does not have a setting; the message is
	 *         a sentence
	 */
	public static Variant parse(String text, RunSpecification base) {
		Matcher named = NAMED.matcher(text);
		String name = named.matches() ? named.group(1).strip() : text.strip();
		String assignments = named.matches() ? named.group(2) : text;
		RunSpecification specification = base;
		for (String each : NEXT.split(assignments, -1)) {
			Matcher assignment = ASSIGNMENT.matcher(each);
			if (!assignment.matches()) {
				throw new IllegalArgumentException(TEXTS.get("variant.form", text));
			}
			specification = with(specification, assignment.group(1), assignment.group(2).strip());
		}
		List<String> unknown = specification.server().unknown();
		if (!unknown.isEmpty()) {
			throw new IllegalArgumentException(unknown.get(0));
		}
		return new Variant(name, specification.withName(base.name() + ' ' + name));
	}

	private static RunSpecification with(RunSpecification base, String key, String value) {
		// A workload of data has a statement cache of its own.
		if (ServerKey.find(key).isPresent() && base.workload().kind().key(key).isPresent()) {
			return base.withWorkload(workload(base.workload(), key, value));
		}
		return ServerAssignment.over(base.server(), key, value).map(base::withServer)
				.orElseGet(() -> base.withWorkload(workload(base.workload(), key, value)));
	}

	/** The workload with a line replaced, so that a value is read as it would be in its file. */
	private static Workload workload(Workload base, String key, String value) {
		StringBuilder text = new StringBuilder();
		WorkloadText.write(base).lines().filter(line -> !line.startsWith(key + ": "))
				.forEach(line -> text.append(line).append('\n'));
		text.append(key).append(": ").append(value).append('\n');
		WorkloadText.Reading reading = WorkloadText.read(text.toString());
		return reading.workload().orElseThrow(() -> new IllegalArgumentException(reading.problems().get(0).sentence()));
	}
}
