/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jvm-quick-compiler-only}: a virtual machine whose best compiler never works, so that hot code stays as slow as it was
 * soon after the start. Silent where a later option lets it work again.
 */
final class QuickCompiler {

	private static final String LEVEL = "-XX:TieredStopAtLevel";
	private static final String INTERPRETER = "-Xint";
	/** The level of the compiler that takes its time. */
	private static final long BEST = 4;

	private QuickCompiler() {
	}

	static Rule only() {
		return Launches.rule("jvm-quick-compiler-only", Severity.INFO)
				.onSites(form -> form
						.when(launch -> launch.takesFlags() && launch.machine().family() != VirtualMachine.Family.J9 && (isLow(launch.get(LEVEL)) || launch.has(INTERPRETER)))
						.at(launch -> launch.at(option(launch)))
						.measured(launch -> ArgumentEdits.shown(option(launch)))
						.message(launch -> launch.has(INTERPRETER) ? "none" : null)
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (launch, edits) -> ArgumentEdits.remove(edits, launch.all(launch.has(INTERPRETER) ? INTERPRETER : LEVEL))))
				.build();
	}

	private static Setting option(Launch launch) {
		return launch.get(launch.has(INTERPRETER) ? INTERPRETER : LEVEL);
	}

	private static boolean isLow(Setting level) {
		Long number = Values.number(level);
		return number != null && number < BEST;
	}
}
