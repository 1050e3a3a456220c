/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;


/** The places of a solution where a Java virtual machine gets its arguments, for what was observed of a running one. */
public final class JvmPlaces {

	private JvmPlaces() {
	}

	/**
	 * {@return the places; of scripts beside each other that do the same, the one that counts most}
	 *
	 * @param reading what was read
	 */
	public static Stream<JvmPlace> of(Reading reading) {
		return Launches.of(reading).filter(Launch::first).map(JvmPlace::new);
	}
}
