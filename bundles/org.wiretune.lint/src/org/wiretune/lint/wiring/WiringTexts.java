/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.stream.Stream;

import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** The sentences of this package. Names come from files, so secrets in them are hidden. */
final class WiringTexts {

	private static final Texts TEXTS = Texts.of(WiringTexts.class, "messages");

	private WiringTexts() {
	}

	/** {@return a text} @param key its key @param names names out of files; null counts as an empty one */
	static String text(String key, String... names) {
		return TEXTS.get(key, Stream.of(names).map(name -> name == null ? "" : Secrets.hidden(name)).toArray());
	}
}
