/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wiretune.core.Unit;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.summary.GcSummary;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.workload.DeclaredFigures;
import org.wiretune.perf.workload.FigureWords;

/**
 * Runs the groups of {@code measurements.list}, which change nothing and so are no proofs, and keeps what they told in
 * {@code releng/proofs/observed.tsv}, of which the table of measurements is made. A group is a list of runs that take turns, and
 * of rows that tell figures of measurements of these runs, from the least to the most of all that may be used.
 */
public final class Measurements {

	private static final Pattern SELECTION = Pattern.compile("(\\S+?)\\{([^}]*)}");
	/** The lab prints a mean after every ten of its 200 runs. */
	private static final int SHOWN_OF_SERIES = 20;
	/** Before the figures of the log of collections that lies beside a run; their names are those of PMAT. */
	private static final String OF_LOG = "gc log ";
	private static final double NANOS_IN_SECOND = 1e9;
	private static final Map<String, ToDoubleFunction<GcSummary>> LOG_FIGURES = Map.ofEntries(
			Map.entry("collections", GcSummary::collections), Map.entry("allocation failures", GcSummary::allocationFailures),
			Map.entry("exhaustions", GcSummary::exhaustions), Map.entry("explicit collections", GcSummary::explicitCollections),
			Map.entry("overhead (%)", GcSummary::overheadPercent), Map.entry("max overhead (%)", GcSummary::maxOverheadPercent),
			Map.entry("total pause (s)", log -> log.pauseNanos() / NANOS_IN_SECOND),
			Map.entry("max tenured (bytes)", log -> known(log.maxOldBytes())),
			Map.entry("mean tenured (bytes)", log -> known(log.meanOldBytes())),
			Map.entry("max allocation request (bytes)", log -> known(log.largestRequestBytes())));
	private static final String KEPT = "releng/proofs/observed.tsv";
	private static final String HEAD = "#id\tsource\twhat\tworkload\tsource's figures\tfigures\tday\twhy they differ";
	private static final int KEY_CELLS = 4;

	/** A run: its key in the rows, the workload, and the lines that replace those of its file. */
	private record Run(String key, String workload, List<String> changes) {
	}

	/** A row: which measurements, and which of their figures are told. */
	private record Row(String id, String source, String what, String of, String figure, String seed, String why) {
	}

	private record Group(String name, int rounds, List<Run> runs, List<Row> rows) {
	}

	private final Path root;
	private final Path output;
	private final Map<Path, JsonObject> read = new LinkedHashMap<>();

	private static double known(long value) {
		return value == GcEvents.UNKNOWN ? Double.NaN : value;
	}

	private Measurements(Path root) {
		this.root = root;
		this.output = root.resolve("releng/output/measurements");
	}

	/** Where the bundle keeps the list and its workloads, since proofs read them too. */
	private Path proofs() {
		return root.resolve("bundles/org.wiretune.perf/src/org/wiretune/perf/proof");
	}

	/**
	 * Measures and writes what is kept; rows of which no run is here keep their figures.
	 *
	 * @param arguments root of the repository, then those of the script
	 * @throws Exception when a file cannot be read or written, or a run cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		Measurements measurements = new Measurements(Path.of(arguments[0]));
		List<String> names = new ArrayList<>();
		int rounds = 0;
		boolean run = true;
		boolean more = false;
		for (int i = 1; i < arguments.length; i++) {
			switch (arguments[i]) {
				case "--rounds" -> rounds = Integer.parseInt(arguments[++i]);
				case "--more" -> {
					rounds = Integer.parseInt(arguments[++i]);
					more = true;
				}
				case "--table" -> run = false;
				default -> names.add(arguments[i]);
			}
		}
		List<Group> groups = groups(Files.readAllLines(measurements.proofs().resolve("measurements.list")));
		for (String name : names) {
			if (groups.stream().noneMatch(group -> group.name().equals(name))) {
				throw new IllegalArgumentException("There is no group " + name + ".");
			}
		}
		for (Group group : groups) {
			if (run && (names.isEmpty() || names.contains(group.name()))) {
				int kept = more ? measurements.rounds(group) : 0;
				measurements.run(group, kept + 1, kept + (rounds > 0 ? rounds : group.rounds()));
			}
		}
		Path kept = measurements.root.resolve(KEPT);
		Files.writeString(kept, measurements.rows(groups, Files.exists(kept) ? Files.readAllLines(kept) : List.of()));
	}

	private static List<Group> groups(List<String> lines) {
		List<Group> groups = new ArrayList<>();
		for (String line : lines) {
			if (line.isBlank() || line.startsWith("#")) {
				continue;
			}
			String[] words = line.split("\\s+", 2);
			switch (words[0]) {
				case "group" -> {
					String[] parts = words[1].split("\\s+");
					groups.add(new Group(parts[0], Integer.parseInt(parts[1]), new ArrayList<>(), new ArrayList<>()));
				}
				case "run" -> {
					String[] parts = words[1].split("\\s*;\\s*");
					String[] names = parts[0].split("\\s*=\\s*");
					groups.getLast().runs().add(new Run(names[0], names[1], List.of(parts).subList(1, parts.length)));
				}
				case "told" -> {
					String[] parts = words[1].split("\\s*\\|\\s*", 7);
					groups.getLast().rows().add(new Row(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts.length > 6 ? parts[6] : ""));
				}
				case "from", "proof", "differs", "none", "without" -> {
					// For proofs, which this program does not make.
				}
				default -> throw new IllegalArgumentException("Not understood: " + line);
			}
		}
		return groups;
	}

	/** Rounds of which each run of a group is kept. */
	private int rounds(Group group) {
		int rounds = 0;
		while (complete(group, rounds + 1)) {
			rounds++;
		}
		return rounds;
	}

	private boolean complete(Group group, int round) {
		Path folder = output.resolve(group.name());
		return group.runs().stream().allMatch(run -> Files.exists(folder.resolve(run.key() + "." + round + ".json")));
	}

	private void run(Group group, int first, int last) throws IOException, InterruptedException {
		Path folder = output.resolve(group.name());
		if (first == 1 && Files.isDirectory(folder)) {
			try (Stream<Path> old = Files.list(folder)) {
				for (Path file : old.toList()) {
					Files.deleteIfExists(file);
				}
			}
		}
		Files.createDirectories(folder);
		for (int round = first; round <= last; round++) {
			List<Run> runs = round % 2 == 1 ? group.runs() : group.runs().reversed();
			for (Run run : runs) {
				Path workload = folder.resolve(run.key() + ".workload");
				Files.writeString(workload, changed(Files.readString(proofs().resolve("workloads/" + run.workload() + ".workload")), run.changes()));
				Path log = folder.resolve(run.key() + "." + round + ".log");
				long start = System.nanoTime();
				Process process = new ProcessBuilder(root.resolve("releng/wiretune").toString(), "run", "--workload", workload.toString(), "--out",
						folder.resolve(run.key() + "." + round + ".json").toString()).redirectErrorStream(true).redirectOutput(log.toFile())
						.start();
				Thread end = new Thread(process::destroy);
				Runtime.getRuntime().addShutdownHook(end);
				int code = process.waitFor();
				Runtime.getRuntime().removeShutdownHook(end);
				System.out.printf(Locale.ROOT, "%s %s round %d of %d: exit code %d, %.0f s, load of the machine %s%n", group.name(), run.key(),
						round, last, code, (System.nanoTime() - start) / 1e9, load());
			}
		}
	}

	private static String changed(String workload, List<String> changes) {
		String text = workload;
		for (String change : changes) {
			String key = change.substring(0, change.indexOf(':'));
			Matcher line = Pattern.compile("(?m)^" + Pattern.quote(key) + ":.*$").matcher(text);
			text = line.find() ? line.replaceFirst(Matcher.quoteReplacement(change)) : text.stripTrailing() + "\n" + change + "\n";
		}
		return text;
	}

	private static String load() {
		try {
			return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
		} catch (IOException noLinux) {
			return "unknown";
		}
	}

	/** What is kept: a line of tabs for each row that was measured, here or before. */
	private String rows(List<Group> groups, List<String> before) throws IOException {
		Map<String, String> kept = new LinkedHashMap<>();
		before.forEach(line -> kept.put(key(line), line));
		StringBuilder text = new StringBuilder(HEAD).append('\n');
		Set<String> all = new HashSet<>();
		for (Group group : groups) {
			for (Row row : group.rows()) {
				String measured = String.join("\t", row.id(), row.source(), row.what(), workload(group, row));
				if (!all.add(measured)) {
					throw new IllegalArgumentException("Two rows are told by the same words, so that the figure of one would be kept for both: " + measured);
				}
				String figures = ours(group, row);
				// Runs of other groups may lie on another machine; their rows stay as they were until they are measured anew.
				String line = figures.isEmpty() ? kept.getOrDefault(measured, "") : String.join("\t", measured, row.seed(), figures, LocalDate.now(ZoneOffset.UTC).toString(), row.why());
				text.append(line).append(line.isEmpty() ? "" : "\n");
			}
		}
		return text.toString();
	}

	private static String key(String line) {
		return Stream.of(line.split("\t")).limit(KEY_CELLS).collect(Collectors.joining("\t"));
	}

	private static String workload(Group group, Row row) {
		Matcher selection = selection(row.of());
		Run run = group.runs().stream().filter(each -> each.key().equals(selection.group(1))).findFirst().orElseThrow();
		return "`" + run.workload() + "`" + (run.changes().isEmpty() ? "" : " with " + String.join(", ", run.changes()));
	}

	private static Matcher selection(String text) {
		Matcher selection = SELECTION.matcher(text);
		if (!selection.matches()) {
			throw new IllegalArgumentException("Not a selection: " + text);
		}
		return selection;
	}

	/** The figures of a row; empty where no measurement tells them that may be used. */
	private String ours(Group group, Row row) throws IOException {
		List<String> parts = new ArrayList<>();
		for (String figure : figures(row)) {
			double[] values = values(group, row.of(), figure);
			String series = series(group, row.of(), figure);
			if (!series.isEmpty()) {
				parts.add(words(figure) + ": " + series);
			} else if (values.length > 0) {
				parts.add(words(figure) + ": " + spread(values));
			}
		}
		return String.join("; ", parts);
	}

	/** Whether a measurement says of itself that its figures must not be used, such as on a busy machine. */
	private static boolean isValid(JsonObject measurement) {
		return !measurement.has("invalid") || measurement.getAsJsonArray("invalid").isEmpty();
	}

	private static String[] figures(Row row) {
		return row.figure().split("\\s*;\\s*");
	}

	/** What a figure is called in the table: by the words of its id, with the unit in which it is told there. */
	private static String words(String figure) {
		return DeclaredFigures.find(figure).map(declared -> FigureWords.label(declared) + shown(declared.unit()).map(unit -> " (" + unit.symbol() + ')').orElse(""))
				.orElseGet(() -> figure.replace("others.", "").replace(".", " "));
	}

	/** The unit of the table, and how much of it a base unit is. */
	private record ShownUnit(String symbol, double factor) {
	}

	private static Optional<ShownUnit> shown(Unit unit) {
		return switch (unit) {
		case SECONDS -> Optional.of(new ShownUnit("ms", 1000));
		case BYTES -> Optional.of(new ShownUnit("MB", 1 / 1024.0 / 1024));
		case PERCENT -> Optional.of(new ShownUnit("%", 1));
		case COUNT, PER_SECOND, RATIO -> Optional.empty();
		};
	}

	private static String spread(double[] values) {
		double least = java.util.Arrays.stream(values).min().orElseThrow();
		double most = java.util.Arrays.stream(values).max().orElseThrow();
		return least == most ? number(least) : number(least) + " to " + number(most);
	}

	private static String number(double value) {
		if (value == 0) {
			return "0";
		}
		if (value == Math.rint(value) && Math.abs(value) < 1e6) {
			return String.format(Locale.ROOT, "%.0f", value);
		}
		int digits = (int) Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
		return String.format(Locale.ROOT, "%." + Math.min(6, digits) + "f", value);
	}

	/** The values of a figure in all measurements of all rounds that fit a selection such as {@code run{binding=ws-sync}}. */
	private double[] values(Group group, String side, String figure) throws IOException {
		List<Double> values = new ArrayList<>();
		if (figure.startsWith(OF_LOG)) {
			for (Path run : rounds(group, side)) {
				values.addAll(ofLogs(run, figure.substring(OF_LOG.length())));
			}
		}
		for (JsonObject measurement : measurements(group, side)) {
			double value = figure(measurement, figure);
			if (!Double.isNaN(value)) {
				values.add(value);
			}
		}
		return values.stream().mapToDouble(Double::doubleValue).toArray();
	}

	/** The files of the rounds of a run that are kept. */
	private List<Path> rounds(Group group, String side) {
		Path folder = output.resolve(group.name());
		String key = selection(side).group(1);
		List<Path> files = new ArrayList<>();
		for (int round = 1; Files.exists(folder.resolve(key + "." + round + ".json")); round++) {
			files.add(folder.resolve(key + "." + round + ".json"));
		}
		return files;
	}

	private List<JsonObject> measurements(Group group, String side) throws IOException {
		String wanted = selection(side).group(2);
		List<JsonObject> measurements = new ArrayList<>();
		for (Path file : rounds(group, side)) {
			for (JsonElement element : run(file).getAsJsonArray("measurements")) {
				if (fits(element.getAsJsonObject(), wanted) && isValid(element.getAsJsonObject())) {
					measurements.add(element.getAsJsonObject());
				}
			}
		}
		return measurements;
	}

	/** The first values of a series of the first round; empty where the figure is none. */
	private String series(Group group, String side, String figure) throws IOException {
		Matcher selection = selection(side);
		Path file = output.resolve(group.name()).resolve(selection.group(1) + ".1.json");
		if (!Files.exists(file)) {
			return "";
		}
		for (JsonElement element : run(file).getAsJsonArray("measurements")) {
			JsonObject measurement = element.getAsJsonObject();
			if (fits(measurement, selection.group(2)) && isValid(measurement)) {
				Optional<JsonObject> row = find(measurement.getAsJsonArray("series"), figure);
				if (row.isEmpty()) {
					continue;
				}
				List<String> values = new ArrayList<>();
				row.get().getAsJsonArray("values").forEach(value -> values.add(number(value.getAsDouble() * factor(row.get()))));
				return String.join(", ", values.subList(0, Math.min(SHOWN_OF_SERIES, values.size()))) + (values.size() > SHOWN_OF_SERIES ? ", …" : "");
			}
		}
		return "";
	}

	/** A figure of each log of collections that lies beside a run. */
	private static List<Double> ofLogs(Path run, String figure) throws IOException {
		String name = run.getFileName().toString().replaceFirst("\\.json$", "");
		List<Path> logs;
		try (Stream<Path> files = Files.list(run.getParent())) {
			logs = files.filter(file -> file.getFileName().toString().matches(Pattern.quote(name) + "-gc-.*\\.log")).sorted().toList();
		}
		List<Double> values = new ArrayList<>();
		for (Path log : logs) {
			values.add(LOG_FIGURES.get(figure).applyAsDouble(GcSummary.of(GcLogReader.read(log, ReadingMonitor.NONE))));
		}
		return values;
	}

	private JsonObject run(Path file) throws IOException {
		if (!read.containsKey(file)) {
			// Files of before are read too, so they are taken as they would be written today.
			read.put(file, JsonParser.parseString(RunFileFormat.toText(RunFileFormat.read(file))).getAsJsonObject());
		}
		return read.get(file);
	}

	private static boolean fits(JsonObject measurement, String wanted) {
		JsonObject parameters = measurement.getAsJsonObject("parameters");
		for (String one : wanted.isBlank() ? new String[0] : wanted.strip().split("\\s*,\\s*")) {
			String[] pair = one.split("=", 2);
			String value = pair[0].equals("repetition") ? measurement.get("repetition").getAsString()
					: parameters.has(pair[0]) ? parameters.get(pair[0]).getAsString() : "";
			// A number stands with its unit, such as "15 instances".
			if (!value.equals(pair[1]) && !value.startsWith(pair[1] + " ")) {
				return false;
			}
		}
		return true;
	}

	private static double figure(JsonObject measurement, String figure) {
		Optional<JsonObject> own = find(measurement.getAsJsonArray("figures"), figure);
		if (own.isPresent()) {
			return number(own.get().get("value")) * factor(own.get());
		}
		if (figure.equals("perSecond")) {
			return number(measurement.get(figure));
		}
		String[] parts = figure.split("\\.");
		JsonObject others = measurement.getAsJsonObject("others");
		JsonElement distribution = parts[0].equals("others") ? others.get(parts[1]) : measurement.get("latency");
		return distribution == null || distribution.isJsonNull() || !distribution.getAsJsonObject().has(parts[parts.length - 1]) ? Double.NaN
				: number(distribution.getAsJsonObject().get(parts[parts.length - 1]));
	}

	private static Optional<JsonObject> find(JsonArray figures, String id) {
		return figures.asList().stream().map(JsonElement::getAsJsonObject).filter(each -> each.get("id").getAsString().equals(id)).findFirst();
	}

	private static double factor(JsonObject figure) {
		return Unit.find(figure.get("unit").getAsString()).flatMap(Measurements::shown).map(ShownUnit::factor).orElse(1.0);
	}

	private static double number(JsonElement element) {
		return element == null || element.isJsonNull() || !element.getAsJsonPrimitive().isNumber() ? Double.NaN : element.getAsDouble();
	}
}
