/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wiretune.core.Better;
import org.wiretune.perf.launch.ToldLimit;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** A proof in lines for people. */
public final class ProofText {

	private static final double PERCENT = 100;

	private ProofText() {
	}

	/** {@return a proof: where, what, verdict with interval, the other figures, the counters, what can be seen here} @param proof a proof */
	public static List<String> lines(Proof proof) {
		ProofSubject subject = proof.subject();
		ProofRecipe recipe = subject.recipe();
		ProofJudgement judgement = ProofJudgement.of(proof);
		List<String> lines = new ArrayList<>();
		String of = subject.rule().isEmpty() ? recipe.id() : subject.rule() + " (" + recipe.id() + ')';
		lines.add(subject.path().isEmpty() ? TEXTS.get("proof.text.head", of, judgement.words()) : TEXTS.get("proof.text.headAt", of, subject.path(), subject.line(), judgement.words()));
		lines.add(TEXTS.get("proof.text.what", recipe.what(), recipe.change().words(), subject.server()));
		if (judgement.judged().ratio().isKnown()) {
			lines.add(TEXTS.get("proof.text.judged", recipe.decisive().label(), ProofJudgement.text(judgement.judged().ratio()), judgement.judged().ratio().samples(), recipe.sourceFigure()));
			lines.add(TEXTS.get("proof.text.sign", Digits.measured(judgement.judged().sign())));
			calls(proof).ifPresent(lines::add);
		}
		limits(proof).forEach(lines::add);
		judgement.besides().forEach((figure, ratio) -> lines.add(TEXTS.get("proof.text.beside", figure.label(), ProofJudgement.text(ratio))));
		judgement.moves().forEach((prediction, move) -> lines.add(TEXTS.get("proof.text.counter", prediction.figure().label(), move.label())));
		if (judgement.judged().floor() > 0) {
			lines.add(TEXTS.get("proof.text.floor", Digits.measured(PERCENT * judgement.judged().floor()), proof.equal().logs().size()));
		}
		if (!judgement.reason().isEmpty()) {
			lines.add("  " + judgement.reason());
		}
		return lines;
	}

	/** What the servers of the last pair told of their limits, each otherwise than the other. */
	private static List<String> limits(Proof proof) {
		if (proof.pairs().isEmpty()) {
			return List.of();
		}
		ProofPair last = proof.pairs().get(proof.pairs().size() - 1);
		List<String> lines = new ArrayList<>();
		last.before().limits().forEach(limit -> lines.add(TEXTS.get("proof.text.limitBefore", ToldLimit.words(limit))));
		last.after().limits().forEach(limit -> lines.add(TEXTS.get("proof.text.limitAfter", ToldLimit.words(limit))));
		return lines;
	}

	/** How many calls stand behind the processor time of a call. */
	private static Optional<String> calls(Proof proof) {
		double[] calls = { mean(proof, false, ProofStart::calls), mean(proof, true, ProofStart::calls) };
		if (!proof.subject().recipe().decisive().equals(ProofFigure.PROCESSOR) || !(calls[0] > 0 && calls[1] > 0)) {
			return Optional.empty();
		}
		return Optional.of(TEXTS.get("proof.text.calls", Math.round(calls[0]), Quantity.seconds(mean(proof, false, ProofStart::processorSeconds)), Math.round(calls[1]),
				Quantity.seconds(mean(proof, true, ProofStart::processorSeconds)), Quantity.seconds(ProcessorClock.LEAST_SECONDS)));
	}

	private static double mean(Proof proof, boolean after, ToDoubleFunction<ProofStart> value) {
		return proof.counted().stream().mapToDouble(pair -> value.applyAsDouble(after ? pair.after() : pair.before())).average().orElse(Double.NaN);
	}

	/** {@return proofs by what they gain here, and the advice that does not hold here} @param proofs proofs, ranked */
	public static List<String> ranking(List<Proof> proofs) {
		List<String> lines = new ArrayList<>();
		List<String> wrong = new ArrayList<>();
		int place = 0;
		for (Proof proof : proofs) {
			ProofJudgement judgement = ProofJudgement.of(proof);
			String name = proof.subject().rule().isEmpty() ? proof.subject().recipe().id() : proof.subject().rule();
			if (judgement.verdict() != ProofVerdict.NOT_VALID) {
				lines.add(TEXTS.get("proof.ranking.line", ++place, name, judgement.words(), proof.subject().recipe().decisive().label(), ProofJudgement.text(judgement.judged().ratio())));
			}
			if (judgement.verdict() == ProofVerdict.SLOWER || judgement.verdict() == ProofVerdict.NO_DIFFERENCE) {
				wrong.add(name);
			}
		}
		if (!lines.isEmpty()) {
			lines.add(0, TEXTS.get("proof.ranking"));
			lines.add(wrong.isEmpty() ? TEXTS.get("proof.ranking.allHold") : TEXTS.get("proof.ranking.wrong", String.join(", ", wrong)));
		}
		return lines;
	}

	/** {@return a proof in one sentence, for a place that has little room} @param proof a proof */
	public static String sentence(Proof proof) {
		ProofJudgement judgement = ProofJudgement.of(proof);
		String what = proof.subject().recipe().decisive().label();
		boolean less = proof.subject().recipe().decisive().better() != Better.HIGHER;
		return judgement.judged().ratio().isKnown() && judgement.verdict() != ProofVerdict.NOT_VALID
				? TEXTS.get("proof.sentence", judgement.words(), what, ProofJudgement.text(judgement.judged().ratio()), judgement.judged().ratio().samples(),
						TEXTS.get(less ? "proof.less" : "proof.more"), proof.subject().recipe().sourceFigure())
				: TEXTS.get("proof.sentence.notValid", judgement.reason());
	}
}
