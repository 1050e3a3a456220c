/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.wiretune.tester.process.ServiceProcess;
import org.wiretune.tester.senders.BrokerService;
import org.wiretune.tester.senders.SendReceive;

/**
 * Our send and receive against Artemis' own "perf client", in alternating rounds against one broker process over
 * TCP. Arguments: the home of Artemis, a folder for files, the number of rounds, seconds of each.
 */
public final class JmsBenchmark {

	private static final int SIZE = 2048;
	private static final int WARM_UP_SECONDS = 5;
	/** The default of the library; the perf client sets none. */
	private static final int WINDOW = 1024 * 1024;

	private record Figures(double sent, double received, double meanMs, double p50Ms, double p99Ms) {
	}

	private record Case(String name, boolean persistent, int senders, int totalRate) {
	}

	private JmsBenchmark() {
	}

	public static void main(String[] arguments) throws Exception {
		Path artemis = Path.of(arguments[0]);
		Path folder = Path.of(arguments[1]);
		int rounds = Integer.parseInt(arguments[2]);
		int seconds = Integer.parseInt(arguments[3]);
		System.out.println("Both send bytes messages of " + SIZE + " bytes to one Artemis 2.56.0 in a process of its own (NIO"
				+ " journal, journal-buffer-timeout 500 microseconds, so that commits at the same time share a write) over TCP on"
				+ " the loopback address, and receive them in the process that sends. Persistent, a send is over when its message"
				+ " is on the disk: ours blocks until then; theirs waits for the completion of the send before (--max-pending 1,"
				+ " the default), for which its connection needs a confirmation window: without one the client library reports"
				+ " the completion at once (ARTEMIS-3610). Not persistent, neither waits. Time: from the send until the receipt"
				+ " (theirs: transferTime).");
		List<Case> cases = List.of(new Case("persistent, 200 a second, 1 sender, 1 receiver", true, 1, 200),
				new Case("persistent, without pause, 1 sender, 1 receiver", true, 1, 0),
				new Case("persistent, without pause, 8 senders, 8 receivers", true, 8, 0),
				new Case("not persistent, without pause, 1 sender, 1 receiver", false, 1, 0),
				new Case("not persistent, without pause, 8 senders, 8 receivers", false, 8, 0));
		for (Case one : cases) {
			compare(one, artemis, folder, rounds, seconds);
		}
	}

	private static void compare(Case one, Path artemis, Path folder, int rounds, int seconds) throws Exception {
		List<Figures> ours = new ArrayList<>();
		List<Figures> theirs = new ArrayList<>();
		System.out.println("\n" + one.name());
		for (int round = 0; round < rounds; round++) {
			// Who is first alternates; each has a broker of its own process age and an empty store.
			for (boolean our : round % 2 == 0 ? new boolean[] { true, false } : new boolean[] { false, true }) {
				Figures figures = our ? ours(one, folder, seconds) : theirs(one, artemis, folder, seconds);
				(our ? ours : theirs).add(figures);
				System.out.printf(Locale.ROOT, "  %-6s sent %8.0f /s  received %8.0f /s  mean %8.2f ms  p50 %8.2f ms  p99 %8.2f ms%n",
						our ? "ours" : "theirs", figures.sent(), figures.received(), figures.meanMs(), figures.p50Ms(), figures.p99Ms());
			}
		}
		System.out.printf(Locale.ROOT, "  ratio ours/theirs, median of the rounds: sent %.2f, received %.2f (above 1 is better); mean %.2f,"
				+ " p50 %.2f, p99 %.2f (below 1 is better)%n", ratio(ours, theirs, 0), ratio(ours, theirs, 1),
				ratio(ours, theirs, 2), ratio(ours, theirs, 3), ratio(ours, theirs, 4));
		if (!one.persistent()) {
			System.out.println("  Senders that do not wait send more than is received; the rest waits in the queue, and the time"
					+ " then is that of the queue. What went all the way is 'received'.");
		}
	}

	/** The disk of a machine changes within minutes, so each round is compared with the one beside it. */
	private static double ratio(List<Figures> ours, List<Figures> theirs, int which) {
		double[] ratios = IntStream.range(0, ours.size()).mapToDouble(i -> figure(ours.get(i), which) / figure(theirs.get(i), which)).sorted()
				.toArray();
		int half = ratios.length / 2;
		return ratios.length % 2 == 1 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2;
	}

	private static double figure(Figures figures, int which) {
		return new double[] { figures.sent(), figures.received(), figures.meanMs(), figures.p50Ms(), figures.p99Ms() }[which];
	}

	private static ServiceProcess broker(Path folder) throws Exception {
		JsonObject order = new JsonObject();
		order.addProperty(BrokerService.FOLDER, Files.createTempDirectory(folder, "broker-").toString());
		order.addProperty(BrokerService.QUEUE, "PEER");
		order.addProperty(BrokerService.JOURNAL_MICROS, 500);
		return ServiceProcess.start("Broker", BrokerService.class, List.of("-Xmx512m"), order, folder, Duration.ofSeconds(60));
	}

	private static Figures ours(Case one, Path folder, int seconds) throws Exception {
		try (ServiceProcess broker = broker(folder)) {
			JsonObject order = new JsonObject();
			order.addProperty("port", port(broker));
			order.addProperty("queue", "PEER");
			order.addProperty("senders", one.senders());
			order.addProperty("sessions", one.senders());
			order.addProperty("rate", one.totalRate() / one.senders());
			order.addProperty("size", SIZE);
			order.addProperty("persistent", one.persistent());
			order.addProperty("window", WINDOW);
			order.addProperty("warmUpSeconds", WARM_UP_SECONDS);
			order.addProperty("seconds", seconds);
			List<String> command = new ArrayList<>(java());
			command.addAll(List.of("-cp", System.getProperty("java.class.path"), SendReceive.class.getName(), order.toString()));
			Path output = folder.resolve("ours.json");
			run(command, output, folder.resolve("ours.log"), seconds);
			JsonObject line = JsonParser.parseString(Files.readString(output)).getAsJsonObject();
			return new Figures(line.get("sentPerSecond").getAsDouble(), line.get("receivedPerSecond").getAsDouble(),
					line.get("meanMs").getAsDouble(), line.get("p50Ms").getAsDouble(), line.get("p99Ms").getAsDouble());
		}
	}

	private static Figures theirs(Case one, Path artemis, Path folder, int seconds) throws Exception {
		try (ServiceProcess broker = broker(folder)) {
			Path report = folder.resolve("theirs.json");
			Files.deleteIfExists(report);
			List<String> command = new ArrayList<>(java());
			// As bin/artemis starts it, without what a shell adds. Its duration includes its warm-up.
			command.addAll(List.of("-Dartemis.home=" + artemis, "-cp", artemis.resolve("lib/artemis-boot.jar").toString(),
					"org.apache.activemq.artemis.boot.Artemis", "perf", "client", "--url",
					"tcp://127.0.0.1:" + port(broker) + "?useEpoll=false" + (one.persistent() ? "&confirmationWindowSize=1048576" : ""),
					"--user", "a", "--password", "a", "--silent", "--protocol", "CORE", "--message-size", String.valueOf(SIZE), "--warmup",
					String.valueOf(WARM_UP_SECONDS), "--duration", String.valueOf(WARM_UP_SECONDS + seconds), "--json", report.toString(),
					"--producers", String.valueOf(one.senders()), "--consumers", String.valueOf(one.senders()), "--threads",
					String.valueOf(one.senders())));
			if (one.persistent()) {
				command.add("--persistent");
			}
			if (one.totalRate() > 0) {
				command.addAll(List.of("--rate", String.valueOf(one.totalRate())));
			}
			command.add("queue://PEER");
			run(command, folder.resolve("theirs.log"), folder.resolve("theirs.err"), seconds);
			return read(report);
		}
	}

	/** The samples of one second each after the warm-up; times are in microseconds. */
	private static Figures read(Path report) throws Exception {
		double sent = 0;
		double received = 0;
		double weighted = 0;
		double p50 = 0;
		double p99 = 0;
		double count = 0;
		long first = 0;
		long last = 0;
		for (String line : Files.readAllLines(report)) {
			// One sample on each line of an array; the last line is cut off where the client was ended.
			if (!line.startsWith("{") || !line.contains("\"interval\"") || !line.matches(".*}[,\\]]?\\s*")) {
				continue;
			}
			JsonObject sample = JsonParser.parseString(line.replaceFirst("[,\\]]?\\s*$", "")).getAsJsonObject();
			long time = sample.get("time").getAsLong();
			if (sample.get("warmup").getAsBoolean()) {
				first = time;
				continue;
			}
			last = time;
			JsonObject transfer = sample.getAsJsonObject("transferTime");
			double here = transfer.get("count").getAsDouble();
			sent += sample.get("sent").getAsDouble();
			received += sample.get("received").getAsDouble();
			weighted += here * transfer.get("mean").getAsDouble();
			p50 += here * transfer.get("50").getAsDouble();
			p99 += here * transfer.get("99").getAsDouble();
			count += here;
		}
		if (last <= first || count == 0) {
			throw new IllegalStateException("The client reported nothing after its warm-up; the machine may be too busy.");
		}
		double seconds = (last - first) / 1000.0;
		// Percentiles of theirs are the means of those of each second: the report has no others.
		return new Figures(sent / seconds, received / seconds, weighted / count / 1000, p50 / count / 1000, p99 / count / 1000);
	}

	private static int port(ServiceProcess broker) {
		return broker.ready().integer(BrokerService.PORT, -1);
	}

	private static List<String> java() {
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xmx512m"));
		if (Runtime.version().feature() >= 23) {
			command.add("--sun-misc-unsafe-memory-access=allow");
		}
		return command;
	}

	private static void run(List<String> command, Path output, Path errors, int seconds) throws Exception {
		Process process = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile()).start();
		if (!process.waitFor(seconds + WARM_UP_SECONDS + 30L, TimeUnit.SECONDS)) {
			process.destroyForcibly().waitFor();
			System.out.println("  (the client did not end, because messages still wait, and was ended)");
			return;
		}
		if (process.exitValue() != 0) {
			throw new IllegalStateException("The client failed with exit code " + process.exitValue() + "; see " + errors + ": "
					+ Arrays.stream(Files.readString(errors).split("\n")).reduce("", (a, b) -> b));
		}
	}
}
