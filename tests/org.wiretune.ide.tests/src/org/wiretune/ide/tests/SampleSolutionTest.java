/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.sample.SampleSolution;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

@ExtendWith(EmptyWorkspace.class)
class SampleSolutionTest {

	private static final List<String> PROJECTS = List.of("LocalServer", "OrderApplication", "PerformanceLibrary", "ReceiverModule", "SenderModule");

	@Test
	void createsFiveProjectsWithTheNature() throws Exception {
		assertEquals(PROJECTS, SampleSolution.projectNames());
		List<IProject> created = SampleSolution.create(null);
		assertEquals(PROJECTS, created.stream().map(IProject::getName).toList());
		for (IProject project : created) {
			assertTrue(AnalysedProject.isOn(project), project.getName());
			assertEquals("UTF-8", project.getDefaultCharset(), project.getName());
		}
		assertTrue(ResourcesPlugin.getWorkspace().getRoot().getProject("OrderApplication").getFile(".classpath").exists());
	}

	@Test
	void hasExactlyTheExpectedMarkers() throws Exception {
		SampleSolution.create(null);
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.FULL_BUILD, null);
		List<String> expected = new ArrayList<>();
		for (JsonElement element : JsonParser.parseString(Files.readString(EmptyWorkspace.repository().resolve("tests/expected/sample-findings.json"))).getAsJsonArray()) {
			JsonObject finding = element.getAsJsonObject();
			for (int i = 0; i < finding.get("count").getAsInt(); i++) {
				expected.add(finding.get("rule").getAsString() + ' ' + finding.get("path").getAsString() + ':' + finding.get("line").getAsInt());
			}
		}
		List<String> found = new ArrayList<>();
		for (IMarker marker : TestProject.findings(ResourcesPlugin.getWorkspace().getRoot())) {
			found.add(FindingMarkers.ruleId(marker) + ' ' + marker.getResource().getFullPath().makeRelative() + ':' + marker.getAttribute(IMarker.LINE_NUMBER, 0));
			int severity = marker.getAttribute(IMarker.SEVERITY, -1);
			assertTrue(severity == IMarker.SEVERITY_WARNING || severity == IMarker.SEVERITY_INFO, "Advice is never an error.");
			assertFalse(marker.getAttribute(FindingMarkers.MEASURED, "").isEmpty(), "measured: " + marker);
			assertFalse(marker.getAttribute(FindingMarkers.EVIDENCE, "").isEmpty(), "evidence: " + marker);
			assertEquals(FindingMarkers.FINDING.replace("finding", marker.getAttribute(FindingMarkers.SUBJECT, "") + "Finding"), marker.getType());
		}
		expected.sort(null);
		found.sort(null);
		assertEquals(String.join("\n", expected), String.join("\n", found));
		assertEquals(List.of(), TestProject.problems(ResourcesPlugin.getWorkspace().getRoot()).stream().map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList());
	}

	@Test
	void overwritesNothing() throws Exception {
		TestProject mine = new TestProject("SenderModule");
		mine.write("sca.module", "mine");
		String obstacle = SampleSolution.obstacle();
		assertNotNull(obstacle);
		assertTrue(obstacle.contains("SenderModule"), obstacle);
		CoreException refused = assertThrows(CoreException.class, () -> SampleSolution.create(null));
		assertTrue(refused.getStatus().getMessage().contains("SenderModule"), refused.getStatus().getMessage());
		assertEquals("mine", TestProject.read(mine.project().getFile("sca.module")));
		assertEquals(1, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
	}

	@Test
	void leavesNothingBehindWhenCancelled() {
		Map<Integer, Integer> left = new TreeMap<>();
		for (int after : new int[] { 3, 20, 60 }) {
			assertThrows(OperationCanceledException.class, () -> SampleSolution.create(new CancellingMonitor(after)));
			left.put(after, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
			assertNull(SampleSolution.obstacle());
		}
		assertEquals(Map.of(3, 0, 20, 0, 60, 0), left);
	}

	/** Cancels when it was asked so many times. */
	private static final class CancellingMonitor extends NullProgressMonitor {

		private int patience;

		CancellingMonitor(int patience) {
			this.patience = patience;
		}

		@Override
		public boolean isCanceled() {
			return patience-- <= 0;
		}
	}
}
