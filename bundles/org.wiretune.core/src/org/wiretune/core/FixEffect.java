/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Locale;

import org.wiretune.safety.text.Texts;

/**
 * What a fix does to the program besides making it faster. Only a fix that keeps the meaning is made without being asked
 * for by name; each of the others has a reason, which is told with it. Where a fix both changes behaviour and needs
 * something that files cannot show, the need counts, because without it the fix is wrong.
 */
public enum FixEffect {

	/** The program does what it did, faster or with less: same results, transactions, order, threads and connections. */
	KEEPS_MEANING,

	/**
	 * Something else than the speed changes: a transaction, the order of work, the thread that does it, how many threads,
	 * connections or messages are at work, where a log goes, isolation, durability, what a user or an administrator sees.
	 */
	CHANGES_BEHAVIOUR,

	/** Right only where something holds that files cannot show: memory of a machine, what a database accepts, who else uses it. */
	DEPENDS_ON_UNSEEN;

	private static final Texts TEXTS = Texts.of(FixEffect.class, "effects");

	/** {@return a few words for it, for example: changes behaviour} */
	public String label() {
		return TEXTS.get(name());
	}

	/**
	 * {@return the effect and its reason as sentences, for example: It changes behaviour: The call runs on the thread of the
	 * caller.} Empty where the meaning is kept.
	 *
	 * @param reason why the fix is not made unasked
	 */
	public String told(String reason) {
		return this == KEEPS_MEANING ? "" : TEXTS.get("told", label(), reason);
	}

	/** {@return the word for it in machine-readable reports, for example {@code changes-behaviour}} */
	public String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
