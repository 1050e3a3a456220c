/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.source.SourceText;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.ProofText;
import org.wiretune.perf.stat.Interval;

/** The proofs that lie beside the files, by the findings that they are about. Finished ones count, and those that must not be used say why. */
final class KeptProofs implements Function<Finding, List<MeasuredHere>> {

	private record Kept(Path file, Proof proof) {
	}

	private final List<Kept> proofs = new ArrayList<>();
	private final PathsTree tree;
	private ProofCatalogue catalogue;

	/** Reads the proofs. @param tree the files that were named */
	KeptProofs(PathsTree tree) {
		this.tree = tree;
		try {
			for (Path top : tree.tops()) {
				ProofFile.all(ProvableFindings.beside(top)).forEach((file, proof) -> proofs.add(new Kept(file, proof)));
			}
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	@Override
	public List<MeasuredHere> apply(Finding finding) {
		List<Kept> ofRule = proofs.stream().filter(kept -> finding.ruleIds().contains(kept.proof().subject().rule()) && kept.proof().state() != Proof.State.GOING_ON).toList();
		if (ofRule.isEmpty()) {
			return List.of();
		}
		SourceText text = tree.text(finding.origin().path());
		String setting = Fingerprint.of(finding, finding.origin().path(), text == null ? null : text.text());
		List<MeasuredHere> measured = new ArrayList<>();
		for (Kept kept : ofRule) {
			ProofSubject subject = kept.proof().subject();
			boolean isOfFinding = subject.setting().equals(setting);
			if (isOfFinding || subject.path().isEmpty()) {
				measured.add(measured(kept, isOtherRecipe(subject)));
			} else if (subject.path().equals(finding.origin().path()) && subject.line() == finding.origin().line()) {
				measured.add(measured(kept, true));
			}
		}
		return List.copyOf(measured);
	}

	/** A recipe that was changed since is another measurement. */
	private boolean isOtherRecipe(ProofSubject subject) {
		catalogue = catalogue == null ? ProofCatalogue.standard() : catalogue;
		try {
			return catalogue.find(subject.recipe().id()).map(recipe -> recipe.with(subject.recipe().change()))
					.map(recipe -> !ProofPrint.of(recipe, ProofCatalogue.base(recipe), subject.server()).equals(subject.fingerprint())).orElse(true);
		} catch (IllegalArgumentException noLongerAChange) {
			return true;
		}
	}

	private static MeasuredHere measured(Kept kept, boolean isStale) {
		ProofRecipe recipe = kept.proof().subject().recipe();
		ProofJudgement judgement = ProofJudgement.of(kept.proof());
		Interval ratio = judgement.judged().ratio();
		return new MeasuredHere(judgement.verdict().id(), ProofText.sentence(kept.proof()), ratio.estimate(), ratio.low(), ratio.high(), recipe.sourceFigure(), kept.proof().machine(),
				kept.proof().at().toString(), ProofFile.FOLDER_NAME + '/' + kept.file().getFileName(), isStale);
	}
}
