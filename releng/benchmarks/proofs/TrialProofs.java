/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFigure;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofMachine;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.StartedPairs;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;

/**
 * Real proofs of which the truth is known, on this machine as it is: both sides equal, or a planted difference. One after the
 * other until the time is over, each of the kind and difference that has the fewest so far, so that the trials of several days
 * add up. Each has a line in the file of results when it has ended; one that is cut off has none.
 */
public final class TrialProofs {

	/** Columns of the file of results; {@link TrialTable} reads them. */
	private static final String HEADER = String.join("\t", "day", "kind", "planted", "work", "verdict", "ratio", "low", "high", "before", "counted", "made", "floor", "detectable", "minutes", "seconds",
			"load-before", "load-after", "machine", "reason");
	private static final List<Integer> PERCENTS = List.of(5, 10, 30);
	private static final int FIELDS = 3;
	/** So long a trial that is stopped may take to end its servers and to remove its run files. */
	private static final long END_MILLIS = 10_000;
	/** So many proofs of equal sides for one of each planted difference: a wrong verdict is rarer than a difference that is missed. */
	private static final int EQUAL_FOR_PLANTED = 10;
	private static final Pattern WORK_TIME = Pattern.compile("work-time: *([0-9.]+) ms");

	private TrialProofs() {
	}

	/** What is tried. */
	private record Cell(String kind, int percent) {

		/** Of those that were tried as often for their share, one of equal sides comes first. */
		double filled(Map<Cell, Long> counts) {
			return percent == 0 ? (double) counts.getOrDefault(this, 0L) / EQUAL_FOR_PLANTED : counts.getOrDefault(this, 0L) + 1e-6 * percent;
		}
	}

	/**
	 * Makes proofs.
	 *
	 * @param arguments folder of the tester's jars, file of results, list of trials, folder for what is kept between trials, minutes for
	 *            all, minutes for a proof, kinds; all without any
	 * @throws Exception where a run cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		TesterInstallation tester = TesterInstallation.in(Path.of(arguments[0]));
		Path results = Path.of(arguments[1]);
		Path kept = Path.of(arguments[3]);
		long end = System.nanoTime() + Duration.ofMinutes(Long.parseLong(arguments[4])).toNanos();
		Duration time = Duration.ofMinutes(Long.parseLong(arguments[5]));
		List<String> wanted = List.of(arguments).subList(6, arguments.length);
		Map<String, List<String>> kinds = kinds(Path.of(arguments[2]));
		while (System.nanoTime() < end) {
			Cell cell = next(kinds, wanted, results);
			String line = trial(tester, kinds.get(cell.kind), cell, time, kept);
			System.out.print(line);
			if (!Files.exists(results)) {
				Files.writeString(results, HEADER + '\n');
			}
			Files.writeString(results, line, StandardOpenOption.APPEND);
		}
	}

	/** What has the fewest trials for its share; by chance among equals, so that load does not fall on one kind. */
	private static Cell next(Map<String, List<String>> kinds, List<String> wanted, Path results) throws IOException {
		Map<Cell, Long> counts = new HashMap<>();
		if (Files.exists(results)) {
			try (Stream<String> lines = Files.lines(results)) {
				lines.skip(1).map(line -> line.split("\t")).forEach(each -> counts.merge(new Cell(each[1], Integer.parseInt(each[2])), 1L, Long::sum));
			}
		}
		List<Cell> cells = new ArrayList<>();
		kinds.forEach((kind, fields) -> {
			if (wanted.isEmpty() || wanted.contains(kind)) {
				cells.add(new Cell(kind, 0));
				if (fields.size() > FIELDS + 1) {
					PERCENTS.forEach(percent -> cells.add(new Cell(kind, percent)));
				}
			}
		});
		Collections.shuffle(cells);
		return cells.stream().min(Comparator.comparingDouble(each -> each.filled(counts))).orElseThrow(() -> new IllegalArgumentException(wanted + " are no kinds of trials"));
	}

	private static String trial(TesterInstallation tester, List<String> fields, Cell cell, Duration time, Path kept) throws Exception {
		Change change = cell.percent == 0 ? new Change("", "") : new Change(fields.get(3), planted(fields, cell.percent));
		ProofRecipe recipe = new ProofRecipe("T.1", "T", "trial", "trial", Set.of(), "trial", List.of(), change, Map.of(), Map.of(), new ProofFigure(fields.get(2)), List.of(), Optional.empty(), "",
				List.of("embedded"), 10);
		Workload workload = WorkloadText.read(fields.get(1).replaceAll("\\s*;\\s*", "\n")).workload().orElseThrow();
		InterleavedRun.Starter starter = InterleavedRun.starter(tester, JavaInstallation.current(), event -> {
		});
		// What the machine does with equal sides is measured once, as for a user who proves several findings in a week.
		EqualPairsStore equal = new EqualPairsStore(kept.resolve("equal-pairs"));
		Path folder = Files.createTempDirectory("wiretune-trial");
		StartedPairs pairs = new StartedPairs(recipe, new RunSpecification("trial", workload, ServerSettings.lab()), starter, folder, new Random());
		Thread maker = Thread.currentThread();
		Thread end = new Thread(() -> {
			pairs.cancel();
			try {
				maker.join(END_MILLIS);
			} catch (InterruptedException impatient) {
				Thread.currentThread().interrupt();
			}
		});
		Runtime.getRuntime().addShutdownHook(end);
		System.out.printf("%s, %d %% planted%n", cell.kind, cell.percent);
		String before = load();
		long began = System.nanoTime();
		Proof proof;
		try {
			proof = ProofRun.make(new ProofSubject("", recipe, "embedded", "trial", "", 0, ""), Optional.empty(), equal.find(cell.kind, Instant.now()), "here",
				new ProofMethod(ProofMethod.EFFECT, time), pairs, new ProofRun.Listener() {
					@Override
					public void changed(Proof now) {
						// The last one is written.
					}

					@Override
					public void equal(EqualPairs measured) throws IOException {
						equal.keep(cell.kind, measured);
					}

					@Override
					public void tell(String sentence) {
						System.out.println("  " + sentence);
					}
				});
			Runtime.getRuntime().removeShutdownHook(end);
		} finally {
			delete(folder);
		}
		ProofJudgement judgement = ProofJudgement.of(proof);
		var ratio = judgement.judged().ratio();
		return String.format(Locale.ROOT, "%s\t%s\t%d\t%s\t%s\t%.4f\t%.4f\t%.4f\t%.6f\t%d\t%d\t%.4f\t%.4f\t%d\t%.0f\t%s\t%s\t%s\t%s%n", Instant.now().truncatedTo(ChronoUnit.SECONDS), cell.kind, cell.percent,
				work(fields.get(1)), judgement.verdict().id(), ratio.estimate(), ratio.low(), ratio.high(), mean(proof), ratio.samples(), proof.pairs().size(), judgement.judged().floor(), proof.detectable(),
				time.toMinutes(), (System.nanoTime() - began) / 1e9, before, load(), ProofMachine.words(), judgement.reason().replaceAll("\\s+", " "));
	}

	/** What a call takes by the clock, in milliseconds; a dash where none is told. */
	private static String work(String workload) {
		Matcher work = WORK_TIME.matcher(workload);
		return work.find() ? work.group(1) : "-";
	}

	private static Map<String, List<String>> kinds(Path list) throws IOException {
		Map<String, List<String>> kinds = new LinkedHashMap<>();
		try (Stream<String> lines = Files.lines(list)) {
			lines.filter(line -> !line.startsWith("#")).map(line -> List.of(line.split("\\s*\\|\\s*"))).filter(each -> each.size() >= FIELDS).forEach(each -> kinds.put(each.get(0), each));
		}
		return kinds;
	}

	private static String planted(List<String> fields, int percent) {
		return fields.get(FIELDS + 1).split("\\s*,\\s*")[PERCENTS.indexOf(percent)];
	}

	private static double mean(Proof proof) {
		return proof.pairs().stream().mapToDouble(pair -> pair.before().value(proof.subject().recipe().decisive())).filter(Double::isFinite).average().orElse(Double.NaN);
	}

	private static String load() {
		try {
			return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
		} catch (IOException noLinux) {
			return "unknown";
		}
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}
}
