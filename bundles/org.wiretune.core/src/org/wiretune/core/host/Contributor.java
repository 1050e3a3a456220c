/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.util.Objects;

import org.wiretune.core.Contribution;

/**
 * Who adds something.
 *
 * @param id its name in messages and in the order of contributions: of a plug-in its symbolic name, of a jar the package of the class
 * @param contribution what it adds
 */
public record Contributor(String id, Contribution contribution) {

	private static final String HOUSE = "org.wiretune.";

	/** Checks that both are there. */
	public Contributor {
		Objects.requireNonNull(id);
		Objects.requireNonNull(contribution);
	}

	/**
	 * {@return a contribution of the class path}
	 *
	 * @param contribution what it adds
	 */
	public static Contributor of(Contribution contribution) {
		return new Contributor(contribution.getClass().getPackageName(), contribution);
	}

	/** {@return whether it is of WireTune itself} */
	public boolean isHouse() {
		return id.startsWith(HOUSE);
	}
}
