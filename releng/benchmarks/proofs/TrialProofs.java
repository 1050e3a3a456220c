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
import org.wiretune.perf.workload.WorkloadText;

/**
 * Real proofs of which the truth is known, on this machine as it is: both sides equal, or a planted difference. Each has a
 * line in the file of results, so that a trial that is cut off is not lost.
 */
public final class TrialProofs {

	private static final Duration TIME = Duration.ofMinutes(10);

	private TrialProofs() {
	}

	/**
	 * Makes proofs.
	 *
	 * @param arguments folder of the tester's jars, file of results, workload file, assignments before, after, the figure that is
	 *            judged, the true ratio, how many proofs
	 * @throws Exception where a run cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		Path tester = Path.of(arguments[0]);
		Path results = Path.of(arguments[1]);
		RunSpecification base = new RunSpecification("trial", WorkloadText.read(Files.readString(Path.of(arguments[2]))).workload().orElseThrow(), ServerSettings.lab());
		Change change = new Change(arguments[3], arguments[4]);
		ProofRecipe recipe = new ProofRecipe("T.1", "T", "trial", "trial", Set.of(), "trial", List.of(), change, Map.of(), Map.of(), new ProofFigure(arguments[5]), List.of(), Optional.empty(),
				"", List.of("embedded"), 10);
		ProofSubject subject = new ProofSubject("", recipe, "embedded", "trial", "", 0, "");
		double truth = Double.parseDouble(arguments[6]);
		InterleavedRun.Starter starter = InterleavedRun.starter(TesterInstallation.in(tester), JavaInstallation.current(), event -> {
		});
		// What the machine does with equal sides is measured once, as for a user who proves several findings in a week.
		EqualPairsStore equal = new EqualPairsStore(results.toAbsolutePath().getParent().resolve("equal-pairs"));
		String key = "trial-" + arguments[5].replaceAll("[^a-z]", "");
		for (int i = 1; i <= Integer.parseInt(arguments[7]); i++) {
			Path folder = Files.createTempDirectory("wiretune-trial");
			StartedPairs pairs = new StartedPairs(recipe, base, starter, folder, new Random());
			Thread end = new Thread(pairs::cancel);
			Runtime.getRuntime().addShutdownHook(end);
			Proof proof = ProofRun.make(subject, Optional.empty(), equal.find(key, Instant.now()), "here",
					new ProofMethod(ProofMethod.EFFECT, TIME), pairs, new ProofRun.Listener() {
						@Override
						public void changed(Proof now) {
							// The last one is written.
						}

						@Override
						public void equal(EqualPairs measured) throws IOException {
							equal.keep(key, measured);
						}

						@Override
						public void tell(String sentence) {
							System.out.println("  " + sentence);
						}
					});
			Runtime.getRuntime().removeShutdownHook(end);
			ProofJudgement judgement = ProofJudgement.of(proof);
			var ratio = judgement.judged().ratio();
			String line = String.format(Locale.ROOT, "%s\t%s\t%s -> %s\ttruth %.3f\t%s\t%.4f\t%.4f\t%.4f\tbefore %.6f\tpairs %d of %d\tfloor %.4f\tdetectable %.4f\t%.0f s\tload %s\t%s%n", Instant.now(),
					arguments[5], change.before(), change.after(), truth, judgement.verdict().id(), ratio.estimate(), ratio.low(), ratio.high(), mean(proof), ratio.samples(), proof.pairs().size(),
					judgement.judged().floor(), proof.detectable(), proof.seconds(), load(), judgement.reason());
			System.out.print(line);
			Files.writeString(results, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
			delete(folder);
		}
	}

	private static double mean(Proof proof) {
		return proof.pairs().stream().mapToDouble(pair -> pair.before().value(proof.subject().recipe().decisive())).average().orElse(Double.NaN);
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
