/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

/**
 * A line of a result file of JMeter.
 *
 * @param startMillis when the call began, in milliseconds since 1970 by the clock of its engine
 * @param elapsedMillis how long it took, in whole milliseconds as JMeter writes it
 * @param label name of the sampler
 * @param code response code, or what JMeter writes in its place
 * @param message response message
 * @param thread name of the thread: engine, thread group and number
 * @param success whether JMeter counts it as answered
 * @param failure message of an assertion that failed, empty for none
 * @param activeThreads threads of the engine at that time, -1 when it is not known
 */
record JtlSample(long startMillis, long elapsedMillis, String label, String code, String message, String thread,
		boolean success, String failure, int activeThreads) {

	private static final String TRANSACTION = "Number of samples in transaction";

	/** {@return whether it is the sum of a transaction controller, whose calls have lines of their own} */
	boolean isTransaction() {
		return message.startsWith(TRANSACTION);
	}

	/** {@return when the call was over, in milliseconds since 1970} */
	long endMillis() {
		return startMillis + elapsedMillis;
	}
}
