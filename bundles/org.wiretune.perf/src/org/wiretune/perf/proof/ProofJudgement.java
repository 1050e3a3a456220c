/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.core.Better;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairPlan;
import org.wiretune.perf.stat.PairedRatio;
import org.wiretune.safety.quantity.Digits;

/**
 * What the pairs of a proof allow to say.
 *
 * @param verdict the verdict
 * @param judged the figure that is judged: ratio with interval, floor, signs
 * @param besides ratios of the other figures that all counted pairs tell, with their intervals
 * @param moves what the predicted counters did
 * @param isConfirmed whether fresh pairs confirmed a difference
 * @param reason why it is not valid, or what a reader has to know, a sentence; may be empty
 */
public record ProofJudgement(ProofVerdict verdict, ProofMethod.Judged judged, Map<ProofFigure, Interval> besides, Map<Prediction, Prediction.Move> moves, boolean isConfirmed,
		String reason) {

	private static final double PERCENT = 100;
	/** Figures that are told beside the one that is judged. */
	static final List<ProofFigure> BESIDES = List.of(ProofFigure.PROCESSOR, ProofFigure.MEAN, ProofFigure.RATE, ProofFigure.P99);

	/** {@return what a proof says so far} @param proof the proof */
	public static ProofJudgement of(Proof proof) {
		double[] planned = proof.logs(false);
		double[] fresh = proof.logs(true);
		ProofMethod.Judged first = ProofMethod.judge(planned, proof.equal());
		ProofMethod.Judged all = ProofMethod.judge(ProofMethod.joined(planned, fresh), proof.equal());
		boolean confirmed = first.differs() && ProofMethod.confirms(planned, fresh, proof.equal());
		ProofVerdict verdict = verdict(proof, planned.length, fresh.length, first, all, confirmed);
		String reason = reason(proof, verdict, first.differs() && !confirmed);
		Map<Prediction, Prediction.Move> moves = new LinkedHashMap<>();
		proof.subject().recipe().predictions().forEach(each -> moves.put(each, each.move(values(proof, each.figure(), true), values(proof, each.figure(), false))));
		return new ProofJudgement(verdict, all, besides(proof), moves, confirmed, reason);
	}

	private static ProofVerdict verdict(Proof proof, int planned, int fresh, ProofMethod.Judged first, ProofMethod.Judged all, boolean confirmed) {
		boolean tooFew = proof.state() != Proof.State.DONE || planned < Math.max(PairPlan.FEWEST, proof.planned());
		if (tooFew || first.differs() && fresh < ProofMethod.FRESH) {
			return ProofVerdict.NOT_VALID;
		}
		if (!confirmed) {
			return ProofVerdict.NO_DIFFERENCE;
		}
		boolean less = all.ratio().estimate() < 1;
		return less == (proof.subject().recipe().decisive().better() != Better.HIGHER) ? ProofVerdict.FASTER : ProofVerdict.SLOWER;
	}

	private static String reason(Proof proof, ProofVerdict verdict, boolean isUnconfirmed) {
		if (verdict == ProofVerdict.NOT_VALID) {
			return proof.reason().isEmpty() ? TEXTS.get("proof.goingOn", proof.counted().size()) : proof.reason();
		}
		return isUnconfirmed ? TEXTS.get("proof.notConfirmed", ProofMethod.FRESH) : "";
	}

	private static double[] values(Proof proof, ProofFigure figure, boolean before) {
		return proof.counted().stream().mapToDouble(pair -> (before ? pair.before() : pair.after()).value(figure)).toArray();
	}

	private static Map<ProofFigure, Interval> besides(Proof proof) {
		Map<ProofFigure, Interval> besides = new LinkedHashMap<>();
		List<ProofFigure> figures = new ArrayList<>(BESIDES);
		figures.remove(proof.subject().recipe().decisive());
		for (ProofFigure figure : figures) {
			Interval ratio = PairedRatio.of(values(proof, figure, true), values(proof, figure, false));
			if (ratio.isKnown()) {
				besides.put(figure, ratio);
			}
		}
		return besides;
	}

	/** {@return whether each predicted counter that the runs tell moved as the mechanism says; true where none is predicted} */
	public boolean isForThisReason() {
		return moves.values().stream().allMatch(move -> move == Prediction.Move.AS_PREDICTED || move == Prediction.Move.NOT_TOLD);
	}

	/** {@return the least difference that is excluded, in percent: what the interval leaves open, and no less than can be seen here} */
	public double excludedPercent() {
		Interval ratio = judged.ratio();
		return PERCENT * Math.max(Math.max(ratio.high() - 1, 1 - ratio.low()), Double.isFinite(judged.floor()) ? judged.floor() : 0);
	}

	/** {@return the verdict in words, such as {@code no difference of 6 % or more}} */
	public String words() {
		return switch (verdict) {
		case NO_DIFFERENCE -> TEXTS.get("proof.none", Digits.measured(excludedPercent()));
		case FASTER, SLOWER -> isForThisReason() ? verdict.label() : TEXTS.get("proof.otherReason", verdict.label());
		case NOT_VALID -> verdict.label();
		};
	}

	/** {@return the ratio with its interval, such as {@code 0.62 (0.54 to 0.70)}; a dash without one} */
	public static String text(Interval ratio) {
		return ratio.isKnown() ? TEXTS.get("compare.ratio", Digits.measured(ratio.estimate()), Digits.measured(ratio.low()), Digits.measured(ratio.high())) : Digits.NONE;
	}
}
