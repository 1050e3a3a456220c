/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package shop;

import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import java.util.concurrent.atomic.AtomicLong;

/** Works 400 ms on each order, as a call to another system would; its deployment descriptor gives it 25 sessions. */
public class OrderBean implements MessageListener {

	private static final long WORK_MILLIS = 400;

	static final AtomicLong DONE = new AtomicLong();

	@Override
	public void onMessage(Message order) {
		try {
			Thread.sleep(WORK_MILLIS);
			DONE.incrementAndGet();
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
		}
	}
}
