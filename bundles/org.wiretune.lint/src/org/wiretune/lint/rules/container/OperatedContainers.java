/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import org.wiretune.lint.rules.ConfiguredGroup;

/** What variables of containers say of the applications in them. */
public final class OperatedContainers {

	private OperatedContainers() {
	}

	/** {@return whether a group was made of variables of a container that may run in operation} @param group the group */
	public static boolean states(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") && RunningContainer.isInOperation(group.reading(), group.path());
	}

	/** {@return the name for messages: of the workload where variables state it, else of the application} @param group the group */
	public static String owner(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") ? group.name() : group.owner();
	}
}
