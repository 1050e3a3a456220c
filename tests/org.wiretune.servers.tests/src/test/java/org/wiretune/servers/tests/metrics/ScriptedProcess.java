/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.IOException;
import java.lang.management.MemoryUsage;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;

/** A process that is none: real MBeans in this JVM behind an access whose answers a test decides. */
public final class ScriptedProcess implements JvmAccess {

	volatile MBeanServer server = MBeanServerFactory.newMBeanServer();
	/** Whether the process lives. */
	public volatile boolean alive = true;
	volatile boolean paused;
	volatile ConnectionFailedException refusal;
	volatile JvmTarget next;
	int brokenReads;
	final AtomicInteger opened = new AtomicInteger();
	final AtomicInteger closed = new AtomicInteger();
	private final Map<String, FigureBean> pools = new HashMap<>();
	private FigureBean runtime;
	private FigureBean memory;
	private FigureBean collector;

	/**
	 * A process.
	 *
	 * @param startTime
	 *            that it names
	 */
	public ScriptedProcess(long startTime) {
		begin(startTime);
	}

	/**
	 * Another process takes the place of the one before.
	 *
	 * @param startTime
	 *            that it names
	 */
	public void begin(long startTime) {
		server = MBeanServerFactory.newMBeanServer();
		runtime = FigureBean.register(server, "java.lang:type=Runtime").with("StartTime", startTime).with("Uptime", 1000L);
		memory = FigureBean.register(server, "java.lang:type=Memory").with("HeapMemoryUsage", usage(100, 200, 400));
		collector = FigureBean.register(server, "java.lang:type=GarbageCollector,name=G1 Young Generation")
				.with("CollectionTime", 0L).with("CollectionCount", 0L);
	}

	/**
	 * Registers a further MBean.
	 *
	 * @param name
	 *            its object name
	 * @return the bean, without figures
	 */
	public FigureBean bean(String name) {
		return FigureBean.register(server, name);
	}

	/**
	 * Opens a thread pool.
	 *
	 * @param name
	 *            of the pool
	 * @param active
	 *            busy threads
	 * @param size
	 *            threads
	 * @param maximum
	 *            most threads
	 * @param queue
	 *            waiting tasks
	 * @return its bean
	 */
	public FigureBean pool(String name, int active, int size, int maximum, int queue) {
		pools.put(name, FigureBean.register(server, "org.wiretune:type=ThreadPool,name=" + name));
		return setPool(name, active, size, maximum, queue);
	}

	/**
	 * Sets the figures of a pool that is open.
	 *
	 * @param name
	 *            of the pool
	 * @param active
	 *            busy threads
	 * @param size
	 *            threads
	 * @param maximum
	 *            most threads
	 * @param queue
	 *            waiting tasks
	 * @return its bean
	 */
	public FigureBean setPool(String name, int active, int size, int maximum, int queue) {
		return pools.get(name).with("ActiveCount", active).with("PoolSize", size).with("MaximumPoolSize", maximum)
				.with("QueueSize", queue);
	}

	/**
	 * Closes a pool.
	 *
	 * @param name
	 *            of the pool
	 */
	public void closePool(String name) {
		try {
			server.unregisterMBean(new ObjectName("org.wiretune:type=ThreadPool,name=" + name));
		} catch (JMException failure) {
			throw new AssertionError(failure);
		}
	}

	/** {@return the bean with the start time and the up time} */
	public FigureBean runtime() {
		return runtime;
	}

	/** {@return the bean with the heap} */
	public FigureBean memory() {
		return memory;
	}

	/** {@return the bean of the garbage collector} */
	public FigureBean collector() {
		return collector;
	}

	/**
	 * Heap usage in the form in which a remote process answers.
	 *
	 * @param used
	 *            bytes
	 * @param committed
	 *            bytes
	 * @param max
	 *            bytes, -1 for none
	 * @return the composite
	 */
	public static CompositeData usage(long used, long committed, long max) {
		MemoryUsage usage = new MemoryUsage(0, used, committed, max);
		try {
			String[] items = { "init", "used", "committed", "max" };
			CompositeType type = new CompositeType(MemoryUsage.class.getName(), "usage", items, items,
					new OpenType<?>[] { SimpleType.LONG, SimpleType.LONG, SimpleType.LONG, SimpleType.LONG });
			return new CompositeDataSupport(type, items,
					new Object[] { usage.getInit(), usage.getUsed(), usage.getCommitted(), usage.getMax() });
		} catch (OpenDataException failure) {
			throw new AssertionError(failure);
		}
	}

	@Override
	public ManagementLink open(JvmTarget target) throws ConnectionFailedException {
		if (refusal != null) {
			throw refusal;
		}
		opened.incrementAndGet();
		MBeanServer current = server;
		return new ManagementLink() {

			@Override
			public MBeanServerConnection server() {
				return brokenReads-- > 0 ? broken() : current;
			}

			@Override
			public void close() {
				closed.incrementAndGet();
			}
		};
	}

	/** A connection of which every call fails, as after the end of a socket. */
	private static MBeanServerConnection broken() {
		return (MBeanServerConnection) Proxy.newProxyInstance(ScriptedProcess.class.getClassLoader(),
				new Class<?>[] { MBeanServerConnection.class }, (proxy, method, arguments) -> {
					throw new IOException("connection reset");
				});
	}

	@Override
	public boolean isAlive(JvmTarget target) {
		return alive;
	}

	@Override
	public boolean isPaused(JvmTarget target) {
		return paused;
	}

	@Override
	public Optional<JvmTarget> successor(JvmTarget ended) {
		return Optional.ofNullable(next);
	}
}
