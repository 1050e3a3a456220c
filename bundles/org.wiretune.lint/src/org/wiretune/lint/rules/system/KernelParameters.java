/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.SettingRules;

/** Rules on {@code /etc/system} of Solaris: {@code kernel-cage-on} and {@code ip-soft-rings}. */
final class KernelParameters {

	private static final String GROUP = "solaris.system";
	private static final String NO_CAGE = "0";
	private static final long RINGS = 16;

	private KernelParameters() {
	}

	static Rule kernelCage() {
		return SettingRules.rule("kernel-cage-on", Subject.OPERATING_SYSTEM, Severity.INFO, "kernel_cage_enable", GROUP)
				.onSites(form -> form
						.when(site -> !site.isStated() || site.number() != null && site.number() != 0)
						.limit(site -> NO_CAGE)
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), NO_CAGE)))
				.build();
	}

	static Rule softRings() {
		return SettingRules.rule("ip-soft-rings", Subject.OPERATING_SYSTEM, Severity.INFO, "ip:ip_soft_rings_cnt", GROUP)
				.onSites(form -> form
						.when(site -> site.isStated() && site.number() != null && site.number() < RINGS)
						.limit(site -> RINGS)
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), Long.toString(RINGS))))
				.build();
	}
}
