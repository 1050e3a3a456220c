/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The texts that were asked for last, for work that goes through findings file by file: without it each finding would read
 * and decode its whole file again. Holds a few texts at most; not safe for use by several threads.
 */
public final class KeptTexts implements Function<String, SourceText> {

	private static final int KEPT = 8;

	private final Function<String, SourceText> source;
	private final Map<String, Optional<SourceText>> kept = new LinkedHashMap<>(KEPT * 2, 0.75f, true) {

		private static final long serialVersionUID = 1L;

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, Optional<SourceText>> eldest) {
			return size() > KEPT;
		}
	};

	/**
	 * Starts with nothing kept.
	 *
	 * @param source finds the text of a path; null where it is not at hand
	 */
	public KeptTexts(Function<String, SourceText> source) {
		this.source = source;
	}

	@Override
	public SourceText apply(String path) {
		Optional<SourceText> known = kept.get(path);
		if (known == null) {
			known = Optional.ofNullable(source.apply(path));
			kept.put(path, known);
		}
		return known.orElse(null);
	}
}
