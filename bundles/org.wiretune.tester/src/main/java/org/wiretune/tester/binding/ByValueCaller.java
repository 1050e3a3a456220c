/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import java.util.concurrent.atomic.AtomicReference;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/**
 * SCA sync between modules: the business objects are copied before the receiver gets them, and its receipt before the caller
 * has it, so that neither sees what the other changes later. Within a module nothing is copied, see {@link ScaSyncCaller}.
 */
public final class ByValueCaller implements Caller {

	private final Caller caller;
	private final int callsPerRun;
	/** What nobody holds need not be copied, and a compiler sees that. */
	private final AtomicReference<BusinessObject> copy = new AtomicReference<>();

	/**
	 * A caller.
	 *
	 * @param caller calls by reference
	 * @param businessObjects how many of them a call copies; a run times fewer calls the more they are
	 */
	public ByValueCaller(Caller caller, int businessObjects) {
		this.caller = caller;
		callsPerRun = Math.max(1, caller.callsPerRun() / businessObjects);
	}

	@Override
	public Receipt call(BusinessObject object) throws Exception {
		BusinessObject received = object.copy();
		copy.setRelease(received);
		return caller.call(received).copy();
	}

	@Override
	public int callsPerRun() {
		return callsPerRun;
	}

	@Override
	public boolean isShort() {
		return true;
	}

	@Override
	public void close() throws Exception {
		copy.set(null);
		caller.close();
	}
}
