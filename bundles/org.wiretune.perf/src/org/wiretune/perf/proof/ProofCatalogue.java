/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/**
 * All recipes, and why other measurements and rules have none: the part of {@code measurements.list} that is for proofs. The
 * rest of that list is for the table of measurements, which runs the same workloads. Immutable.
 */
public final class ProofCatalogue {

	/** The server without a kit. */
	public static final String EMBEDDED = "embedded";

	private static final int FIELDS = 10;
	private static final Set<WorkloadKind> OF_ALL_SERVERS = Set.of(WorkloadKind.LOOP, WorkloadKind.RAMP, WorkloadKind.CONSTANT_RATE);
	private static final List<String> SERVERS = List.of(EMBEDDED, "wildfly", "liberty");

	private final List<ProofRecipe> recipes = new ArrayList<>();
	private final Map<String, String> noneOf = new LinkedHashMap<>();
	private final Map<String, String> without = new LinkedHashMap<>();

	private ProofCatalogue(List<String> lines) {
		for (String line : lines) {
			String[] words = line.split("\\s+", 2);
			switch (words[0]) {
			case "proof" -> recipes.add(recipe(words[1]));
			case "none" -> noneOf.put(words[1].split("\\s*\\|\\s*", 2)[0], words[1].split("\\s*\\|\\s*", 2)[1]);
			case "without" -> listed(words[1].split("\\s*\\|\\s*", 2)[0]).forEach(rule -> without.put(rule, words[1].split("\\s*\\|\\s*", 2)[1]));
			default -> {
				// For the table of measurements, or a remark.
			}
			}
		}
	}

	/** {@return what the bundle holds} */
	public static ProofCatalogue standard() {
		return new ProofCatalogue(resource("measurements.list").lines().toList());
	}

	private static ProofRecipe recipe(String text) {
		String[] fields = text.split("\\s*\\|\\s*", -1);
		if (fields.length != FIELDS) {
			throw new IllegalArgumentException(text + " has " + fields.length + " fields");
		}
		List<String> workload = List.of(fields[3].split("\\s*;\\s*"));
		String[] sides = fields[4].split("\\s*->\\s*");
		List<Prediction> predictions = listed(fields[6]).stream().map(each -> each.split("\\s+"))
				.map(each -> new Prediction(new ProofFigure(each[0]), Prediction.Direction.valueOf(each[1].toUpperCase(Locale.ROOT)))).toList();
		String name = workload.get(0);
		List<String> lines = workload.subList(1, workload.size());
		return new ProofRecipe(fields[0], fields[0].replaceFirst("\\..*", ""), "", fields[2], new LinkedHashSet<>(listed(fields[1])), name, lines, new Change(sides[0], sides[1]), Map.of(),
				Map.of(), new ProofFigure(fields[5]), predictions, Optional.of(fields[7]).filter(key -> !key.isEmpty()), fields[8],
				OF_ALL_SERVERS.contains(workload(name, lines).kind()) ? SERVERS : List.of(EMBEDDED), Integer.parseInt(fields[9]));
	}

	private static List<String> listed(String words) {
		return Stream.of(words.split("\\s*,\\s*")).map(String::strip).filter(word -> !word.isEmpty()).toList();
	}

	/** {@return all recipes in the order of the measurements} */
	public List<ProofRecipe> recipes() {
		return List.copyOf(recipes);
	}

	/** {@return the recipes that prove the advice of a rule; none where it has none} @param rule id of the rule */
	public List<ProofRecipe> ofRule(String rule) {
		return recipes.stream().filter(recipe -> recipe.rules().contains(rule)).toList();
	}

	/** {@return a recipe by its id, such as {@code M31.2}} @param id the id */
	public Optional<ProofRecipe> find(String id) {
		return recipes.stream().filter(recipe -> recipe.id().equalsIgnoreCase(id)).findFirst();
	}

	/** {@return why measurements have no recipe, by their ids} */
	public Map<String, String> measurementsWithout() {
		return Map.copyOf(noneOf);
	}

	/** {@return why a rule has no recipe, a sentence} @param rule id of the rule */
	public Optional<String> reasonOfRule(String rule) {
		return without.entrySet().stream().filter(each -> rule.matches(Arrays.stream(each.getKey().split("\\*", -1)).map(Pattern::quote).reduce((one, other) -> one + ".*" + other).orElse("")))
				.map(Map.Entry::getValue).findFirst();
	}

	/** {@return what stands for rules without a recipe: ids, some with an asterisk} */
	public Set<String> rulesWithout() {
		return Set.copyOf(without.keySet());
	}

	/**
	 * {@return the run that both sides of a recipe are made of}
	 *
	 * @param recipe the recipe
	 */
	public static RunSpecification base(ProofRecipe recipe) {
		return new RunSpecification(recipe.id(), workload(recipe.workload(), recipe.lines()), ServerSettings.lab());
	}

	private static Workload workload(String name, List<String> lines) {
		StringBuilder text = new StringBuilder();
		String written = resource("workloads/" + name + ".workload");
		Set<String> replaced = new LinkedHashSet<>();
		lines.forEach(line -> replaced.add(line.substring(0, line.indexOf(':') + 1)));
		written.lines().filter(line -> replaced.stream().noneMatch(line::startsWith)).forEach(line -> text.append(line).append('\n'));
		lines.forEach(line -> text.append(line).append('\n'));
		WorkloadText.Reading reading = WorkloadText.read(text.toString());
		return reading.workload().orElseThrow(() -> new IllegalArgumentException(name + ": " + reading.problems().get(0).sentence()));
	}

	private static String resource(String name) {
		try (InputStream stream = ProofCatalogue.class.getResourceAsStream(name)) {
			if (stream == null) {
				throw new IllegalArgumentException(TEXTS.get("proof.noWorkload", name));
			}
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
