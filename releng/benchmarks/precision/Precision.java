/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Says how often the linter is right on real projects: its findings against labels that were given by reading the files. */
public final class Precision {

	private static final String HEAD = """
			| severity | rule | labelled | right | debatable | wrong | right of labelled | 95 % interval | unlabelled | projects |
			|---|---|--:|--:|--:|--:|--:|--:|--:|--:|
			""";
	/** File beside the reports: the list that the linter prints of its rules. */
	private static final String RULES = "rules.txt";

	private final List<LabelFile> files;
	private final List<Label> labels;
	private final List<String> told = new ArrayList<>();
	private final List<String> projects;
	private final List<Found> findings = new ArrayList<>();
	private final Set<String> optional;
	private final Matching matching;

	private Precision(Path labelled, Path folder, Path reports) throws IOException {
		files = LabelFile.all(labelled);
		projects = Projects.present(labelled, folder, told);
		for (String project : projects) {
			String name = Projects.folderName(project);
			Path report = reports.resolve(name + ".json");
			if (!Files.exists(report)) {
				throw new IllegalArgumentException("There is no report of " + project + ".");
			}
			// Two findings on one text cannot be told apart and are judged together.
			Reports.read(report, folder.resolve(name), project).stream().distinct().forEach(findings::add);
		}
		labels = files.stream().flatMap(file -> file.labels().stream()).filter(label -> projects.contains(label.place().project())).toList();
		matching = new Matching(findings, labels);
		Path rules = reports.resolve(RULES);
		optional = Files.exists(rules)
				? Files.readAllLines(rules).stream().map(line -> line.split("\\s+")).filter(words -> words.length > 2 && words[2].equals("optional")).map(words -> words[0])
						.collect(Collectors.toSet())
				: Set.of();
	}

	/**
	 * Does what one word says.
	 *
	 * @param arguments folder of labels; report, unlabelled, update or planted with folder and reports, present with folder, or pages
	 * @throws IOException when a file cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		Path labelled = Path.of(arguments[0]);
		try {
			switch (arguments[1]) {
				case "pages" -> System.out.print(SeenRight.of(LabelFile.all(labelled).stream().flatMap(file -> file.labels().stream()).toList(), Projects.lookedAt(labelled)));
				case "present" -> present(labelled, Path.of(arguments[2]));
				case "planted" -> planted(new Planted(labelled, Path.of(arguments[3])));
				default -> {
					Precision precision = new Precision(labelled, Path.of(arguments[2]), Path.of(arguments[3]));
					switch (arguments[1]) {
						case "unlabelled" -> precision.unlabelled();
						case "update" -> precision.update();
						default -> precision.report();
					}
				}
			}
		} catch (IllegalArgumentException wrong) {
			System.err.println(wrong.getMessage());
			System.exit(2);
		}
	}

	/** Prints the names of the folders that are to be linted. */
	private static void present(Path labelled, Path folder) throws IOException {
		Projects.present(labelled, folder, new ArrayList<>()).forEach(project -> System.out.println(Projects.folderName(project)));
	}

	private static void planted(Planted planted) {
		System.out.println("Planted defects found at their line: " + shown(planted.found()));
		planted.missed().forEach(each -> System.out.println("  not found: " + each));
		System.out.println("Look-alikes with a false alarm: " + shown(planted.alarmed()));
		planted.falseAlarms().forEach(each -> System.out.println("  false alarm: " + each));
	}

	private void report() {
		told.forEach(System.out::println);
		System.out.printf("%d projects, %d findings, %d labels.%n%n", projects.size(), findings.size(), labels.size());
		System.out.print(HEAD);
		Map<String, Tally> rows = new TreeMap<>();
		Map<String, Tally> totals = new TreeMap<>();
		for (Found found : findings) {
			String rule = found.place().rule();
			boolean extra = optional.contains(rule);
			String total = extra ? "optional" : found.severity();
			List<Tally> both = List.of(rows.computeIfAbsent(found.severity() + " | " + rule + (extra ? " (optional)" : ""), key -> new Tally()),
					totals.computeIfAbsent(total, key -> new Tally()));
			both.forEach(tally -> tally.add(found.place().project(), matching.label(found).map(Label::verdict)));
		}
		rows.forEach((row, tally) -> System.out.println("| " + row + " | " + tally.cells() + " |"));
		totals.forEach((total, tally) -> System.out.println("| " + total + " | all | " + tally.cells() + " |"));
		System.out.println();
		System.out.println("Labels whose finding is gone: " + gone(Verdict.RIGHT) + " right, " + gone(Verdict.DEBATABLE) + " debatable, " + gone(Verdict.WRONG) + " wrong.");
		matching.left().stream().filter(label -> label.verdict() == Verdict.RIGHT).map(Label::place)
				.forEach(place -> System.out.println("  right, and no longer found: " + place.project() + ' ' + place.rule() + ' ' + place.file() + ':' + place.line()));
	}

	private long gone(Verdict verdict) {
		return matching.left().stream().filter(label -> label.verdict() == verdict).count();
	}

	/** Prints a line for each finding without a label, to be filled in. */
	private void unlabelled() {
		findings.stream().filter(found -> matching.label(found).isEmpty())
				.forEach(found -> System.out.print(LabelFile.line(found.place(), found.severity(), "?", found.message().replaceAll("\\s+", " "))));
	}

	/** Writes into each label of a project that is here how severe its finding is now, and where it stands. */
	private void update() throws IOException {
		Map<Label, Found> now = findings.stream().filter(found -> matching.label(found).isPresent()).collect(Collectors.toMap(found -> matching.label(found).orElseThrow(), found -> found));
		for (LabelFile file : files) {
			file.write(file.labels().stream().map(label -> now.containsKey(label) ? new Label(now.get(label).place(), now.get(label).severity(), label.verdict(), label.reason())
					: matching.left().contains(label) ? label.at(Label.GONE) : label).toList());
		}
	}

	private static String shown(Proportion proportion) {
		return String.format(Locale.ROOT, "%d of %d (%.0f to %.0f %%)", proportion.part(), proportion.all(), 100 * proportion.low(), 100 * proportion.high());
	}
}
