/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

/** Runs workloads of one kind, in the load driver. */
@FunctionalInterface
public interface WorkloadRunner {

	/**
	 * Runs a workload to its end, or until the context says that it is stopped. What was measured so far is told in either
	 * case.
	 *
	 * @param context the run
	 * @return why it was given up, a sentence; empty when it was run to its end or stopped
	 * @throws Exception when it cannot go on; the message is a sentence
	 */
	String run(WorkloadContext context) throws Exception;
}
