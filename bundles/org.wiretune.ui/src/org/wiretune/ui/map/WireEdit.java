/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.fix.WiringRefactoring;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.WiringChoice;
import org.wiretune.lint.wiring.WiringEdit;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.ui.fix.FixDialogs;

/** Writes wires into the files of their modules, as the quick-fixes write theirs. UI thread only. */
final class WireEdit {

	private WireEdit() {
	}

	/**
	 * Wires in one of the ways that are offered.
	 *
	 * @param source where the wire begins
	 * @param offer finds the ways anew in the texts as they are then
	 * @param choice the way
	 * @param preview whether to show the change first
	 */
	static void draw(WireSource source, Function<Reading, WiringOffer> offer, WiringChoice choice, boolean preview) {
		run(NLS.bind(Messages.Wire_name, source.name(), choice.label()), reading -> offer.apply(reading).choice(choice.id()).map(WiringChoice::edit).orElse(WiringEdit.NONE), preview);
	}

	/**
	 * Takes a wire away.
	 *
	 * @param source where it begins
	 */
	static void remove(WireSource source) {
		run(NLS.bind(Messages.Wire_removeName, source.name(), source.leadsTo()), source::without, false);
	}

	private static void run(String name, Function<Reading, WiringEdit> wanted, boolean preview) {
		WiringRefactoring refactoring = new WiringRefactoring(name, NLS.bind(Messages.Wire_impossible, name), wanted);
		if (preview) {
			FixDialogs.preview(refactoring);
		} else {
			FixDialogs.apply(refactoring);
		}
	}
}
