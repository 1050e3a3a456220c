/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.addresses;

import java.io.IOException;
import java.util.Optional;

import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.remote.RemoteAccess;
import org.wiretune.servers.remote.UnknownCertificateException;

/**
 * What came of asking a server elsewhere once.
 *
 * @param works whether it can be read
 * @param sentence what it told of itself, or why it cannot be read and what to do
 * @param fingerprint of a certificate that is not known, which the user may accept; empty where that is not the reason
 */
public record AddressCheck(boolean works, String sentence, Optional<String> fingerprint) {

	private static final Texts TEXTS = Texts.of(AddressCheck.class, "messages");
	private static final int LONGEST = 100;

	/**
	 * {@return what came of it} Blocks for some seconds; for a job.
	 *
	 * @param server the server
	 * @throws InterruptedException when the thread is interrupted
	 */
	public static AddressCheck of(RemoteServer server) throws InterruptedException {
		String place = server.address().hostAndPort();
		ManagementLink link;
		try {
			link = RemoteAccess.open(server);
		} catch (UnknownCertificateException unknown) {
			return new AddressCheck(false, unknown.getMessage(), Optional.of(unknown.fingerprint()));
		} catch (ConnectionFailedException failure) {
			return new AddressCheck(false, failure.getMessage(), Optional.empty());
		}
		try {
			return new AddressCheck(true, TEXTS.get("works", place, java(link.server())), Optional.empty());
		} catch (IOException | JMException | RuntimeException failure) {
			return new AddressCheck(false, TEXTS.get("unreadable", place, String.valueOf(failure.getMessage())), Optional.empty());
		} finally {
			try {
				link.close();
			} catch (IOException gone) {
				// It was read; that it does not say goodbye changes nothing.
			}
		}
	}

	/** Which Java it runs, shortened, because a server may tell anything. */
	private static String java(MBeanServerConnection server) throws IOException, JMException {
		ObjectName runtime = new ObjectName("java.lang:type=Runtime");
		String text = server.getAttribute(runtime, "VmName") + " " + server.getAttribute(runtime, "VmVersion");
		return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
	}
}
