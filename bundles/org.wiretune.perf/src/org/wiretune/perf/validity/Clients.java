/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.List;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Who calls in a workload, and whom. */
final class Clients {

	/** Name of the parameter that holds the number of users of a step. */
	static final String USERS = "users";

	private Clients() {
	}

	/** {@return the callers of a closed model, 0 where calls do not wait for each other} */
	static int of(Measurement measurement, RunSpecification specification) {
		Workload workload = specification.workload();
		return workload.kind() == WorkloadKind.LOOP ? workload.value(LoopKeys.CLIENTS)
				: workload.kind().keys().contains(RampKeys.USERS) ? number(measurement.parameters().get(USERS)) : 0;
	}

	/** {@return the threads of the driver that these callers share, 0 where that is not known} */
	static int threads(Measurement measurement, RunSpecification specification, int processors) {
		int clients = of(measurement, specification);
		Workload workload = specification.workload();
		boolean shared = clients > 0 && processors > 0 && workload.kind() == WorkloadKind.RAMP && TargetKeys.isPlainHttp(workload);
		return shared ? RampKeys.threads(clients, processors) : clients;
	}

	/** {@return the first number of a text such as {@code 20 users}, 0 without one} */
	static int number(String text) {
		String digits = text == null ? "" : text.strip().replaceFirst("\\D.*", "");
		return digits.isEmpty() || digits.length() > 9 ? 0 : Integer.parseInt(digits);
	}

	/** {@return whether an application of the user is called, which may run in any process on any machine} */
	static boolean callsOwnApplication(Workload workload) {
		return workload.kind().calls().isPresent() || MessageKeys.areSent(workload) || workload.kind().keys().contains(TargetKeys.ADDRESS) && !workload.value(TargetKeys.ADDRESS).isEmpty();
	}

	/** {@return whether the driver reaches what it calls without leaving this machine} */
	static boolean staysOnThisMachine(Workload workload) {
		if (workload.kind() == WorkloadKind.JMETER) {
			return false;
		}
		if (MessageKeys.areSent(workload)) {
			return workload.value(MessageKeys.BROKER).stream().allMatch(MessageKeys::isLoopback);
		}
		return !callsOwnApplication(workload) || workload.kind().calls().isPresent() || workload.value(TargetKeys.ADDRESS).stream().anyMatch(
				address -> List.of("localhost", "127.0.0.1", "[::1]").contains(String.valueOf(address.getHost())));
	}

	/** {@return the most callers that wait for replies, 0 where calls do not wait for each other} */
	static int most(Workload workload) {
		return workload.kind() == WorkloadKind.LOOP ? workload.value(LoopKeys.CLIENTS)
				: workload.kind().keys().contains(RampKeys.USERS) ? workload.value(RampKeys.USERS).stream().mapToInt(Integer::intValue).max().orElse(0) : 0;
	}
}
