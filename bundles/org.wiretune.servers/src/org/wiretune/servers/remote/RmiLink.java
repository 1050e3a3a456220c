/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.rmi.ConnectIOException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.rmi.RMIConnection;
import javax.management.remote.rmi.RMIConnector;
import javax.management.remote.rmi.RMIServer;

import javax.net.ssl.SSLException;

import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * JMX over RMI, as the agent of the JDK offers it. The registry is asked directly: a look-up by JNDI would do what a registry that is not what
 * it says tells it to. With TLS neither registry nor server is told a password unless the connection is encrypted and its certificate taken.
 */
final class RmiLink implements ManagementLink {

	/** Turns off the heartbeat thread of the connector; each reading shows whether the server lives. */
	private static final String HEARTBEAT = "jmx.remote.x.client.connection.check.period"; //$NON-NLS-1$

	private final JMXConnector connector;
	private final MBeanServerConnection server;

	private RmiLink(JMXConnector connector, MBeanServerConnection server) {
		this.connector = connector;
		this.server = server;
	}

	/**
	 * Connects. Blocks.
	 *
	 * @param server
	 *            of kind JAVA
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             with the reason in a sentence
	 */
	static RmiLink open(RemoteServer server) throws ConnectionFailedException {
		Optional<CertificateCheck> check = server.trust().tls() ? Optional.of(CertificateCheck.of(server)) : Optional.empty();
		Optional<SecureSockets> sockets = check.map(SecureSockets::new);
		try {
			return ReplyFilter.during(() -> connect(server, sockets.orElse(null)));
		} catch (ConnectionFailedException known) {
			throw known;
		} catch (NotBoundException noAgent) {
			throw new ConnectionFailedException(TEXTS.get("remote.notBound", server.address().hostAndPort(), server.address().path()), true, noAgent); //$NON-NLS-1$
		} catch (Exception failure) {
			throw RemoteFailure.of(failure, server, check);
		}
	}

	private static RmiLink connect(RemoteServer server, SecureSockets sockets) throws Exception {
		RMIServer found = checked(lookedUp(server, sockets), server, sockets);
		Map<String, Object> environment = new HashMap<>();
		environment.put(HEARTBEAT, 0L);
		RMIConnector connector = new RMIConnector(sockets == null ? found : new Secured(found, server, sockets), environment);
		Map<String, Object> login = new HashMap<>();
		if (!server.user().isEmpty()) {
			Password password = server.password();
			login.put(JMXConnector.CREDENTIALS, new String[] { server.user(), new String(password.reveal()) });
		}
		connector.connect(login);
		return new RmiLink(connector, FilteredServer.of(connector.getMBeanServerConnection(), ClassLoader.getPlatformClassLoader()));
	}

	/** The registry may be encrypted or not; it is told nothing, and what it says is checked. */
	private static RMIServer lookedUp(RemoteServer server, SecureSockets sockets) throws RemoteException, NotBoundException, ConnectionFailedException {
		String host = server.address().host();
		int port = server.address().port();
		Object found;
		if (sockets == null) {
			found = LocateRegistry.getRegistry(host, port).lookup(server.address().path());
		} else {
			try {
				found = LocateRegistry.getRegistry(host, port, sockets).lookup(server.address().path());
			} catch (ConnectIOException failure) {
				// A registry in clear ends a handshake before it has shown a certificate; one that has shown it means TLS.
				if (sockets.hasSeenCertificate() || !(failure.getCause() instanceof SSLException)) {
					throw failure;
				}
				found = LocateRegistry.getRegistry(host, port).lookup(server.address().path());
			}
		}
		if (found instanceof RMIServer management) {
			return management;
		}
		throw new ConnectionFailedException(TEXTS.get("remote.notBound", server.address().hostAndPort(), server.address().path()), false, null); //$NON-NLS-1$
	}

	/** Whether it is encrypted as the user said. */
	private static <T extends java.rmi.Remote> T checked(T stub, RemoteServer server, SecureSockets sockets) throws IOException, ConnectionFailedException {
		T secured = StubSockets.with(stub, sockets);
		if (sockets == null) {
			if (secured != null) {
				throw new ConnectionFailedException(TEXTS.get("remote.wantsTls", server.address().hostAndPort()), false, null); //$NON-NLS-1$
			}
			return stub;
		}
		if (secured == null) {
			throw new ConnectionFailedException(TEXTS.get("remote.noTls", server.address().hostAndPort()), false, null); //$NON-NLS-1$
		}
		return secured;
	}

	/** A server whose connections are asked by sockets of ours too. */
	private record Secured(RMIServer found, RemoteServer server, SecureSockets sockets) implements RMIServer {

		@Override
		public String getVersion() throws RemoteException {
			return found.getVersion();
		}

		@Override
		public RMIConnection newClient(Object credentials) throws IOException {
			try {
				return checked(found.newClient(credentials), server, sockets);
			} catch (ConnectionFailedException plain) {
				throw new IOException(plain.getMessage(), plain);
			}
		}
	}

	@Override
	public MBeanServerConnection server() {
		return server;
	}

	@Override
	public void close() throws IOException {
		connector.close();
	}
}
