/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes workload files: UTF-8, one {@code key: value} on a line, {@code #} begins a comment at the start of a
 * line or after a space. {@code kind} names the kind. Everything that is wrong is said with its place; a workload comes of
 * it only when nothing is.
 */
public final class WorkloadText {

	/** The ending of workload files. */
	public static final String FILE_EXTENSION = "workload";

	/** The largest text that is read, in characters. */
	public static final int LONGEST_TEXT = 1_000_000;

	static final String KIND = "kind";

	private static final Pattern LINE = Pattern.compile("(\\s*)([^:#\\s][^:]*?)(\\s*:\\s*)(.*)");
	private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");

	private WorkloadText() {
	}

	/**
	 * What came of a text.
	 *
	 * @param workload the workload; empty when a problem that is more than a warning was found
	 * @param problems what is wrong, in the order of the lines
	 */
	public record Reading(Optional<Workload> workload, List<WorkloadProblem> problems) {
		/** Copies the list. */
		public Reading {
			problems = List.copyOf(problems);
		}
	}

	/**
	 * A line that sets a key.
	 *
	 * @param line line, counted from 1
	 * @param name name of the key
	 * @param nameColumn column of the name, counted from 1
	 * @param value the value without spaces around it and without comment
	 * @param valueColumn column of the value, counted from 1
	 */
	public record Entry(int line, String name, int nameColumn, String value, int valueColumn) {
	}

	/**
	 * Writes a workload: its kind, then the keys that are set.
	 *
	 * @param workload the workload
	 * @return the text of a file
	 */
	public static String write(Workload workload) {
		StringBuilder text = new StringBuilder(KIND + ": " + workload.kind().id() + '\n');
		for (WorkloadKey<?> key : workload.kind().keys()) {
			if (workload.isSet(key)) {
				workload.text(key).lines().forEach(line -> text.append(key.name()).append(": ").append(line).append('\n'));
			}
		}
		return text.toString();
	}

	/**
	 * Reads a text.
	 *
	 * @param text the text of a file
	 * @return workload and problems
	 */
	public static Reading read(String text) {
		List<WorkloadProblem> problems = new ArrayList<>();
		if (text.length() > LONGEST_TEXT) {
			problems.add(new WorkloadProblem(1, 1, 0, false, TEXTS.get("workload.tooLong", text.length(), LONGEST_TEXT)));
			return new Reading(Optional.empty(), problems);
		}
		List<Entry> entries = entries(text, problems);
		Optional<WorkloadKind> kind = kind(entries, problems);
		if (kind.isEmpty()) {
			return new Reading(Optional.empty(), problems);
		}
		Workload workload = Workload.of(kind.get());
		Map<String, Integer> seen = new HashMap<>();
		for (Entry entry : entries) {
			Integer earlier = seen.putIfAbsent(entry.name(), entry.line());
			Optional<WorkloadKey<?>> key = kind.get().key(entry.name());
			boolean doubled = earlier != null && !key.map(WorkloadKey::isRepeated).orElse(false);
			if (doubled) {
				problems.add(atName(entry, TEXTS.get("workload.doubled", entry.name(), earlier.toString())));
			} else if (!entry.name().equals(KIND)) {
				workload = key.isEmpty() ? unknown(entry, workload, problems) : set(workload, key.get(), entry, problems);
			}
		}
		for (WorkloadKey<?> key : kind.get().keys()) {
			if (key.standard().isEmpty() && !seen.containsKey(key.name())) {
				problems.add(new WorkloadProblem(1, 1, 0, false, TEXTS.get("workload.missing", key.name(), key.type().form())));
			}
		}
		problems.addAll(WorkloadChecks.problems(workload, entries));
		boolean wrong = problems.stream().anyMatch(problem -> !problem.warning());
		return new Reading(wrong ? Optional.empty() : Optional.of(workload), problems);
	}

	/**
	 * The lines of a text that set a key, right or wrong; for content assist and hover.
	 *
	 * @param text the text of a file
	 * @return the lines
	 */
	public static List<Entry> entries(String text) {
		return entries(text, new ArrayList<>());
	}

	private static List<Entry> entries(String text, List<WorkloadProblem> problems) {
		List<Entry> entries = new ArrayList<>();
		int number = 0;
		for (String raw : text.startsWith("\uFEFF") ? text.substring(1).lines().toList() : text.lines().toList()) {
			number++;
			String line = COMMENT.matcher(raw).replaceFirst("");
			if (line.isBlank()) {
				continue;
			}
			Matcher matcher = LINE.matcher(line);
			if (matcher.matches()) {
				entries.add(new Entry(number, matcher.group(2), matcher.start(2) + 1, matcher.group(4).strip(),
						matcher.start(4) + 1));
			} else {
				int start = line.length() - line.stripLeading().length();
				problems.add(new WorkloadProblem(number, start + 1, line.strip().length(), false, TEXTS.get("workload.noKey")));
			}
		}
		return entries;
	}

	private static Optional<WorkloadKind> kind(List<Entry> entries, List<WorkloadProblem> problems) {
		String ids = String.join(", ", WorkloadKind.all().stream().map(WorkloadKind::id).toList());
		for (Entry entry : entries) {
			if (entry.name().equals(KIND)) {
				Optional<WorkloadKind> kind = WorkloadKind.find(entry.value());
				if (kind.isEmpty()) {
					problems.add(atValue(entry, TEXTS.get("workload.kindUnknown", entry.value(), ids)));
				}
				return kind;
			}
		}
		problems.add(new WorkloadProblem(1, 1, 0, false, TEXTS.get("workload.noKind", ids)));
		return Optional.empty();
	}

	private static Workload unknown(Entry entry, Workload workload, List<WorkloadProblem> problems) {
		String names = String.join(", ", workload.kind().keys().stream().map(WorkloadKey::name).toList());
		problems.add(atName(entry, TEXTS.get("workload.unknownKey", entry.name(), workload.kind().id(), names)));
		return workload;
	}

	private static <T> Workload set(Workload workload, WorkloadKey<T> key, Entry entry, List<WorkloadProblem> problems) {
		try {
			T value = key.type().parse(entry.value());
			return workload.with(key, key.isRepeated() && workload.isSet(key) ? joined(workload.value(key), value) : value);
		} catch (WrongValueException e) {
			problems.add(atValue(entry, TEXTS.get("workload.wrongValue", entry.name(), e.getMessage())));
			return workload;
		}
	}

	/** The value of a repeated key is a list. */
	@SuppressWarnings("unchecked")
	private static <T> T joined(T before, T more) {
		List<Object> both = new ArrayList<>((List<Object>) before);
		both.addAll((List<Object>) more);
		return (T) List.copyOf(both);
	}

	private static WorkloadProblem atName(Entry entry, String sentence) {
		return new WorkloadProblem(entry.line(), entry.nameColumn(), entry.name().length(), false, sentence);
	}

	private static WorkloadProblem atValue(Entry entry, String sentence) {
		return new WorkloadProblem(entry.line(), entry.valueColumn(), entry.value().length(), false, sentence);
	}
}
