/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFigure;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.proof.StartedPairs;

/**
 * Makes one pair of each recipe and tells whether it counts, what it took, and so whether the fewest pairs of a verdict, with
 * equal pairs, pilot and confirmation, fit into ten minutes. One pair is no verdict, and none is told.
 */
public final class RecipePairs {

	/** Equal pairs, the fewest planned ones, and those that confirm. */
	private static final int FEWEST = 12;
	private static final double MINUTES = 10;

	private RecipePairs() {
	}

	/**
	 * Makes pairs.
	 *
	 * @param arguments folder of the tester's jars, file of results, ids of recipes; all without any
	 * @throws Exception where it is stopped
	 */
	public static void main(String[] arguments) throws Exception {
		InterleavedRun.Starter starter = InterleavedRun.starter(TesterInstallation.in(Path.of(arguments[0])), JavaInstallation.current(), event -> {
		});
		Path results = Path.of(arguments[1]);
		List<String> wanted = List.of(arguments).subList(2, arguments.length);
		for (ProofRecipe recipe : ProofCatalogue.standard().recipes()) {
			if (!wanted.isEmpty() && !wanted.contains(recipe.id())) {
				continue;
			}
			Path folder = Files.createTempDirectory("wiretune-pair");
			StartedPairs pairs = new StartedPairs(recipe, ProofCatalogue.base(recipe), starter, folder, new Random());
			Thread end = new Thread(pairs::cancel);
			Runtime.getRuntime().addShutdownHook(end);
			String line;
			double before = ofChildren();
			try {
				ProofRun.Made made = pairs.next(false, false);
				line = line(recipe, made.pair(), made.seconds(), ofChildren() - before);
			} catch (IOException cannot) {
				line = recipe.id() + "\tcannot start\t" + cannot.getMessage();
			}
			Runtime.getRuntime().removeShutdownHook(end);
			line = Instant.now() + "\t" + line.replace('\n', ' ') + "\tload " + Files.readString(Path.of("/proc/loadavg")).split(" ")[0] + '\n';
			System.out.print(line);
			Files.writeString(results, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
			delete(folder);
		}
	}

	private static String line(ProofRecipe recipe, ProofPair pair, double seconds, double processor) {
		ProofFigure figure = recipe.decisive();
		List<String> against = pair.against(figure);
		double least = FEWEST * seconds / 60;
		String counters = String.join(", ", recipe.predictions().stream().map(each -> each.figure().word() + ' ' + pair.before().value(each.figure()) + " -> " + pair.after().value(each.figure())).toList());
		return String.format(Locale.ROOT, "%s\t%s\t%s\t%.6g -> %.6g\tratio %.4f\t%.0f s and %.0f processor seconds a pair, %.1f minutes at least%s\t%s\t%s", recipe.id(), against.isEmpty() ? "counts" : "does not count",
				figure.word(), pair.before().value(figure), pair.after().value(figure), pair.after().value(figure) / pair.before().value(figure), seconds, processor, least, least > MINUTES ? ", too long" : "",
				counters, String.join(" ", against));
	}

	/** Processor time of the processes that were started and have ended, in seconds (proc(5): cutime and cstime in ticks of 10 ms). */
	private static double ofChildren() throws IOException {
		String[] fields = Files.readString(Path.of("/proc/self/stat")).replaceFirst("^.*\\) ", "").split(" ");
		return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) / 100.0;
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}
}
