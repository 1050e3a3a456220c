/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.lang.reflect.Proxy;

import javax.management.MBeanServerConnection;

import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * The meters of Micrometer that the actuator of Spring Boot or the metrics of Quarkus tell, seen as the MBeans that tell the same.
 *
 * @param server
 *            the MBeans
 */
record MeterLink(MBeanServerConnection server) implements ManagementLink {

	/**
	 * Connects. Blocks.
	 *
	 * @param server
	 *            of kind ACTUATOR
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             with the reason in a sentence
	 */
	static MeterLink open(RemoteServer server) throws ConnectionFailedException {
		String place = "http://" + server.address().hostAndPort() + server.address().path(); //$NON-NLS-1$
		try {
			MeterQuestion question = new MeterQuestion(server.address());
			return new MeterLink((MBeanServerConnection) Proxy.newProxyInstance(MeterLink.class.getClassLoader(), new Class<?>[] { MBeanServerConnection.class }, new MeterServer(question)));
		} catch (MeterQuestion.Refused refused) {
			throw new ConnectionFailedException(TEXTS.get("meters.refused", place, Integer.toString(refused.status())), refused.status() >= 500, refused); //$NON-NLS-1$
		} catch (IOException failure) {
			throw new ConnectionFailedException(TEXTS.get("meters.failed", place, String.valueOf(failure.getMessage())), true, failure); //$NON-NLS-1$
		}
	}

	/** Each reading is a question of its own, so nothing is left open. */
	@Override
	public void close() {
		// The client ends with the last reference to it.
	}
}
