/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;

import org.wiretune.lint.finding.TextChange;

/**
 * What wiring writes, all of it or nothing. Immutable.
 *
 * @param changes changes of files that are there, by path and offset, none overlapping
 * @param files files that come into being
 */
public record WiringEdit(List<TextChange> changes, List<NewFile> files) {

	/** Nothing is written, because it stands there already or cannot be. */
	public static final WiringEdit NONE = new WiringEdit(List.of(), List.of());

	/** Copies the lists. */
	public WiringEdit {
		changes = List.copyOf(changes);
		files = List.copyOf(files);
	}

	/** {@return whether nothing is written} */
	public boolean isEmpty() {
		return changes.isEmpty() && files.isEmpty();
	}
}
