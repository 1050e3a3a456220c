/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.eclipse.core.resources.IMarker;
import org.wiretune.analysis.proof.KeptProofs;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.source.SourceTexts;

/** What the proofs of the workspace say of findings, those that go on too. Made anew for each look; it keeps what it read. Used by one thread. */
public final class MeasuredFindings implements Function<Finding, List<MeasuredHere>> {

	private final SourceTexts texts;
	private final Map<String, KeptProofs> projects = new HashMap<>();

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
		return CurrentFindings.glance(marker, MarkerPlaces.SAVED).map(found -> new MeasuredFindings(found.texts()).apply(found.finding())).orElse(List.of());
	}

	@Override
	public List<MeasuredHere> apply(Finding finding) {
		String path = finding.origin().path();
		KeptProofs proofs = projects.computeIfAbsent(ProofPlaces.project(path.isEmpty() ? "-" : path).getName(),
				name -> new KeptProofs(ProofPlaces.folder(ProofPlaces.project(name)).map(List::of).orElse(List.of()), true));
		return proofs.of(finding, ProofPlaces.within(path), () -> texts.text(path));
	}
}
