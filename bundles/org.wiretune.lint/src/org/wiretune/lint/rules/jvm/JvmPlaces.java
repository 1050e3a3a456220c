/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.stream.Stream;

import org.wiretune.model.solution.Solution;

/** The places of a solution where a Java virtual machine gets its arguments, for what was observed of a running one. */
public final class JvmPlaces {

	private JvmPlaces() {
	}

	/**
	 * {@return the places; of scripts beside each other that do the same, the one that counts most}
	 *
	 * @param solution what was read
	 */
	public static Stream<JvmPlace> of(Solution solution) {
		return Launches.of(solution).filter(Launch::first).map(JvmPlace::new);
	}
}
