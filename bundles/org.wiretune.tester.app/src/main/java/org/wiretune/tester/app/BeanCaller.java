/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/** The sender of SCA sync: calls the bean through its container. */
final class BeanCaller implements Caller {

	/** A call takes about a microsecond; so many together are timed well. */
	private static final int CALLS_PER_RUN = 100;

	private final ReceiverBean bean;

	BeanCaller(ReceiverBean bean) {
		this.bean = bean;
	}

	@Override
	public Receipt call(BusinessObject object) {
		return bean.receive(object);
	}

	@Override
	public int callsPerRun() {
		return CALLS_PER_RUN;
	}

	@Override
	public boolean isShort() {
		return true;
	}

	@Override
	public void close() {
		// Holds nothing.
	}
}
