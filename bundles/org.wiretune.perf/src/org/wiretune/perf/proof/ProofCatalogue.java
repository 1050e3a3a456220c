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
import java.util.Collections;
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
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
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
	private final Map<String, String> sources = new LinkedHashMap<>();
	private final Map<String, String> differing = new LinkedHashMap<>();
	private final Map<String, String> noneOf = new LinkedHashMap<>();
	private final Map<String, String> without = new LinkedHashMap<>();

	private ProofCatalogue(List<String> lines) {
		for (String line : lines) {
			String[] words = line.split("\\s+", 2);
			String[] told = words.length < 2 ? words : words[1].split("\\s*\\|\\s*", 2);
			switch (words[0]) {
			case "proof" -> recipes.add(recipe(words[1]));
			case "from" -> sources.put(told[0], told[1]);
			case "differs" -> differing.put(told[0], told[1]);
			case "none" -> noneOf.put(told[0], told[1]);
			case "without" -> listed(told[0]).forEach(rule -> without.put(rule, told[1]));
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

	private ProofRecipe recipe(String text) {
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
		String measurement = fields[0].replaceFirst("\\..*", "");
		return new ProofRecipe(fields[0], measurement, sources.getOrDefault(measurement, ""), fields[2], new LinkedHashSet<>(listed(fields[1])), name, lines, new Change(sides[0], sides[1]), Map.of(),
				Map.of(), new ProofFigure(fields[5]), predictions, Optional.of(fields[7]).filter(key -> !key.isEmpty()), fields[8],
				servers(name, lines, sides), Integer.parseInt(fields[9]));
	}

	/** The kinds of servers that run the workload and have what is changed. */
	private static List<String> servers(String workload, List<String> lines, String[] sides) {
		if (!OF_ALL_SERVERS.contains(workload(workload, lines).kind())) {
			return List.of(EMBEDDED);
		}
		Optional<ServerKey> key = ServerKey.find(sides[0].replaceFirst("\\s*=.*", ""));
		return key.map(changed -> SERVERS.stream().filter(server -> changed.servers().contains(ServerType.named(server))).toList()).orElse(SERVERS);
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

	/** {@return why what is measured here is most likely another figure than the source's, a sentence; empty where nothing is known of it} @param recipe id of the recipe */
	public Optional<String> differs(String recipe) {
		return Optional.ofNullable(differing.get(recipe));
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

	/** {@return what stands for rules without a recipe, ids, some with an asterisk, and why they have none; what stands first counts} */
	public Map<String, String> rulesWithout() {
		return Collections.unmodifiableMap(without);
	}

	/**
	 * {@return the run that both sides of a recipe are made of, on the embedded server}
	 *
	 * @param recipe the recipe
	 */
	public static RunSpecification base(ProofRecipe recipe) {
		return base(recipe, ServerType.EMBEDDED);
	}

	/**
	 * {@return the run that both sides of a recipe are made of}
	 *
	 * @param recipe the recipe
	 * @param server the kind of server
	 */
	public static RunSpecification base(ProofRecipe recipe, ServerType server) {
		return new RunSpecification(recipe.id(), workload(recipe.workload(), recipe.lines()), ServerSettings.builder().type(server).build());
	}

	/**
	 * {@return whether what was proven is another measurement than its recipe is today, or has no recipe any more}
	 *
	 * @param subject what was proven; its recipe may have taken values of the user
	 */
	public boolean isOutdated(ProofSubject subject) {
		try {
			Optional<ProofRecipe> today = find(subject.recipe().id()).map(recipe -> recipe.with(subject.recipe().change()));
			Optional<ServerType> server = ServerType.find(subject.server());
			return today.isEmpty() || server.isEmpty() || !ProofPrint.of(today.get(), base(today.get(), server.get()), subject.server()).equals(subject.fingerprint());
		} catch (IllegalArgumentException noLongerAChange) {
			return true;
		}
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
