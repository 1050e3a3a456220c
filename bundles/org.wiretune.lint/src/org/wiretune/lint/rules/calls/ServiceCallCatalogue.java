/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/**
 * What IBM's own documents say of calls between services, of processes and of mediation flows, beyond the source documents:
 * which side decides on the style of a call, which transaction it joins, and what is written on the way. Their texts stand in
 * {@code texts/service-calls.properties}.
 */
public final class ServiceCallCatalogue {

	private ServiceCallCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				AsynchronousByDefault.process(),
				AsynchronousDeclared.synchronousImplementation(),
				AsynchronousDeclared.microflow(),
				SynchronousOverAsynchronous.process(),
				SynchronousOverAsynchronous.messaging(),
				AsynchronousByDefault.synchronousBinding(),
				ProcessTransactions.notParticipating(),
				ProcessTransactions.ignored(),
				SuspendedTransaction.rule(),
				DeferredResponse.rule(),
				LongRunningProcesses.withoutWait(),
				LongRunningProcesses.businessRelevant(),
				LongRunningProcesses.keptInstances(),
				LongRunningProcesses.variables(),
				OwnModuleImport.rule(),
				ParsingModes.rule(),
				ObjectValidation.rule(),
				MediationPrimitives.trace(),
				MediationPrimitives.messageLogger(),
				SharedReceiveDestination.rule(),
				MediationCalls.compatibility(),
				StatedStyles.nowhere(),
				StatedStyles.messaging(),
				JoinedTransactions.rule(),
				AsynchronousQualities.reliability(),
				AsynchronousQualities.sequencing(),
				ProcessSteps.requiresOwn(),
				ProcessSteps.taskCommit(),
				ProcessSteps.pageFlow(),
				MonitoredEvents.rule(),
				ModuleCoupling.chatter(),
				ParsingModes.eagerDocuments(),
				ModuleCoupling.copiedLibrary(),
				JavaBridges.rule(),
				MediationPrimitives.eventEmitter(),
				MediationTransformations.rule(),
				MediationCalls.fanOut(),
				SoapOnlyExports.rule(),
				MessagingImportPools.rule(),
				InboundAdapters.ordered(),
				InboundAdapters.assuredOnce(),
				InboundAdapters.pollRate(),
				Declared.alarm("cwsca2011w-live", Subject.CONCURRENCY),

				ParallelBranches.rule(),
				MediationInputs.validated());
	}
}
