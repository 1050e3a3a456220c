/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Ui;

/**
 * Each quick-fix of each finding of the sample, applied by its resolution: the files afterwards are the ones that
 * tests/expected/sample-fixes.diff says, the finding is gone, and Undo restores every file.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class EveryFixTest {

	@Test
	void everyFixWritesTheExpectedFilesAndUndoRestoresThem() throws Exception {
		Map<String, String> before = texts();
		List<String> findings = findings();
		StringBuilder actual = new StringBuilder();
		for (int finding = 0; finding < findings.size(); finding++) {
			int fixes = MarkerFix.of(Sample.findings(Sample.root()).get(finding)).size();
			for (int fix = 0; fix < fixes; fix++) {
				String label = MarkerFix.of(Sample.findings(Sample.root()).get(finding)).get(fix).label();
				String heading = "# " + findings.get(finding) + ": " + label;
				apply(Sample.findings(Sample.root()).get(finding), label);
				actual.append(heading).append('\n').append(difference(before, texts()));
				Sample.settle();
				assertTrue(!findings().contains(findings.get(finding)) || findings().size() < findings.size(), heading + " leaves " + findings());
				RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
				Sample.settle();
				assertEquals(before, texts(), heading);
				assertEquals(findings, findings(), heading);
			}
		}
		Path folder = WorkbenchCheck.repository();
		Files.writeString(Files.createDirectories(folder.resolve("releng/output")).resolve("sample-fixes.diff"), actual);
		assertEquals(Files.readString(folder.resolve("tests/expected/sample-fixes.diff")), actual.toString(), "The text found is in releng/output/sample-fixes.diff.");
	}

	private static void apply(IMarker marker, String label) {
		IMarkerResolution resolution = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker)))
				.filter(each -> each.getLabel().equals(label)).findFirst().orElseThrow(() -> new AssertionError("No resolution " + label));
		Ui.run(() -> resolution.run(marker));
	}

	private static List<String> findings() throws Exception {
		return Sample.findings(Sample.root()).stream()
				.map(marker -> FindingMarkers.ruleId(marker) + ' ' + marker.getResource().getFullPath() + ':' + marker.getAttribute(IMarker.LINE_NUMBER, 0)).toList();
	}

	private static Map<String, String> texts() throws Exception {
		List<String> files = new ArrayList<>();
		Sample.root().accept(resource -> {
			if (resource.getType() == IResource.FILE && !resource.isDerived(IResource.CHECK_ANCESTORS)) {
				files.add(resource.getFullPath().toString());
			}
			return true;
		});
		Map<String, String> texts = new TreeMap<>();
		for (String path : files) {
			texts.put(path, Sample.text(path));
		}
		return texts;
	}

	/** A file that a fix makes or removes is one that the other state has as an empty text. */
	private static String difference(Map<String, String> before, Map<String, String> after) {
		Map<String, String> all = new TreeMap<>(before);
		all.putAll(after);
		StringBuilder text = new StringBuilder();
		for (String path : all.keySet()) {
			text.append(UnifiedDiff.of(path.substring(1), before.getOrDefault(path, ""), after.getOrDefault(path, "")));
		}
		return text.toString();
	}
}
