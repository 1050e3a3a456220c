/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.wiretune.perf.proof.KeptRecipes;
import org.wiretune.perf.proof.Prediction;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFigure;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofVerdict;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.quantity.Digits;

/** The proofs that are kept beside the sources, as {@code releng/MEASUREMENTS.md} and as the table of the help. */
final class MeasuredTables {

	private static final double PERCENT = 100;
	private static final String NEW_LINE = "\n";
	private static final int OBSERVED_CELLS = 8;

	private final ProofCatalogue catalogue = ProofCatalogue.standard();
	private final KeptRecipes kept;
	private final List<String> observed;

	/** Reads what is kept. @param proofs the folder */
	MeasuredTables(Path proofs) throws IOException {
		kept = new KeptRecipes(proofs, catalogue);
		observed = Files.readAllLines(proofs.resolve("observed.tsv")).stream().filter(line -> !line.startsWith("#")).toList();
	}

	private Optional<Proof> proof(ProofRecipe recipe) {
		return kept.find(recipe, ProofCatalogue.EMBEDDED);
	}

	/** The proofs that came to a verdict, in the order of the measurements. */
	private Map<ProofRecipe, ProofJudgement> judged() {
		Map<ProofRecipe, ProofJudgement> judged = new LinkedHashMap<>();
		for (ProofRecipe recipe : catalogue.recipes()) {
			proof(recipe).map(ProofJudgement::of).filter(judgement -> judgement.verdict() != ProofVerdict.NOT_VALID).ifPresent(judgement -> judged.put(recipe, judgement));
		}
		return judged;
	}

	/** {@return the whole of {@code releng/MEASUREMENTS.md}} */
	String document() {
		Map<ProofRecipe, ProofJudgement> judged = judged();
		StringBuilder text = new StringBuilder("""
				# Measurements of the source documents, on this tester

				Made by `MeasurementsDocumentTest` of what is kept in [proofs](proofs); `measurements.list` of the bundle `org.wiretune.perf` (package `proof`) says what is measured.
				Products differ from those of the sources by twenty years and by maker, so the direction is what should agree.

				## Proofs

				Each is made of pairs of fresh starts of the embedded server that differ by one change, by the method that [the help](../bundles/org.wiretune.help/html/proofs.html) describes; `releng/benchmarks/proofs/sources` makes them.
				The ratio is what it is after the change by what it was before, with its 95 % interval; no figure stands here that is not valid.
				Why ours may differ is a guess unless a measurement is named.

				""");
		text.append(judged.size()).append(" of ").append(catalogue.recipes().size()).append(" recipes came to a verdict: ")
				.append(judged.values().stream().collect(Collectors.groupingBy(judgement -> judgement.verdict().label(), TreeMap::new, Collectors.counting())).entrySet().stream()
						.map(each -> each.getValue() + " × " + each.getKey()).collect(Collectors.joining(", ")))
				.append(". ").append(halfWidths(judged)).append(' ').append(wrong(judged)).append(NEW_LINE).append(NEW_LINE);
		text.append("| id | source | what is changed | judged by | source says | ours | verdict | counters | beside it | day, pairs | why ours may differ |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
		judged.forEach((recipe, judgement) -> {
			Proof proof = proof(recipe).orElseThrow();
			text.append("| ").append(String.join(" | ", recipe.id(), recipe.source(), recipe.what(), recipe.decisive().label(), recipe.sourceFigure(), ProofJudgement.text(judgement.judged().ratio()),
					judgement.words(), moves(judgement), besides(judgement), proof.at().atZone(ZoneOffset.UTC).toLocalDate() + ", " + judgement.judged().ratio().samples(),
					catalogue.differs(recipe.id()).orElse(""))).append(" |\n");
		});
		text.append("\n### Without a verdict\n\n");
		for (ProofRecipe recipe : catalogue.recipes()) {
			if (!judged.containsKey(recipe)) {
				text.append("- ").append(recipe.id()).append(", ").append(recipe.what()).append(": ").append(proof(recipe).map(proof -> ProofJudgement.of(proof).reason()).orElse("not measured yet.")).append(NEW_LINE);
			}
		}
		text.append("""

				## What changes nothing

				Figures of runs, from the least to the most of all measurements that may be used; `releng/benchmarks/measurements/run` tells them.

				| id | source | what | workload | source says | ours | day | why they differ |
				|---|---|---|---|---|---|---|---|
				""");
		observed.forEach(line -> text.append("| ").append(String.join(" | ", List.of(line.split("\t", OBSERVED_CELLS)))).append(" |\n"));
		text.append("\n## Without a proof\n\n");
		new TreeMap<>(catalogue.measurementsWithout()).forEach((measurement, reason) -> text.append("- ").append(measurement).append(": ").append(reason).append(NEW_LINE));
		return text.toString();
	}

	/** How wide the intervals are: half of them are no wider. */
	private static String halfWidths(Map<ProofRecipe, ProofJudgement> judged) {
		double[] widths = judged.values().stream().map(judgement -> judgement.judged().ratio()).mapToDouble(MeasuredTables::halfWidth).sorted().toArray();
		return widths.length == 0 ? "" : "Half of the intervals are no wider than ±" + Digits.measured(widths[(widths.length - 1) / 2]) + " %.";
	}

	private static double halfWidth(Interval ratio) {
		return PERCENT * (ratio.high() - ratio.low()) / 2 / ratio.estimate();
	}

	/** The advice that does not hold where it was measured. */
	private static String wrong(Map<ProofRecipe, ProofJudgement> judged) {
		List<String> wrong = new ArrayList<>();
		judged.forEach((recipe, judgement) -> {
			if ((judgement.verdict() == ProofVerdict.SLOWER || judgement.verdict() == ProofVerdict.NO_DIFFERENCE) && !recipe.rules().isEmpty()) {
				wrong.add(String.join(", ", new TreeSet<>(recipe.rules())) + " (" + recipe.id() + ")");
			}
		});
		return wrong.isEmpty() ? "No advice of ours proved wrong here." : "Advice that gained nothing here: " + String.join("; ", wrong) + ".";
	}

	private static String moves(ProofJudgement judgement) {
		return judgement.moves().entrySet().stream().map(each -> each.getKey().figure().label() + ": " + each.getValue().label()).collect(Collectors.joining("; "));
	}

	private static String besides(ProofJudgement judgement) {
		return judgement.besides().entrySet().stream().filter(each -> each.getKey().equals(ProofFigure.PROCESSOR) || each.getKey().equals(ProofFigure.P99) || each.getKey().equals(ProofFigure.MEAN))
				.map(each -> each.getKey().label() + ' ' + ProofJudgement.text(each.getValue())).collect(Collectors.joining("; "));
	}

	/** {@return the rows of the table of recipes in the help, a line each} */
	String helpRows() {
		StringBuilder rows = new StringBuilder();
		for (ProofRecipe recipe : catalogue.recipes()) {
			rows.append(row(recipe.id(), recipe.what() + ": <code>" + recipe.change().words() + "</code>", recipe.decisive().word(), counters(recipe), String.join(", ", new TreeSet<>(recipe.rules())),
					recipe.sourceFigure(), here(recipe)));
		}
		return rows.toString();
	}

	private static String counters(ProofRecipe recipe) {
		return recipe.predictions().stream().map(each -> each.figure().word() + ' ' + each.direction().name().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
	}

	private String here(ProofRecipe recipe) {
		Optional<Proof> proof = proof(recipe);
		if (proof.isEmpty()) {
			return "not yet";
		}
		ProofJudgement judgement = ProofJudgement.of(proof.get());
		if (judgement.verdict() == ProofVerdict.NOT_VALID) {
			return "no verdict";
		}
		String moved = judgement.moves().entrySet().stream().filter(each -> each.getValue() != Prediction.Move.AS_PREDICTED).map(each -> each.getKey().figure().word() + ": " + each.getValue().label())
				.collect(Collectors.joining(", "));
		return judgement.words() + ", " + ProofJudgement.text(judgement.judged().ratio()) + (moved.isEmpty() ? judgement.moves().isEmpty() ? "" : "; counters as predicted" : "; " + moved);
	}

	/** {@return the rows of the table of measurements without a proof} */
	String helpWithout() {
		return new TreeMap<>(catalogue.measurementsWithout()).entrySet().stream().map(each -> row(each.getKey(), each.getValue())).collect(Collectors.joining());
	}

	/** {@return the rows of the table of rules without a proof, a reason each} */
	String helpRules() {
		Map<String, List<String>> rules = new LinkedHashMap<>();
		catalogue.rulesWithout().forEach((rule, reason) -> rules.computeIfAbsent(reason, key -> new ArrayList<>()).add(rule));
		return rules.entrySet().stream().map(each -> row(String.join(", ", each.getValue()), each.getKey())).collect(Collectors.joining());
	}

	private static String row(String... cells) {
		return "<tr>" + List.of(cells).stream().map(cell -> "<td>" + cell + "</td>").collect(Collectors.joining()) + "</tr>\n";
	}
}
