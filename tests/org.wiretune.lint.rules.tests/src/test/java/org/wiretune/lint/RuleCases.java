/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Finding;

/**
 * The cases in which tests asked for the findings of a rule, kept while the tests run, so that {@link RuleCasesTest} can
 * tell which rule has been seen to speak, to be silent, and to do the one and the other at its boundary.
 */
final class RuleCases {

	/** A change of more characters is no boundary. */
	private static final int LONGEST_CHANGE = 400;
	private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
	private static final Map<String, RuleCases> RULES = new ConcurrentHashMap<>();

	private static final Set<String> FIXES = ConcurrentHashMap.newKeySet();

	private record Speaking(Map<String, String> files, List<Finding> findings) {
	}

	private final List<Speaking> positive = new ArrayList<>();
	private final Set<Map<String, String>> negative = new LinkedHashSet<>();

	private RuleCases() {
	}

	static void add(String rule, Files files, List<Finding> findings) {
		RuleCases cases = of(rule);
		Map<String, String> texts = new TreeMap<>();
		files.paths().forEach(path -> texts.put(path, files.text(path)));
		synchronized (cases) {
			if (findings.isEmpty()) {
				cases.negative.add(texts);
			} else {
				cases.positive.add(new Speaking(texts, findings));
			}
		}
	}

	static void verified(String fix) {
		FIXES.add(fix);
	}

	/** {@return whether the contract of fixes was kept by a fix} @param fix its id */
	static boolean isVerified(String fix) {
		return FIXES.contains(fix);
	}

	/** {@return the cases of a rule} @param rule its id */
	static RuleCases of(String rule) {
		return RULES.computeIfAbsent(rule, id -> new RuleCases());
	}

	/**
	 * {@return all cases in which the rule spoke, in the order of their texts, whatever the order of the tests was} Of cases
	 * that differ only in their form, as those by which {@link FixContract} asks for a fix, it is one.
	 */
	synchronized Stream<Files> speaking() {
		Map<String, Map<String, String>> cases = new TreeMap<>();
		positive.forEach(speaking -> cases.merge(plain(speaking.files()), speaking.files(), (one, other) -> one.toString().compareTo(other.toString()) <= 0 ? one : other));
		return cases.values().stream().map(texts -> {
			Files files = new Files();
			texts.forEach(files::with);
			return files;
		}).toList().stream();
	}

	/** The texts of a case without byte order marks, kinds of line ends and indentation, and the remark of a fix's contract. */
	private static String plain(Map<String, String> texts) {
		return texts.toString().replace("\uFEFF", "").replace("\r\n", "\n").replace(FixContract.REMARK, "").replaceAll("(?m)^[ \t]+", "").replaceAll("<!--  -->\\n?|(?m)^(//|#|\\*) \\n", "");
	}

	synchronized boolean spoke() {
		return !positive.isEmpty();
	}

	synchronized boolean wasSilent() {
		return !negative.isEmpty();
	}

	/**
	 * {@return whether two cases stand on both sides of the boundary} They differ in one place: in a number by one step, or in
	 * something that one of them has and the other lacks; or, where the finding measures no number or measures the number
	 * next to its limit, by a few words.
	 */
	synchronized boolean hasBoundary() {
		// A limit below zero stands for a word.
		boolean numeric = positive.stream().flatMap(speaking -> speaking.findings.stream())
				.anyMatch(finding -> isNumber(finding.measured()) && isNumber(finding.limit()));
		for (Speaking speaking : positive) {
			boolean near = !numeric || speaking.findings.stream().anyMatch(RuleCases::isNextToLimit);
			for (Map<String, String> silent : negative) {
				Change change = Change.of(speaking.files, silent);
				if (change != null && (near || change.isOneStep() || change.isPresence())) {
					return true;
				}
			}
		}
		return false;
	}

	/** {@return what a case lacks to stand at the boundary, for the one who writes it} */
	synchronized String closest() {
		String closest = "";
		int shortest = Integer.MAX_VALUE;
		for (Speaking speaking : positive) {
			Finding finding = speaking.findings.get(0);
			for (Map<String, String> silent : negative) {
				Change change = Change.of(speaking.files, silent);
				if (change != null && change.from.length() + change.to.length() < shortest) {
					shortest = change.from.length() + change.to.length();
					closest = ": measured " + finding.measured() + ", limit " + finding.limit() + ", '" + change.from + "' -> '" + change.to + '\'';
				}
			}
		}
		return closest;
	}

	private static boolean isNextToLimit(Finding finding) {
		return isNumber(finding.measured()) && isNumber(finding.limit())
				&& Math.abs(Double.parseDouble(finding.measured()) - Double.parseDouble(finding.limit())) <= 1;
	}

	private static boolean isNumber(String text) {
		return text != null && NUMBER.matcher(text).matches();
	}

	/** The one place in which two sets of files differ. */
	private record Change(String from, String to) {

		/** Null where they differ in more than one file or by too much. */
		static Change of(Map<String, String> one, Map<String, String> other) {
			Change found = null;
			Set<String> paths = new LinkedHashSet<>(one.keySet());
			paths.addAll(other.keySet());
			for (String path : paths) {
				String from = one.getOrDefault(path, "");
				String to = other.getOrDefault(path, "");
				if (!from.equals(to)) {
					if (found != null) {
						return null;
					}
					found = of(from, to);
				}
			}
			return found == null || Math.max(found.from.length(), found.to.length()) > LONGEST_CHANGE ? null : found;
		}

		private static Change of(String from, String to) {
			int start = 0;
			int most = Math.min(from.length(), to.length());
			while (start < most && from.charAt(start) == to.charAt(start)) {
				start++;
			}
			int end = 0;
			while (end < most - start && from.charAt(from.length() - 1 - end) == to.charAt(to.length() - 1 - end)) {
				end++;
			}
			// 15 and 16 differ in a digit; the number is what changed.
			while (start > 0 && Character.isDigit(from.charAt(start - 1))) {
				start--;
			}
			while (end > 0 && Character.isDigit(from.charAt(from.length() - end))) {
				end--;
			}
			return new Change(from.substring(start, from.length() - end), to.substring(start, to.length() - end));
		}

		boolean isPresence() {
			return from.isBlank() || to.isBlank();
		}

		boolean isOneStep() {
			return isNumber(from) && isNumber(to) && Math.abs(Double.parseDouble(from) - Double.parseDouble(to)) <= 1;
		}
	}
}
