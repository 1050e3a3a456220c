/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.core.Figure;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.protocol.ServerOrder;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.WorkloadText;

/**
 * The closed loop of the load driver against wrk on the same endpoint of one embedded server, in alternating rounds, and
 * the percentiles of callers beside those of the server. See the script beside it.
 */
public final class HttpBenchmark {

	private static final String TOKEN = "benchmark";
	private static final Pattern WRK_RATE = Pattern.compile("Requests/sec:\\s*([0-9.]+)");
	private static final Pattern WRK_TIME = Pattern.compile("(50|99)%\\s+([0-9.]+)(us|ms|s)");
	private static final Pattern CPU = Pattern.compile("CPU ([0-9.]+) ([0-9.]+)");

	private final String java;
	private final String classPath;
	private Process server;
	private RunEvent.ServerReady ready;
	/** Whether generators have one processor and the server another one. */
	private boolean pinned;

	private HttpBenchmark(Path tester) throws IOException {
		java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		classPath = TesterInstallation.in(tester).classPath();
	}

	private record Round(double perSecond, double p50Ms, double p99Ms, double generatorCpu, double serverCpu,
			Optional<Measurement> measurement) {

		double perCpuSecond() {
			return perSecond / generatorCpu;
		}
	}

	/**
	 * Runs the benchmark.
	 *
	 * @param arguments rounds, seconds of a round
	 * @throws Exception when a process cannot be started or says what is not understood
	 */
	public static void main(String[] arguments) throws Exception {
		Locale.setDefault(Locale.ROOT);
		int rounds = Integer.parseInt(arguments[0]);
		int seconds = Integer.parseInt(arguments[1]);
		HttpBenchmark benchmark = new HttpBenchmark(Path.of(System.getProperty("wiretune.tester")));
		Path data = Files.createTempDirectory("wiretune-http-benchmark-");
		try {
			benchmark.startServer(data);
			System.out.printf("load of the machine at the beginning: %s%n", load());
			// The server's code is compiled before anything is compared.
			benchmark.wrk("/ping", 8, 5);
			benchmark.wrk("/ping", 32, 5);
			for (int connections : new int[] { 8, 32 }) {
				benchmark.compare("/ping", connections, rounds, seconds);
			}
			benchmark.pin();
			if (benchmark.pinned) {
				System.out.printf("%nEqual processors: generators on processor 0 only, the server on processor 1 only%n");
				benchmark.compare("/ping", 8, rounds, seconds);
				benchmark.compare("/ping", 32, rounds, seconds);
				benchmark.unpin();
			}
			System.out.printf("%npercentiles of callers and of the server, in ms%n");
			benchmark.agree("users: 8\nrequest: GET /ping", seconds);
			benchmark.agree("users: 8\nrequest: GET /ping?ms=5", seconds);
			benchmark.agree("users: 8\nrequest: GET /ping?ms=50", seconds);
			System.out.printf("The difference is the way through both operating systems, the time until the caller's thread "
					+ "and the server's selector run, and what waits in the socket before the server reads it; it is a matter "
					+ "of microseconds for each call, so it is small beside calls that take milliseconds.%n");
			System.out.printf("load of the machine at the end: %s%n", load());
		} finally {
			benchmark.server.getOutputStream().close();
			if (!benchmark.server.waitFor(20, TimeUnit.SECONDS)) {
				benchmark.server.destroyForcibly();
			}
			Files.deleteIfExists(data);
		}
	}

	private static String load() throws IOException {
		Path file = Path.of("/proc/loadavg");
		return Files.exists(file) ? Files.readString(file).strip() : "not known";
	}

	/** Gives the server a processor of its own, where there are two and a program that can do so. */
	private void pin() throws IOException, InterruptedException {
		if (Runtime.getRuntime().availableProcessors() > 1 && Files.isExecutable(Path.of("/usr/bin/taskset"))) {
			pinned = serverOn("1");
		}
	}

	private void unpin() throws IOException, InterruptedException {
		pinned = false;
		serverOn("0-" + (Runtime.getRuntime().availableProcessors() - 1));
	}

	private boolean serverOn(String processors) throws IOException, InterruptedException {
		return new ProcessBuilder("/usr/bin/taskset", "-acp", processors, String.valueOf(server.pid()))
				.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectErrorStream(true).start().waitFor() == 0;
	}

	private void startServer(Path data) throws IOException {
		server = process("org.wiretune.tester.server.EmbeddedServer", "-Xmx384m");
		send(server, new ServerOrder(ServerSettings.builder().build(), data, TOKEN).toLine());
		ready = (RunEvent.ServerReady) await(server, RunEvent.ServerReady.class);
	}

	private void compare(String path, int connections, int rounds, int seconds) throws Exception {
		System.out.printf("%nGET %s, %d connections%n%-10s %10s %8s %8s %10s %10s %14s%n", path, connections, "", "calls/s",
				"p50 ms", "p99 ms", "generator", "server", "calls/CPU s");
		List<Round> ours = new ArrayList<>();
		List<Round> theirs = new ArrayList<>();
		for (int round = 0; round < rounds; round++) {
			ours.add(print("WireTune", driver("users: " + connections + "\nrequest: GET " + path, seconds)));
			theirs.add(print("wrk", wrk(path, connections, seconds)));
		}
		System.out.printf("median: WireTune %.0f/s, wrk %.0f/s; ratio of rates on the same processors %.2f (goal 0.80); "
				+ "ratio of calls for each second of the generator's processor time %.2f%n", median(ours, Round::perSecond),
				median(theirs, Round::perSecond), median(ours, Round::perSecond) / median(theirs, Round::perSecond),
				median(ours, Round::perCpuSecond) / median(theirs, Round::perCpuSecond));
	}

	private static Round print(String name, Round round) {
		System.out.printf("%-10s %10.0f %8.3f %8.3f %7.2f cpu %7.2f cpu %11.0f%n", name, round.perSecond, round.p50Ms,
				round.p99Ms, round.generatorCpu, round.serverCpu, round.perCpuSecond());
		return round;
	}

	private static double median(List<Round> rounds, java.util.function.ToDoubleFunction<Round> figure) {
		double[] sorted = rounds.stream().mapToDouble(figure).sorted().toArray();
		return sorted[sorted.length / 2];
	}

	private void agree(String workload, int seconds) throws Exception {
		Measurement measurement = driver(workload, seconds).measurement.orElseThrow();
		System.out.printf("%-32s callers p50 %.3f p90 %.3f p99 %.3f, server p50 %.3f p90 %.3f p99 %.3f, ratio %.3f %.3f %.3f%n",
				measurement.parameters().get("request"), measurement.latency().p50Ms(), measurement.latency().p90Ms(),
				measurement.latency().p99Ms(), milliseconds(measurement, LoadFigures.SERVER_P50), milliseconds(measurement, LoadFigures.SERVER_P90),
				milliseconds(measurement, LoadFigures.SERVER_P99), measurement.latency().p50Ms() / milliseconds(measurement, LoadFigures.SERVER_P50),
				measurement.latency().p90Ms() / milliseconds(measurement, LoadFigures.SERVER_P90),
				measurement.latency().p99Ms() / milliseconds(measurement, LoadFigures.SERVER_P99));
	}

	private static double milliseconds(Measurement measurement, Figure figure) {
		return measurement.value(figure) * 1000;
	}

	/** A driver of its own for each round, as in each run; it is warmed up before it counts. */
	private Round driver(String keys, int seconds) throws Exception {
		String text = "kind: ramp\n" + keys + "\nwarm-up: 6 s\nduration: " + seconds + " s\n";
		RunSpecification specification = new RunSpecification("benchmark",
				WorkloadText.read(text).workload().orElseThrow(), ServerSettings.builder().build());
		// As a run starts the driver of such a load.
		Process driver = process("org.wiretune.tester.driver.LoadDriver", "-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
		send(driver, new DriverOrder(specification, ready.controlPort(), ready.httpPort(), TOKEN).toLine());
		Measurement measurement = ((RunEvent.MeasurementFinished) await(driver, RunEvent.MeasurementFinished.class))
				.measurement();
		driver.getOutputStream().close();
		if (!driver.waitFor(20, TimeUnit.SECONDS)) {
			driver.destroyForcibly();
		}
		if (measurement.failed() > 0) {
			throw new IOException("Calls failed: " + measurement.errors());
		}
		return new Round(measurement.perSecond(), measurement.latency().p50Ms(), measurement.latency().p99Ms(),
				measurement.resources().driverCpuSeconds() / seconds, measurement.resources().serverCpuSeconds() / seconds,
				Optional.of(measurement));
	}

	private Round wrk(String path, int connections, int seconds) throws Exception {
		Duration before = serverCpu();
		Process wrk = new ProcessBuilder("bash", "-c", "TIMEFORMAT='CPU %U %S'; time " + (pinned ? "taskset -c 0 " : "")
				+ "wrk -t1 -c" + connections + " -d"
				+ seconds + "s --latency http://127.0.0.1:" + ready.httpPort() + path).redirectErrorStream(true).start();
		String output = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		Duration after = serverCpu();
		Matcher rate = WRK_RATE.matcher(output);
		Matcher cpu = CPU.matcher(output);
		if (wrk.waitFor() != 0 || !rate.find() || !cpu.find()) {
			throw new IOException("wrk said: " + output);
		}
		double[] times = { Double.NaN, Double.NaN };
		for (Matcher time = WRK_TIME.matcher(output); time.find();) {
			double factor = time.group(3).equals("us") ? 0.001 : time.group(3).equals("ms") ? 1 : 1000;
			times[time.group(1).equals("50") ? 0 : 1] = Double.parseDouble(time.group(2)) * factor;
		}
		return new Round(Double.parseDouble(rate.group(1)), times[0], times[1],
				(Double.parseDouble(cpu.group(1)) + Double.parseDouble(cpu.group(2))) / seconds,
				after.minus(before).toNanos() / 1e9 / seconds, Optional.empty());
	}

	private Duration serverCpu() {
		return server.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
	}

	private Process process(String main, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(pinned ? List.of("/usr/bin/taskset", "-c", "0") : List.of());
		command.addAll(List.of(java, "-Djava.awt.headless=true"));
		command.addAll(List.of(arguments));
		if (Runtime.version().feature() >= 23) {
			command.add("--sun-misc-unsafe-memory-access=allow");
		}
		command.addAll(List.of("-cp", classPath, main));
		return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
	}

	private static void send(Process process, String line) throws IOException {
		process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
		process.getOutputStream().flush();
	}

	private static RunEvent await(Process process, Class<? extends RunEvent> kind) throws IOException {
		BufferedReader lines = new BufferedReader(
				new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			Optional<RunEvent> event = RunEventFormat.parse(line);
			if (event.isPresent() && kind.isInstance(event.get())) {
				return event.get();
			}
			if (event.isPresent() && event.get() instanceof RunEvent.Finished finished) {
				throw new IOException(finished.reason());
			}
		}
		throw new IOException("A process ended without a word.");
	}
}
