/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;

/** Files in memory that are linted with all rules. */
public final class Files {

	private static final RecentResults RECENT = new RecentResults();

	private final Map<String, byte[]> bytes = new TreeMap<>();

	/** Adds or replaces a file in UTF-8. @return this */
	public Files with(String path, String text) {
		return with(path, text, StandardCharsets.UTF_8);
	}

	/** Adds or replaces a file. @return this */
	public Files with(String path, String text, Charset charset) {
		bytes.put(path, text.getBytes(charset));
		return this;
	}

	/** Adds or replaces a file as it is stored. @return this */
	public Files with(String path, byte[] content) {
		bytes.put(path, content);
		return this;
	}

	/** Replaces text that stands once in a file. @return this */
	public Files replace(String path, String old, String text) {
		String before = text(path);
		assertEquals(before.indexOf(old), before.lastIndexOf(old), () -> "not once: " + old);
		assertTrue(before.contains(old), () -> "missing: " + old);
		return with(path, before.replace(old, text));
	}

	/** Removes a file. @return this */
	public Files without(String path) {
		bytes.remove(path);
		return this;
	}

	/** Changes the text of every file. @return this */
	public Files map(UnaryOperator<String> change) {
		bytes.replaceAll((path, content) -> change.apply(new String(content, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
		return this;
	}

	/** {@return a copy} */
	public Files copy() {
		Files copy = new Files();
		copy.bytes.putAll(bytes);
		return copy;
	}

	/** {@return the paths of all files} */
	public List<String> paths() {
		return List.copyOf(bytes.keySet());
	}

	/** {@return a file as it is stored} */
	public byte[] bytes(String path) {
		return bytes.get(path);
	}

	/** {@return a file as UTF-8} */
	public String text(String path) {
		return new String(bytes.get(path), StandardCharsets.UTF_8);
	}

	/** {@return the bytes of all files by their paths, to compare with those of others} */
	Map<String, ByteBuffer> contents() {
		Map<String, ByteBuffer> contents = new TreeMap<>();
		bytes.forEach((path, content) -> contents.put(path, ByteBuffer.wrap(content)));
		return contents;
	}

	/** {@return the decoded text of a file, or null} */
	public SourceText source(String path) {
		return bytes.containsKey(path) ? SourceText.decode(file(path), new FileParts(path)) : null;
	}

	/** {@return what reading and checking gives} */
	public LintResult lint() {
		List<Rule> rules = RuleRegistry.standard().rules();
		return RECENT.of(rules, this, () -> {
			LintResult result = lint(LintOptions.of(rules));
			// What a rule finds must be found where only the chapters that concern a workspace are opened.
			Set<String> concerning = RuleRegistry.standard().concerning(result.reading()).stream().map(Rule::id).collect(Collectors.toSet());
			result.findings().stream().filter(finding -> RuleRegistry.standard().rule(finding.ruleId()).isPresent()).forEach(finding -> assertTrue(concerning.contains(finding.ruleId()), finding.ruleId()));
			return result;
		});
	}

	/** {@return what reading and checking gives under other options} */
	public LintResult lint(LintOptions options) {
		try {
			return Linter.lint(new Tree(), options, Cancellation.NEVER, LintListener.NONE);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
	}

	/** {@return the findings of a rule, those for which another one stands too} */
	public List<Finding> findings(String ruleId) {
		List<Finding> findings = lint().findings().stream().flatMap(finding -> Stream.concat(Stream.of(finding), finding.also().stream())).filter(finding -> finding.ruleId().equals(ruleId)).toList();
		RuleCases.add(ruleId, this, findings);
		return findings;
	}

	/** {@return the one finding of a rule} */
	public Finding finding(String ruleId) {
		List<Finding> findings = findings(ruleId);
		assertEquals(1, findings.size(), () -> ruleId + ": " + findings);
		return findings.get(0);
	}

	/** Stores what a fix gives, each file in its own encoding. @return this */
	public Files apply(Fix fix) throws FixRefused {
		for (Map.Entry<String, String> changed : FixApplier.apply(fix, this::source).entrySet()) {
			try {
				bytes.put(changed.getKey(), source(changed.getKey()).encode(changed.getValue()));
			} catch (IOException impossible) {
				throw new UncheckedIOException(impossible);
			}
		}
		return this;
	}

	private SourceFile file(String path) {
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

	private final class Tree implements SourceTree {

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
	}
}
