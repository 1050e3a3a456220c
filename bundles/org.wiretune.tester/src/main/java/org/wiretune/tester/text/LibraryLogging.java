/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.text;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What the libraries may log: warnings. The broker's audit log writes a line for each message and is off. */
public final class LibraryLogging {

	// Held, because a logger that nobody holds forgets its level.
	private static final Logger ROOT = Logger.getLogger("");
	private static final List<Logger> AUDIT = List.of(Logger.getLogger("org.apache.activemq.audit.base"),
			Logger.getLogger("org.apache.activemq.audit.message"), Logger.getLogger("org.apache.activemq.audit.resource"),
			Logger.getLogger("org.apache.activemq.audit"));

	/** A failed SOAP call is answered with a fault, which the caller counts; a stack trace here would be a second report. */
	private static final Logger SOAP = Logger.getLogger("com.sun.xml.ws.server.sei.TieHandler");

	private LibraryLogging() {
	}

	/** Sets the levels. Called once, before a library is touched. */
	public static void configure() {
		ROOT.setLevel(Level.WARNING);
		SOAP.setLevel(Level.OFF);
		AUDIT.forEach(logger -> logger.setLevel(Level.OFF));
	}
}
