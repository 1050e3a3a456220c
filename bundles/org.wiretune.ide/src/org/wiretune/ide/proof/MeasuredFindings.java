/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Platform;
import org.wiretune.analysis.proof.KeptProofs;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.source.SourceTexts;

/** What the proofs of the workspace say of findings, those that go on too. Made anew for each look; it keeps what it read. Used by one thread. */
public final class MeasuredFindings implements Function<Finding, List<MeasuredHere>> {

	private final SourceTexts texts;
	private final Map<IProject, KeptProofs> projects = new HashMap<>();

	/** Reads nothing yet. @param texts the texts that the findings were found in */
	public MeasuredFindings(SourceTexts texts) {
		this.texts = texts;
	}

	/**
	 * {@return what proofs say of the finding of a marker, as far as the last analysis tells}
	 *
	 * @param marker the marker of a finding
	 */
	public static List<MeasuredHere> of(IMarker marker) {
		if (ProofPlaces.folder(marker.getResource().getProject()).filter(Files::isDirectory).isEmpty()) {
			return List.of();
		}
		return CurrentFindings.saved(marker).map(found -> new MeasuredFindings(found.texts()).apply(found.finding())).orElse(List.of());
	}

	@Override
	public List<MeasuredHere> apply(Finding finding) {
		String path = finding.origin().path();
		return ProofPlaces.project(path).map(project -> projects.computeIfAbsent(project, MeasuredFindings::kept).of(finding, ProofPlaces.within(path), () -> texts.text(path))).orElse(List.of());
	}

	/** A folder that cannot be listed is told once and takes nothing from the findings. */
	private static KeptProofs kept(IProject project) {
		List<Path> folders = ProofPlaces.folder(project).filter(Files::isDirectory).map(List::of).orElse(List.of());
		try {
			return new KeptProofs(folders, true);
		} catch (UncheckedIOException unreadable) {
			Platform.getLog(MeasuredFindings.class).warn("The proofs of " + project.getName() + " cannot be read.", unreadable);
			return new KeptProofs(List.of(), true);
		}
	}
}
