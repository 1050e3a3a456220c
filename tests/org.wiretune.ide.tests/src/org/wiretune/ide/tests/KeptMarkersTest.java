/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.KeptMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.markers.MarkerUpdate;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.solution.SolutionFactory;

/** Markers of which the same is told are left alone, and all are those of a full build. */
@ExtendWith(EmptyWorkspace.class)
class KeptMarkersTest {

	private static final String RULE = "sca-async-binding";

	private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
	private final KeptMarkers kept = new KeptMarkers();

	/** What the markers say, without their ids. */
	private List<String> markers() throws CoreException {
		List<String> all = new ArrayList<>();
		for (String type : List.of(FindingMarkers.FINDING, FindingMarkers.READ_PROBLEM)) {
			for (IMarker marker : root.findMarkers(type, true, IResource.DEPTH_INFINITE)) {
				all.add(marker.getResource().getFullPath() + " " + marker.getType() + " " + new TreeMap<>(marker.getAttributes()));
			}
		}
		Collections.sort(all);
		return all;
	}

	/** Waits until the fixes of markers that were left alone were looked at, and what followed from it. */
	private static void rest() throws InterruptedException {
		Job.getJobManager().wakeUp(WorkspaceAnalysis.FIXES_FAMILY);
		Job.getJobManager().join(WorkspaceAnalysis.FIXES_FAMILY, null);
		WorkspaceAnalysis.get().join(null);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3 })
	void afterAnySequenceOfEditsMarkersAreThoseOfAFullBuild(long seed) throws Exception {
		SampleSolution.create(null);
		TestProject.build();
		Map<IFile, String> originals = new TreeMap<>((one, other) -> one.getFullPath().toString().compareTo(other.getFullPath().toString()));
		root.accept(resource -> {
			if (resource instanceof IFile file && !file.getName().startsWith(".") && !file.isDerived(IResource.CHECK_ANCESTORS)) {
				originals.put(file, null);
			}
			return true;
		});
		for (IFile file : originals.keySet()) {
			originals.put(file, TestProject.read(file, StandardCharsets.ISO_8859_1));
		}
		List<IFile> files = List.copyOf(originals.keySet());
		List<IFile> marked = TestProject.findings(root).stream().map(IMarker::getResource).filter(IFile.class::isInstance).map(IFile.class::cast).distinct().toList();
		Random random = new Random(seed);
		int changes = 0;
		List<String> last = markers();
		for (int round = 0; round < 12; round++) {
			List<String> edited = new ArrayList<>();
			for (int saves = 1 + random.nextInt(4); saves > 0; saves--) {
				List<IFile> some = random.nextBoolean() ? marked : files;
				IFile file = some.get(random.nextInt(some.size()));
				edited.add(file.getFullPath().toString());
				if (file.exists() && random.nextInt(8) == 0) {
					file.delete(true, null);
				} else {
					String original = originals.get(file);
					write(file, random.nextBoolean() ? original : changed(original, random));
				}
				TestProject.build();
				List<String> next = markers();
				changes += next.equals(last) ? 0 : 1;
				last = next;
			}
			rest();
			List<String> kept = markers();
			ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
			TestProject.build();
			rest();
			last = markers();
			assertEquals(String.join("\n", last), String.join("\n", kept), "seed " + seed + ", round " + round + ": " + edited);
		}
		assertTrue(changes > 5, "saves that changed a marker: " + changes);
	}

	private static void write(IFile file, String text) throws CoreException {
		byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
		if (file.exists()) {
			file.setContents(bytes, IResource.FORCE, null);
		} else {
			file.create(bytes, IResource.FORCE, null);
		}
	}

	private static String changed(String text, Random random) {
		return switch (random.nextInt(8)) {
		case 0 -> text.substring(0, random.nextInt(text.length() + 1));
		case 1 -> text.replace("\"async\"", "\"sync\"");
		case 2 -> text.replaceFirst("name=\"[^\"]*\"", "name=\"Renamed\"");
		case 3 -> text.replace("target=\"", "target=\"Gone");
		case 4 -> text.replaceFirst(">", ">\n\n");
		case 5 -> text.replaceFirst("([sS]ize\\w*=\"|LOOPS = )\\d+", "$1" + (1 + random.nextInt(400)));
		case 6 -> text.replaceFirst("<wire [^>]*>", "");
		default -> text.replace("package ", "\npackage ");
		};
	}

	@Test
	void aSaveWritesOnlyTheMarkersThatChange() throws Exception {
		SampleSolution.create(null);
		TestProject.build();
		IFile saved = root.getProject("SenderModule").getFile("ReceiverSCAAsync.import");
		AtomicInteger told = new AtomicInteger();
		IResourceChangeListener listener = event -> told.addAndGet(event.findMarkerDeltas(FindingMarkers.FINDING, true).length);
		int before = TestProject.findings(root).size();
		ResourcesPlugin.getWorkspace().addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE | IResourceChangeEvent.POST_BUILD);
		try {
			String text = TestProject.read(saved);
			assertTrue(text.contains("\"async\""));
			saved.setContents(text.replace("\"async\"", "\"sync\"").getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
			TestProject.build();
			assertEquals(before - 1, TestProject.findings(root).size());
			assertTrue(told.get() > 0 && told.get() < before, "markers that were written: " + told + " of " + before);
		} finally {
			ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
		}
	}

	@Test
	void aMarkerThatSomebodyTookAwayComesBackWithTheNextSaveOfAnyFile() throws Exception {
		SampleSolution.create(null);
		TestProject.build();
		List<String> before = markers();
		TestProject.findings(root.getProject("SenderModule")).getFirst().delete();
		IFile other = root.getProject("ReceiverModule").getFile("sca.module");
		write(other, TestProject.read(other, StandardCharsets.ISO_8859_1) + "\n");
		TestProject.build();
		assertEquals(before, markers());
	}

	/** A finding in one file with a fix that changes another. */
	private static Finding finding(IFile file, IFile fixed, int line, String label, boolean computable) {
		Origin origin = new Origin(WorkspaceFile.path(file), 0, 1, line, 1);
		List<Fix> fixes = List.of(new Fix(RULE + "/sync", label, "It is called synchronously.", FixEffect.KEEPS_MEANING, "", List.of(new TextChange(WorkspaceFile.path(fixed), 0, "a", "b"))));
		return new Finding(new Observed(RULE, Severity.WARNING, "Called asynchronously.", "a", "b"), origin, null, List.of(), new LazyFixes(new Object(), "basis", () -> {
			assertTrue(computable, "The fixes are computed.");
			return fixes;
		}));
	}

	private MarkerUpdate update(IProject project, Set<String> files, Finding... findings) throws CoreException {
		LintResult result = new LintResult(Reading.of(SolutionFactory.INSTANCE.createSolution()), List.of(findings), List.of(), List.of(), 0, new HashMap<>(), List.of());
		MarkerUpdate update = new MarkerUpdate(ResourcesPlugin.getWorkspace(), kept);
		update.apply(result, List.of(project), files);
		return update;
	}

	private static List<String> labels(IResource resource) throws CoreException {
		return TestProject.findings(resource).stream().flatMap(marker -> MarkerFix.of(marker).stream()).map(MarkerFix::label).toList();
	}

	@Test
	void fixesAreComputedWhereAFileChangedThatTheyAreAboutAndElseLookedAtLater() throws Exception {
		// Without the nature, so that nobody else sets its markers.
		IProject project = root.getProject("Kept");
		project.create(null);
		project.open(null);
		IFile file = project.getFile("one.import");
		IFile fixed = project.getFile("two.export");
		write(file, "a");
		write(fixed, "a");
		Set<String> elsewhere = Set.of("Kept/three.import");
		assertEquals(1, update(project, Set.of(), finding(file, fixed, 1, "First", true)).created());
		MarkerUpdate same = update(project, elsewhere, finding(file, fixed, 1, "First", false));
		assertEquals(0, same.created() + same.changed() + same.deleted());
		MarkerUpdate left = update(project, elsewhere, finding(file, fixed, 1, "Second", true));
		assertEquals(List.of("First"), labels(file));
		assertEquals(List.of(false), left.unchecked().stream().map(each -> each.areRight()).toList());
		assertEquals(1, update(project, null, finding(file, fixed, 1, "Second", true)).changed(), "all are compared");
		assertEquals(List.of("Second"), labels(file));
		assertEquals(1, update(project, Set.of("Kept/two.export"), finding(file, fixed, 1, "Third", true)).changed(), "the fix changes this file");
		assertEquals(List.of("Third"), labels(file));
		assertEquals(1, update(project, elsewhere, finding(file, fixed, 2, "Fourth", true)).changed(), "it stands on another line");
		assertEquals(List.of("Fourth"), labels(file));
		assertTrue(update(project, elsewhere, finding(file, fixed, 2, "Fourth", true)).unchecked().getFirst().areRight());
		assertEquals(1, update(project, elsewhere).deleted());
		assertEquals(1, update(project, elsewhere, finding(file, fixed, 1, "Fifth", true)).created());
	}
}
