/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;

/**
 * Makes fixes of all rules to rest in folders, and in each of their files alone: plain, and with each alternative by name.
 * Made again, nothing may change. Nothing is written.
 */
public final class FixRest {

	private final Map<FixEffect, Integer> effects = new TreeMap<>();
	private final Map<Integer, Integer> rounds = new TreeMap<>();
	private final List<String> wrong = new ArrayList<>();
	private int sets;
	private int files;
	private int findings;
	private int runs;

	private FixRest() {
	}

	/** Files in memory. */
	private record Tree(Map<String, byte[]> bytes) implements SourceTree {

		@Override
		public String name() {
			return "files";
		}

		@Override
		public void walk(Predicate<String> wanted, Visitor visitor) {
			for (String path : bytes.keySet()) {
				if (wanted.test(path) && !visitor.file(file(path))) {
					return;
				}
			}
		}

		SourceFile file(String path) {
			return new SourceFile() {

				@Override
				public String path() {
					return path;
				}

				@Override
				public long length() {
					return bytes.get(path).length;
				}

				@Override
				public byte[] bytes() {
					return bytes.get(path);
				}
			};
		}

		SourceText text(String path) {
			return bytes.containsKey(path) ? SourceText.decode(file(path), new FileParts(path)) : null;
		}

		Tree with(Map<String, String> changed) {
			Map<String, byte[]> other = new TreeMap<>(bytes);
			changed.forEach((path, text) -> {
				try {
					other.put(path, text(path).encode(text));
				} catch (IOException noRoom) {
					throw new UncheckedIOException(noRoom);
				}
			});
			return new Tree(other);
		}

		List<Finding> lint() {
			try {
				return Linter.lint(this, LintOptions.of(RuleRegistry.standard().rules()).withSettings(RuleSettings.of(RuleSettings.Base.ALL)), Cancellation.NEVER, LintListener.NONE).findings();
			} catch (IOException impossible) {
				throw new UncheckedIOException(impossible);
			}
		}
	}

	/** @param arguments folders; each is a solution, and each of its files one more */
	public static void main(String[] arguments) throws IOException {
		FixRest rest = new FixRest();
		for (String argument : arguments) {
			Path folder = Path.of(argument);
			Map<String, byte[]> bytes = new TreeMap<>();
			try (Stream<Path> all = Files.walk(folder)) {
				for (Path file : all.filter(Files::isRegularFile).toList()) {
					bytes.put(folder.getFileName() + "/" + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
				}
			}
			rest.files += bytes.size();
			rest.check(argument, new Tree(bytes));
			bytes.forEach((path, content) -> rest.check(path, new Tree(Map.of(path, content))));
		}
		System.out.printf("%d file sets of %d files, %d findings, fixes %s, %d runs, rounds that changed a file %s, not at rest %d%n", rest.sets, rest.files, rest.findings, rest.effects, rest.runs,
				rest.rounds, rest.wrong.size());
		rest.wrong.forEach(System.out::println);
		System.exit(rest.wrong.isEmpty() ? 0 : 1);
	}

	private void check(String name, Tree tree) {
		List<Finding> found = tree.lint();
		sets++;
		findings += found.size();
		found.forEach(finding -> finding.fixes().forEach(fix -> effects.merge(fix.effect(), 1, Integer::sum)));
		if (found.stream().allMatch(finding -> finding.fixes().isEmpty())) {
			return;
		}
		for (FixSelection selection : selections(found)) {
			runs++;
			FixRounds.Result result = toRest(tree, selection);
			rounds.merge(result.rounds(), 1, Integer::sum);
			result.restless().forEach(each -> wrong.add(name + ": " + each));
			List<Fix> again = toRest(tree.with(result.changed()), selection).made();
			if (!result.restless().isEmpty() || again.isEmpty()) {
				continue;
			}
			wrong.add(name + ": made again, " + again.stream().map(Fix::id).distinct().toList());
		}
	}

	private static FixRounds.Result toRest(Tree tree, FixSelection selection) {
		return FixRounds.<RuntimeException>toRest(selection, changed -> {
			Tree now = tree.with(changed);
			return new FixRounds.Checked(now.lint(), now::text);
		});
	}

	/** Plain, then the first alternative of each rule, the second of each, and so on, also of rules that are uncovered. */
	private static List<FixSelection> selections(List<Finding> found) {
		Map<String, List<String>> offered = new LinkedHashMap<>();
		for (Rule rule : RuleRegistry.standard().rules()) {
			if (!rule.fixes().isEmpty()) {
				offered.put(rule.id(), rule.fixes().keySet().stream().map(word -> rule.id() + '/' + word).toList());
			}
		}
		Map<String, List<String>> here = new LinkedHashMap<>();
		found.forEach(finding -> finding.fixes().forEach(fix -> {
			List<String> ids = here.computeIfAbsent(finding.ruleId(), rule -> new ArrayList<>());
			if (!ids.contains(fix.id())) {
				ids.add(fix.id());
			}
		}));
		offered.putAll(here);
		List<FixSelection> selections = new ArrayList<>(List.of(FixSelection.recommended()));
		int most = here.values().stream().mapToInt(List::size).max().orElse(0);
		for (int i = 0; i < most; i++) {
			int turn = i;
			selections.add(FixSelection.named(offered.values().stream().map(ids -> ids.get(Math.min(turn, ids.size() - 1))).toList()));
		}
		return selections;
	}
}
