/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the runs of {@code releng/benchmarks/data}: our ratio beside the seed's, and where they differ a sentence why. */
public class DataReport {

	/** The ratio to the first measurement of the same work. */
	private static final String RATIO = "ratio-to-first";

	/** Ratios nearer to 1 than this are called no difference: one repetition on two shared processors scatters by as much. */
	private static final double NOISE = 0.05;

	/** The seed's ratio to the first, by the beginning of the file's name and the parameters of a measurement. */
	private static final Map<String, Double> SEED = new LinkedHashMap<>();

	static {
		// Tables 4.1 to 4.7 and section 4.5.4 of the guide for EAP 5; computed from the printed figures.
		SEED.put("m31 driver-rewrite=yes", 39575.75 / 6734.01);
		SEED.put("m31-bulk-h2 batch-size=500", 39575.75 / 6734.01);
		orders("m32", new int[] { 1, 5, 9 }, new double[] { 45.80, 43.96, 43.14 }, new double[] { 45.64, 43.62, 42.78 },
				new double[] { 46.11, 44.25, 43.77 });
		orders("m35", new int[] { 1, 15, 20 }, new double[] { 53.34, 31.25, 30.09 }, new double[] { 54.83, 31.31, 30.06 },
				new double[] { 60.79, 37.39, 35.52 });
		SEED.put("m38 fetch-size=1", 1 / 1.0233);
		SEED.put("m38 fetch-size=500", 1 / 1.0173);
	}

	private static void orders(String name, int[] lines, double[] none, double[] batch, double[] rewrite) {
		for (int i = 0; i < lines.length; i++) {
			SEED.put(name + " batch-size=500 driver-rewrite=no lines=" + lines[i], batch[i] / none[i]);
			SEED.put(name + " batch-size=500 driver-rewrite=yes lines=" + lines[i], rewrite[i] / none[i]);
		}
	}

	public static void main(String[] arguments) throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.list(Path.of(arguments[0]))) {
			files = all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
		}
		System.out.printf(Locale.ROOT, "%n%-30s %-50s %12s %9s %9s %12s %9s%n", "workload", "measurement", "a second",
				"ratio", "seed", "executes", "trips");
		for (Path file : files) {
			report(file.getFileName().toString().replace(".json", ""),
					JsonParser.parseString(Files.readString(file)).getAsJsonObject());
		}
	}

	private static void report(String name, JsonObject run) {
		Map<String, List<JsonObject>> measurements = new LinkedHashMap<>();
		for (JsonElement element : run.getAsJsonArray("measurements")) {
			JsonObject measurement = element.getAsJsonObject();
			if (figures(measurement).containsKey(RATIO)) {
				measurements.computeIfAbsent(parameters(measurement), key -> new ArrayList<>()).add(measurement);
			}
		}
		List<String> reasons = new ArrayList<>();
		measurements.forEach((parameters, repetitions) -> {
			double ratio = median(repetitions, RATIO);
			Double seed = seed(name, parameters);
			System.out.printf(Locale.ROOT, "%-30s %-50s %12.1f %9.3f %9s %12.4f %9s%n", name, parameters,
					median(repetitions, figures(repetitions.getFirst()).keySet().stream()
							.filter(figure -> figure.endsWith("-per-second")).findFirst().orElse("")),
					ratio, seed == null ? "" : String.format(Locale.ROOT, "%.3f", seed), some(repetitions, "jdbc-executes-per-"),
					number(some(repetitions, "round-trips-per-")));
			String reason = seed == null ? "" : why(name, parameters, ratio, seed);
			if (!reason.isEmpty() && !reasons.contains(reason)) {
				reasons.add(reason);
			}
		});
		if (!run.get("state").getAsString().equals("completed")) {
			System.out.println("  " + run.get("reason").getAsString());
		}
		reasons.forEach(reason -> System.out.println("  " + reason));
	}

	/** Why a direction differs; empty where it does not. */
	private static String why(String name, String parameters, double ratio, double seed) {
		if (direction(ratio) == direction(seed)) {
			return "";
		}
		if (name.startsWith("m32") || name.startsWith("m35")) {
			if (ratio > seed && name.endsWith("h2")) {
				return "More than the seed: the network of 1 ms is most of an order's time, so fewer executions show; the seed's database was on the same machine.";
			}
			if (ratio > seed) {
				return "More than the seed: PostgreSQL's driver sends a batch at once even without rewriting, MySQL's sent one statement after the other.";
			}
			return "Less than the seed: lookups and the commit that is forced to disk are most of an order's time, and one short repetition scatters by more than a batch saves.";
		}
		if (name.startsWith("m31")) {
			return "Another direction than the seed: PostgreSQL's driver sends a batch at once even without rewriting, so rewriting saves work of the database only, and Hibernate's own work hides it.";
		}
		if (name.startsWith("m38")) {
			return ratio < seed
					? "More than the seed: only the query is measured here, in the seed it was a part of the whole application."
					: "Less than the seed, and not settled by one short repetition: the last of the three is measured with more of the program compiled; see --full.";
		}
		return "Another direction than the seed.";
	}

	private static int direction(double ratio) {
		return ratio > 1 + NOISE ? 1 : ratio < 1 - NOISE ? -1 : 0;
	}

	private static Double seed(String name, String parameters) {
		return SEED.entrySet().stream()
				.filter(entry -> name.startsWith(entry.getKey().split(" ", 2)[0]) && parameters.equals(entry.getKey().split(" ", 2)[1]))
				.map(Map.Entry::getValue).findFirst().orElse(null);
	}

	private static String parameters(JsonObject measurement) {
		return measurement.getAsJsonObject("parameters").entrySet().stream()
				.filter(entry -> !entry.getKey().equals("work"))
				.map(entry -> entry.getKey() + '=' + entry.getValue().getAsString()).collect(Collectors.joining(" "));
	}

	private static double some(List<JsonObject> repetitions, String prefix) {
		return figures(repetitions.getFirst()).keySet().stream().filter(name -> name.startsWith(prefix))
				.findFirst().map(name -> median(repetitions, name)).orElse(Double.NaN);
	}

	/** The values of the figures by their ids, in their order. */
	private static Map<String, JsonElement> figures(JsonObject measurement) {
		Map<String, JsonElement> values = new LinkedHashMap<>();
		measurement.getAsJsonArray("figures")
				.forEach(figure -> values.put(figure.getAsJsonObject().get("id").getAsString(), figure.getAsJsonObject().get("value")));
		return values;
	}

	private static double median(List<JsonObject> repetitions, String figure) {
		double[] values = repetitions.stream().map(one -> figures(one).get(figure))
				.filter(value -> value != null && !value.isJsonNull()).mapToDouble(JsonElement::getAsDouble).sorted().toArray();
		return values.length == 0 ? Double.NaN : values[values.length / 2];
	}

	private static String number(double value) {
		return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.3f", value);
	}
}
