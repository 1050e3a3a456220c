/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Reference;

/** Whether a reference may have several wires, by its file; each is looked at once. Used by one thread. */
final class ManyWires implements Predicate<Reference> {

	private final SourceTexts texts;
	private final Map<Reference, Boolean> known = new HashMap<>();

	/** @param texts the texts of the files */
	ManyWires(SourceTexts texts) {
		this.texts = texts;
	}

	@Override
	public boolean test(Reference reference) {
		return known.computeIfAbsent(reference, each -> Candidates.isMany(texts, each));
	}
}
