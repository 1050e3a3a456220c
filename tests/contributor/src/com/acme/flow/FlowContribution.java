/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package com.acme.flow;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;

/** What Acme adds: its flows, their settings, a rule, a workload, and gauges of its engine. */
public final class FlowContribution implements Contribution {

	@Override
	public void contribute(Contributions to) {
		to.format(new FlowFormat());
		to.table("flow.settings");
		to.rule(new ShortPollRule());
		to.workload(new PollWorkload());
		to.metrics("metrics-flow.json");
	}
}
