/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

/**
 * Counts threads of pools that have no MBean, and those of them that work now: listener containers of Spring, the workers and
 * event loops of Quarkus and Vert.x. A thread is known by the method that it never leaves, and works while a further method is on
 * its stack. Only stacks of such threads are read again; those of others once. Used by one thread at a time.
 */
final class PoolThreads {

	/** Calls for one look. */
	static final int CALLS = 1;

	/** A stack costs the process some microseconds and the way here some kilobytes. */
	private static final int MOST_NEW = 100;
	private static final int MOST_KNOWN = 200;

	private static final String ALL = ".threads"; //$NON-NLS-1$
	private static final String WORKING = ".working"; //$NON-NLS-1$
	/** Threads of these pools that wait until a connection of Agroal is given back: the pool itself tells nobody. */
	static final String AGROAL = "agroal.waiting"; //$NON-NLS-1$
	private static final String VERTX = "vertx"; //$NON-NLS-1$
	private static final String AGROAL_POOL = "io.agroal.pool.ConnectionPool."; //$NON-NLS-1$

	private static final String[] SIGNATURE = { "[J", "int" }; //$NON-NLS-1$ //$NON-NLS-2$

	/** Numbers that a container gives its threads ({@code -0-C-1}, {@code -3}), and its package. */
	private static final Pattern NUMBERS = Pattern.compile("(?:-\\d+)?(?:-C)?-\\d+$"); //$NON-NLS-1$
	private static final Pattern PACKAGE = Pattern.compile("^org\\.springframework\\.(?:\\w+\\.)+"); //$NON-NLS-1$

	/**
	 * Threads of a kind.
	 *
	 * @param figure
	 *            how its figures begin
	 * @param name
	 *            what their names begin with; empty for any
	 * @param loop
	 *            a method that such a thread never leaves
	 * @param work
	 *            what a method on the stack begins with while it works
	 */
	private record Kind(String figure, String name, String loop, String work) {

		boolean is(String thread, Set<String> methods) {
			return thread.startsWith(name) && methods.contains(loop);
		}

		boolean works(Set<String> methods) {
			return methods.stream().anyMatch(method -> method.startsWith(work));
		}
	}

	private static final List<Kind> KINDS = List.of(
			new Kind("listener", "", "org.springframework.jms.listener.DefaultMessageListenerContainer$AsyncMessageListenerInvoker.run", "org.springframework.jms.listener.AbstractMessageListenerContainer.doExecuteListener"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			new Kind("listener", "", "org.springframework.kafka.listener.KafkaMessageListenerContainer$ListenerConsumer.run", "org.springframework.kafka.listener.KafkaMessageListenerContainer$ListenerConsumer.invoke"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			new Kind("listener", "", "org.springframework.amqp.rabbit.listener.SimpleMessageListenerContainer$AsyncMessageProcessingConsumer.run", "org.springframework.amqp.rabbit.listener.AbstractMessageListenerContainer.executeListener"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			new Kind(VERTX + ".worker", "executor-thread-", "org.jboss.threads.EnhancedQueueExecutor$ThreadBody.run", "org.jboss.threads.EnhancedQueueExecutor$Task"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			new Kind(VERTX + ".worker", "vert.x-", "java.util.concurrent.ThreadPoolExecutor$Worker.run", "io.vertx."), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			new Kind(VERTX + ".loop", "vert.x-eventloop-thread-", "io.netty.util.internal.ThreadExecutorMap$2.run", "io.vertx.")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$

	/** Whose stacks were read, by number. */
	private final Map<Long, Optional<Kind>> known = new HashMap<>();

	/**
	 * Adds the figures.
	 *
	 * @param server
	 *            the process
	 * @param threading
	 *            its MBean of threads
	 * @param names
	 *            live threads by number, with their names
	 * @param figures
	 *            gets the figures
	 * @throws JMException
	 *             when the process refuses stacks
	 * @throws IOException
	 *             when the connection broke
	 */
	void read(MBeanServerConnection server, ObjectName threading, Map<Long, String> names, Map<MetricKey, Double> figures) throws JMException, IOException {
		known.keySet().retainAll(names.keySet());
		List<Long> fresh = names.keySet().stream().filter(id -> !known.containsKey(id)).sorted().limit(MOST_NEW).toList();
		List<Long> again = known.entrySet().stream().filter(each -> each.getValue().isPresent()).map(Map.Entry::getKey).sorted().limit(MOST_KNOWN).toList();
		long[] asked = Stream.concat(fresh.stream(), again.stream()).mapToLong(Long::longValue).toArray();
		if (asked.length == 0) {
			return;
		}
		CompositeData[] infos = (CompositeData[]) server.invoke(threading, "getThreadInfo", new Object[] { asked, Integer.MAX_VALUE }, SIGNATURE); //$NON-NLS-1$
		for (int i = 0; i < asked.length; i++) {
			Set<String> methods = infos[i] == null ? Set.of() : methods(infos[i]);
			// A thread that has just begun has no stack worth a look.
			if (methods.size() > 1) {
				String name = names.get(asked[i]);
				Optional<Kind> kind = known.computeIfAbsent(asked[i], id -> KINDS.stream().filter(each -> each.is(name, methods)).findFirst());
				kind.ifPresent(each -> count(each, name, methods, figures));
			}
		}
	}

	private static void count(Kind kind, String thread, Set<String> methods, Map<MetricKey, Double> figures) {
		String pool = PACKAGE.matcher(NUMBERS.matcher(thread).replaceFirst("")).replaceFirst(""); //$NON-NLS-1$ //$NON-NLS-2$
		figures.merge(new MetricKey(kind.figure() + ALL, pool), 1.0, Double::sum);
		figures.merge(new MetricKey(kind.figure() + WORKING, pool), kind.works(methods) ? 1.0 : 0.0, Double::sum);
		if (!kind.figure().startsWith(VERTX)) {
			return;
		}
		boolean waits = methods.stream().anyMatch(method -> method.startsWith(AGROAL_POOL)) && methods.stream().anyMatch(method -> method.startsWith("java.util.concurrent.locks.LockSupport.park")); //$NON-NLS-1$
		figures.merge(MetricKey.of(AGROAL), waits ? 1.0 : 0.0, Double::sum);
	}

	private static Set<String> methods(CompositeData info) {
		Set<String> methods = new HashSet<>();
		if (info.get("stackTrace") instanceof CompositeData[] stack) { //$NON-NLS-1$
			for (CompositeData frame : stack) {
				methods.add(frame.get("className") + "." + frame.get("methodName")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			}
		}
		return methods;
	}
}
