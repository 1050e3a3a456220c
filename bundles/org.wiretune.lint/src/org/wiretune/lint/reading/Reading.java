/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reading;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.solution.Solution;

/**
 * What was read at one time: the linked model, the texts of its files, and what is worked out of both once. Nobody changes
 * the model from here on and nothing is hung on it.
 * <p>
 * May be asked by several threads.
 */
public class Reading {

	private final Solution solution;
	private final SourceTexts texts;
	private final List<String> containerFiles;
	/** Shared by all views of one reading; guarded by the model, as are the fixes that are computed from it. */
	private final Map<Memo<?>, Object> memos;

	/**
	 * Puts together what was read.
	 *
	 * @param solution the linked model
	 * @param texts the texts of its files, as they were read
	 * @param containerFiles paths of files that may make or run an image of a container, whatever is in them
	 */
	public Reading(Solution solution, SourceTexts texts, Collection<String> containerFiles) {
		this.solution = Objects.requireNonNull(solution);
		this.texts = Objects.requireNonNull(texts);
		this.containerFiles = List.copyOf(containerFiles);
		memos = new IdentityHashMap<>();
	}

	/**
	 * A view of what was read that shares what is worked out.
	 *
	 * @param other what was read
	 */
	protected Reading(Reading other) {
		solution = other.solution;
		texts = other.texts;
		containerFiles = other.containerFiles;
		memos = other.memos;
	}

	/** {@return a model without texts, for what was put together by hand} @param solution the model, not to be changed any more */
	public static Reading of(Solution solution) {
		return new Reading(solution, SourceTexts.NONE, List.of());
	}

	/** {@return the linked model; not to be changed} */
	public Solution solution() {
		return solution;
	}

	/** {@return the texts of the files that were read} */
	public SourceTexts texts() {
		return texts;
	}

	/** {@return the paths of files that may make or run an image of a container} */
	public List<String> containerFiles() {
		return containerFiles;
	}

	/**
	 * {@return what is worked out once} The first who asks works it out; others wait for it.
	 *
	 * @param <T> what it is
	 * @param memo the key
	 */
	@SuppressWarnings("unchecked")
	public <T> T memo(Memo<T> memo) {
		synchronized (solution) {
			Object known = memos.get(memo);
			if (known == null) {
				// One memo may ask for another, so this is no computeIfAbsent.
				known = memo.workOut(this);
				memos.put(memo, known);
			}
			return (T) known;
		}
	}
}
