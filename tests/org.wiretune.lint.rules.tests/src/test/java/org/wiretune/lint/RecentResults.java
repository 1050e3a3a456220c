/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.wiretune.lint.rule.Rule;

/**
 * What the last file sets gave: a contract of a fix, and who follows fixes in all orders, ask for the same files again and
 * again. One of these belongs to one way of linting.
 */
final class RecentResults {

	/** So many results are kept. */
	private static final int KEPT = 32;
	/** In bytes. The models of larger file sets take too much memory. */
	private static final int LARGEST_KEPT = 100_000;

	/** Contributors may add rules between two questions. */
	private record Asked(List<Rule> rules, Map<String, ByteBuffer> contents) {
	}

	private final Map<Asked, LintResult> results = new LinkedHashMap<>(KEPT, 0.75f, true) {
		@Override
		protected boolean removeEldestEntry(Map.Entry<Asked, LintResult> eldest) {
			return size() > KEPT;
		}
	};

	/**
	 * {@return what a file set gives}
	 *
	 * @param rules those that are asked
	 * @param files the file set
	 * @param anew lints it
	 */
	LintResult of(List<Rule> rules, Files files, Supplier<LintResult> anew) {
		Map<String, ByteBuffer> contents = files.contents();
		if (contents.values().stream().mapToLong(ByteBuffer::remaining).sum() > LARGEST_KEPT) {
			return anew.get();
		}
		synchronized (results) {
			return results.computeIfAbsent(new Asked(rules, contents), same -> anew.get());
		}
	}
}
