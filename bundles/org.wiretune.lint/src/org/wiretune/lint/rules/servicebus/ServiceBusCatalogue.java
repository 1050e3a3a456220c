/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/**
 * What Oracle's documents and engineers say of projects of Oracle Service Bus. Their texts stand in
 * {@code texts/service-bus.properties}.
 */
public final class ServiceBusCatalogue {

	private ServiceBusCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				ServiceCallouts.inLoop(),
				ServiceCallouts.forRoute(),
				ServiceCallouts.workManager(),
				BusinessServices.timeout(),
				BusinessServices.ownProxy(),
				CompositeDetours.rule(),
				PipelineActions.logs(),
				PipelineActions.searches(),
				PipelineActions.exactlyOnce(),
				ServiceSwitches.tracing(),
				MessageReports.rule(),
				AwaitedSideEffects.rule(),
				CalloutsInSequence.rule(),
				UncachedLookups.rule(),
				EditsInLoops.rule());
	}
}
