/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.baseline;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.SuppressedFinding;
import org.wiretune.lint.source.SourceTexts;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/**
 * The findings that were there when it was written; only others are new. It is kept as JSON with a line for each finding,
 * in the order of their files, so that it can be merged like source. Of findings with the same {@link Fingerprint} as many
 * are known as were there.
 */
public final class Baseline {

	private static final int VERSION = 1;

	private final SortedMap<Entry, Integer> counts = new TreeMap<>();

	private record Entry(String path, String rule, String fingerprint) implements Comparable<Entry> {

		@Override
		public int compareTo(Entry other) {
			int order = path.compareTo(other.path);
			order = order == 0 ? rule.compareTo(other.rule) : order;
			return order == 0 ? fingerprint.compareTo(other.fingerprint) : order;
		}
	}

	private Baseline() {
	}

	/**
	 * {@return a baseline of what was found, also of what an earlier baseline holds back}
	 *
	 * @param result what was found
	 * @param paths tells how a file is named in the baseline, relative to where it is kept; null where it is none of its files
	 */
	public static Baseline of(LintResult result, UnaryOperator<String> paths) {
		Baseline baseline = new Baseline();
		List<Finding> findings = new ArrayList<>(result.findings());
		result.suppressions().stream().filter(each -> each.place() == SuppressedFinding.Place.BASELINE).map(SuppressedFinding::finding).forEach(findings::add);
		SourceTexts texts = result.texts();
		for (Finding finding : findings) {
			Entry entry = entry(finding, texts, paths);
			if (entry != null) {
				baseline.counts.merge(entry, 1, Integer::sum);
			}
		}
		return baseline;
	}

	/**
	 * Reads a baseline.
	 *
	 * @param in what {@link #write} wrote; stays open
	 * @return the baseline
	 * @throws IOException where it cannot be read, or is no baseline; the message says why
	 */
	public static Baseline read(Reader in) throws IOException {
		Baseline baseline = new Baseline();
		try {
			JsonObject root = JsonParser.parseReader(in).getAsJsonObject();
			if (member(root, "version").getAsInt() != VERSION) {
				throw new IOException("version " + root.get("version"));
			}
			for (JsonElement each : member(root, "findings").getAsJsonArray()) {
				JsonObject finding = each.getAsJsonObject();
				Entry entry = new Entry(member(finding, "path").getAsString(), member(finding, "rule").getAsString(), member(finding, "fingerprint").getAsString());
				baseline.counts.merge(entry, finding.has("count") ? finding.get("count").getAsInt() : 1, Integer::sum);
			}
			return baseline;
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException | NumberFormatException | StackOverflowError other) {
			throw new IOException(other.getClass().getSimpleName(), other);
		}
	}

	private static JsonElement member(JsonObject object, String name) {
		JsonElement member = object.get(name);
		if (member == null) {
			throw new JsonParseException("There is no " + name + '.');
		}
		return member;
	}

	/**
	 * Writes the baseline.
	 *
	 * @param out where to; stays open
	 * @throws IOException where it cannot be written
	 */
	public void write(Appendable out) throws IOException {
		out.append("{\n  \"tool\": \"WireTune\",\n  \"version\": ").append(String.valueOf(VERSION)).append(",\n  \"findings\": [");
		String before = "\n";
		for (Map.Entry<Entry, Integer> each : counts.entrySet()) {
			JsonObject line = new JsonObject();
			line.addProperty("path", each.getKey().path());
			line.addProperty("rule", each.getKey().rule());
			line.addProperty("fingerprint", each.getKey().fingerprint());
			if (each.getValue() > 1) {
				line.addProperty("count", each.getValue());
			}
			out.append(before).append("    ").append(line.toString());
			before = ",\n";
		}
		out.append("\n  ]\n}\n");
	}

	/** {@return how many findings it holds} */
	public int size() {
		return counts.values().stream().mapToInt(Integer::intValue).sum();
	}

	/**
	 * {@return a result with the new findings only; those that are known are suppressed}
	 *
	 * @param result what was found
	 * @param paths tells how a file is named in the baseline; null where it is none of its files, and its findings are new
	 */
	public LintResult applyTo(LintResult result, UnaryOperator<String> paths) {
		Map<Entry, Integer> left = new HashMap<>(counts);
		SourceTexts texts = result.texts();
		List<Finding> fresh = new ArrayList<>();
		List<SuppressedFinding> suppressions = new ArrayList<>(result.suppressions());
		for (Finding finding : result.findings()) {
			List<Entry> known = Stream.concat(Stream.of(finding), finding.also().stream()).map(each -> entry(each, texts, paths)).filter(each -> each != null && left.getOrDefault(each, 0) > 0).toList();
			if (!known.isEmpty()) {
				known.forEach(entry -> left.merge(entry, -1, Integer::sum));
				suppressions.add(new SuppressedFinding(finding, SuppressedFinding.Place.BASELINE, ""));
			} else {
				fresh.add(finding);
			}
		}
		return new LintResult(result.reading(), fresh, suppressions, result.problems(), result.filesRead(), result.remarks(), result.ownRules());
	}

	private static Entry entry(Finding finding, SourceTexts texts, UnaryOperator<String> paths) {
		String path = paths.apply(finding.origin().path());
		return path == null ? null : new Entry(path, finding.ruleId(), Fingerprint.of(finding, path, texts.text(finding.origin().path())));
	}
}
