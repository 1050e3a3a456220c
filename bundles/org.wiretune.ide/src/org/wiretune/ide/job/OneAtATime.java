/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.job;

import org.eclipse.core.runtime.jobs.ISchedulingRule;

/** Jobs with the same rule of this kind run one after the other; they wait for no others. */
public final class OneAtATime implements ISchedulingRule {

	@Override
	public boolean contains(ISchedulingRule rule) {
		return rule == this;
	}

	@Override
	public boolean isConflicting(ISchedulingRule rule) {
		return rule == this;
	}
}
