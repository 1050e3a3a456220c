/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.poolload.ClosedLoop;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;

/** Callers of an application, of whom each waits for the end of its call before it calls again. */
final class ApplicationLoad implements PoolLoad {

	private final FrameworkApplication application;
	private final LoadRecord record = new LoadRecord();
	private final ClosedLoop loop;
	private final LongAdder calls = new LongAdder();

	/** A load. @param application what is called; it is closed with the load @param clients callers @param pause pause between two calls of a caller */
	ApplicationLoad(FrameworkApplication application, int clients, Duration pause) {
		this.application = application;
		loop = new ClosedLoop(record, pause);
		for (int i = 0; i < clients; i++) {
			int caller = i;
			loop.add("Caller : " + i, writer -> {
				application.call(caller);
				calls.increment();
			});
		}
	}

	@Override
	public void start() {
		loop.start();
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return loop.await(millis);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		calls.reset();
		application.begin();
	}

	@Override
	public int underWay() {
		return loop.underWay();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		findings.figures().putAll(application.figures(Math.max(1, calls.sum())));
		return findings;
	}

	@Override
	public void close() throws Exception {
		loop.close();
		application.close();
	}
}
