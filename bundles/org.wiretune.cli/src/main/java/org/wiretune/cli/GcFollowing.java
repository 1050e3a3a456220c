/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.read.GcFollowListener;
import org.wiretune.gclog.read.GcFollower;
import org.wiretune.gclog.report.GcEventLine;
import org.wiretune.safety.quantity.Quantity;

/** {@code gc --follow}: a line for each collection as soon as it is in the log. */
final class GcFollowing implements GcFollowListener {

	private final PrintStream out;
	private final PrintStream err;
	private final CountDownLatch ended = new CountDownLatch(1);
	private volatile GcLogData last;
	private volatile Optional<String> problem = Optional.empty();

	GcFollowing(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	/** Follows until the time is over; without one until the process ends. */
	int run(Path file, Optional<Duration> time) {
		try (GcFollower follower = GcFollower.start(file, this)) {
			if (time.isPresent()) {
				ended.await(time.get().toMillis(), TimeUnit.MILLISECONDS);
			} else {
				ended.await();
			}
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
		}
		problem.ifPresent(err::println);
		GcLogData log = last;
		if (log == null) {
			err.println(CommandTexts.text("gcFollowedNothing", file));
			return ExitCode.COULD_NOT_RUN;
		}
		out.println(CommandTexts.text("gcFollowed", log.pauses(), Quantity.nanoseconds(log.pauseNanos())));
		return problem.isPresent() ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
	}

	@Override
	public void grown(GcLogData log, int firstNew) {
		for (int row = firstNew; row < log.events().size(); row++) {
			if (log.events().kind(row).isCollection()) {
				out.println(GcEventLine.of(log, row));
			}
		}
		last = log;
		if (out.checkError()) {
			// Nobody reads it any more, as when it was piped into a program that has ended.
			ended.countDown();
		}
	}

	@Override
	public void ended(Optional<String> reason) {
		problem = reason;
		ended.countDown();
	}
}
