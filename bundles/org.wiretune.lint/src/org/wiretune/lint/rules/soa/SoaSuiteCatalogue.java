/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/**
 * What Oracle's documents say of composites of SOA Suite: processes, mediators and adapters. Their texts stand in
 * {@code texts/soa-suite.properties}.
 */
public final class SoaSuiteCatalogue {

	private SoaSuiteCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				DatabasePollers.oneRow(),
				WaitingProcesses.synchronous(),
				ProcessCalls.nonBlockingInvoke(),
				WaitingProcesses.inMemory(),
				MediatorRouting.noReply(),
				MediatorRouting.latency(),
				ReceiveThreads.jms(),
				ReceiveThreads.otherQueues(),
				ReceiveThreads.files(),
				WholeFiles.rule(),
				DatabasePollers.reservedValue(),
				DatabasePollers.activationInstances(),
				ProcessPersistence.transientSynchronous(),
				ProcessPersistence.transientSynchronousWithChanges(),
				ProcessPersistence.completionPolicy(),
				ProcessPersistence.oneWayCache(),
				ProcessPersistence.behindDurableSource(),
				ProcessPersistence.idempotent(),
				CompositeSwitches.audit(),
				MediatorRouting.validation(),
				CompositeSwitches.localOptimization(),
				CompositeSwitches.temporaryFile(),
				CompositeAddresses.coLocation(),
				CompositeAddresses.javaClient(),
				ProcessCalls.ownTransaction(),
				CallsInLoops.rule(),
				CallsInSequence.rule(),
				AwaitedCalls.rule(),
				RepeatedLookups.rule(),
				RowNumberPages.rule(),
				FilePolls.rule(),
				SleepingJava.rule());
	}
}
