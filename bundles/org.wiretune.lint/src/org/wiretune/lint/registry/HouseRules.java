/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;

/** The rules that ship with WireTune, in the order of the catalogue. */
public final class HouseRules implements Contribution {

	@Override
	public void contribute(Contributions to) {
		Catalogue.rules().forEach(to::rule);
	}
}
