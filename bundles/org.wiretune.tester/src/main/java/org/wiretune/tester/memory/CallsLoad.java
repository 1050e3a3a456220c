/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wiretune.tester.binding.ScaSyncCaller;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.ReceiverModule;

/** Large objects over SCA sync, each made anew and passed by reference (AVP-2933, exercise 3, part 1). */
final class CallsLoad implements PoolLoad {

	private static final long END_MILLIS = 2000;

	private final int calls;
	private final char[] payload;
	private final ScaSyncCaller caller = new ScaSyncCaller(new ReceiverModule());
	private final LoadRecord record = new LoadRecord();
	private final CountDownLatch done = new CountDownLatch(1);
	private final Thread thread;
	private volatile boolean closing;
	private volatile int made;

	CallsLoad(int calls, int sizeBytes) {
		this.calls = calls;
		payload = Payload.of(sizeBytes).toCharArray();
		LoadRecord.Writer writer = record.writer();
		thread = new Thread(() -> call(writer), "Sender");
		thread.setDaemon(true);
	}

	private void call(LoadRecord.Writer writer) {
		while (made < calls && !closing) {
			long start = System.nanoTime();
			caller.call(new BusinessObject(UUID.randomUUID().toString(), made, "Sender", System.currentTimeMillis(),
					new String(payload)));
			writer.answered(System.nanoTime() - start);
			made++;
		}
		done.countDown();
	}

	@Override
	public void start() {
		thread.start();
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return done.await(millis, TimeUnit.MILLISECONDS);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		// From cold, as in the lab.
	}

	@Override
	public int underWay() {
		return made;
	}

	@Override
	public Findings findings() {
		return new Findings();
	}

	@Override
	public void close() throws InterruptedException {
		closing = true;
		thread.join(END_MILLIS);
	}
}
