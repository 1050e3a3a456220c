/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.15 of the catalogue, in its order. Their texts stand in {@code texts/operating-system.properties}. */
public final class OperatingSystemCatalogue {

	private OperatingSystemCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				Declared.alarm("single-thread-saturates-core", Subject.CONCURRENCY),
				Declared.alarm("lock-contention-live", Subject.CONCURRENCY),
				Declared.alarm("response-mostly-in-j2ee-tier", Subject.CONCURRENCY),
				Declared.guide("cmt-vs-single-thread-fit", Subject.OPERATING_SYSTEM),
				TcpParameters.listenBacklog(),
				TcpParameters.synBacklog(),
				TcpParameters.sendBuffer(),
				TcpParameters.receiveBuffer(),
				SmallPackets.rule(),
				KernelParameters.kernelCage(),
				KernelParameters.softRings(),
				Declared.guide("processor-set-binding", Subject.OPERATING_SYSTEM),
				Declared.guide("zone-association-choice", Subject.OPERATING_SYSTEM),
				Declared.guide("numa-off-socket", Subject.OPERATING_SYSTEM),
				Declared.alarm("interrupts-on-app-cpus", Subject.OPERATING_SYSTEM),
				Declared.guide("two-nics-per-instance", Subject.OPERATING_SYSTEM),
				Declared.alarm("network-saturation", Subject.OPERATING_SYSTEM),
				Declared.guide("software-ssl-in-app-server", Subject.OPERATING_SYSTEM),
				Declared.guide("db-log-no-separate-device", Subject.OPERATING_SYSTEM));
	}
}
