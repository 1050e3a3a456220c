/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.contributed;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;

/** What a jar beside WireTune adds; found as a service where a test says so. */
public final class FlowContribution implements Contribution {

	@Override
	public void contribute(Contributions to) {
		to.metrics("metrics-flow.json");
	}
}
