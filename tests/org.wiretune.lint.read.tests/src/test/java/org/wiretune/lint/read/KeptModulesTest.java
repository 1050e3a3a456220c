/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.assembly.Module;

/** Modules that no change reaches stay as they are, and the others become what a full run makes of them. */
class KeptModulesTest {

	private static final LintOptions OPTIONS = LintOptions.of(List.of());

	private final MemoryTree tree = new MemoryTree();
	private final LintSession session = new LintSession(OPTIONS);

	private static String text(LintResult result) {
		return Dump.of(result.solution()) + result.problems();
	}

	private static String full(MemoryTree tree) throws IOException {
		return text(Linter.lint(tree, OPTIONS, Cancellation.NEVER, LintListener.NONE));
	}

	private LintResult update(Iterable<String> paths) {
		List<SourceFile> files = new ArrayList<>();
		paths.forEach(path -> files.add(tree.file(path)));
		return session.update(files, List.of(), Cancellation.NEVER);
	}

	private LintResult update(String path) {
		return update(List.of(path));
	}

	private LintResult all() {
		return update(tree.paths());
	}

	private void module(String name) {
		tree.with(name + "/sca.module", "<s:module " + Samples.SCDL + " name='" + name + "'/>");
	}

	private String call(String from, String to, String style) {
		String path = from + "/" + to + ".import";
		tree.with(path, "<s:import " + Samples.SCDL + " name='" + to + "'><interfaces><interface xsi:type='w:WSDLPortType' xmlns:p='urn:p' portType='p:P' preferredInteractionStyle='" + style
				+ "'/></interfaces><esbBinding xsi:type='s:SCAImportBinding' module='" + to + "' export='E'/></s:import>");
		return path;
	}

	private String export(String module, String name) {
		String path = module + "/" + name + ".export";
		tree.with(path, "<s:export " + Samples.SCDL + " name='" + name + "' target='C'/>");
		return path;
	}

	private void library(String... users) {
		tree.with("lib/sca.library", "<s:library " + Samples.SCDL + " name='lib'/>").with("lib/P.wsdl", wsdl("ask"));
		for (String user : users) {
			tree.with(user + "/sca.module.attributes", "<s:moduleAndLibraryAttributes " + Samples.SCDL + "><s:libraryDependency name='lib'/></s:moduleAndLibraryAttributes>");
		}
	}

	private static String wsdl(String operation) {
		return "<definitions xmlns='http://schemas.xmlsoap.org/wsdl/' targetNamespace='urn:p'><portType name='P'><operation name='" + operation + "'><input/><output/></operation></portType></definitions>";
	}

	/** The names of the modules that a result does not share with an earlier one. */
	private static Set<String> fresh(LintResult earlier, LintResult later) {
		Set<Module> before = new HashSet<>(earlier.solution().getModules());
		return later.solution().getModules().stream().filter(module -> !before.contains(module)).map(Module::getName).collect(Collectors.toSet());
	}

	@Test
	void onlyTheChangedModuleAndThoseThatLeadToItAreMadeAnew() throws IOException {
		List.of("a", "b", "c", "d").forEach(this::module);
		List.of("b", "c").forEach(name -> export(name, "E"));
		call("a", "b", "sync");
		String changed = call("b", "c", "sync");
		library("a", "d");
		LintResult before = all();
		call("b", "c", "async");
		LintResult after = update(changed);
		assertEquals(Set.of("a", "b"), fresh(before, after));
		assertEquals(full(tree), text(after));
		assertEquals(Set.of(), fresh(after, session.update(List.of(), List.of(), Cancellation.NEVER)));
	}

	@Test
	void whoLackedAnExportFindsItWhenItComesAndLosesItWhenItGoes() throws IOException {
		List.of("a", "b").forEach(this::module);
		call("a", "b", "sync");
		String other = export("b", "Other");
		assertEquals(1, all().problems().stream().filter(problem -> problem.message().contains("E")).count());
		String added = export("b", "E");
		LintResult found = update(added);
		Module caller = found.solution().getModules().getFirst();
		assertSame(found.solution().getModules().get(1), caller.getImports().getFirst().getWire().getResolved().eContainer());
		assertEquals(full(tree), text(found));
		tree.without(added);
		LintResult lost = session.update(List.of(tree.file(other)), List.of(added), Cancellation.NEVER);
		assertNull(lost.solution().getModules().getFirst().getImports().getFirst().getWire().getResolved());
		assertEquals(full(tree), text(lost));
	}

	@Test
	void whoUsesAPortTypeOfALibrarySeesItChange() throws IOException {
		List.of("a", "b", "c").forEach(this::module);
		export("b", "E");
		call("a", "b", "sync");
		library("a");
		LintResult before = all();
		assertEquals("ask", before.solution().getModules().getFirst().getImports().getFirst().getInterfaces().getFirst().getDescribed().getOperations().getFirst().getName());
		tree.with("lib/P.wsdl", wsdl("tell"));
		LintResult after = update("lib/P.wsdl");
		assertEquals("tell", after.solution().getModules().getFirst().getImports().getFirst().getInterfaces().getFirst().getDescribed().getOperations().getFirst().getName());
		assertEquals(full(tree), text(after));
	}

	@Test
	void problemsOfKeptModulesAreToldAgain() throws IOException {
		List.of("a", "b").forEach(this::module);
		export("b", "E");
		call("a", "b", "sync");
		tree.with("a/X.export", "<s:export " + Samples.SCDL + " name='X' target='Gone'/>");
		LintResult before = all();
		LintResult after = update("b/sca.module");
		assertEquals(before.problems(), after.problems());
		assertEquals(full(tree), text(after));
		module("c");
		LintResult further = update("c/sca.module");
		assertEquals(full(tree), text(further));
	}

	@Test
	void whatAFileMayHaveHeldThatCouldNotBeReadIsMissedWhenItGoes() throws IOException {
		List.of("a", "b").forEach(this::module);
		call("a", "b", "sync");
		tree.with("b/E.export", "<broken");
		assertEquals(1, all().problems().size());
		tree.without("b/E.export");
		LintResult after = session.update(List.of(), List.of("b/E.export"), Cancellation.NEVER);
		assertEquals(List.of("a/b.import"), after.problems().stream().map(problem -> problem.origin().path()).toList());
		assertEquals(full(tree), text(after));
	}

	@Test
	void aProcessOfALibraryIsLedToTheComponentThatComesToRunIt() throws IOException {
		module("a");
		library("a");
		tree.with("lib/flow/Flow.bpel", Samples.text("m/flow/Flow.bpel"));
		String component = Samples.text("m/Flow.component");
		tree.with("a/Flow.component", component.replace("Flow.bpel", "Gone.bpel"));
		LintResult before = all();
		tree.with("a/Flow.component", component);
		LintResult after = update("a/Flow.component");
		assertTrue(before.solution().getModules().get(1).getProcesses().getFirst().getInvokes().stream().allMatch(invoke -> invoke.getReference() == null));
		assertTrue(after.solution().getModules().get(1).getProcesses().getFirst().getInvokes().stream().anyMatch(invoke -> invoke.getReference() != null));
		assertEquals(full(tree), text(after));
	}

	/** One of them leads to nothing that changes; if it stayed, it would be linked for a second time. */
	@Test
	void compositesAreKeptAllOrNone() throws IOException {
		library();
		tree.with("one/inner.composite", "<composite xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912' targetNamespace='urn:c' name='inner'><component name='Part'><implementation.java class='p.Part'/>"
				+ "<service name='Asked'><interface.wsdl interface='urn:p#wsdl.interface(P)'/></service></component><service name='Offered' promote='Part/Asked'/></composite>");
		tree.with("two/outer.composite", "<composite xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912' xmlns:c='urn:c' targetNamespace='urn:c' name='outer' autowire='true'><component name='Whole'><implementation.composite name='c:inner'/></component>"
				+ "<component name='Caller'><implementation.java class='p.Caller'/><reference name='part' target='Whole/Offered'/><reference name='gone' target='Nowhere'/></component></composite>");
		tree.with("three/aside.composite", "<composite xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912' targetNamespace='urn:d' name='aside'><component name='One'><implementation.java class='p.One'/>"
				+ "<reference name='other' target='Other'/></component><component name='Other'><implementation.java class='p.Other'/></component></composite>");
		module("a");
		LintResult before = all();
		String dump = text(before);
		assertTrue(before.solution().getModules().stream().filter(module -> module.getName().equals("inner")).flatMap(module -> module.getComponents().stream()).flatMap(part -> part.getInterfaces().stream())
				.anyMatch(face -> face.getDescribed() != null), "it leads to the library");
		// The same port type to whoever looks it up, but another object.
		tree.with("lib/P.wsdl", wsdl("ask") + "\n");
		LintResult after = update("lib/P.wsdl");
		assertEquals(Set.of("lib", "inner", "outer", "aside"), fresh(before, after));
		assertEquals(full(tree), text(after));
		assertEquals(dump, text(before), "what was given out stays as it was");
		tree.with("a/sca.module", "<s:module " + Samples.SCDL + " name='a'/>\n");
		assertEquals(Set.of("a"), fresh(after, update("a/sca.module")), "a change that reaches none of them");
	}

	@Test
	void whatIsWorkedOutOfAModuleIsKeptWithIt() throws IOException {
		List.of("a", "b", "c").forEach(this::module);
		export("b", "E");
		call("a", "b", "sync");
		List<String> worked = new ArrayList<>();
		ModuleMemo<String> memo = ModuleMemo.of(module -> {
			worked.add(module.getName());
			return module.getName();
		});
		LintResult first = all();
		first.solution().getModules().forEach(module -> assertEquals(module.getName(), first.reading().memo(memo, module)));
		assertEquals(List.of("a", "b", "c"), worked);
		LintResult second = update("b/E.export");
		second.solution().getModules().forEach(module -> second.reading().memo(memo, module));
		assertEquals(List.of("a", "b", "c", "a", "b"), worked, "c was not reached");
		assertEquals("a", first.reading().memo(memo, first.solution().getModules().getFirst()));
		assertEquals(5, worked.size());
	}

	/** Files of every format, some of them in several modules, that name one another. */
	static Map<String, String> world() throws IOException {
		Map<String, String> files = new TreeMap<>();
		Samples.files().forEach((path, bytes) -> {
			String text = new String(bytes, StandardCharsets.UTF_8);
			files.put(path, text);
			if (path.startsWith("m/")) {
				for (String copy : List.of("n", "o")) {
					files.put(copy + path.substring(1), text.replace("name=\"m\"", "name=\"" + copy + "\"").replace("module=\"n\"", "module=\"" + (copy.equals("n") ? "o" : "m") + "\""));
				}
			} else if (path.endsWith(".composite") || path.endsWith("composite.xml") || path.endsWith("switchyard.xml")) {
				files.put("copy/" + path, text);
			}
		});
		KeptModulesTest written = new KeptModulesTest();
		List.of("p", "q", "r").forEach(written::module);
		List.of("q", "r").forEach(name -> written.export(name, "E"));
		written.call("p", "q", "sync");
		written.call("q", "r", "async");
		written.library("p", "q", "m");
		for (String path : written.tree.paths()) {
			files.put(path, new String(written.tree.file(path).bytes(), StandardCharsets.UTF_8));
		}
		files.put("lib/flow/Flow.bpel", files.get("m/flow/Flow.bpel"));
		return files;
	}

	@ParameterizedTest
	@ValueSource(longs = { 2, 4 })
	void afterAnySequenceOfEditsModulesAreThoseOfAFullRun(long seed) throws IOException {
		RandomEdits edits = new RandomEdits(world(), path -> true, seed, tree);
		LintResult last = all();
		int shared = 0;
		for (int round = 0; round < 40; round++) {
			RandomEdits.Saved saved = edits.next();
			LintResult result = session.update(saved.files(), saved.removed(), Cancellation.NEVER);
			assertEquals(full(tree), text(result), "seed " + seed + ", round " + round + ": " + saved);
			shared += result.solution().getModules().size() - fresh(last, result).size();
			last = result;
		}
		assertTrue(shared > 100, "modules that were kept: " + shared);
	}
}
