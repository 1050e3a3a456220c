/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.lang.System.Logger;
import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Fixes that are computed when someone asks for them, once. What they are computed from is let go of afterwards. Safe
 * for use by several threads: all computations that share a lock run one after the other.
 */
public final class LazyFixes extends AbstractList<Fix> {

	private static final Logger LOG = System.getLogger(LazyFixes.class.getName());

	private final Object lock;
	private final Object basis;
	private Supplier<List<Fix>> source;
	private volatile List<Fix> fixes;

	/**
	 * Makes the list.
	 *
	 * @param lock shared by what is computed from the same model
	 * @param source computes the fixes
	 */
	public LazyFixes(Object lock, Supplier<List<Fix>> source) {
		this(lock, null, source);
	}

	/**
	 * Makes the list of fixes that are told by what was observed.
	 *
	 * @param lock shared by what is computed from the same model
	 * @param basis what was observed, compared by its value; holds nothing of the model
	 * @param source computes the fixes
	 */
	public LazyFixes(Object lock, Object basis, Supplier<List<Fix>> source) {
		this.lock = lock;
		this.basis = basis;
		this.source = source;
	}

	/**
	 * {@return what the fixes are told by; null where that is not known} Fixes of equal findings with an equal basis are told
	 * alike, unless a file changed that they look into.
	 */
	public Object basis() {
		return basis;
	}

	/** {@return whether the fixes have been computed} */
	public boolean isComputed() {
		return fixes != null;
	}

	@Override
	public Fix get(int index) {
		return computed().get(index);
	}

	@Override
	public int size() {
		return computed().size();
	}

	private List<Fix> computed() {
		List<Fix> known = fixes;
		if (known != null) {
			return known;
		}
		synchronized (lock) {
			if (fixes == null) {
				fixes = compute();
				source = null;
			}
			return fixes;
		}
	}

	private List<Fix> compute() {
		try {
			return List.copyOf(source.get());
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError mistake) {
			// The finding itself is right; a rule's mistake in a fix must not take the other findings along.
			LOG.log(Logger.Level.WARNING, "Fixes of a finding could not be computed.", mistake);
			return List.of();
		}
	}
}
