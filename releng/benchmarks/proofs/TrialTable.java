/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What trial proofs came to, by kind and by what was planted: the table of the help is made of it. */
public final class TrialTable {

	/** What a call takes is known in seconds for processor time; planted work is a share of this. */
	private static final double WORK_SECONDS = 0.005;
	private static final double PERCENT = 100;
	private static final double FEWEST_PAIRS = 5;
	private static final String NOT_VALID = "not-valid";
	private static final String NONE = "no-difference";

	private TrialTable() {
	}

	/** A line of the file of results. */
	private record Trial(String kind, int percent, String verdict, double ratio, double low, double high, double before, int pairs, int made, double load, String reason) {

		static Trial of(String line) {
			String[] fields = line.split("\t", -1);
			return new Trial(fields[1], Integer.parseInt(fields[2]), fields[3], number(fields[4]), number(fields[5]), number(fields[6]), number(fields[7]), Integer.parseInt(fields[8]),
					Integer.parseInt(fields[9]), (number(fields[13]) + number(fields[14])) / 2, fields[15]);
		}

		private static double number(String word) {
			return Double.parseDouble(word);
		}

		/** The planted work is added to what a call takes besides. */
		double truth() {
			return percent == 0 ? 1 : 1 + percent / PERCENT * WORK_SECONDS / before;
		}

		boolean isValid() {
			return !verdict.equals(NOT_VALID);
		}

		boolean hasInterval() {
			return isValid() && pairs >= FEWEST_PAIRS && Double.isFinite(low) && Double.isFinite(high);
		}

		boolean holdsTruth() {
			return low <= truth() && truth() <= high;
		}

		double half() {
			return PERCENT * (high - low) / 2 / ratio;
		}
	}

	/**
	 * Prints the tables.
	 *
	 * @param arguments list of trials, file of results
	 * @throws IOException where one of them cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		Locale.setDefault(Locale.ROOT);
		List<Trial> all;
		try (Stream<String> lines = Files.lines(Path.of(arguments[1]))) {
			all = lines.map(Trial::of).toList();
		}
		List<String> kinds;
		try (Stream<String> lines = Files.lines(Path.of(arguments[0]))) {
			kinds = lines.filter(line -> !line.startsWith("#")).map(line -> line.split("\\s*\\|")[0]).toList();
		}
		System.out.println("Equal sides");
		System.out.println("kind\tproofs\tnot valid\tno difference\tfaster or slower\tinterval holds 1\thalf of an interval, median");
		for (String kind : kinds) {
			equal(kind, only(all, each -> each.kind.equals(kind) && each.percent == 0));
		}
		equal("all", only(all, each -> each.percent == 0));
		System.out.println("\nPlanted");
		System.out.println("work more\tproofs\tnot valid\tslower\tno difference\tfaster\tinterval holds the truth");
		for (int percent : new int[] { 5, 10, 30 }) {
			planted(percent, only(all, each -> each.percent == percent));
		}
		double[] loads = all.stream().mapToDouble(Trial::load).sorted().toArray();
		if (loads.length > 0) {
			System.out.printf("%nload of the machine: %.1f to %.1f, median %.1f%n", loads[0], loads[loads.length - 1], loads[loads.length / 2]);
		}
		System.out.println("\nWhy proofs were not valid");
		only(all, each -> !each.isValid()).forEach(each -> System.out.println(each.kind + " " + each.percent + ": " + each.reason));
	}

	private static List<Trial> only(List<Trial> all, Predicate<Trial> which) {
		return all.stream().filter(which).toList();
	}

	private static void equal(String kind, List<Trial> trials) {
		if (trials.isEmpty()) {
			return;
		}
		List<Trial> valid = only(trials, Trial::isValid);
		long none = only(valid, each -> each.verdict.equals(NONE)).size();
		List<Trial> told = only(trials, Trial::hasInterval);
		double[] halves = told.stream().mapToDouble(Trial::half).sorted().toArray();
		System.out.printf("%s\t%d\t%d\t%s\t%d\t%s\t%s%n", kind, trials.size(), trials.size() - valid.size(), share(none, valid.size()), valid.size() - none,
				share(only(told, Trial::holdsTruth).size(), told.size()), halves.length == 0 ? "–" : String.format("±%.1f %%", median(halves)));
	}

	private static void planted(int percent, List<Trial> trials) {
		List<Trial> valid = only(trials, Trial::isValid);
		List<Trial> told = only(trials, Trial::hasInterval);
		long slower = only(valid, each -> each.verdict.equals("slower")).size();
		long faster = only(valid, each -> each.verdict.equals("faster")).size();
		System.out.printf("%d %%\t%d\t%d\t%s\t%d\t%d\t%s%n", percent, trials.size(), trials.size() - valid.size(), share(slower, valid.size()), valid.size() - slower - faster, faster,
				share(only(told, Trial::holdsTruth).size(), told.size()));
	}

	private static double median(double[] sorted) {
		return Arrays.stream(sorted).skip((sorted.length - 1) / 2).limit(2 - sorted.length % 2).average().orElse(Double.NaN);
	}

	private static String share(long some, long of) {
		return of == 0 ? "–" : String.format("%d of %d (%.0f %%)", some, of, PERCENT * some / of);
	}
}
