/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.time.ZoneId;

import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.perf.view.MeasuredLoad;
import org.wiretune.perf.view.RunHeadline;
import org.wiretune.servers.gauges.GaugedLoad;

/**
 * Where the numbers of a load come from, and the numbers as they are typed; empty for what the source does not know.
 *
 * @param name the source in a list of them
 * @param told what the numbers are and what to look at, sentences
 * @param requests web requests at the same time
 * @param requestRate web requests a second
 * @param requestTime milliseconds of a web request
 * @param messages messages at the same time, for each bean
 * @param messageTime milliseconds of a message
 * @param remoteCalls remote calls at the same time
 */
public record LoadSource(String name, String told, String requests, String requestRate, String requestTime, String messages, String messageTime, String remoteCalls) {

	/**
	 * {@return what a run measured}
	 *
	 * @param measured what it measured
	 * @param zone for its time of day
	 */
	public static LoadSource of(MeasuredLoad measured, ZoneId zone) {
		String run = measured.run().name();
		return new LoadSource(NLS.bind(Messages.LoadSource_run, run, new RunHeadline(zone).time(measured.run().startedAt())),
				NLS.bind(measured.requestRate().isEmpty() ? Messages.LoadSource_times : Messages.LoadSource_measured, run), "", measured.requestRate(), measured.requestTime(), "", measured.messageTime(), ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}

	/**
	 * {@return what gauges saw}
	 *
	 * @param seen what they saw
	 * @param time when they were read last, as text
	 */
	public static LoadSource of(GaugedLoad seen, String time) {
		return new LoadSource(NLS.bind(Messages.LoadSource_gauges, seen.source(), time), seen.sentence(time), number(seen.requests()), "", "", number(seen.messages()), "", number(seen.remoteCalls())); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}

	private static String number(long count) {
		return count == 0 ? "" : Long.toString(count); //$NON-NLS-1$
	}
}
