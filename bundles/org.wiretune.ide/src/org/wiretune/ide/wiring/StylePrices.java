/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.PossibleWires;
import org.wiretune.lint.wiring.WiringChoice;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.wiring.CallPrice;
import org.wiretune.safety.text.Texts;

/** What a call of an import costs in each interaction style that it may state. */
public final class StylePrices {

	private static final Texts TEXTS = Texts.of(PricedChoice.class, "texts");

	private StylePrices() {
	}

	/**
	 * Prices styles. Any thread; not for the user interface, since it looks through the modules.
	 *
	 * @param reading what was read
	 * @param module the module of the import
	 * @param call the import
	 * @param styles the styles as files write them
	 * @param runs what was measured in the project of the import
	 * @return each style that has a price, with it in one line as a menu shows it: measured here, else from the source. None where the call
	 *         goes by another binding than SCA, which takes the same time in each style, and none for a style that leaves it to others
	 */
	public static Map<String, String> of(Reading reading, Module module, Import call, List<String> styles, JudgedRuns runs) {
		Map<String, String> prices = new LinkedHashMap<>();
		if (call.getBinding() != null && call.getBinding().getKind() == BindingKind.SCA) {
			boolean apart = new PossibleWires(reading).bindings(module, call).choices().stream().anyMatch(WiringChoice::isApart);
			for (String style : styles) {
				InteractionStyle stated = InteractionStyle.get(style);
				String words = stated == InteractionStyle.SYNC || stated == InteractionStyle.ASYNC ? CallPrice.of(BindingKind.SCA, stated, apart, runs).words() : "";
				if (!words.isEmpty()) {
					prices.put(style, TEXTS.get("choice.priced", style, words));
				}
			}
		}
		return prices;
	}
}
