/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.wiring.WiringChoice;
import org.wiretune.perf.wiring.CallPrice;
import org.wiretune.safety.text.Texts;

/**
 * One way to wire, with what it costs and what the rules would say of it. Immutable.
 *
 * @param choice the way
 * @param price what a call would cost
 * @param outlook what the rules would say otherwise; empty as long as they have not been asked
 */
public record PricedChoice(WiringChoice choice, CallPrice price, Optional<WiringOutlook> outlook) {

	private static final Texts TEXTS = Texts.of(PricedChoice.class, "texts");
	/** More findings than these are counted and not named. */
	private static final int MOST_NAMED = 3;

	/** A line of what is said of a way. @param kind what it says @param text the words */
	public record Line(Kind kind, String text) {

		/** What a line says. */
		public enum Kind {
			/** The way itself with its price. */
			WAY,
			/** A warning that would come. */
			WARNING,
			/** A remark that would come. */
			REMARK,
			/** A finding that would go. */
			GONE,
			/** Anything else. */
			NOTE
		}
	}

	/** {@return the way with its price, in one line} */
	public String way() {
		return price.words().isEmpty() ? choice.label() : TEXTS.get("choice.priced", choice.label(), price.words());
	}

	/** {@return the way with its price and the warnings that would come, in one line, as a menu shows it} */
	public String text() {
		return warned(choice.start().isEmpty() ? way() : TEXTS.get("choice.by", way(), choice.start()));
	}

	/** {@return the reference with the warnings that would come, in one line, for a menu below {@link #way}} */
	public String startText() {
		return warned(choice.start());
	}

	private String warned(String words) {
		long warnings = outlook.stream().flatMap(each -> each.coming().stream()).filter(each -> each.severity() == Severity.WARNING).count();
		return warnings == 0 ? words : TEXTS.get("choice.warned", words, TEXTS.counted("warnings", warnings));
	}

	/** {@return what is said at the pointer: the way, then what the rules would say} */
	public List<Line> lines() {
		List<Line> lines = new ArrayList<>();
		lines.add(new Line(Line.Kind.WAY, way()));
		if (!choice.start().isEmpty()) {
			lines.add(new Line(Line.Kind.NOTE, TEXTS.get("line.by", choice.start())));
		}
		if (outlook.isEmpty()) {
			lines.add(new Line(Line.Kind.NOTE, TEXTS.get("line.asking")));
			return lines;
		}
		add(outlook.get().coming(), "line.coming", "line.coming.more", lines);
		add(outlook.get().going(), "line.going", "line.going.more", lines);
		if (outlook.get().coming().isEmpty() && outlook.get().going().isEmpty()) {
			lines.add(new Line(Line.Kind.NOTE, TEXTS.get("line.same")));
		}
		return lines;
	}

	/** {@return what the price rests on, what was assumed and what the rules would say, as sentences} */
	public String explanation() {
		List<String> sentences = new ArrayList<>(List.of(price.sentence()));
		sentences.addAll(choice.remarks());
		outlook.ifPresent(each -> {
			each.coming().forEach(finding -> sentences.add(TEXTS.get("sentence.coming", finding.headline())));
			each.going().forEach(finding -> sentences.add(TEXTS.get("sentence.going", finding.headline())));
		});
		return String.join(" ", sentences);
	}

	/** {@return the same with what the rules would say} @param said that */
	PricedChoice with(WiringOutlook said) {
		return new PricedChoice(choice, price, Optional.of(said));
	}

	private static void add(List<Finding> findings, String key, String more, List<Line> lines) {
		boolean coming = key.equals("line.coming");
		for (Finding each : findings.subList(0, Math.min(MOST_NAMED, findings.size()))) {
			Line.Kind kind = !coming ? Line.Kind.GONE : each.severity() == Severity.WARNING ? Line.Kind.WARNING : Line.Kind.REMARK;
			lines.add(new Line(kind, TEXTS.get(key, each.headline())));
		}
		if (findings.size() > MOST_NAMED) {
			lines.add(new Line(Line.Kind.NOTE, TEXTS.counted(more, findings.size() - MOST_NAMED)));
		}
	}
}
