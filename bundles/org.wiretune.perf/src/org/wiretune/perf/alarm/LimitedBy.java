/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

/** What sets the limit that an alarm speaks of, so that the alarm can lead back to the file. */
public sealed interface LimitedBy permits LimitOwner, LimitingSetting {

	/**
	 * The words by which a run file keeps it.
	 *
	 * @return for example {@code data source}, or {@code acme.engine/maximum-polls}
	 */
	String words();

	/**
	 * What a run file keeps.
	 *
	 * @param words
	 *            as of {@link #words()}
	 * @return {@link LimitOwner#NONE} for words that this version does not know
	 */
	static LimitedBy of(String words) {
		int slash = words.indexOf('/');
		if (slash > 0 && slash < words.length() - 1) {
			return new LimitingSetting(words.substring(0, slash), words.substring(slash + 1));
		}
		for (LimitOwner owner : LimitOwner.values()) {
			if (owner.words().equals(words)) {
				return owner;
			}
		}
		return LimitOwner.NONE;
	}
}
