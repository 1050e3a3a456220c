/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXServiceURL;
import javax.net.ssl.SSLContext;

import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ManagementLink;

/** JMX over the management interface of WildFly and EAP, by WildFly's own client. The password is sent by a digest, never in clear. */
final class WildFlyLink implements ManagementLink {

	private static final String ELYTRON = "org.wildfly.security.auth.client."; //$NON-NLS-1$

	private final WildFlyClient client;
	private final JMXConnector connector;
	private final MBeanServerConnection server;

	private WildFlyLink(WildFlyClient client, JMXConnector connector) throws IOException {
		this.client = client;
		this.connector = connector;
		server = FilteredServer.of(connector.getMBeanServerConnection(), client.loader());
	}

	/**
	 * Connects. Blocks.
	 *
	 * @param server
	 *            of kind WILDFLY
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             with the reason in a sentence
	 */
	static WildFlyLink open(RemoteServer server) throws ConnectionFailedException {
		WildFlyClient client = WildFlyClient.of(server);
		Optional<CertificateCheck> check = server.trust().tls() ? Optional.of(CertificateCheck.of(server)) : Optional.empty();
		try {
			return ForeignClasses.during(client.loader(), () -> check.isPresent() ? secured(client.loader(), check.get().context(), () -> connect(client, server)) : connect(client, server));
		} catch (Exception failure) {
			throw RemoteFailure.of(failure, server, check);
		}
	}

	private static WildFlyLink connect(WildFlyClient client, RemoteServer server) throws IOException {
		Map<String, Object> environment = new HashMap<>();
		if (!server.user().isEmpty()) {
			environment.put(JMXConnector.CREDENTIALS, new String[] { server.user(), new String(server.password().reveal()) });
		}
		// Host and port in the form that this client takes; the address may have been written by an older name of the protocol.
		String protocol = server.trust().tls() ? "remote+https" : "remote+http"; //$NON-NLS-1$ //$NON-NLS-2$
		JMXServiceURL url = new JMXServiceURL("service:jmx:" + protocol + "://" + server.address().hostAndPort()); //$NON-NLS-1$ //$NON-NLS-2$
		JMXConnector connector = client.provider().newJMXConnector(url, environment);
		connector.connect(environment);
		return new WildFlyLink(client, connector);
	}

	/** The client takes certificates by a context of the library Elytron in it, whose types this program does not have. */
	private static <T> T secured(ClassLoader loader, SSLContext context, Callable<T> work) throws Exception {
		Class<?> contexts = loader.loadClass(ELYTRON + "AuthenticationContext"); //$NON-NLS-1$
		Class<?> rules = loader.loadClass(ELYTRON + "MatchRule"); //$NON-NLS-1$
		Class<?> factories = loader.loadClass("org.wildfly.security.SecurityFactory"); //$NON-NLS-1$
		Object factory = Proxy.newProxyInstance(loader, new Class<?>[] { factories }, (proxy, method, arguments) -> method.getName().equals("create") ? context //$NON-NLS-1$
				: method.getName().equals("hashCode") ? (Object) System.identityHashCode(proxy) : method.getName().equals("equals") ? proxy == arguments[0] : null); //$NON-NLS-1$ //$NON-NLS-2$
		Object all = rules.getField("ALL").get(null); //$NON-NLS-1$
		Object before = contexts.getMethod("captureCurrent").invoke(null); //$NON-NLS-1$
		Object secured = contexts.getMethod("withSsl", rules, factories).invoke(before, all, factory); //$NON-NLS-1$
		Method run = contexts.getMethod("runCallable", Callable.class); //$NON-NLS-1$
		try {
			@SuppressWarnings("unchecked")
			T done = (T) run.invoke(secured, work);
			return done;
		} catch (InvocationTargetException failure) {
			throw failure.getCause() instanceof Exception cause ? cause : failure;
		}
	}

	@Override
	public MBeanServerConnection server() {
		return server;
	}

	@Override
	public void close() throws IOException {
		try {
			ForeignClasses.during(client.loader(), () -> {
				connector.close();
				return null;
			});
		} catch (IOException | RuntimeException failure) {
			throw failure;
		} catch (Exception impossible) {
			throw new IOException(impossible);
		}
	}
}
