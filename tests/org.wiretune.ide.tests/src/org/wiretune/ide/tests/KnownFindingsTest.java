/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.baseline.KnownFindings;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.sample.SampleSolution;

/** Known findings are held back, new ones are not, and all of them come back. */
@ExtendWith(EmptyWorkspace.class)
class KnownFindingsTest {

	private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
	private final WorkspaceAnalysis analysis = WorkspaceAnalysis.get();

	@Test
	void onlyNewFindingsAreMarkedAfterAllWereTaken() throws Exception {
		SampleSolution.create(null);
		TestProject.build();
		int all = analysis.findings().size();
		assertTrue(all > 10, all + " findings");
		assertEquals(all, KnownFindings.take(analysis.result(), analysis.analysedProjects(), null));
		TestProject.build();
		assertEquals(List.of(), analysis.findings());
		assertEquals(List.of(), TestProject.findings(root));
		assertTrue(KnownFindings.any(analysis.analysedProjects()));

		IProject sender = root.getProject("SenderModule");
		IFile file = sender.getFile("ReceiverSCASync.import");
		new TestProject("SenderModule").write("ReceiverSCASync.import", TestProject.read(file).replace("\"sync\"", "\"async\""));
		TestProject.build();
		int fresh = TestProject.findings(root).size();
		assertTrue(fresh > 0, "the change is new");
		assertEquals(fresh, TestProject.findings(file).size(), "nothing else is");

		KnownFindings.forget(analysis.analysedProjects(), null);
		TestProject.build();
		assertEquals(all + fresh, analysis.findings().size());
		assertFalse(KnownFindings.any(analysis.analysedProjects()));
	}

	@Test
	void aBrokenFileHoldsNothingBackAndIsMarked() throws Exception {
		SampleSolution.create(null);
		TestProject.build();
		int all = analysis.findings().size();
		IFile broken = new TestProject("SenderModule").write(KnownFindings.FILE, "{ \"version\": 1, \"findings\": [ 3 ] }");
		TestProject.build();
		assertEquals(all, analysis.findings().size());
		assertEquals(List.of("SYNTAX"), TestProject.problems(broken).stream().map(marker -> marker.getAttribute(FindingMarkers.PROBLEM_KIND, "")).toList());
		broken.delete(true, null);
		TestProject.build();
		assertEquals(all, analysis.findings().size());
		assertEquals(List.of(), TestProject.problems(root).stream().filter(marker -> marker.getResource().getName().equals(KnownFindings.FILE)).toList());
	}
}
