/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.Optional;

import javax.management.MBeanServerConnection;

import com.google.gson.JsonElement;

import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * The REST connector of Open Liberty and WebSphere Liberty (feature {@code restConnector-2.0}), asked by HTTPS alone: IBM's client for it would
 * read objects that the server sends.
 *
 * @param server
 *            the MBeans
 */
record LibertyLink(MBeanServerConnection server) implements ManagementLink {

	private static final int UNAUTHORIZED = 401;
	private static final int FORBIDDEN = 403;

	/**
	 * Connects. Blocks.
	 *
	 * @param server
	 *            of kind LIBERTY
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             with the reason in a sentence
	 */
	static LibertyLink open(RemoteServer server) throws ConnectionFailedException {
		CertificateCheck check = CertificateCheck.of(server);
		LibertyRest rest = new LibertyRest(server, check);
		try {
			JsonElement offered = rest.get(""); //$NON-NLS-1$
			if (!offered.isJsonObject() || !offered.getAsJsonObject().has("mbeans")) { //$NON-NLS-1$
				throw new LibertyRest.Refused(200, ""); //$NON-NLS-1$
			}
		} catch (LibertyRest.Refused refused) {
			throw refused(refused, server);
		} catch (IOException failure) {
			throw RemoteFailure.of(failure, server, Optional.of(check));
		}
		return new LibertyLink((MBeanServerConnection) Proxy.newProxyInstance(LibertyLink.class.getClassLoader(), new Class<?>[] { MBeanServerConnection.class }, new LibertyServer(rest)));
	}

	private static ConnectionFailedException refused(LibertyRest.Refused refused, RemoteServer server) {
		return switch (refused.status()) {
		case UNAUTHORIZED -> RemoteFailure.login(server, refused);
		case FORBIDDEN -> new ConnectionFailedException(TEXTS.get("remote.loginForbidden", server.address().hostAndPort(), server.user()), false, refused); //$NON-NLS-1$
		default -> new ConnectionFailedException(TEXTS.get("remote.noRestConnector", server.address().hostAndPort(), Integer.toString(refused.status())), refused.status() >= 500, refused); //$NON-NLS-1$
		};
	}

	/** Each question is a request of its own, so nothing is left open. */
	@Override
	public void close() {
		// The client ends with the last reference to it.
	}
}
