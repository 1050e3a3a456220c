/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

/**
 * How much is kept to be taken back.
 *
 * @param runs how many runs, the newest ones
 * @param runBytes how many bytes one run may take on the disk, compressed
 * @param allBytes how many bytes all runs may take together
 */
record UndoLimits(int runs, long runBytes, long allBytes) {

	/** Twenty runs, 256 MB each and 512 MB together. */
	static final UndoLimits STANDARD = new UndoLimits(20, 256L << 20, 512L << 20);
}
