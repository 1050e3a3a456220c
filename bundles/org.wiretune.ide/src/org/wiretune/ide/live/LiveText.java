/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.live;

import java.util.List;
import java.util.Optional;

import org.wiretune.lint.source.SourceTexts;

/**
 * What was found in a text. A snapshot.
 *
 * @param text the text that was read; empty where only markers are known, whose places are those of the saved text
 * @param findings what was found in it
 * @param texts the texts of all files that were read; empty where only markers are known
 */
public record LiveText(Optional<String> text, List<LiveFinding> findings, Optional<SourceTexts> texts) {

	/** Copies the list. */
	public LiveText {
		findings = List.copyOf(findings);
	}
}
