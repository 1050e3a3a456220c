/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import static org.wiretune.ide.proof.ProofTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.analysis.proof.FindingProof;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ide.launch.OwnLaunch;
import org.wiretune.ide.launch.ServerFile;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofMachine;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;

/**
 * What can be proven of a finding, or why nothing can.
 *
 * @param project the project of the finding
 * @param headline the finding
 * @param why why nothing can be proven, a sentence; empty where there is a choice
 * @param choices the proofs
 * @param difference the lines that go and come by the first quick-fix, below the name of each file; empty without one
 */
public record ProofOffer(IProject project, String headline, String why, List<ProofChoice> choices, List<String> difference) {

	private static final String BEFORE = "--- a/";
	private static final String AFTER = "+++ b/";

	/** Copies the lists. */
	public ProofOffer {
		choices = List.copyOf(choices);
		difference = List.copyOf(difference);
	}

	/**
	 * {@return what can be proven of the finding of a marker} Does not wait for an analysis. To be called on the UI thread where
	 * editors follow the marker.
	 *
	 * @param marker the marker of a finding
	 * @param places where editors follow markers to
	 */
	public static ProofOffer of(IMarker marker, MarkerPlaces places) {
		IProject project = marker.getResource().getProject();
		String headline = marker.getAttribute(IMarker.MESSAGE, "");
		Optional<CurrentFindings.Found> found = CurrentFindings.glance(marker, places);
		if (found.isEmpty()) {
			return without(project, headline, TEXTS.get("gone"));
		}
		Optional<Path> folder = ProofPlaces.folder(project);
		if (folder.isEmpty()) {
			return without(project, headline, TEXTS.get("notLocal", project.getName()));
		}
		ProofCatalogue catalogue = ProofCatalogue.standard();
		Finding finding = found.get().finding();
		List<FindingProof> proofs = proofs(catalogue, finding, found.get().texts());
		if (proofs.isEmpty()) {
			String why = why(catalogue, FindingMarkers.ruleId(marker));
			boolean couldBeOwn = !finding.fixes().isEmpty() && (ApplicationSettings.mayBeApplication(project) || ServerFile.kind(marker.getResource()).isPresent());
			return without(project, headline, couldBeOwn ? why + ' ' + TEXTS.get("own.how", project.getName()) : why);
		}
		try {
			EqualPairsStore store = EqualPairsStore.ofUser();
			String machine = ProofMachine.words();
			boolean isFixed = !finding.fixes().isEmpty();
			List<ProofChoice> choices = proofs.stream()
					.map(proof -> ProofChoice.of(new ProofMaking(folder.get(), proof.subject(), proof.base(), alike(catalogue, project, finding, proof.subject()), store, machine), isFixed)).toList();
			return new ProofOffer(project, headline, "", choices, difference(found.get()));
		} catch (IOException noFolder) {
			return without(project, headline, TEXTS.get("noStore", noFolder.getMessage()));
		}
	}

	/**
	 * {@return whether the project of a finding says by a launch configuration how its application is started and called}
	 *
	 * @throws CoreException where the configurations cannot be read
	 */
	public boolean hasOwnApplication() throws CoreException {
		return !OwnLaunch.of(project).isEmpty();
	}

	/**
	 * Adds the proofs on the application that the project builds, first of all, where launch configurations say how it is started
	 * and called and the finding has a fix. Reads the archive, so not to be called on the UI thread.
	 *
	 * @param marker the marker of the finding
	 * @param progress shows progress and cancels
	 * @return the offer with these proofs, or with the sentences that say why there are none
	 * @throws CoreException where launch configurations cannot be read
	 */
	public ProofOffer withOwnApplication(IMarker marker, IProgressMonitor progress) throws CoreException {
		List<OwnLaunch> launches = OwnLaunch.of(project);
		Optional<CurrentFindings.Found> found = CurrentFindings.saved(marker);
		LintResult result = WorkspaceAnalysis.get().result();
		if (launches.isEmpty() || found.isEmpty() || result == null || found.get().finding().fixes().isEmpty() || ProofPlaces.folder(project).isEmpty()) {
			return this;
		}
		SubMonitor each = SubMonitor.convert(progress, launches.size());
		List<ProofChoice> own = new ArrayList<>();
		Set<String> reasons = new LinkedHashSet<>();
		for (OwnLaunch launch : launches) {
			try {
				own.add(OwnApplicationProof.prepare(found.get().finding(), result, project, launch, each.split(1)));
			} catch (CoreException cannot) {
				reasons.add(cannot.getStatus().getMessage());
			}
		}
		if (own.isEmpty()) {
			String reason = TEXTS.get("own.cannot", String.join(" ", reasons));
			return new ProofOffer(project, headline, why.isEmpty() ? reason : why + ' ' + reason, choices, difference);
		}
		own.addAll(choices);
		return new ProofOffer(project, headline, "", own, difference(found.get()));
	}

	private static ProofOffer without(IProject project, String headline, String why) {
		return new ProofOffer(project, headline, why, List.of(), List.of());
	}

	private static List<FindingProof> proofs(ProofCatalogue catalogue, Finding finding, SourceTexts texts) {
		String path = finding.origin().path();
		return FindingProof.of(catalogue, finding, ProofPlaces.within(path), texts.text(path), ServerType.EMBEDDED);
	}

	/** Why a rule has no proof here: what the list of measurements says of it, or that its recipe needs another server. */
	static String why(ProofCatalogue catalogue, String rule) {
		Set<String> servers = new LinkedHashSet<>();
		catalogue.ofRule(rule).stream().map(ProofRecipe::servers).forEach(servers::addAll);
		if (!servers.isEmpty()) {
			return TEXTS.get("otherServer", rule, String.join(", ", servers));
		}
		return catalogue.reasonOfRule(rule).map(reason -> TEXTS.get("noRecipe.why", rule, reason)).orElseGet(() -> TEXTS.get("noRecipe", rule));
	}

	/** Other findings of the project with the same values: the same pairs prove them. */
	private static List<ProofSubject> alike(ProofCatalogue catalogue, IProject project, Finding finding, ProofSubject subject) {
		LintResult result = WorkspaceAnalysis.get().result();
		List<ProofSubject> alike = new ArrayList<>();
		if (result != null) {
			result.findings().stream()
					.filter(other -> other.ruleId().equals(finding.ruleId()) && !other.equals(finding) && ProofPlaces.isIn(other.origin().path(), project))
					.flatMap(other -> proofs(catalogue, other, result.texts()).stream()).map(FindingProof::subject)
					.filter(other -> other.fingerprint().equals(subject.fingerprint()) && !other.id().equals(subject.id())).forEach(alike::add);
		}
		return alike;
	}

	/** What is around the lines that change is left to the preview of the fix. */
	private static List<String> difference(CurrentFindings.Found found) {
		if (found.finding().fixes().isEmpty()) {
			return List.of();
		}
		List<String> lines = new ArrayList<>();
		try {
			for (String line : FixDescription.difference(found.finding().fixes().get(0), found.texts()).lines().toList()) {
				if (line.startsWith(AFTER)) {
					lines.add(line.substring(AFTER.length()));
				} else if (!line.startsWith(BEFORE) && (line.startsWith("+") || line.startsWith("-"))) {
					lines.add(line);
				}
			}
		} catch (FixRefused changed) {
			return List.of();
		}
		return lines;
	}
}
