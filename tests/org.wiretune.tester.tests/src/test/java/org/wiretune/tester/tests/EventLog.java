/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunListener;

/** Keeps the events of a run and lets a test wait for one. */
final class EventLog implements RunListener {

	private static final long LONGEST_WAIT_SECONDS = 60;

	private record Waiter(Predicate<RunEvent> wanted, CompletableFuture<RunEvent> arrival) {
	}

	private final List<RunEvent> events = new ArrayList<>();
	private final List<Waiter> waiters = new ArrayList<>();

	@Override
	public synchronized void happened(RunEvent event) {
		events.add(event);
		waiters.stream().filter(waiter -> waiter.wanted.test(event)).forEach(waiter -> waiter.arrival.complete(event));
	}

	synchronized List<RunEvent> all() {
		return List.copyOf(events);
	}

	<T extends RunEvent> List<T> all(Class<T> kind) {
		return all().stream().filter(kind::isInstance).map(kind::cast).toList();
	}

	<T extends RunEvent> T await(Class<T> kind, Predicate<T> wanted)
			throws InterruptedException, ExecutionException, TimeoutException {
		Predicate<RunEvent> matches = event -> kind.isInstance(event) && wanted.test(kind.cast(event));
		CompletableFuture<RunEvent> arrival = new CompletableFuture<>();
		synchronized (this) {
			events.stream().filter(matches).findFirst().ifPresentOrElse(arrival::complete,
					() -> waiters.add(new Waiter(matches, arrival)));
		}
		return kind.cast(arrival.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS));
	}
}
