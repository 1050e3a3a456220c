/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.wiretune.core.observed.Answer;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleStopped;
import org.wiretune.lint.rule.RuleTime;
import org.wiretune.safety.thread.DaemonThread;

/**
 * Runs rules on a thread of its own, so that one that does not end can be given up. What counts is the processor time of
 * the thread: a machine that is slow or busy stops no rule. Only a rule that takes none, because it waits for something
 * that never comes, is given up by the clock.
 * <p>
 * A rule whose time is over is asked to end; most ask for that themselves ({@link RuleTime#check}), and then the next
 * rule goes on here. A rule that does not end shortly after is given up together with the thread, which nothing in Java can
 * end: it is a daemon of the least priority, and it ends as soon as the rule does ask. It may still read the model and hang
 * caches on it, so <b>nobody may use that model any more</b>: {@link #run} says which rule it was, and the caller checks
 * all other rules anew on another copy. Findings and caches of a model that is returned are therefore never seen by two
 * threads. A rule that is still running somewhere is not started again.
 */
final class RuleThread {

	/** Rules that were given up and still run, by their id. */
	private static final Map<String, Thread> GIVEN_UP = new ConcurrentHashMap<>();
	private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();
	private static final long POLL_MILLIS = 20;
	/** So long a rule has to end when it is asked to, in milliseconds. */
	private static final long GRACE_MILLIS = 500;
	/** A rule that takes no processor time is given up after so many times its limit. */
	private static final int WAITING = 12;

	private final Duration limit;
	private final BiConsumer<Rule, Consumer<Finding>> check;
	private final RuleListener listener;

	/** Hears how rules end, on the thread that waits for them. */
	interface RuleListener {

		/** A rule ended. @param findings what it found */
		void found(Rule rule, List<Finding> findings);

		/** A rule failed. @param findings what it had found by then @param failure why */
		void failed(Rule rule, List<Finding> findings, Throwable failure);

		/** A rule was stopped, and what it had found is left out. */
		void stopped(Rule rule);
	}

	/** How a rule ended. */
	private record End(Rule rule, Answer<Finding> answer) {
	}

	/** The rules on their thread. */
	private final class Work implements Runnable {

		private final List<Rule> rules;
		private final Cancellation cancellation;
		private final CountDownLatch done = new CountDownLatch(1);
		private final ConcurrentLinkedQueue<End> ends = new ConcurrentLinkedQueue<>();
		private volatile Running running;
		private volatile boolean cancelled;
		/** What no rule is to blame for, such as no memory. */
		private volatile Throwable failure;

		Work(List<Rule> rules, Cancellation cancellation) {
			this.rules = rules;
			this.cancellation = cancellation;
		}

		@Override
		public void run() {
			try {
				for (Rule rule : rules) {
					cancelled |= cancellation.isCancelled();
					if (cancelled) {
						return;
					}
					RuleTime time = new RuleTime();
					time.begin();
					running = new Running(rule, time, processorTime(Thread.currentThread()), System.nanoTime());
					ends.add(new End(rule, Answer.of(found -> check.accept(rule, found))));
				}
			} catch (Throwable ofMachine) {
				failure = ofMachine;
			} finally {
				running = null;
				done.countDown();
			}
		}
	}

	private record Running(Rule rule, RuleTime time, long processorTime, long since) {
	}

	/**
	 * Prepares a run.
	 *
	 * @param limit the processor time that a rule may take
	 * @param check runs a rule and collects what it finds
	 * @param listener hears how rules end
	 */
	RuleThread(Duration limit, BiConsumer<Rule, Consumer<Finding>> check, RuleListener listener) {
		this.limit = limit;
		this.check = check;
		this.listener = listener;
	}

	/** {@return whether a rule was given up and is running still} */
	static boolean isStillRunning(Rule rule) {
		Thread thread = GIVEN_UP.get(rule.id());
		return thread != null && thread.isAlive();
	}

	/**
	 * Runs rules one after the other.
	 *
	 * @param rules the rules
	 * @param cancellation asked before each rule, and many times a second while one runs; by several threads
	 * @return the rule that was given up, after which the model must not be used any more; null where all have ended
	 * @throws CancellationException as soon as the user cancels
	 */
	Rule run(List<Rule> rules, Cancellation cancellation) {
		Work work = new Work(rules, cancellation);
		Thread thread = DaemonThread.start("WireTune rules", work);
		Running asked = null;
		long askedAt = 0;
		boolean done = false;
		while (!done) {
			done = await(work);
			if (!done && cancellation.isCancelled()) {
				cancel(work, thread);
				throw new CancellationException();
			}
			Running running = work.running;
			if (!done && running != null && running == asked && System.nanoTime() - askedAt > TimeUnit.MILLISECONDS.toNanos(GRACE_MILLIS)) {
				giveUp(work, thread, running.rule());
				return running.rule();
			}
			if (!done && running != null && running != asked && isOver(running, thread)) {
				running.time().stop();
				asked = running;
				askedAt = System.nanoTime();
			}
		}
		if (work.cancelled) {
			throw new CancellationException();
		}
		work.ends.forEach(this::tell);
		if (work.failure instanceof Error error) {
			throw error;
		} else if (work.failure != null) {
			throw new IllegalStateException(work.failure);
		}
		return null;
	}

	private void tell(End end) {
		Throwable failure = end.answer().failure().orElse(null);
		if (failure == null) {
			listener.found(end.rule(), end.answer().told());
		} else if (failure instanceof RuleStopped) {
			listener.stopped(end.rule());
		} else {
			listener.failed(end.rule(), end.answer().told(), failure);
		}
	}

	private static boolean await(Work work) {
		try {
			return work.done.await(POLL_MILLIS, TimeUnit.MILLISECONDS);
		} catch (InterruptedException interrupted) {
			work.cancelled = true;
			Running running = work.running;
			if (running != null) {
				running.time().stop();
			}
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
	}

	private boolean isOver(Running running, Thread thread) {
		long now = processorTime(thread);
		boolean measured = now >= 0 && running.processorTime() >= 0;
		long elapsed = System.nanoTime() - running.since();
		return measured ? now - running.processorTime() > limit.toNanos() || elapsed > limit.toNanos() * WAITING : elapsed > limit.toNanos();
	}

	/** Nanoseconds; below zero where the virtual machine does not tell. */
	private static long processorTime(Thread thread) {
		return TIMES.isThreadCpuTimeSupported() && TIMES.isThreadCpuTimeEnabled() ? TIMES.getThreadCpuTime(thread.getId()) : -1;
	}

	private static void cancel(Work work, Thread thread) {
		work.cancelled = true;
		Running running = work.running;
		if (running != null) {
			running.time().stop();
			thread.setPriority(Thread.MIN_PRIORITY);
		}
	}

	private static void giveUp(Work work, Thread thread, Rule rule) {
		work.cancelled = true;
		thread.setPriority(Thread.MIN_PRIORITY);
		GIVEN_UP.put(rule.id(), thread);
	}
}
