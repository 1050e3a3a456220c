/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.triggers;

import java.io.IOException;
import java.time.Duration;

import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;

import org.wiretune.safety.text.Texts;

/** Starts the flight recorder of a program by its diagnostic commands, as {@code jcmd PID JFR.start} does. */
public final class FlightRecorder {

	private static final Texts TEXTS = Texts.of(FlightRecorder.class, "messages"); //$NON-NLS-1$
	private static final String COMMANDS = "com.sun.management:type=DiagnosticCommand"; //$NON-NLS-1$

	private FlightRecorder() {
	}

	/**
	 * Starts a recording that ends by itself. Blocks.
	 *
	 * @param server
	 *            the MBeans of the program
	 * @param name
	 *            of the recording
	 * @param duration
	 *            how long it records
	 * @param file
	 *            where the program writes it when it is over; a name without a folder is written where the program was started
	 * @return what the program says
	 * @throws IOException
	 *             when it does not record, with the reason in a sentence
	 */
	public static String start(MBeanServerConnection server, String name, Duration duration, String file) throws IOException {
		String[] arguments = { "name=" + name, "duration=" + duration.toSeconds() + 's', "settings=profile", "filename=\"" + file + '"' }; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		try {
			return String.valueOf(server.invoke(new ObjectName(COMMANDS), "jfrStart", new Object[] { arguments }, new String[] { String[].class.getName() })).strip(); //$NON-NLS-1$
		} catch (InstanceNotFoundException none) {
			throw new IOException(TEXTS.get("record.none"), none); //$NON-NLS-1$
		} catch (SecurityException refused) {
			throw new IOException(TEXTS.get("record.refused"), refused); //$NON-NLS-1$
		} catch (JMException | RuntimeException failure) {
			throw new IOException(TEXTS.get("record.failed", reason(failure)), failure); //$NON-NLS-1$
		}
	}

	private static String reason(Throwable failure) {
		Throwable cause = failure;
		while (cause.getCause() != null && cause.getCause() != cause) {
			cause = cause.getCause();
		}
		return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
	}
}
