/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What trial proofs came to, by kind and by what was planted: the tables of {@code releng/TRIALS.md} are made of it. */
public final class TrialTable {

	private static final double PERCENT = 100;
	private static final double MILLISECONDS = 1000;
	/** Fewer pairs have no interval to speak of. */
	private static final int FEWEST_PAIRS = 5;
	/** A trial alone makes a load of some four on two processors. */
	private static final double BUSY = 6;
	private static final List<Integer> PERCENTS = List.of(5, 10, 30);
	private static final String BEGIN = "<!-- begin of the tables -->\n";
	private static final String END = "<!-- end of the tables -->\n";
	private static final Pattern CONNECTIONS = Pattern.compile("max-pool-size: *([0-9]+)");
	private static final int FIELDS = 3;

	private TrialTable() {
	}

	/**
	 * A line of the file of results.
	 *
	 * @param kind kind of trial
	 * @param percent how much more work was planted
	 * @param verdict id of the verdict
	 * @param ratio after by before
	 * @param low low end of its interval
	 * @param high high end of its interval
	 * @param share how much of what a call takes is the work that is planted
	 * @param isRate whether more of the figure is better
	 * @param pairs pairs that count
	 * @param floor difference below which nothing can be seen
	 * @param detectable difference that the plan says to find
	 * @param load load of the machine
	 * @param reason why it is not valid
	 */
	private record Trial(String kind, int percent, String verdict, double ratio, double low, double high, double share, boolean isRate, int pairs, double floor, double detectable, double load, String reason) {

		static Trial of(String line, Map<String, List<String>> kinds) {
			String[] fields = line.split("\t", -1);
			List<String> kind = kinds.getOrDefault(fields[1], List.of("", "", ""));
			boolean isRate = !kind.get(2).equals("processor");
			double before = number(fields[8]);
			return new Trial(fields[1], Integer.parseInt(fields[2]), fields[4], number(fields[5]), number(fields[6]), number(fields[7]), share(fields[3], before, isRate, kind.get(1)), isRate,
					Integer.parseInt(fields[9]), number(fields[11]), number(fields[12]), (number(fields[15]) + number(fields[16])) / 2, fields[18]);
		}

		/** Of processor time it is the work by what a call takes; of calls a second what the connections are busy with it. */
		private static double share(String work, double before, boolean isRate, String workload) {
			if (work.equals("-")) {
				return Double.NaN;
			}
			double seconds = number(work) / MILLISECONDS;
			Matcher connections = CONNECTIONS.matcher(workload);
			return isRate && connections.find() ? seconds * before / number(connections.group(1)) : seconds / before;
		}

		private static double number(String word) {
			return Double.parseDouble(word);
		}

		/** What is not work may be the same for each call, or grow with the time that is measured: the truth lies between. */
		boolean holdsTruth() {
			double least = 1 + percent / PERCENT * share;
			double most = 1 + percent / PERCENT;
			return percent == 0 ? low <= 1 && 1 <= high : isRate ? low <= 1 / least && 1 / most <= high : low <= most && least <= high;
		}

		boolean isValid() {
			return !verdict.equals("not-valid");
		}

		boolean hasInterval() {
			return isValid() && pairs >= FEWEST_PAIRS && Double.isFinite(low) && Double.isFinite(high);
		}

		/** Whether the plan said beforehand that so small a difference would not be found for sure. */
		boolean isToldTooSmall() {
			return Math.max(detectable, floor) > percent / PERCENT * share;
		}

		double half() {
			return PERCENT * (high - low) / 2 / ratio;
		}
	}

	/**
	 * Prints the tables, or puts them into a document.
	 *
	 * @param arguments list of trials, file of results, and the document where they go into one
	 * @throws IOException where one of them cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		Locale.setDefault(Locale.ROOT);
		Map<String, List<String>> kinds = new LinkedHashMap<>();
		try (Stream<String> lines = Files.lines(Path.of(arguments[0]))) {
			lines.filter(line -> !line.startsWith("#")).map(line -> List.of(line.split("\\s*\\|\\s*"))).filter(each -> each.size() >= FIELDS).forEach(each -> kinds.put(each.get(0), each));
		}
		List<Trial> all;
		try (Stream<String> lines = Files.lines(Path.of(arguments[1]))) {
			all = lines.skip(1).map(line -> Trial.of(line, kinds)).toList();
		}
		String tables = tables(all, kinds.keySet().stream().toList());
		if (arguments.length == 2) {
			System.out.print(tables);
			return;
		}
		Path document = Path.of(arguments[2]);
		String text = Files.readString(document);
		int begin = text.indexOf(BEGIN) + BEGIN.length();
		Files.writeString(document, text.substring(0, begin) + '\n' + tables + '\n' + text.substring(text.indexOf(END)));
	}

	private static String tables(List<Trial> all, List<String> kinds) {
		StringBuilder text = new StringBuilder("### Equal sides\n\n| kind | proofs | not valid | no difference | faster or slower | interval holds 1 | half of an interval, median |\n|---|---|---|---|---|---|---|\n");
		kinds.forEach(kind -> text.append(equal(kind, only(all, each -> each.kind.equals(kind) && each.percent == 0))));
		text.append(equal("machine to itself, load up to " + (int) BUSY, only(all, each -> each.percent == 0 && each.load <= BUSY)));
		text.append(equal("beside other programs", only(all, each -> each.percent == 0 && each.load > BUSY)));
		text.append(equal("all", only(all, each -> each.percent == 0)));
		text.append("\n### Planted\n\n| more work | machine | proofs | not valid | found | told beforehand that it may be too small, and not found | not found otherwise | faster | interval holds the truth |\n|---|---|---|---|---|---|---|---|---|\n");
		for (int percent : PERCENTS) {
			text.append(planted(percent, "to itself", only(all, each -> each.percent == percent && each.load <= BUSY)));
			text.append(planted(percent, "beside other programs", only(all, each -> each.percent == percent && each.load > BUSY)));
		}
		double[] loads = all.stream().mapToDouble(Trial::load).sorted().toArray();
		if (loads.length > 0) {
			text.append(String.format("%nThe load of the machine was %.1f to %.1f, %.1f in the median.%n", loads[0], loads[loads.length - 1], loads[loads.length / 2]));
		}
		Map<String, Long> reasons = only(all, each -> !each.isValid()).stream().collect(Collectors.groupingBy(each -> each.kind + ": " + each.reason, LinkedHashMap::new, Collectors.counting()));
		if (!reasons.isEmpty()) {
			text.append("\nWhy proofs were not valid:\n\n");
			reasons.forEach((reason, count) -> text.append("- ").append(reason).append(count == 1 ? "\n" : " (" + count + " times)\n"));
		}
		return text.toString();
	}

	private static List<Trial> only(List<Trial> all, Predicate<Trial> which) {
		return all.stream().filter(which).toList();
	}

	private static String equal(String kind, List<Trial> trials) {
		if (trials.isEmpty()) {
			return "";
		}
		List<Trial> valid = only(trials, Trial::isValid);
		long none = only(valid, each -> each.verdict.equals("no-difference")).size();
		List<Trial> told = only(trials, Trial::hasInterval);
		return String.format("| %s | %d | %d | %s | %d | %s | %s |%n", kind, trials.size(), trials.size() - valid.size(), share(none, valid.size()), valid.size() - none,
				share(only(told, Trial::holdsTruth).size(), told.size()), half(told));
	}

	private static String planted(int percent, String machine, List<Trial> trials) {
		if (trials.isEmpty()) {
			return "";
		}
		List<Trial> valid = only(trials, Trial::isValid);
		List<Trial> told = only(trials, Trial::hasInterval);
		List<Trial> missed = only(valid, each -> each.verdict.equals("no-difference"));
		long warned = only(missed, Trial::isToldTooSmall).size();
		return String.format("| %d %% | %s | %d | %d | %s | %d | %d | %d | %s |%n", percent, machine, trials.size(), trials.size() - valid.size(),
				share(only(valid, each -> each.verdict.equals("slower")).size(), valid.size()), warned, missed.size() - warned, only(valid, each -> each.verdict.equals("faster")).size(),
				share(only(told, Trial::holdsTruth).size(), told.size()));
	}

	private static String half(List<Trial> told) {
		double[] sorted = told.stream().mapToDouble(Trial::half).sorted().toArray();
		return sorted.length == 0 ? "–" : String.format("±%.1f %%", Arrays.stream(sorted).skip((sorted.length - 1) / 2).limit(2 - sorted.length % 2).average().orElse(Double.NaN));
	}

	private static String share(long some, long of) {
		return of == 0 ? "–" : String.format("%d of %d (%.0f %%)", some, of, PERCENT * some / of);
	}
}
