/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.wiring;

import java.util.Objects;
import java.util.Optional;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.judged.BindingTime;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.safety.text.Texts;

/**
 * What a call would cost that is about to be wired: as performance runs of the project measured it, else as the source document of
 * the rules did, else nothing. Immutable.
 *
 * @param origin who measured it
 * @param words the price with who measured it, in a few words; empty where there is no figure
 * @param sentence what it rests on, or why there is no figure, as sentences
 */
public record CallPrice(Origin origin, String words, String sentence) {

	private static final Texts TEXTS = Texts.of(CallPrice.class, "messages");

	/** Who measured a price. */
	public enum Origin {
		/** A performance run of the project. */
		HERE,
		/** The source document of the rules. */
		SOURCE,
		/** Nobody. */
		NONE
	}

	/** Checks that nothing is missing. */
	public CallPrice {
		Objects.requireNonNull(origin, "origin");
		Objects.requireNonNull(words, "words");
		Objects.requireNonNull(sentence, "sentence");
	}

	/**
	 * Tells the price of a call between two modules.
	 *
	 * @param kind how it leaves its module; none for a call that does not
	 * @param style in which style it states that it runs
	 * @param apart whether both sides are known to run on different servers, which neither runs nor source measured
	 * @param runs what was measured in the project of the caller
	 * @return the price
	 */
	public static CallPrice of(BindingKind kind, InteractionStyle style, boolean apart, JudgedRuns runs) {
		if (kind == BindingKind.NONE) {
			return new CallPrice(Origin.NONE, "", TEXTS.get("price.inside"));
		}
		Optional<BindingUnderTest> measured = ModuleBindings.of(kind, style == InteractionStyle.ASYNC);
		if (apart || measured.isEmpty()) {
			return new CallPrice(Origin.NONE, "", apart ? TEXTS.get("price.apart") : TEXTS.get("price.unknown", kind.title()));
		}
		Optional<BindingTime> here = runs.usual(measured.get());
		if (here.isPresent() && here.get().time().isUsable()) {
			return new CallPrice(Origin.HERE, TEXTS.get("price.here", here.get().time().shortText(), here.get().sizeLabel()), TEXTS.get("price.here.why", measured.get().label(), here.get().words()));
		}
		// As the source writes it: session AVP-2933 (Impact 2011), exercise 1, part 2.
		String source = TEXTS.get("source." + measured.get().name());
		String why = TEXTS.get(measured.get() == BindingUnderTest.SCA_ASYNC ? "price.source.queue" : "price.source.why", measured.get().label(), source);
		return new CallPrice(Origin.SOURCE, TEXTS.get("price.source", source), here.isPresent() ? TEXTS.get("price.notJudged", why, here.get().words()) : TEXTS.get("price.notMeasured", why));
	}
}
