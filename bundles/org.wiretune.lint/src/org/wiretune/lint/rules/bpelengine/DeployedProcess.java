/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;

/**
 * A process in operation with the entry that deploys it, read once for all rules.
 *
 * @param entry of the descriptor
 * @param process what it names
 */
record DeployedProcess(ConfiguredGroup entry, EngineProcess process) {

	private static final Memo<List<DeployedProcess>> ALL = Reading.memoOf(DeployedProcess::read);

	/** {@return all of them} @param reading what was read */
	static Stream<DeployedProcess> all(Reading reading) {
		return reading.memo(ALL).stream();
	}

	private static List<DeployedProcess> read(Reading reading) {
		return ConfigurationIndex.groups(reading, "ode.process").filter(entry -> !entry.isForDevelopment()).map(entry -> new DeployedProcess(entry, EngineProcess.of(entry)))
				.filter(deployed -> deployed.process() != null).toList();
	}

	/** {@return the name without its prefix} */
	String name() {
		return EngineProcess.name(entry);
	}
}
