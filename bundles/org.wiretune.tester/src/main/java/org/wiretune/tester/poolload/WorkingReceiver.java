/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/** A receiver that takes its time for each object, as an application does. */
public final class WorkingReceiver implements ReceiverService {

	private final ReceiverService receiver;
	private final Work work;

	/**
	 * A receiver.
	 *
	 * @param receiver takes the object afterwards
	 * @param work what is done before
	 */
	public WorkingReceiver(ReceiverService receiver, Work work) {
		this.receiver = receiver;
		this.work = work;
	}

	@Override
	public Receipt receive(BusinessObject object) {
		try {
			work.run();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(e);
		}
		return receiver.receive(object);
	}
}
