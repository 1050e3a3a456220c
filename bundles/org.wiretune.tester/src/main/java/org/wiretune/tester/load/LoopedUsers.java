/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.io.IOException;
import java.time.Duration;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.tester.http.HttpChannels;

/**
 * Users of an HTTP address that share a few threads, see {@link RampKeys#threads}: a thread for each user spends more on
 * changing from one to the next than on their calls.
 */
final class LoopedUsers extends ClosedLoop {

	private static final int STACK_BYTES = 512 * 1024;

	private final HttpTarget target;

	LoopedUsers(HttpTarget target, int number, Duration warmUp, Duration thinkTime, Duration timeout) {
		super(number, warmUp, thinkTime, timeout);
		this.target = target;
	}

	HttpTarget target() {
		return target;
	}

	@Override
	public void start(LoadMeasurement measurement) {
		int loops = RampKeys.threads(number(), Runtime.getRuntime().availableProcessors());
		for (int i = 0; i < loops; i++) {
			int first = i;
			start(measurement, "Users : " + first, STACK_BYTES, () -> loop(measurement, first, loops));
		}
	}

	private void loop(LoadMeasurement measurement, int first, int step) {
		try (HttpChannels channels = new HttpChannels(timeout())) {
			new UserLoop(this, measurement, channels, first, step).run();
		} catch (IOException e) {
			measurement.end().giveUp(e.getMessage());
		}
	}
}
