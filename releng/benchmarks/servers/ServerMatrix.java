/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * Runs the command line on servers that have to be fetched first, runs it again with what was fetched, and writes the times
 * to the first result and the matrix of bindings and sizes.
 */
public final class ServerMatrix {

	private static final String EMBEDDED = "embedded";
	private static final String SIZES = "1 KB,100 KB";
	private static final long LONGEST_MINUTES = 30;
	/** The note of a run on a real server, of which the times are those of the server's process. */
	private static final Pattern FIRST_RESULT = Pattern
			.compile("Times to the first result.*ready after ([\\d.]+ m?s)\\b.*answered after ([\\d.]+ m?s)\\b.*measured after ([\\d.]+ m?s)\\b.*");

	private final Path command;
	private final Path work;
	private final String loops;

	/**
	 * A run that was made.
	 *
	 * @param server word for the server on the command line
	 * @param fromNothing whether its server had to be fetched
	 * @param begin when the command was given
	 * @param seconds how long it took, with all cells
	 * @param load mean number of programs that ran or waited for a processor in the last minute of it
	 * @param file its run file
	 */
	private record Made(String server, boolean fromNothing, Instant begin, double seconds, String load, RunFile file) {

		String name() {
			return file.environment().server().isEmpty() ? "embedded server" : file.environment().server();
		}

		double untilRun() {
			return Duration.between(begin, file.startedAt()).toMillis() / 1000.0;
		}

		Optional<Matcher> times() {
			return file.notes().stream().map(FIRST_RESULT::matcher).filter(Matcher::matches).findFirst();
		}
	}

	private ServerMatrix(Path command, Path work, String loops) {
		this.command = command;
		this.work = work;
		this.loops = loops;
	}

	/**
	 * Runs, and writes the document.
	 *
	 * @param arguments the command line of WireTune, a folder, the document, the loops of a cell, and the servers
	 * @throws Exception when a run cannot be started or a file cannot be read or written
	 */
	public static void main(String[] arguments) throws Exception {
		ServerMatrix matrix = new ServerMatrix(Path.of(arguments[0]), Path.of(arguments[1]), arguments[3]);
		List<Made> made = new ArrayList<>();
		for (String server : List.of(arguments).subList(4, arguments.length)) {
			made.add(matrix.run(server, true));
			made.add(matrix.run(server, false));
		}
		made.add(matrix.run(EMBEDDED, false));
		Files.writeString(Path.of(arguments[2]), matrix.document(made));
		System.out.println(arguments[2]);
		boolean complete = made.stream().allMatch(run -> run.file().state() == RunState.COMPLETED && run.file().errors() == 0);
		System.exit(complete ? 0 : 1);
	}

	private Made run(String server, boolean first) throws IOException, InterruptedException {
		Path cache = Files.createDirectories(work.resolve("cache"));
		Path repository = Files.createDirectories(work.resolve("repository"));
		boolean fromNothing = first && left(cache.resolve("wiretune/servers"), server) == 0 && left(repository, server) == 0;
		Path file = work.resolve(server + (first ? "-first" : "-again") + ".json");
		Files.deleteIfExists(file);
		ProcessBuilder builder = new ProcessBuilder(command.toString(), "run", "--server", server, "--binding", "all", "--size", SIZES,
				"--loops", loops, "--name", server, "--out", file.toString()).inheritIO();
		Map<String, String> environment = builder.environment();
		environment.put("XDG_CACHE_HOME", cache.toString());
		// What the user's Maven is told otherwise, such as a proxy, holds; a repository of the user's does not.
		environment.put("MAVEN_OPTS", ("-Dmaven.repo.local=" + repository + ' ' + environment.getOrDefault("MAVEN_OPTS", "")).strip());
		Instant begin = Instant.now();
		Process process = builder.start();
		if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
			process.destroy();
			throw new IOException("The run on " + server + " has not ended after " + LONGEST_MINUTES + " minutes.");
		}
		double seconds = Duration.between(begin, Instant.now()).toMillis() / 1000.0;
		return new Made(server, fromNothing, begin, seconds, load(), RunFileFormat.read(file));
	}

	/** How many files of a server are in a folder. */
	private static long left(Path folder, String server) throws IOException {
		if (!Files.isDirectory(folder)) {
			return 0;
		}
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(path -> path.getFileName().toString().contains(server)).count();
		}
	}

	private static String load() throws IOException {
		Path average = Path.of("/proc/loadavg");
		return Files.isReadable(average) ? Files.readString(average).split(" ")[0] : "unknown";
	}

	private String document(List<Made> made) throws IOException {
		StringBuilder text = new StringBuilder("""
				# Real servers from an empty cache

				Made by `releng/benchmarks/servers/run`: `releng/wiretune run --server ... --binding all --size "1 KB,100 KB" --loops %s` on each server with an empty cache folder and an empty Maven repository, then once more with what was fetched. Each run has a server process of its own. Times depend on the machine and on the network.

				Java %s, %d processors, %s.

				## Time to the first result

				In seconds from the command. Before the server's process starts, the first run fetches the archive by Maven, with Maven's own plug-ins, and unpacks it.

				| server | begins with | fetched and unpacked | ready | first calls answered | first cell measured | all %d cells | load of the machine at the end |
				|---|---|---|---|---|---|---|---|
				""".formatted(loops, Runtime.version(), Runtime.getRuntime().availableProcessors(), made.getFirst().file().environment().operatingSystem(),
						made.getFirst().file().cells().size()));
		for (Made run : made) {
			text.append(row(run)).append('\n');
		}
		text.append("\nOn disk: ").append(archives()).append(".\n\n## The matrix\n\nOf the run with what was fetched; a call at a time, ").append(loops)
				.append(" calls after as many to warm up. In milliseconds a call.\n\n| binding | size | server | mean | p90 | calls/s | in the queue |\n|---|---|---|---|---|---|---|\n");
		for (BindingUnderTest binding : BindingUnderTest.all()) {
			for (int size : sizes(made)) {
				made.stream().filter(run -> !isFirst(made, run)).forEach(run -> text.append(cell(run, binding, size)));
			}
		}
		text.append("""

				## What each server offers

				All five bindings of the lab, on each server. No figure of one binding stands for another:

				""");
		for (Made run : made) {
			if (!isFirst(made, run) && !run.server().equals(EMBEDDED)) {
				text.append(offered(run));
			}
		}
		text.append("""

				Left out on real servers, and said so by the command where it is asked for:

				- Sender and receiver in two JVMs for SCA and JMS (`place: two-jvms`). The sender would need each server's own client libraries and remote protocol (JBoss Remoting, IIOP), and would measure these.
				- Several calls in one transaction (`calls-per-transaction`). The sender on a server reads its replies itself, one for one.
				- Workloads of data, rated senders and memory. They measure libraries and the embedded server, for which an application server only stands around. Pools run: as requests that need the server's own instances, connections, threads or sessions (`server-*.workload`).
				""");
		return text.toString();
	}

	private static boolean isFirst(List<Made> made, Made run) {
		return made.stream().filter(other -> other.server().equals(run.server())).findFirst().orElseThrow() == run && !run.server().equals(EMBEDDED);
	}

	private static String row(Made run) {
		Optional<Matcher> times = run.times();
		String begins = run.fromNothing() ? "nothing" : run.server().equals(EMBEDDED) ? "what was built" : "what was fetched";
		String until = times.map(found -> number(run.untilRun())).orElse("\u2013");
		return "| %s | %s | %s | %s | %s | %s | %s | %s |".formatted(run.name(), begins, until, after(run, times, 1), after(run, times, 2), after(run, times, 3),
				number(run.seconds()), run.load());
	}

	private static String after(Made run, Optional<Matcher> times, int which) {
		return times.map(found -> number(run.untilRun() + seconds(found.group(which)))).orElse("\u2013");
	}

	/** A time below ten minutes as a run tells it. */
	private static double seconds(String time) {
		double number = Double.parseDouble(time.substring(0, time.indexOf(' ')));
		return time.endsWith(" ms") ? number / 1000 : number;
	}

	private String archives() throws IOException {
		List<String> sizes = new ArrayList<>();
		try (Stream<Path> files = Files.walk(work.resolve("repository"))) {
			for (Path file : files.filter(path -> path.toString().endsWith(".zip")).sorted().toList()) {
				sizes.add(file.getFileName() + " " + Math.round(Files.size(file) / 1e6) + " MB");
			}
		}
		Path servers = work.resolve("cache/wiretune/servers");
		try (Stream<Path> homes = Files.list(servers)) {
			for (Path home : homes.filter(Files::isDirectory).sorted().toList()) {
				sizes.add(home.getFileName() + " unpacked " + Math.round(bytes(home) / 1e6) + " MB");
			}
		}
		return String.join(", ", sizes);
	}

	private static long bytes(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
		}
	}

	private static Set<Integer> sizes(List<Made> made) {
		Set<Integer> sizes = new LinkedHashSet<>();
		made.forEach(run -> run.file().cells().forEach(cell -> sizes.add(cell.sizeBytes())));
		return sizes;
	}

	private static String cell(Made run, BindingUnderTest binding, int size) {
		Optional<RunCell> found = run.file().cells().stream().filter(cell -> cell.binding().equals(binding.id()) && cell.sizeBytes() == size).findFirst();
		if (found.isEmpty()) {
			return "| %s | %s | %s | not measured | | | |\n".formatted(binding.label(), ObjectSize.label(size), run.name());
		}
		RunCell cell = found.get();
		String errors = cell.errors() == 0 && cell.complete() ? "" : " (" + cell.errors() + " errors, " + (cell.complete() ? "complete" : "cut off") + ')';
		OptionalDouble queue = cell.queueMeanMs();
		return "| %s | %s | %s | %s%s | %s | %s | %s |\n".formatted(binding.label(), ObjectSize.label(size), run.name(), figure(cell.meanMs()), errors,
				figure(p90(run, cell)), figure(cell.perSecond()), queue.isPresent() ? figure(queue.getAsDouble()) : "");
	}

	/** A cell of the lab's table has no such percentile; the measurement it was made of has. */
	private static double p90(Made run, RunCell cell) {
		return run.file().measurements().stream().filter(measurement -> cell.binding().equals(measurement.parameters().get(Measurement.BINDING))
				&& ObjectSize.label(cell.sizeBytes()).equals(measurement.parameters().get(Measurement.SIZE)))
				.mapToDouble(measurement -> measurement.latency().p90Ms()).findFirst().orElse(Double.NaN);
	}

	/** What the run itself says of its bindings. */
	private static String offered(Made run) {
		StringBuilder text = new StringBuilder("**" + run.name() + "**\n\n");
		for (BindingUnderTest binding : BindingUnderTest.all()) {
			run.file().notes().stream().filter(note -> note.startsWith(binding.label() + ' ')).forEach(note -> text.append("- ").append(note).append('\n'));
		}
		run.file().notes().stream().filter(note -> note.contains("messaging adapter for SCA:")).forEach(note -> text.append("- ").append(note).append('\n'));
		return text.append('\n').toString();
	}

	private static String number(double value) {
		return String.format(Locale.ROOT, "%.1f", value);
	}

	/** Three digits that count. */
	private static String figure(double value) {
		if (Double.isNaN(value)) {
			return "\u2013";
		}
		int digits = value == 0 ? 0 : (int) Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
		return String.format(Locale.ROOT, "%." + digits + "f", value);
	}
}
