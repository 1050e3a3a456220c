/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import java.util.Map;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.Dump;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTree;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;

/** A run over a tree: order, failures, suppressions, cancelling. */
class LinterTest {

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";

	private static Rule rule(String id, BiConsumer<Solution, Consumer<Observation>> check) {
		return new Rule() {

			@Override
			public String id() {
				return id;
			}

			@Override
			public Subject subject() {
				return Subject.WIRING;
			}

			@Override
			public Severity severity() {
				return Severity.INFO;
			}

			@Override
			public Map<String, FixEffect> fixes() {
				return Map.of("rename", FixEffect.KEEPS_MEANING);
			}

			@Override
			public RuleTexts texts() {
				return RuleTexts.of(id, Map.of("message", "{what}", "fix.rename.label", "Rename", "fix.rename.description", "Renames."));
			}

			@Override
			public void check(org.wiretune.core.RuleContext context, Consumer<Observation> found) {
				check.accept(((RuleContext) context).solution(), found);
			}
		};
	}

	/** Finds every import, at its name, with a fix that renames it. */
	private static Rule everyImport(String id) {
		return rule(id, (solution, findings) -> {
			for (Module module : solution.getModules()) {
				for (Import imported : module.getImports()) {
					findings.accept(Observation.at(imported.getOrigin()).with("what", "An import.")
							.fix("rename", (context, edits) -> edits.replace(imported.getOrigin().path(), imported.getOrigin().offset(), imported.getName(), "other")).build());
				}
			}
		});
	}

	private static String scaImport(String name) {
		return "<s:import " + SCDL + " name=\"" + name + "\"/>";
	}

	private static LintResult lint(SourceTree tree, Rule... rules) throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of(rules)), Cancellation.NEVER, LintListener.NONE);
	}

	@Test
	void findingsComeInPathAndOffsetOrderWhateverTheOrderOfTheRules() throws IOException {
		MemoryTree tree = new MemoryTree().with("m/b.import", scaImport("b")).with("m/a.import", scaImport("a")).with("m/sca.module", "<s:module " + SCDL + " name='m'/>");
		List<String> expected = List.of("one m/a.import", "two m/a.import", "one m/b.import", "two m/b.import");
		assertEquals(expected, lint(tree, everyImport("two"), everyImport("one")).findings().stream().map(finding -> finding.ruleId() + ' ' + finding.origin().path()).toList());
	}

	@Test
	void aFindingThatARuleMakesTwiceIsThereOnce() throws IOException {
		assertEquals(1, lint(new MemoryTree().with("m/a.import", scaImport("a")), everyImport("one"), everyImport("one")).findings().size());
	}

	@Test
	void aRuleThatFailsIsAProblemWithItsIdAndTheOthersGoOn() throws IOException {
		Rule failing = rule("failing", (solution, findings) -> {
			everyImport("failing").check(RuleContext.of(Reading.of(solution)), findings);
			throw new IllegalStateException("on purpose");
		});
		Rule endless = rule("endless", new BiConsumer<>() {

			@Override
			public void accept(Solution solution, Consumer<Observation> findings) {
				accept(solution, findings);
			}
		});
		LintResult result = lint(new MemoryTree().with("m/a.import", scaImport("a")), failing, endless, everyImport("good"));
		assertEquals(List.of("failing", "good"), result.findings().stream().map(Finding::ruleId).toList());
		assertEquals(List.of(ReadProblem.Kind.INTERNAL, ReadProblem.Kind.INTERNAL), result.problems().stream().map(ReadProblem::kind).toList());
		assertTrue(result.problems().get(1).message().startsWith("The rule failing failed (java.lang.IllegalStateException: on purpose)"), result.problems()::toString);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"<!-- wiretune:ignore one: because --><s:import SCDL name='a'/> | true",
			"<s:import SCDL name='a'/><!-- wiretune:ignore one: because --> | true",
			"<s:import SCDL name='a'><!-- wiretune:ignore one: because --></s:import> | true",
			"<!-- wiretune:ignore one --><s:import SCDL name='a'/> | true",
			"<!-- wiretune:ignore two: x\\n wiretune:ignore one: y --><s:import SCDL name='a'/> | true",
			"<!-- wiretune:ignore one-more: because --><s:import SCDL name='a'/> | false",
			"<!-- wiretune:ignore: one --><s:import SCDL name='a'/> | false",
			"<s:import SCDL name='a'>\\n<!-- wiretune:ignore one: because -->\\n<b/></s:import> | false",
			"<!-- ignore one --><s:import SCDL name='a'/> | false" })
	void aCommentSuppressesTheFindingsOfTheElementThatFollowsOrSharesItsLine(String text, boolean suppressed) throws IOException {
		LintResult result = lint(new MemoryTree().with("m/a.import", text.replace("SCDL", SCDL).translateEscapes()), everyImport("one"));
		assertEquals(suppressed ? 0 : 1, result.findings().size());
		assertEquals(suppressed ? 1 : 0, result.suppressed().size());
	}

	@Test
	void aSuppressionHoldsForItsElementOnly() throws IOException {
		String pools = "<aop><domain name='A'>\n<!-- wiretune:ignore pool: measured -->\n<annotation>@org.jboss.ejb3.annotation.Pool (maxSize=1)</annotation></domain>\n"
				+ "<domain name='B'><annotation>@org.jboss.ejb3.annotation.Pool (maxSize=1)</annotation></domain>\n"
				+ "<domain name='C'><!-- wiretune:ignore pool -->\n<annotation>@org.jboss.ejb3.annotation.Pool (maxSize=1)</annotation></domain></aop>";
		Rule pool = rule("pool", (solution, findings) -> solution.getServers().getFirst().getBeanPools()
				.forEach(found -> findings.accept(Observation.at(found.getMaximumSize().getOrigin()).with("what", found.getName()).build())));
		LintResult result = lint(new MemoryTree().with("s/ejb3-interceptors-aop.xml", pools), pool);
		assertEquals(List.of("B"), result.findings().stream().map(Finding::message).toList());
		assertEquals(List.of("A", "C"), result.suppressed().stream().map(Finding::message).toList());
	}

	@Test
	void aFileThatCannotBeWrittenBackOffersNoFix() throws IOException {
		MemoryTree tree = new MemoryTree().with("m/a.import", scaImport("a").replace("/>", "><!-- ü --></s:import>"), StandardCharsets.ISO_8859_1).with("m/b.import", scaImport("b"));
		LintResult result = lint(tree, everyImport("one"));
		assertEquals(List.of(0, 1), result.findings().stream().map(finding -> finding.fixes().size()).toList());
		assertEquals(null, result.texts().text("m/a.import"));
		assertEquals(scaImport("b"), result.texts().text("m/b.import"));
	}

	@Test
	void theListenerHearsFilesAndProblemsInOrderAndThenFindings() throws IOException {
		MemoryTree tree = new MemoryTree().with("m/sca.module", "<s:module " + SCDL + " name='m'/>");
		for (int i = 0; i < 50; i++) {
			tree.with("m/i%02d.import".formatted(i), i % 5 == 0 ? "<s:import" : scaImport("i" + i));
		}
		List<String> heard = new ArrayList<>();
		Thread caller = Thread.currentThread();
		LintResult result = Linter.lint(tree, LintOptions.of(List.of(everyImport("one"))), Cancellation.NEVER, new LintListener() {

			@Override
			public void fileRead(String path, int filesRead) {
				assertSame(caller, Thread.currentThread());
				heard.add("file " + path);
			}

			@Override
			public void problem(ReadProblem problem) {
				heard.add("problem " + problem.origin().path());
			}

			@Override
			public void finding(Finding finding) {
				heard.add("finding " + finding.origin().path());
			}
		});
		List<String> expected = new ArrayList<>();
		for (int i = 0; i < 50; i++) {
			String path = "m/i%02d.import".formatted(i);
			expected.add("file " + path);
			if (i % 5 == 0) {
				expected.add("problem " + path);
			}
		}
		expected.add("file m/sca.module");
		result.findings().forEach(finding -> expected.add("finding " + finding.origin().path()));
		assertEquals(expected, heard);
		assertEquals(51, result.filesRead());
		assertEquals(40, result.findings().size());
	}

	@Test
	void theResultIsTheSameWithAnyNumberOfThreads() throws IOException {
		String expected = null;
		for (int threads : new int[] { 1, 2, 7, 2 }) {
			LintOptions options = new LintOptions(RuleRegistry.standard().rules(), RuleSettings.ALL, FileFormats.all(), 1 << 24, threads);
			LintResult result = Linter.lint(Corpus.tree(""), options, Cancellation.NEVER, LintListener.NONE);
			String text = Dump.of(result.solution()) + result.findings() + result.problems() + result.suppressed() + result.filesRead();
			expected = expected == null ? text : expected;
			assertEquals(expected, text);
		}
	}

	@Test
	void cancellingEndsTheRunAtTheNextFile() {
		MemoryTree tree = new MemoryTree();
		for (int i = 0; i < 1000; i++) {
			tree.with("m/i" + i + ".import", scaImport("i" + i));
		}
		AtomicInteger asked = new AtomicInteger();
		AtomicInteger read = new AtomicInteger();
		assertThrows(CancellationException.class, () -> Linter.lint(tree, LintOptions.of(List.of()), () -> asked.incrementAndGet() > 3, new LintListener() {

			@Override
			public void fileRead(String path, int filesRead) {
				read.set(filesRead);
			}
		}));
		assertTrue(read.get() <= 4, read::toString);
	}

	@Test
	void cancellingWhileRulesRunEndsTheRun() {
		MemoryTree tree = new MemoryTree().with("m/a.import", scaImport("a"));
		boolean[] cancelled = new boolean[1];
		Rule first = rule("first", (solution, findings) -> cancelled[0] = true);
		Rule second = rule("second", (solution, findings) -> {
			throw new AssertionError("must not run");
		});
		assertThrows(CancellationException.class, () -> Linter.lint(tree, LintOptions.of(List.of(first, second)), () -> cancelled[0], LintListener.NONE));
	}

	@Test
	void whatTheTreeCannotReadIsAProblem() throws IOException {
		SourceTree tree = new SourceTree() {

			@Override
			public String name() {
				return "partly unreadable";
			}

			@Override
			public void walk(Predicate<String> wanted, Visitor visitor) {
				visitor.unreadable("m/secret", new IOException("no permission"));
				visitor.file(new MemoryTree.MemoryFile("m/a.import", scaImport("a").getBytes(StandardCharsets.UTF_8)));
			}
		};
		List<String> heard = new ArrayList<>();
		LintResult result = Linter.lint(tree, LintOptions.of(List.of(everyImport("one"))), Cancellation.NEVER, new LintListener() {

			@Override
			public void problem(ReadProblem problem) {
				heard.add(problem.message());
			}
		});
		assertEquals(1, result.findings().size());
		assertEquals("m/secret", result.problems().getFirst().origin().path());
		assertEquals(ReadProblem.Kind.UNREADABLE, result.problems().getFirst().kind());
		assertEquals(1, heard.size());
	}

	@Test
	void filesThatNoFormatWantsAreNotOpened() throws IOException {
		SourceTree tree = new SourceTree() {

			@Override
			public String name() {
				return "others";
			}

			@Override
			public void walk(Predicate<String> wanted, Visitor visitor) {
				for (String path : List.of("p/pom.xml", "p/notes.txt", "p/.project")) {
					if (wanted.test(path)) {
						visitor.file(new Unopened(path));
					}
				}
			}
		};
		assertEquals(0, lint(tree).filesRead());
	}

	private record Unopened(String path) implements SourceFile {

		@Override
		public long length() {
			throw new AssertionError(path);
		}

		@Override
		public byte[] bytes() {
			throw new AssertionError(path);
		}
	}

	@Test
	void noThreadIsLeftBehind() throws IOException {
		lint(new MemoryTree().with("m/a.import", scaImport("a")));
		long deadline = System.nanoTime() + 5_000_000_000L;
		while (Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().startsWith("WireTune reader"))) {
			assertTrue(System.nanoTime() < deadline, "reader threads are still there");
			Thread.onSpinWait();
		}
	}
}
