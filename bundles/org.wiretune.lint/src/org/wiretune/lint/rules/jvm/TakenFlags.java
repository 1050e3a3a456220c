/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import org.wiretune.lint.jvm.JvmFlag;
import org.wiretune.lint.jvm.JvmFlag.Treatment;
import org.wiretune.lint.jvm.JvmFlags;
import org.wiretune.lint.rules.ConfiguredGroup;

/** Which flags may be advised: none that {@code jvm-flag-unknown-to-jvm} would find as soon as it is written. */
public final class TakenFlags {

	private TakenFlags() {
	}

	/**
	 * {@return whether the virtual machine of a launch takes a flag}
	 *
	 * @param options the options of the launch
	 * @param name the flag without {@code -XX:} and sign
	 */
	public static boolean takes(ConfiguredGroup options, String name) {
		JvmFlag flag = JvmFlags.of(name);
		return Launches.of(options.reading()).filter(launch -> launch.in().group() == options.group())
				.allMatch(launch -> launch.takesFlags() && flag != null && flag.treatment(launch.machine().minimum()) == Treatment.KNOWN);
	}
}
