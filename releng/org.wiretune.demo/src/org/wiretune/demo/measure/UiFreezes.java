/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.lang.management.ThreadInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.monitoring.IUiFreezeEventLogger;
import org.eclipse.ui.monitoring.PreferenceConstants;
import org.eclipse.ui.monitoring.StackSample;
import org.eclipse.ui.monitoring.UiFreezeEvent;

/** What the platform's own watch of the user interface tells: each event that took long, on the clock, with what else the machine did. */
public final class UiFreezes implements IUiFreezeEventLogger {

	/** Below it an event is not told. */
	static final int LEAST_MILLIS = 50;

	private static final Queue<UiFreezeEvent> EVENTS = new ConcurrentLinkedQueue<>();

	/** Lets the platform watch, and tell it here instead of in the error log. */
	static void watch() {
		IEclipsePreferences choice = InstanceScope.INSTANCE.getNode(PreferenceConstants.PLUGIN_ID);
		choice.putBoolean(PreferenceConstants.LOG_TO_ERROR_LOG, false);
		choice.putInt(PreferenceConstants.LONG_EVENT_WARNING_THRESHOLD_MILLIS, LEAST_MILLIS);
		choice.putInt(PreferenceConstants.LONG_EVENT_ERROR_THRESHOLD_MILLIS, 2 * LEAST_MILLIS);
		choice.putBoolean(PreferenceConstants.MONITORING_ENABLED, true);
	}

	@Override
	public void log(UiFreezeEvent event) {
		EVENTS.add(event);
	}

	/** {@return the long events since the last call, in the order in which they ended} */
	static List<UiFreezeEvent> taken() {
		List<UiFreezeEvent> taken = new ArrayList<>();
		for (UiFreezeEvent event = EVENTS.poll(); event != null; event = EVENTS.poll()) {
			taken.add(event);
		}
		return taken;
	}

	/** {@return where an event was when it was looked at, by the places of WireTune that are nearest} */
	static String places(UiFreezeEvent event) {
		return String.join(", ", Arrays.stream(event.getStackTraceSamples()).map(UiFreezes::place).distinct().toList());
	}

	private static String place(StackSample sample) {
		ThreadInfo[] threads = sample.getStackTraces();
		if (threads.length == 0 || threads[0].getStackTrace().length == 0) {
			return "nowhere";
		}
		StackTraceElement[] frames = threads[0].getStackTrace();
		return Arrays.stream(frames).filter(frame -> frame.getClassName().startsWith("org.wiretune.") && !frame.getClassName().startsWith("org.wiretune.workbench."))
				.findFirst().map(StackTraceElement::toString).orElse(frames[0].toString());
	}
}
