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
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
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
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.StartedPairs;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;

/**
 * A real proof of which the truth is known, on this machine as it is: both sides equal, or a planted difference. Each has a
 * line in the file of results, so that a trial that is cut off is not lost.
 */
public final class TrialProofs {

	private static final Duration TIME = Duration.ofMinutes(10);
	private static final int FIELDS = 3;

	private TrialProofs() {
	}

	/**
	 * Makes a proof.
	 *
	 * @param arguments folder of the tester's jars, file of results, list of trials, kind, percent of work that is planted: 0 for
	 *            equal sides
	 * @throws Exception where a run cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		Path results = Path.of(arguments[1]);
		String kind = arguments[3];
		int percent = Integer.parseInt(arguments[4]);
		List<String> fields = fields(Path.of(arguments[2]), kind);
		Change change = percent == 0 ? new Change("", "") : new Change(fields.get(3), planted(fields, percent));
		ProofRecipe recipe = new ProofRecipe("T.1", "T", "trial", "trial", Set.of(), "trial", List.of(), change, Map.of(), Map.of(), new ProofFigure(fields.get(2)), List.of(), Optional.empty(), "",
				List.of("embedded"), 10);
		Workload workload = WorkloadText.read(fields.get(1).replaceAll("\\s*;\\s*", "\n")).workload().orElseThrow();
		InterleavedRun.Starter starter = InterleavedRun.starter(TesterInstallation.in(Path.of(arguments[0])), JavaInstallation.current(), event -> {
		});
		// What the machine does with equal sides is measured once, as for a user who proves several findings in a week.
		EqualPairsStore equal = new EqualPairsStore(results.toAbsolutePath().getParent().resolve("equal-pairs"));
		Path folder = Files.createTempDirectory("wiretune-trial");
		StartedPairs pairs = new StartedPairs(recipe, new RunSpecification("trial", workload, ServerSettings.lab()), starter, folder, new Random());
		Thread end = new Thread(pairs::cancel);
		Runtime.getRuntime().addShutdownHook(end);
		String before = load();
		long began = System.nanoTime();
		Proof proof = ProofRun.make(new ProofSubject("", recipe, "embedded", "trial", "", 0, ""), Optional.empty(), equal.find(kind, Instant.now()), "here",
				new ProofMethod(ProofMethod.EFFECT, TIME), pairs, new ProofRun.Listener() {
					@Override
					public void changed(Proof now) {
						// The last one is written.
					}

					@Override
					public void equal(EqualPairs measured) throws IOException {
						equal.keep(kind, measured);
					}

					@Override
					public void tell(String sentence) {
						System.out.println("  " + sentence);
					}
				});
		Runtime.getRuntime().removeShutdownHook(end);
		ProofJudgement judgement = ProofJudgement.of(proof);
		var ratio = judgement.judged().ratio();
		String line = String.format(Locale.ROOT, "%s\t%s\t%d\t%s\t%.4f\t%.4f\t%.4f\t%.6f\t%d\t%d\t%.4f\t%.4f\t%.0f\t%s\t%s\t%s%n", Instant.now(), kind, percent, judgement.verdict().id(),
				ratio.estimate(), ratio.low(), ratio.high(), mean(proof), ratio.samples(), proof.pairs().size(), judgement.judged().floor(), proof.detectable(), (System.nanoTime() - began) / 1e9, before,
				load(), judgement.reason().replaceAll("\\s+", " "));
		System.out.print(line);
		Files.writeString(results, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		delete(folder);
	}

	private static List<String> fields(Path list, String kind) throws IOException {
		try (Stream<String> lines = Files.lines(list)) {
			return lines.map(line -> List.of(line.split("\\s*\\|\\s*"))).filter(each -> each.size() >= FIELDS && each.get(0).equals(kind)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException(kind + " is not in " + list));
		}
	}

	private static String planted(List<String> fields, int percent) {
		int place = List.of(5, 10, 30).indexOf(percent);
		if (place < 0 || fields.size() <= FIELDS + 1) {
			throw new IllegalArgumentException("no " + percent + " % are planted in " + fields.get(0));
		}
		return fields.get(FIELDS + 1).split("\\s*,\\s*")[place];
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
