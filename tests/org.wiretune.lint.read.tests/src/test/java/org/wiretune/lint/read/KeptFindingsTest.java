/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.AssertionFailedError;
import org.wiretune.core.Observation;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.ModuleRule;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.assembly.Module;

/** What rules told of modules that are kept is told again; after any edits findings are those of a full run. */
class KeptFindingsTest {

	private static final Path SAMPLES = Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize().resolve("bundles/org.wiretune.ide/samples");

	/** What rules of modules look at, and what stands beside: code that calls, servers and where modules are deployed. */
	private static final Pattern OF_MODULES = Pattern.compile("[mnopqr]/.*|lib/.*|(Sender|Receiver)Module.*|.*/(server|serverindex|resources|deployment)\\.xml");

	private final MemoryTree tree = new MemoryTree();

	/** Files of every format, and the sample solution, whose Java code calls services. */
	private static Map<String, String> world() throws IOException {
		Map<String, String> files = KeptModulesTest.world();
		try (Stream<Path> all = Files.walk(SAMPLES)) {
			for (Path file : all.filter(Files::isRegularFile).toList()) {
				files.put(SAMPLES.relativize(file).toString().replace('\\', '/'), Files.readString(file, StandardCharsets.ISO_8859_1));
			}
		}
		return files;
	}

	private static String told(LintResult result) {
		return Stream.concat(result.findings().stream().map(KeptFindingsTest::told), result.problems().stream()).map(String::valueOf).collect(Collectors.joining("\n"));
	}

	private static String told(Finding finding) {
		return finding.seen() + " " + finding.origin() + finding.related() + finding.assumption() + finding.fixes();
	}

	private LintResult all(LintSession session) {
		List<SourceFile> files = new ArrayList<>();
		tree.paths().forEach(path -> files.add(tree.file(path)));
		return session.update(files, List.of(), Cancellation.NEVER);
	}

	/** Edits files at random and compares what a session tells with what a full run does. @return how often something else was told */
	private int compare(List<Rule> rules, long seed, int rounds) throws IOException {
		LintOptions options = LintOptions.of(rules);
		RandomEdits edits = new RandomEdits(world(), seed % 2 == 0 ? path -> true : OF_MODULES.asMatchPredicate(), seed, tree);
		LintSession session = new LintSession(options);
		String last = told(all(session));
		int changes = 0;
		for (int round = 0; round < rounds; round++) {
			RandomEdits.Saved saved = edits.next();
			String told = told(session.update(saved.files(), saved.removed(), Cancellation.NEVER));
			assertEquals(told(Linter.lint(tree, options, Cancellation.NEVER, LintListener.NONE)), told, "seed " + seed + ", round " + round + ": " + saved);
			changes += told.equals(last) ? 0 : 1;
			last = told;
		}
		return changes;
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3 })
	void afterAnySequenceOfEditsFindingsAreThoseOfAFullRun(long seed) throws IOException {
		int changes = compare(RuleRegistry.standard().rules(), seed, 40);
		assertTrue(changes > 5, "saves after which something else was told: " + changes);
	}

	/** A rule of modules that remembers what else was read. @param looks what it tells of the reading @param last what it saw last */
	private record Liar(Function<RuleContext, Object> looks, Object[] last) implements ModuleRule {

		Liar(Function<RuleContext, Object> looks) {
			this(looks, new Object[1]);
		}

		@Override
		public String id() {
			return "liar";
		}

		@Override
		public Subject subject() {
			return Subject.OWN;
		}

		@Override
		public Severity severity() {
			return Severity.INFO;
		}

		@Override
		public RuleTexts texts() {
			return RuleTexts.of(id(), Map.of("title", "Liar", "message", "{measured} are there.", "headline", "{measured} are there", "why", "", "evidence", "", "source", "", "caveat", "", "products", ""));
		}

		@Override
		public void check(org.wiretune.core.RuleContext context, Consumer<Observation> found) {
			Function<Module, Object> beside = beside((RuleContext) context);
			((RuleContext) context).solution().getModules().forEach(module -> check(module, beside.apply(module), (RuleContext) context, found));
		}

		@Override
		public Function<Module, Object> beside(RuleContext context) {
			last[0] = looks.apply(context);
			return module -> "";
		}

		@Override
		public void check(Module module, Object beside, RuleContext numbers, Consumer<Observation> found) {
			if (module.getOrigin() != null) {
				found.accept(Observation.at(module.getOrigin()).measured(last[0]).build());
			}
		}

		@Override
		public void checkFurther(RuleContext context, Consumer<Observation> found) {
			// There is nothing further.
		}
	}

	private Stream<String> texts() {
		return StreamSupport.stream(tree.paths().spliterator(), false);
	}

	@Test
	void aRuleThatLooksFurtherThanItSaysIsFound() throws IOException {
		Liar ofModel = new Liar(context -> Dump.of(context.solution()).hashCode());
		assertThrows(AssertionFailedError.class, () -> compare(List.of(ofModel), 1, 40));
		Liar ofTexts = new Liar(context -> texts().map(path -> context.text(path).orElse("").hashCode()).toList());
		assertThrows(AssertionFailedError.class, () -> compare(List.of(ofTexts), 1, 40));
		compare(List.of(new Liar(context -> "")), 1, 10);
	}

	@Test
	void aRuleOfModulesGetsNothingElse() throws IOException {
		world().forEach(tree::with);
		Rule curious = RuleForm.<Module>ofModules("curious", Subject.WIRING, Severity.INFO, Stream::of).when((module, context) -> context.solution().getServers().isEmpty()).at(Module::getOrigin).build();
		LintResult result = Linter.lint(tree, LintOptions.of(List.of(curious)), Cancellation.NEVER, LintListener.NONE);
		assertEquals(1, result.problems().stream().filter(problem -> problem.kind() == ReadProblem.Kind.INTERNAL).count(), result.problems().toString());
	}

	@Test
	void whatIsKeptIsToldWithTheSameWordsAndHoldsNoOtherModel() throws IOException {
		world().forEach(tree::with);
		LintSession session = new LintSession(LintOptions.of(RuleRegistry.standard().rules()));
		LintResult before = all(session);
		LintResult after = session.update(List.of(tree.file("SenderModule/sca.module")), List.of(), Cancellation.NEVER);
		assertEquals(told(before), told(after));
		for (int i = 0; i < before.findings().size(); i++) {
			assertSame(before.findings().get(i).message(), after.findings().get(i).message());
		}
		Set<Module> modules = new HashSet<>(after.solution().getModules());
		List<ModuleRule> rules = RuleRegistry.standard().rules().stream().filter(ModuleRule.class::isInstance).map(ModuleRule.class::cast).toList();
		assertTrue(rules.size() > 10, "rules of modules: " + rules.size());
		int observed = 0;
		for (ModuleRule rule : rules) {
			RuleContext context = RuleContext.of(after.reading());
			Function<Module, Object> beside = rule.beside(context);
			for (Module module : modules) {
				List<Observation> seen = new ArrayList<>();
				rule.check(module, beside.apply(module), context.numbers(), seen::add);
				observed += seen.size();
				holdsModulesAlone(rule.id(), List.of(beside.apply(module), seen), modules);
			}
		}
		assertTrue(observed > 10, "observations: " + observed);
	}

	/** Walks through all that an object of WireTune holds. */
	private static void holdsModulesAlone(String rule, Object start, Set<Module> modules) {
		Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
		Deque<Object> open = new ArrayDeque<>(List.of(start));
		while (!open.isEmpty()) {
			Object each = open.remove();
			if (!known.add(each)) {
				continue;
			}
			assertTrue(!(each instanceof Reading), rule + " keeps a reading");
			if (each instanceof EObject element) {
				Module root = assertInstanceOf(Module.class, EcoreUtil.getRootContainer(element), rule + " keeps an element of no module");
				assertTrue(modules.contains(root), rule + " keeps an element of another model");
			} else if (each instanceof Collection<?> all) {
				open.addAll(all);
			} else if (each instanceof Map<?, ?> map) {
				open.addAll(map.keySet());
				open.addAll(map.values());
			} else if (each.getClass().isArray() && !each.getClass().getComponentType().isPrimitive()) {
				for (int i = 0; i < Array.getLength(each); i++) {
					if (Array.get(each, i) != null) {
						open.add(Array.get(each, i));
					}
				}
			} else if (each.getClass().getName().startsWith("org.wiretune.")) {
				fields(each, open);
			}
		}
	}

	private static void fields(Object object, Deque<Object> open) {
		for (Class<?> type = object.getClass(); type != null && type.getName().startsWith("org.wiretune."); type = type.getSuperclass()) {
			for (Field field : type.getDeclaredFields()) {
				if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
					field.setAccessible(true);
					try {
						Object value = field.get(object);
						if (value != null) {
							open.add(value);
						}
					} catch (IllegalAccessException hidden) {
						throw new AssertionError(hidden);
					}
				}
			}
		}
	}
}
