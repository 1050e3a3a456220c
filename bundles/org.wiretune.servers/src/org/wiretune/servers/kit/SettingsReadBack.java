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
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

/**
 * Asks a server that is ready what it is set to, and compares it with what it was started with. A server may take a file
 * without a word and go on with another value.
 */
final class SettingsReadBack {

	private static final long LONGEST_SECONDS = 15;
	private static final long SETTLING_SECONDS = 6;
	private static final long AGAIN_MILLIS = 500;
	private static final String HOT_SPOT = "com.sun.management:type=HotSpotDiagnostic";
	private static final int LARGEST_REGION_MEGABYTES = 32;
	private static final int BYTES_IN_MEGABYTE = 1 << 20;

	private SettingsReadBack() {
	}

	/**
	 * What a server says of its settings.
	 *
	 * @param notes a sentence that says how many settings are as they should be, and one for each that it does not tell
	 * @param differences a sentence for each setting that it has otherwise than it was given
	 */
	record Answer(List<String> notes, List<String> differences) {
		/** Copies the lists. */
		Answer {
			notes = List.copyOf(notes);
			differences = List.copyOf(differences);
		}

		private Answer(String note) {
			this(List.of(note), List.of());
		}
	}

	/**
	 * Reads settings back. What differs is looked at again for a few seconds: a server says that it is ready while its
	 * sessions are still being opened.
	 *
	 * @param pid process id of the server
	 * @param server its name
	 * @param expected what it was set to
	 * @param heapMegabytes its maximum heap
	 * @return what it says
	 * @throws InterruptedException when the thread is interrupted
	 */
	static Answer of(long pid, String server, List<ExpectedSetting> expected, int heapMegabytes)
			throws InterruptedException {
		return asked(pid, server, beans -> settled(beans, server, expected, heapMegabytes), Answer::new);
	}

	/**
	 * {@return the answer of a server about its settings}
	 *
	 * @param <T> the answer
	 * @param pid its process id
	 * @param server its name
	 * @param question what is asked
	 * @param unanswered makes an answer of the sentence that says why there is none
	 * @throws InterruptedException when the thread is interrupted
	 */
	static <T> T asked(long pid, String server, ManagementQuestion.Question<T> question, Function<String, T> unanswered) throws InterruptedException {
		return ManagementQuestion.ask(pid, server, LONGEST_SECONDS, question, reason -> unanswered.apply(TEXTS.get("readBack.failed", server, reason)),
				() -> unanswered.apply(TEXTS.get("readBack.late", server, LONGEST_SECONDS)));
	}

	private static Answer settled(MBeanServerConnection beans, String server, List<ExpectedSetting> expected, int heapMegabytes)
			throws InterruptedException, IOException, JMException {
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SETTLING_SECONDS);
		Answer answer = compared(beans, server, expected, heapMegabytes);
		while (!answer.differences().isEmpty() && System.nanoTime() < deadline) {
			Thread.sleep(AGAIN_MILLIS);
			answer = compared(beans, server, expected, heapMegabytes);
		}
		return answer;
	}

	private static Answer compared(MBeanServerConnection beans, String server, List<ExpectedSetting> expected, int heapMegabytes)
			throws IOException, JMException {
		List<String> notes = new ArrayList<>();
		List<String> differences = new ArrayList<>();
		int same = 0;
		for (ExpectedSetting setting : expected) {
			String found = value(beans, setting);
			if (found.equals(setting.value())) {
				same++;
			} else {
				tell(found.isEmpty(), server, setting.name(), setting.value(), found, notes, differences);
			}
		}
		long heap = heapMegabytes(beans);
		// A collector rounds it up to whole regions.
		if (heap >= heapMegabytes && heap < heapMegabytes + LARGEST_REGION_MEGABYTES) {
			same++;
		} else {
			tell(heap == 0, server, TEXTS.get("readBack.heap"), Integer.toString(heapMegabytes), Long.toString(heap), notes, differences);
		}
		notes.add(TEXTS.get("readBack.same", server, same, expected.size() + 1));
		return new Answer(notes, differences);
	}

	private static void tell(boolean unknown, String server, String name, String given, String found, List<String> notes,
			List<String> differences) {
		if (unknown) {
			notes.add(TEXTS.get("readBack.unknown", server, name, given));
		} else {
			differences.add(TEXTS.get("readBack.differs", server, name, given, found));
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
