/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.WorkloadText;

/**
 * Measurements M14, M16, M17 and M18 of the catalogue (JMSPrim, the MDB tuning paper) in a short form: the peaks, and their
 * ratio beside the ratio of the source. Arguments: the folder of the tester, a folder for run files, rounds, seconds of a
 * step, and the measurements wanted.
 */
public final class SendersBenchmark {

	private static final String EXPRESS = "rate: 50\npersistent: no\ntransacted: no\n";
	private static final String PERSISTENT = "rate: 20\npersistent: yes\ntransacted: yes\n";

	private record Variant(String name, String keys) {
	}

	private record Pair(String measurement, String what, double source, Variant slow, Variant fast) {
	}

	private final TesterInstallation tester;
	private final Path folder;
	private final int rounds;
	private final int seconds;
	private final List<String> wanted;

	private SendersBenchmark(String[] arguments) throws IOException {
		tester = TesterInstallation.in(Path.of(arguments[0]));
		folder = Path.of(arguments[1]);
		rounds = Integer.parseInt(arguments[2]);
		seconds = Integer.parseInt(arguments[3]);
		wanted = List.of(arguments).subList(4, arguments.length);
	}

	public static void main(String[] arguments) throws Exception {
		new SendersBenchmark(arguments).run();
	}

	private void run() throws Exception {
		System.out.println("Peaks in messages a second. The source had four processors of 500 MHz, WebSphere MQ and a sending"
				+ " machine of its own; here everything shares this machine, and the broker is Artemis. Directions compare,"
				+ " amounts do not.");
		for (Pair pair : pairs()) {
			if (wanted.isEmpty() || wanted.contains(pair.measurement())) {
				measure(pair);
			}
		}
		if (wanted.isEmpty() || wanted.contains("M18")) {
			sweep();
		}
	}

	private static List<Pair> pairs() {
		String external = "broker: external\n";
		List<Pair> pairs = new ArrayList<>();
		pairs.add(new Pair("M14", "endpoint / plain receivers, not persistent, 6 sessions", 900.0 / 1650,
				new Variant("plain", EXPRESS + external + "sessions: 6\nreceivers: plain\n"),
				new Variant("endpoint", EXPRESS + external + "sessions: 6\n")));
		pairs.add(new Pair("M14", "endpoint / plain receivers, persistent, 50 sessions", 500.0 / 780,
				new Variant("plain", PERSISTENT + external + "sessions: 50\nreceivers: plain\n"),
				new Variant("endpoint", PERSISTENT + external + "sessions: 50\n")));
		pairs.add(new Pair("M16", "within the JVM / TCP, not persistent, 6 sessions", 1.5,
				new Variant("tcp", EXPRESS + "sessions: 6\ntransport: tcp\n"), new Variant("in-vm", EXPRESS + "sessions: 6\n")));
		pairs.add(new Pair("M16", "within the JVM / TCP, persistent, 50 sessions", 1.5,
				new Variant("tcp", PERSISTENT + "sessions: 50\ntransport: tcp\n"),
				new Variant("in-vm", PERSISTENT + "sessions: 50\n")));
		pairs.add(new Pair("M17", "XA off / on (broker only, one phase), persistent, 50 sessions", 1.3,
				new Variant("xa", PERSISTENT + external + "sessions: 50\nxa: yes\nsecond-resource: none\n"),
				new Variant("local", PERSISTENT + external + "sessions: 50\n")));
		pairs.add(new Pair("M17", "XA off / on (second resource, two phases), persistent, 50 sessions", 1.3,
				new Variant("xa 2 phases", PERSISTENT + external + "sessions: 50\nxa: yes\nsecond-resource: log\n"),
				new Variant("local", PERSISTENT + external + "sessions: 50\n")));
		return pairs;
	}

	private void measure(Pair pair) throws Exception {
		System.out.printf("%n%s: %s%n", pair.measurement(), pair.what());
		List<Double> ratios = new ArrayList<>();
		for (int round = 0; round < rounds; round++) {
			boolean slowFirst = round % 2 == 0;
			double first = peak(slowFirst ? pair.slow() : pair.fast());
			double second = peak(slowFirst ? pair.fast() : pair.slow());
			ratios.add(slowFirst ? second / first : first / second);
		}
		ratios.sort(null);
		System.out.printf(Locale.ROOT, "  ratio %.2f here (median of %d), %.2f in the source%n", ratios.get(ratios.size() / 2),
				rounds, pair.source());
	}

	private double peak(Variant variant) throws Exception {
		return peaks(variant).values().iterator().next();
	}

	private void sweep() throws Exception {
		System.out.printf("%nM18: sessions, not persistent, endpoint%n");
		Map<Integer, Double> peaks = peaks(new Variant("sessions", EXPRESS + "broker: external\nsessions: 1, 2, 4, 6, 8, 16\n"));
		double best = peaks.values().stream().mapToDouble(Double::doubleValue).max().orElse(Double.NaN);
		System.out.printf(Locale.ROOT, "  best / 1 session (the default of a listener port): %.2f here, 1.33 in the source%n",
				best / peaks.get(1));
	}

	/** The peaks of a run by number of sessions. */
	private Map<Integer, Double> peaks(Variant variant) throws Exception {
		String text = "kind: rated-senders\nname: " + variant.name() + "\nwarm-up: 8 s\nduration: " + seconds
				+ " s\nmost-senders: 2000\n" + variant.keys();
		RunSpecification specification = RunSpecification.lab().withWorkload(WorkloadText.read(text).workload().orElseThrow());
		Path file = Files.createTempFile(folder, "senders-", ".json");
		RunFile run = run(specification, file);
		if (run.state() != RunState.COMPLETED) {
			throw new IllegalStateException(variant.name() + ": " + run.reason());
		}
		Map<Integer, Double> peaks = new LinkedHashMap<>();
		for (Measurement measurement : run.measurements()) {
			Double peak = measurement.figures().get(SenderFigures.PEAK);
			if (peak != null) {
				peaks.put(measurement.figures().get(SenderFigures.SESSIONS).intValue(), peak);
				System.out.printf(Locale.ROOT, "  %-12s %3.0f sessions %8.0f /s from %4.0f senders; %s%s%n", variant.name(),
						measurement.figures().get(SenderFigures.SESSIONS), peak, measurement.figures().get(SenderFigures.PEAK_SENDERS),
						measurement.remarks().isEmpty() ? "" : measurement.remarks().getFirst(),
						measurement.isValid() ? "" : " NOT VALID: " + String.join(" ", measurement.invalid()));
			}
		}
		return peaks;
	}

	private RunFile run(RunSpecification specification, Path file) throws Exception {
		PerformanceRun run = PerformanceRun.start(specification, tester, JavaInstallation.current(), event -> { }, file);
		try {
			return run.result().get();
		} catch (InterruptedException | ExecutionException e) {
			run.cancel();
			throw e;
		}
	}
}
