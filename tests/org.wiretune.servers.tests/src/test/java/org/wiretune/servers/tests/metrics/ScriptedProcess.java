/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.IOException;
import java.lang.management.MemoryUsage;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.MBeanServerFactory;
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
final class ScriptedProcess implements JvmAccess {

	volatile MBeanServer server = MBeanServerFactory.newMBeanServer();
	volatile boolean alive = true;
	volatile boolean paused;
	volatile ConnectionFailedException refusal;
	volatile JvmTarget next;
	int brokenReads;
	final AtomicInteger opened = new AtomicInteger();
	final AtomicInteger closed = new AtomicInteger();
	FigureBean runtime;
	FigureBean memory;
	FigureBean collector;

	ScriptedProcess(long startTime) {
		begin(startTime);
	}

	/** Another process takes the place of the one before. */
	void begin(long startTime) {
		server = MBeanServerFactory.newMBeanServer();
		runtime = FigureBean.register(server, "java.lang:type=Runtime").with("StartTime", startTime).with("Uptime", 1000L);
		memory = FigureBean.register(server, "java.lang:type=Memory").with("HeapMemoryUsage", usage(100, 200, 400));
		collector = FigureBean.register(server, "java.lang:type=GarbageCollector,name=G1 Young Generation")
				.with("CollectionTime", 0L).with("CollectionCount", 0L);
	}

	FigureBean pool(String name, int active, int size, int maximum, int queue) {
		return FigureBean.register(server, "org.wiretune:type=ThreadPool,name=" + name).with("ActiveCount", active)
				.with("PoolSize", size).with("MaximumPoolSize", maximum).with("QueueSize", queue);
	}

	/** Heap usage in the form in which a remote process answers. */
	static CompositeData usage(long used, long committed, long max) {
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
