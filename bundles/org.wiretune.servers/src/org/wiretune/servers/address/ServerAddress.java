/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.safety.text.Texts;

/**
 * Where a server is asked. Has no user and no password; a text with such is refused, because addresses are shown and kept. Immutable.
 *
 * @param kind
 *            by which interface
 * @param host
 *            name or number of the host; one of IPv6 without brackets
 * @param port
 *            1 to 65535
 * @param path
 *            of {@link AddressKind#JAVA} the name in the registry, of others the path of the interface; may be empty
 * @param secure
 *            whether the address itself asks for TLS
 */
public record ServerAddress(AddressKind kind, String host, int port, String path, boolean secure) {

	private static final Texts TEXTS = Texts.of(ServerAddress.class, "messages"); //$NON-NLS-1$

	private static final int LONGEST = 500;
	private static final int LAST_PORT = 65_535;
	private static final int WILDFLY_PORT = 9990;
	private static final int WILDFLY_SECURE_PORT = 9993;
	private static final int LIBERTY_PORT = 9443;
	private static final String REGISTRY_NAME = "jmxrmi"; //$NON-NLS-1$
	private static final String LIBERTY_PATH = "/IBMJMXConnectorREST"; //$NON-NLS-1$
	private static final int HTTP_PORT = 80;
	/** Paths of the actuator of Spring Boot, also below another, and of the metrics of Quarkus. */
	private static final Pattern METERS = Pattern.compile("(?:/actuator(?:/metrics|/prometheus)?|/q/metrics|/metrics|/prometheus)/?$"); //$NON-NLS-1$
	private static final String JMX = "service:jmx:"; //$NON-NLS-1$
	private static final String SECURE = "s"; //$NON-NLS-1$

	/** A host, with brackets where it has colons, and a port. */
	private static final Pattern HOST_PORT = Pattern.compile("(\\[[0-9A-Fa-f:.%]+\\]|[\\p{Alnum}._-]+):(\\d{1,5})"); //$NON-NLS-1$
	/** The form that the JDK documents for its own agent; a host in front of the path is that of the server's own port and not needed. */
	private static final Pattern RMI = Pattern.compile("rmi://[^/]*/jndi/rmi://([^/]+)/([\\w.-]+)"); //$NON-NLS-1$

	/** Checks the values. */
	public ServerAddress {
		Objects.requireNonNull(kind);
		Objects.requireNonNull(host);
		Objects.requireNonNull(path);
		if (port < 1 || port > LAST_PORT) {
			throw new IllegalArgumentException("port " + port); //$NON-NLS-1$
		}
	}

	/**
	 * Reads an address: {@code host:port} or {@code service:jmx:rmi:///jndi/rmi://host:port/jmxrmi} for a Java program,
	 * {@code service:jmx:remote+http://host:9990} for WildFly, {@code service:jmx:rest://host:9443/IBMJMXConnectorREST} or
	 * {@code https://host:9443} for Liberty, {@code http://localhost:8080/actuator} or {@code http://localhost:8080/q/metrics} for
	 * meters of Micrometer.
	 *
	 * @param text
	 *            what the user gave
	 * @return the address
	 * @throws WrongAddress
	 *             when it is none; the message says what one looks like, without what may be a password
	 */
	public static ServerAddress parse(String text) throws WrongAddress {
		String given = text.strip();
		if (given.isEmpty() || given.length() > LONGEST) {
			throw new WrongAddress(TEXTS.get("address.missing")); //$NON-NLS-1$
		}
		if (given.indexOf('@') >= 0) {
			throw new WrongAddress(TEXTS.get("address.login")); //$NON-NLS-1$
		}
		if (given.toLowerCase(Locale.ROOT).contains("/stub/")) { //$NON-NLS-1$
			throw new WrongAddress(TEXTS.get("address.stub")); //$NON-NLS-1$
		}
		String rest = given.startsWith(JMX) ? given.substring(JMX.length()) : given;
		Matcher rmi = RMI.matcher(rest);
		if (rmi.matches()) {
			return java(rmi.group(1), rmi.group(2)).orElseThrow(() -> unknown(given));
		}
		Optional<ServerAddress> plain = rest == given ? java(given, REGISTRY_NAME) : Optional.empty();
		return plain.isPresent() ? plain.get() : byScheme(rest, given);
	}

	private static Optional<ServerAddress> java(String hostAndPort, String name) {
		Matcher matcher = HOST_PORT.matcher(hostAndPort);
		if (!matcher.matches() || !isPort(matcher.group(2))) {
			return Optional.empty();
		}
		return Optional.of(new ServerAddress(AddressKind.JAVA, bare(matcher.group(1)), Integer.parseInt(matcher.group(2)), name, false));
	}

	private static boolean isPort(String digits) {
		int port = Integer.parseInt(digits);
		return port >= 1 && port <= LAST_PORT;
	}

	private static ServerAddress byScheme(String rest, String given) throws WrongAddress {
		URI uri;
		try {
			uri = new URI(rest);
		} catch (URISyntaxException wrong) {
			throw unknown(given);
		}
		String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
		if (uri.getHost() == null || uri.getPort() > LAST_PORT || uri.getPort() == 0 || uri.getQuery() != null) {
			throw unknown(given);
		}
		boolean jmx = rest != given;
		String path = uri.getPath();
		return switch (scheme) {
		case "remote+http", "remote+https", "http-remoting-jmx", "https-remoting-jmx", "remoting-jmx" -> wildfly(uri, scheme.startsWith("https") || scheme.endsWith(SECURE)); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
		case "rest" -> liberty(uri); //$NON-NLS-1$
		case "http", "https" -> { //$NON-NLS-1$ //$NON-NLS-2$
			if (jmx) {
				throw unknown(given);
			}
			boolean management = uri.getPort() == WILDFLY_PORT || uri.getPort() == WILDFLY_SECURE_PORT || path.startsWith("/management") || path.startsWith("/console"); //$NON-NLS-1$ //$NON-NLS-2$
			if (management) {
				yield wildfly(uri, scheme.endsWith(SECURE));
			}
			if (METERS.matcher(path).find()) {
				yield meters(uri, scheme.endsWith(SECURE));
			}
			if (!scheme.endsWith(SECURE)) {
				throw new WrongAddress(TEXTS.get("address.plainLiberty")); //$NON-NLS-1$
			}
			yield liberty(uri);
		}
		default -> throw unknown(given);
		};
	}

	/** Whoever reads meters says no password, so they are read on this machine alone. */
	private static ServerAddress meters(URI uri, boolean secure) throws WrongAddress {
		ServerAddress address = new ServerAddress(AddressKind.ACTUATOR, bare(uri.getHost()), uri.getPort() < 0 ? HTTP_PORT : uri.getPort(), uri.getRawPath(), secure);
		if (secure || !address.isLoopback()) {
			throw new WrongAddress(TEXTS.get("address.meters", address.hostAndPort(), uri.getRawPath())); //$NON-NLS-1$
		}
		return address;
	}

	private static ServerAddress wildfly(URI uri, boolean secure) {
		int port = uri.getPort() < 0 ? secure ? WILDFLY_SECURE_PORT : WILDFLY_PORT : uri.getPort();
		return new ServerAddress(AddressKind.WILDFLY, bare(uri.getHost()), port, "", secure); //$NON-NLS-1$
	}

	private static ServerAddress liberty(URI uri) {
		return new ServerAddress(AddressKind.LIBERTY, bare(uri.getHost()), uri.getPort() < 0 ? LIBERTY_PORT : uri.getPort(), LIBERTY_PATH, true);
	}

	private static WrongAddress unknown(String given) {
		return new WrongAddress(TEXTS.get("address.unknown", given)); //$NON-NLS-1$
	}

	private static String bare(String host) {
		return host.startsWith("[") ? host.substring(1, host.length() - 1) : host; //$NON-NLS-1$
	}

	/** {@return such as {@code host:9010}, with brackets around a number of IPv6} */
	public String hostAndPort() {
		return (host.indexOf(':') >= 0 ? '[' + host + ']' : host) + ':' + port;
	}

	/** {@return whether what is sent stays on this machine} */
	public boolean isLoopback() {
		return host.equalsIgnoreCase("localhost") || host.startsWith("127.") || host.equals("::1"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}

	/** {@return the address as {@link #parse} reads it and as people write it} */
	@Override
	public String toString() {
		return switch (kind) {
		case JAVA -> path.equals(REGISTRY_NAME) ? hostAndPort() : JMX + "rmi:///jndi/rmi://" + hostAndPort() + '/' + path; //$NON-NLS-1$
		case WILDFLY -> JMX + (secure ? "remote+https" : "remote+http") + "://" + hostAndPort(); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		case LIBERTY -> "https://" + hostAndPort() + path; //$NON-NLS-1$
		case ACTUATOR -> "http://" + hostAndPort() + path; //$NON-NLS-1$
		};
	}
}
