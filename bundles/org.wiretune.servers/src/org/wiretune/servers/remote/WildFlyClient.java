/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import javax.management.remote.JMXConnectorProvider;

import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.metrics.ConnectionFailedException;

/**
 * WildFly's own client for its management, {@code jboss-client.jar}, which comes with every WildFly and EAP and not with this program. Its
 * classes see themselves and the JDK, and nothing of this program or the workbench; so what a server sends can be made of these alone. Kept
 * for as long as the program runs, because it has threads of its own.
 */
final class WildFlyClient {

	private static final List<String> FILES = List.of("jboss-client.jar", "jboss-cli-client.jar"); //$NON-NLS-1$ //$NON-NLS-2$
	private static final List<String> HOMES = List.of("JBOSS_HOME", "WILDFLY_HOME", "EAP_HOME"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	/** Its libraries log their versions; a failure is told by an exception. Kept, because loggers are held weakly. */
	@SuppressWarnings("unused")
	private static final List<Logger> QUIET = Stream.of("org.jboss.remoting", "org.jboss.threads", "org.xnio", "org.wildfly.security", "org.wildfly.common").map(WildFlyClient::quiet).toList(); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$

	private static final Map<Path, WildFlyClient> LOADED = new HashMap<>();

	private final ClassLoader loader;
	private final JMXConnectorProvider provider;

	private WildFlyClient(ClassLoader loader, JMXConnectorProvider provider) {
		this.loader = loader;
		this.provider = provider;
	}

	private static Logger quiet(String name) {
		Logger log = Logger.getLogger(name);
		log.setLevel(Level.SEVERE);
		return log;
	}

	/**
	 * {@return the client for a server: the one that the user has named, or that of a WildFly of this machine}
	 *
	 * @param server
	 *            of kind WILDFLY
	 * @throws ConnectionFailedException
	 *             where there is none; the sentence says which file to give
	 */
	static WildFlyClient of(RemoteServer server) throws ConnectionFailedException {
		Path file = file(server).toAbsolutePath().normalize();
		synchronized (LOADED) {
			WildFlyClient client = LOADED.get(file);
			if (client == null) {
				client = load(file);
				LOADED.put(file, client);
			}
			return client;
		}
	}

	private static WildFlyClient load(Path file) throws ConnectionFailedException {
		try {
			URLClassLoader loader = new URLClassLoader("WildFly client", new URL[] { file.toUri().toURL() }, ClassLoader.getPlatformClassLoader()); //$NON-NLS-1$
			// Those of the JDK come first, and know other protocols.
			Optional<JMXConnectorProvider> provider = ServiceLoader.load(JMXConnectorProvider.class, loader).stream().filter(each -> each.type().getClassLoader() == loader).findFirst()
					.map(ServiceLoader.Provider::get);
			if (provider.isPresent()) {
				return new WildFlyClient(loader, provider.get());
			}
			loader.close();
		} catch (IOException | ServiceConfigurationError | LinkageError wrong) {
			throw new ConnectionFailedException(TEXTS.get("remote.clientWrong", file.toString()), false, wrong); //$NON-NLS-1$
		}
		throw new ConnectionFailedException(TEXTS.get("remote.clientWrong", file.toString()), false, null); //$NON-NLS-1$
	}

	private static Path file(RemoteServer server) throws ConnectionFailedException {
		if (server.client().isPresent()) {
			Path named = server.client().get();
			return found(named).orElseThrow(() -> new ConnectionFailedException(TEXTS.get("remote.clientNotThere", named.toString(), String.join(", ", FILES)), false, null)); //$NON-NLS-1$ //$NON-NLS-2$
		}
		List<Path> homes = new ArrayList<>();
		for (String variable : HOMES) {
			String home = System.getenv(variable);
			if (home != null && !home.isBlank()) {
				homes.add(new File(home).toPath());
			}
		}
		homes.add(new ServerInstallations().home(ServerKind.WILDFLY));
		return homes.stream().map(WildFlyClient::found).flatMap(Optional::stream).findFirst()
				.orElseThrow(() -> new ConnectionFailedException(TEXTS.get("remote.clientMissing"), false, null)); //$NON-NLS-1$
	}

	/** The file itself, or the one of an installation. */
	private static Optional<Path> found(Path named) {
		if (Files.isRegularFile(named)) {
			return Optional.of(named);
		}
		return FILES.stream().map(name -> named.resolve("bin").resolve("client").resolve(name)).filter(Files::isRegularFile).findFirst(); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return its classes} */
	ClassLoader loader() {
		return loader;
	}

	/** {@return what makes connections} */
	JMXConnectorProvider provider() {
		return provider;
	}
}
