/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * Asks a server that is ready what it is set to, and compares it with what it was started with. A server may take a file
 * without a word and go on with another value.
 */
final class SettingsReadBack {

	private static final long LONGEST_SECONDS = 15;
	private static final String HOT_SPOT = "com.sun.management:type=HotSpotDiagnostic";
	private static final int LARGEST_REGION_MEGABYTES = 32;
	private static final int BYTES_IN_MEGABYTE = 1 << 20;

	private SettingsReadBack() {
	}

	/**
	 * Reads settings back.
	 *
	 * @param pid process id of the server
	 * @param server its name
	 * @param expected what it was set to
	 * @param heapMegabytes its maximum heap
	 * @return a sentence for each difference, and one that says how many settings are as they should be
	 * @throws InterruptedException when the thread is interrupted
	 */
	static List<String> notes(long pid, String server, List<ExpectedSetting> expected, int heapMegabytes)
			throws InterruptedException {
		CompletableFuture<List<String>> answer = new CompletableFuture<>();
		// A server that stands still now would keep the run from being told so.
		Thread.ofPlatform().daemon().name("WireTune settings").start(() -> {
			try {
				answer.complete(read(pid, server, expected, heapMegabytes));
			} catch (ConnectionFailedException | IOException | JMException | RuntimeException e) {
				answer.completeExceptionally(e);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				answer.completeExceptionally(e);
			}
		});
		try {
			return answer.get(LONGEST_SECONDS, TimeUnit.SECONDS);
		} catch (ExecutionException e) {
			return List.of(TEXTS.get("readBack.failed", server, String.valueOf(e.getCause().getMessage())));
		} catch (TimeoutException e) {
			return List.of(TEXTS.get("readBack.late", server, LONGEST_SECONDS));
		}
	}

	private static List<String> read(long pid, String server, List<ExpectedSetting> expected, int heapMegabytes)
			throws ConnectionFailedException, InterruptedException, IOException, JMException {
		ManagementLink link = new LocalJvmAccess().open(new JvmTarget(pid, server));
		try {
			MBeanServerConnection beans = link.server();
			List<String> notes = new ArrayList<>();
			int same = 0;
			for (ExpectedSetting setting : expected) {
				String found = value(beans, setting);
				if (found.equals(setting.value())) {
					same++;
				} else {
					notes.add(found.isEmpty() ? TEXTS.get("readBack.unknown", server, setting.name(), setting.value())
							: TEXTS.get("readBack.differs", server, setting.name(), setting.value(), found));
				}
			}
			long heap = heapMegabytes(beans);
			// A collector rounds it up to whole regions.
			if (heap >= heapMegabytes && heap < heapMegabytes + LARGEST_REGION_MEGABYTES) {
				same++;
			} else {
				notes.add(heap == 0 ? TEXTS.get("readBack.unknown", server, TEXTS.get("readBack.heap"), Integer.toString(heapMegabytes))
						: TEXTS.get("readBack.differs", server, TEXTS.get("readBack.heap"), Integer.toString(heapMegabytes), Long.toString(heap)));
			}
			notes.add(TEXTS.get("readBack.same", server, same, expected.size() + 1));
			return notes;
		} finally {
			link.close();
		}
	}

	private static String value(MBeanServerConnection beans, ExpectedSetting setting) throws IOException, JMException {
		try {
			Object value = beans.getAttribute(new ObjectName(setting.bean()), setting.attribute());
			return value == null ? "" : value.toString();
		} catch (InstanceNotFoundException | javax.management.AttributeNotFoundException gone) {
			return "";
		}
	}

	/** The maximum that the JVM was given; that of its memory bean leaves out what a collector keeps free. */
	private static long heapMegabytes(MBeanServerConnection beans) throws IOException, JMException {
		ObjectName name = new ObjectName(HOT_SPOT);
		if (beans.isRegistered(name)) {
			Object option = beans.invoke(name, "getVMOption", new Object[] { "MaxHeapSize" },
					new String[] { String.class.getName() });
			if (option instanceof CompositeData data && data.get("value") instanceof String bytes) {
				return Long.parseLong(bytes) / BYTES_IN_MEGABYTE;
			}
		}
		Object usage = beans.getAttribute(new ObjectName(ManagementFactory.MEMORY_MXBEAN_NAME), "HeapMemoryUsage");
		return usage instanceof CompositeData data && data.get("max") instanceof Long bytes ? bytes / BYTES_IN_MEGABYTE : 0;
	}
}
