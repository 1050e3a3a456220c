/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import static org.wiretune.lint.overview.OverviewTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.wiretune.core.Severity;
import org.wiretune.lint.report.MeasuredHere;

/**
 * What an editor says of a finding beside the line that it is about: what is found, and what a call was measured to cost.
 *
 * @param severity severity of the finding
 * @param headline what is found, in one line
 * @param price what a call costs by a run or came to by a proof, in few words; empty where nothing was measured that may be used
 */
public record InlineAdvice(Severity severity, String headline, String price) {

	private static final Comparator<InlineAdvice> WARNINGS_AND_PRICES_FIRST = Comparator.comparing((InlineAdvice advice) -> advice.severity == Severity.WARNING ? 0 : 1)
			.thenComparing(advice -> advice.isPriced() ? 0 : 1);

	/**
	 * {@return what is said of a finding}
	 *
	 * @param severity its severity
	 * @param headline its headline
	 * @param cost what a call costs, or null
	 * @param measured what proofs came to; one whose files have changed since is left out
	 */
	public static InlineAdvice of(Severity severity, String headline, FindingCost cost, List<MeasuredHere> measured) {
		List<String> figures = new ArrayList<>();
		if (cost != null && cost.isJudged()) {
			figures.add(cost.words());
		}
		measured.stream().filter(proof -> proof.hasInterval() && !proof.isStale()).map(proof -> TEXTS.get("inline.proof", proof.words())).forEach(figures::add);
		return new InlineAdvice(severity, headline, String.join(TEXTS.get("inline.between"), figures));
	}

	/** {@return whether something was measured} */
	public boolean isPriced() {
		return !price.isEmpty();
	}

	/** {@return the headline with the price} */
	public String text() {
		return isPriced() ? headline + TEXTS.get("inline.between") + price : headline;
	}

	/**
	 * {@return what is said of a line: its most important finding, and how many others there are}
	 *
	 * @param advice the findings of the line, at least one
	 */
	public static String ofLine(List<InlineAdvice> advice) {
		String first = advice.stream().min(WARNINGS_AND_PRICES_FIRST).orElseThrow().text();
		return advice.size() == 1 ? first : TEXTS.get("inline.more", first, advice.size() - 1);
	}
}
