/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.ProofText;
import org.wiretune.perf.stat.Interval;

/** The proofs that lie beside files, by the findings that they are about; those that must not be used say why. Used by one thread. */
public final class KeptProofs {

	private final Map<Path, Proof> proofs = new LinkedHashMap<>();
	private final boolean unfinished;
	private ProofCatalogue catalogue;

	/**
	 * Reads the proofs of folders.
	 *
	 * @param folders the folders, which need not exist
	 * @param unfinished whether those count too that are not finished and say so
	 */
	public KeptProofs(Collection<Path> folders, boolean unfinished) {
		this.unfinished = unfinished;
		try {
			for (Path folder : folders) {
				proofs.putAll(ProofFile.all(folder));
			}
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	/**
	 * {@return what the proofs of a finding came to}
	 *
	 * @param finding the finding
	 * @param path its file, as proofs know it
	 * @param text gives the decoded text of the file, null where it is not at hand; asked only where there is a proof of the rule
	 */
	public List<MeasuredHere> of(Finding finding, String path, Supplier<String> text) {
		List<Map.Entry<Path, Proof>> ofRule = proofs.entrySet().stream()
				.filter(kept -> finding.ruleIds().contains(kept.getValue().subject().rule()) && (unfinished || kept.getValue().state() != Proof.State.GOING_ON)).toList();
		if (ofRule.isEmpty()) {
			return List.of();
		}
		String setting = Fingerprint.of(finding, path, text.get());
		List<MeasuredHere> measured = new ArrayList<>();
		for (Map.Entry<Path, Proof> kept : ofRule) {
			ProofSubject subject = kept.getValue().subject();
			boolean isOfFinding = subject.setting().equals(setting);
			if (isOfFinding || subject.path().isEmpty()) {
				measured.add(measured(kept.getKey(), kept.getValue(), isOtherRecipe(subject)));
			} else if (subject.path().equals(path) && subject.line() == finding.origin().line()) {
				measured.add(measured(kept.getKey(), kept.getValue(), true));
			}
		}
		return List.copyOf(measured);
	}

	/** A recipe that was changed since is another measurement. */
	private boolean isOtherRecipe(ProofSubject subject) {
		if (subject.recipe().id().equals(ProofRecipe.OWN_APPLICATION)) {
			// On the user's own application nothing but the finding is known here.
			return false;
		}
		catalogue = catalogue == null ? ProofCatalogue.standard() : catalogue;
		return catalogue.isOutdated(subject);
	}

	/**
	 * {@return what a proof came to}
	 *
	 * @param file its file
	 * @param proof the proof
	 * @param isStale whether what it rests on has changed since
	 */
	public static MeasuredHere measured(Path file, Proof proof, boolean isStale) {
		ProofRecipe recipe = proof.subject().recipe();
		ProofJudgement judgement = ProofJudgement.of(proof);
		boolean goesOn = proof.state() == Proof.State.GOING_ON;
		// An interval that is looked at before the last planned pair says more than it holds.
		Interval ratio = goesOn ? Interval.NONE : judgement.judged().ratio();
		return new MeasuredHere(goesOn ? MeasuredHere.GOING_ON : judgement.verdict().id(), ProofText.sentence(proof), ratio.estimate(), ratio.low(), ratio.high(), recipe.sourceFigure(), proof.machine(), proof.at().toString(),
				ProofFile.FOLDER_NAME + '/' + file.getFileName(), isStale);
	}
}
