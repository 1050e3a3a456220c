/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.http.HttpChannel;
import org.wiretune.tester.http.HttpChannels;
import org.wiretune.tester.http.PreparedRequest;

/** The users of one thread: those whose reply has come go on, the others wait. */
final class UserLoop {

	private static final long LONGEST_WAIT = TimeUnit.MILLISECONDS.toNanos(50);

	private final LoopedUsers users;
	private final CallLog log;
	private final LoadClock clock;
	private final LoadEnd end;
	private final HttpChannels channels;
	private final PriorityQueue<User> pausing = new PriorityQueue<>(Comparator.comparingLong((User user) -> user.next));
	/** Those who call again at once: when all replies that have come are read, so that the server is woken for all their calls together. */
	private List<User> calling = new ArrayList<>();
	private List<User> called = new ArrayList<>();
	/** Under which the thread's calls are written down: one for all of its users, since each is looked through every second. */
	private final int writer;
	private int active;

	/** Every so many users from the first one. */
	UserLoop(LoopedUsers users, LoadMeasurement measurement, HttpChannels channels, int first, int step) {
		this.users = users;
		this.channels = channels;
		writer = first;
		log = measurement.log();
		clock = measurement.clock();
		end = measurement.end();
		for (int i = first; i < users.number(); i += step) {
			User user = new User(i);
			end.opened(user);
			pausing.add(user);
			active++;
		}
	}

	/** Lets them call until the time is over or the measurement ends. */
	void run() throws IOException {
		while (active > 0 && !end.isStopped()) {
			long now = clock.now();
			while (!pausing.isEmpty() && (pausing.peek().next <= now || clock.isOver(now))) {
				pausing.poll().call();
			}
			callAgain();
			channels.await(!calling.isEmpty() ? 0 : pausing.isEmpty() ? LONGEST_WAIT : pausing.peek().next - now);
		}
	}

	private void callAgain() {
		List<User> now = calling;
		calling = called;
		called = now;
		now.forEach(User::call);
		now.clear();
	}

	/** One user with a connection. */
	private final class User implements HttpChannel.Caller, Opened {

		private final HttpChannel channel;
		private final List<PreparedRequest> requests;
		private final RequestPicker picker;
		private final SplittableRandom pauses;
		private long next;
		private int request;
		private long due;
		private boolean counts;

		User(int number) {
			HttpTarget target = users.target();
			channel = channels.channel(target.address(number), this);
			requests = target.prepared(number);
			picker = new RequestPicker(target.shares(), number);
			pauses = new SplittableRandom(number);
			next = users.coming(number);
		}

		void call() {
			due = clock.now();
			if (end.isStopped() || clock.isOver(due)) {
				active--;
				return;
			}
			request = picker.next();
			counts = log.begin(due);
			channel.call(requests.get(request));
		}

		@Override
		public void answered() {
			log.answered(writer, request, counts, due, due);
			pause(users.thinking(pauses));
		}

		@Override
		public void failed(CallFailure failure) {
			boolean said = log.failed(failure, counts, end);
			pause((said && failure.isOfConnection() ? ClosedLoop.FAILED_PAUSE : 0) + users.thinking(pauses));
		}

		private void pause(long nanos) {
			if (nanos == 0) {
				calling.add(this);
			} else {
				next = clock.now() + nanos;
				pausing.add(this);
			}
		}

		@Override
		public void abort() {
			// The thread of the loop is interrupted and closes the connections itself.
		}

		@Override
		public long opened() {
			return channel.opened();
		}

		@Override
		public long sentAgain() {
			return channel.sentAgain();
		}

		@Override
		public void close() {
			// See abort.
		}
	}
}
