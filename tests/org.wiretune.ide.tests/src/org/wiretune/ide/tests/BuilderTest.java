/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.core.RuleLimit;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.ProjectChanges;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.sample.SampleSolution;

@ExtendWith(EmptyWorkspace.class)
class BuilderTest {

	private static final String IMPORT = "ReceiverSCAAsync.import";

	private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();

	@Test
	void readsOnlyWhatChanged() throws Exception {
		sample();
		assertTrue(WorkspaceAnalysis.get().result().filesRead() > 20, "everything at first");
		rewrite(sender().getFile(IMPORT), "async", "sync");
		TestProject.build();
		assertEquals(1, WorkspaceAnalysis.get().result().filesRead());
		assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)));
	}

	@Test
	void runsNothingWhereNothingChanged() throws Exception {
		sample();
		AtomicInteger analyses = new AtomicInteger();
		AnalysisListener counter = result -> analyses.incrementAndGet();
		WorkspaceAnalysis.get().addListener(counter);
		try {
			ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.FULL_BUILD, null);
			TestProject.build();
			assertEquals(0, analyses.get());
		} finally {
			WorkspaceAnalysis.get().removeListener(counter);
		}
	}

	@Test
	void allProjectsBuiltAnewAreAnalysedOnce() throws Exception {
		sample();
		List<String> before = rules(root);
		List<Integer> filesRead = new ArrayList<>();
		AnalysisListener listener = result -> filesRead.add(result.filesRead());
		WorkspaceAnalysis.get().addListener(listener);
		try {
			ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
			TestProject.build();
		} finally {
			WorkspaceAnalysis.get().removeListener(listener);
		}
		assertEquals(1, filesRead.size(), () -> "files that each analysis read: " + filesRead);
		assertTrue(filesRead.getFirst() > 20, () -> "everything is read again: " + filesRead);
		assertEquals(before, rules(root));
	}

	@Test
	void aChangeOfOneProjectReachesTheMarkersOfAnother() throws Exception {
		sample();
		assertEquals(1, TestProject.findings(sender().getFile(IMPORT)).size());
		receiver().getFile("SCA_Export.export").delete(true, null);
		receiver().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)));
		assertEquals(List.of("UNRESOLVED"), TestProject.problems(sender().getFile(IMPORT)).stream().map(marker -> marker.getAttribute(FindingMarkers.PROBLEM_KIND, "")).toList());
	}

	@Test
	void keepsMarkersThatAreRightAndMovesThoseThatMoved() throws Exception {
		sample();
		Map<Long, Integer> before = lines();
		IFile listener = root.getProject("OrderApplication").getFile("src/org/wiretune/sample/orders/OrderListener.java");
		rewrite(listener, "package org", "\n\npackage org");
		TestProject.build();
		Map<Long, Integer> after = lines();
		assertEquals(before.keySet(), after.keySet(), "no marker was made anew");
		for (IMarker marker : TestProject.findings(root)) {
			int moved = marker.getResource().equals(listener) ? 2 : 0;
			assertEquals(before.get(marker.getId()) + moved, after.get(marker.getId()), marker.getResource().toString());
		}
	}

	@Test
	void forgetsADeletedFile() throws Exception {
		sample();
		sender().getFile(IMPORT).delete(true, null);
		TestProject.build();
		assertFalse(rules(root).contains("sca-async-binding " + IMPORT));
		assertTrue(WorkspaceAnalysis.get().findings().stream().noneMatch(finding -> finding.origin().path().endsWith(IMPORT)));
	}

	@Test
	void forgetsAClosedProjectAndReadsItAgain() throws Exception {
		sample();
		List<String> before = rules(root);
		receiver().close(null);
		WorkspaceAnalysis.get().join(null);
		assertFalse(modules().contains("ReceiverModule"));
		assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)), "The target is not known any more.");
		receiver().open(null);
		WorkspaceAnalysis.get().join(null);
		assertTrue(modules().contains("ReceiverModule"));
		assertEquals(before, rules(root));
		assertEquals(List.of(), TestProject.problems(root));
	}

	@Test
	void forgetsADeletedProject() throws Exception {
		sample();
		root.getProject("OrderApplication").delete(true, true, null);
		WorkspaceAnalysis.get().join(null);
		assertTrue(WorkspaceAnalysis.get().findings().stream().noneMatch(finding -> finding.origin().path().startsWith("OrderApplication/")));
		assertTrue(WorkspaceAnalysis.get().findings().size() > 3);
	}

	@Test
	void followsARenamedProject() throws Exception {
		sample();
		IProject orders = root.getProject("OrderApplication");
		int before = TestProject.findings(orders).size();
		orders.move(IPath.fromPortableString("/Orders"), true, null);
		WorkspaceAnalysis.get().join(null);
		assertEquals(before, TestProject.findings(root.getProject("Orders")).size());
		assertTrue(WorkspaceAnalysis.get().findings().stream().noneMatch(finding -> finding.origin().path().startsWith("OrderApplication/")));
	}

	@Test
	void takesTheMarkersAlongWithTheNature() throws Exception {
		sample();
		IProject orders = root.getProject("OrderApplication");
		WireTuneNature.disable(orders, null);
		WorkspaceAnalysis.get().join(null);
		assertEquals(List.of(), TestProject.findings(orders));
		assertTrue(Arrays.stream(orders.getDescription().getBuildSpec()).noneMatch(command -> command.getBuilderName().contains("wiretune")));
		WireTuneNature.enable(orders, null);
		TestProject.build();
		WorkspaceAnalysis.get().join(null);
		assertFalse(TestProject.findings(orders).isEmpty());
	}

	@Test
	void cleanRemovesMarkersAndReadsAgain() throws Exception {
		sample();
		List<String> before = rules(root);
		for (IProject project : root.getProjects()) {
			// Held, so that nothing builds or analyses again before it is looked at.
			ResourcesPlugin.getWorkspace().run(monitor -> {
				project.build(IncrementalProjectBuilder.CLEAN_BUILD, null);
				assertEquals(List.of(), TestProject.findings(project));
			}, null);
		}
		TestProject.build();
		assertEquals(before, rules(root));
		assertTrue(WorkspaceAnalysis.get().result().filesRead() > 0);
	}

	@Test
	void oneMarkerForABrokenFileAndTheRestGoesOn() throws Exception {
		sample();
		IFile broken = sender().getFile("ReceiverWebService.import");
		rewrite(broken, "</interfaces>", "</interfaced>");
		TestProject.build();
		List<IMarker> problems = TestProject.problems(root);
		assertEquals(List.of("SYNTAX"), problems.stream().map(marker -> marker.getAttribute(FindingMarkers.PROBLEM_KIND, "")).toList());
		assertEquals(broken, problems.get(0).getResource());
		assertTrue(problems.get(0).getAttribute(IMarker.LINE_NUMBER, 0) > 1);
		assertEquals(1, TestProject.findings(sender().getFile(IMPORT)).size());
		rewrite(broken, "</interfaced>", "</interfaces>");
		TestProject.build();
		assertEquals(List.of(), TestProject.problems(root));
	}

	@Test
	void leavesOutWhatABuildMade() throws Exception {
		sample();
		IProject orders = root.getProject("OrderApplication");
		int before = TestProject.findings(orders).size();
		TestProject project = new TestProject("OrderApplication");
		IFile copy = project.write("out/META-INF/persistence.xml", TestProject.bytes(orders.getFile("src/META-INF/persistence.xml")));
		copy.getParent().getParent().setDerived(true, null);
		TestProject.build();
		assertEquals(before, TestProject.findings(orders).size());
	}

	@Test
	void readsAFolderThatIsAProjectOfItsOwnOnce() throws Exception {
		TestProject outer = new TestProject("Outer");
		String loop = new String(SampleText.of("OrderApplication/src/org/wiretune/sample/orders/OrderImport.java"), StandardCharsets.UTF_8);
		outer.write("inner/src/OrderImport.java", loop);
		TestProject.build();
		assertEquals(1, TestProject.findings(outer.project()).size());
		IProject inner = root.getProject("Inner");
		var description = ResourcesPlugin.getWorkspace().newProjectDescription("Inner");
		description.setLocation(outer.project().getFolder("inner").getLocation());
		inner.create(description, null);
		inner.open(null);
		WireTuneNature.enable(inner, null);
		TestProject.build();
		WorkspaceAnalysis.get().join(null);
		assertEquals(1, WorkspaceAnalysis.get().findings().stream().filter(finding -> finding.origin().path().startsWith("Inner/")).count());
		assertEquals(0, WorkspaceAnalysis.get().findings().stream().filter(finding -> finding.origin().path().startsWith("Outer/")).count());
		inner.delete(false, true, null);
	}

	@Test
	void readsAgainWhenTheEncodingChanges() throws Exception {
		TestProject project = new TestProject("Encoded");
		project.write("sca.module", SampleText.of("SenderModule/sca.module"));
		IFile file = project.write("Umlaut.java", "/* Gr\u00fc\u00dfe */ class Umlaut { }".getBytes(StandardCharsets.ISO_8859_1));
		project.project().setDefaultCharset("UTF-8", null);
		TestProject.build();
		assertEquals(List.of("ENCODING"), TestProject.problems(project.project()).stream().map(marker -> marker.getAttribute(FindingMarkers.PROBLEM_KIND, "")).toList());
		file.setCharset("ISO-8859-1", null);
		TestProject.build();
		assertEquals(List.of(), TestProject.problems(project.project()));
	}

	@Test
	void aCancelledUpdateLosesNothing() throws Exception {
		SampleSolution.create(null);
		NullProgressMonitor cancelled = new NullProgressMonitor();
		cancelled.setCanceled(true);
		assertThrows(OperationCanceledException.class, () -> WorkspaceAnalysis.get().update(ProjectChanges.everything(sender()), cancelled));
		TestProject.build();
		assertEquals(1, TestProject.findings(sender().getFile(IMPORT)).size());
	}

	@Test
	void theUserChoosesRules() throws Exception {
		sample();
		try {
			RuleChoices.store(Map.of("sca-async-binding", RuleChoice.OFF, "rewrite-batched-missing", RuleChoice.INFO));
			WorkspaceAnalysis.get().join(null);
			assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)));
			IMarker rewrite = TestProject.findings(root.getProject("OrderApplication").getFile("jboss/deploy/order-mysql-ds.xml")).get(0);
			assertEquals(IMarker.SEVERITY_INFO, rewrite.getAttribute(IMarker.SEVERITY, -1));
		} finally {
			RuleChoices.store(Map.of("sca-async-binding", RuleChoice.STANDARD, "rewrite-batched-missing", RuleChoice.STANDARD));
			WorkspaceAnalysis.get().join(null);
		}
		assertEquals(1, TestProject.findings(sender().getFile(IMPORT)).size());
	}

	@Test
	void aRulesFileOfAProjectHoldsForItAndCountsMoreThanTheUser() throws Exception {
		sample();
		IFile rules = sender().getFile("wiretune.rules");
		try {
			RuleChoices.store(Map.of("sca-async-binding", RuleChoice.OFF));
			rules.create("sca-async-binding = info\n".getBytes(StandardCharsets.UTF_8), true, false, null);
			TestProject.build();
			assertEquals(List.of(IMarker.SEVERITY_INFO), TestProject.findings(sender().getFile(IMPORT)).stream().map(marker -> marker.getAttribute(IMarker.SEVERITY, -1)).toList());
			rewrite(rules, "info", "off");
			TestProject.build();
			assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)));
			rewrite(rules, "off", "of");
			TestProject.build();
			assertEquals(List.of(1), TestProject.problems(rules).stream().map(marker -> marker.getAttribute(IMarker.LINE_NUMBER, -1)).toList());
			RuleChoices.store(Map.of("sca-async-binding", RuleChoice.STANDARD));
			rewrite(rules, "sca-async-binding = of", "suppress = sca-async-binding *.import: later");
			TestProject.build();
			assertEquals(List.of(), TestProject.findings(sender().getFile(IMPORT)));
			assertEquals(List.of(), TestProject.problems(root));
			rules.delete(true, null);
			TestProject.build();
			assertEquals(1, TestProject.findings(sender().getFile(IMPORT)).size());
		} finally {
			RuleChoices.store(Map.of("sca-async-binding", RuleChoice.STANDARD));
			WorkspaceAnalysis.get().join(null);
		}
	}

	@Test
	void numbersOfRulesAreKept() throws Exception {
		RuleLimit limit = new RuleLimit("some-rule", "threads", 40, 1, 1000, "threads");
		try {
			assertEquals(40, RuleChoices.limit(limit));
			RuleChoices.storeLimits(Map.of(limit, 80L));
			assertEquals(80, RuleChoices.limit(limit));
			assertEquals(60, RuleChoices.limit(new RuleLimit("some-rule", "threads", 40, 1, 60, "threads")), "drawn to the range");
		} finally {
			RuleChoices.storeLimits(Map.of(limit, 40L));
		}
		assertEquals(50, RuleChoices.limit(new RuleLimit("some-rule", "threads", 50, 1, 1000, "threads")), "the standard is not kept");
	}

	@Test
	void findingsStayInPlaceUntilTheFileIsReadAgain() throws Exception {
		sample();
		IFile file = sender().getFile(IMPORT);
		IMarker marker = TestProject.findings(file).get(0);
		assertEquals("async", TestProject.read(file).substring(marker.getAttribute(IMarker.CHAR_START, 0), marker.getAttribute(IMarker.CHAR_END, 0)));
		marker.delete();
		rewrite(file, "displayName=\"ReceiverSCAAsync\"", "displayName=\"Other\"");
		TestProject.build();
		assertEquals(1, TestProject.findings(file).size());
	}

	private void sample() throws Exception {
		SampleSolution.create(null);
		TestProject.build();
	}

	private IProject sender() {
		return root.getProject("SenderModule");
	}

	private IProject receiver() {
		return root.getProject("ReceiverModule");
	}

	private static List<String> modules() {
		return WorkspaceAnalysis.get().solution().getModules().stream().map(module -> module.getName()).toList();
	}

	private static void rewrite(IFile file, String text, String by) throws Exception {
		String before = TestProject.read(file);
		assertTrue(before.contains(text), file + " holds " + text);
		file.setContents(before.replace(text, by).getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
	}

	private Map<Long, Integer> lines() throws Exception {
		Map<Long, Integer> lines = new HashMap<>();
		for (IMarker marker : TestProject.findings(root)) {
			lines.put(marker.getId(), marker.getAttribute(IMarker.LINE_NUMBER, 0));
		}
		return lines;
	}

	private static List<String> rules(IResource resource) throws Exception {
		List<String> rules = new ArrayList<>();
		for (IMarker marker : TestProject.findings(resource)) {
			rules.add(FindingMarkers.ruleId(marker) + ' ' + marker.getResource().getName());
		}
		return rules;
	}
}
