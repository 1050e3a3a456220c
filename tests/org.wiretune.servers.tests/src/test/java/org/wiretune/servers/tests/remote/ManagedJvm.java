/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.address.Trust;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.tests.metrics.ChildJvm;

/** A real Java process with a management port on the loopback address, which asks for a password, and for TLS where it has a key. */
public final class ManagedJvm implements AutoCloseable {

	/** The user who may read. */
	public static final String USER = "reader";

	/** The user who may call operations too. */
	public static final String OPERATOR = "operator";

	/** The password of both. */
	public static final String PASSWORD = "p4ss-of-reader";

	private static final String STORE_PASSWORD = "changeit";

	private final int port;
	private final ChildJvm process;

	/**
	 * Starts a process.
	 *
	 * @param folder
	 *            for its files
	 * @param key
	 *            a key store made by {@link #key}; empty for a port without TLS
	 * @param more
	 *            further options
	 */
	public ManagedJvm(Path folder, Optional<Path> key, String... more) throws IOException {
		port = freePort();
		Path passwords = Files.writeString(folder.resolve("passwords"), USER + ' ' + PASSWORD + '\n' + OPERATOR + ' ' + PASSWORD + '\n');
		Files.setPosixFilePermissions(passwords, PosixFilePermissions.fromString("rw-------"));
		Path access = Files.writeString(folder.resolve("access"), USER + " readonly\n" + OPERATOR + " readwrite\n");
		List<String> options = new ArrayList<>(List.of("-Dcom.sun.management.jmxremote.port=" + port, "-Dcom.sun.management.jmxremote.rmi.port=" + port,
				"-Dcom.sun.management.jmxremote.host=127.0.0.1", "-Djava.rmi.server.hostname=127.0.0.1", "-Dcom.sun.management.jmxremote.authenticate=true",
				"-Dcom.sun.management.jmxremote.password.file=" + passwords, "-Dcom.sun.management.jmxremote.access.file=" + access, "-Dcom.sun.management.jmxremote.ssl=" + key.isPresent(),
				"-Dcom.sun.management.jmxremote.registry.ssl=" + key.isPresent()));
		key.ifPresent(store -> options.addAll(List.of("-Djavax.net.ssl.keyStore=" + store, "-Djavax.net.ssl.keyStorePassword=" + STORE_PASSWORD)));
		options.addAll(List.of(more));
		process = ChildJvm.managed(options);
	}

	/** {@return a port that nobody had a moment ago} */
	public static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	/**
	 * Makes a key with a certificate that no authority vouches for.
	 *
	 * @param folder
	 *            for the key store
	 * @param name
	 *            of the file
	 * @return the key store, with the password of {@link #trusting}
	 */
	public static Path key(Path folder, String name) throws IOException, InterruptedException {
		Path store = folder.resolve(name);
		Process made = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-alias", "server", "-keyalg", "EC", "-validity", "2",
				"-dname", "CN=" + name, "-storetype", "PKCS12", "-keystore", store.toString(), "-storepass", STORE_PASSWORD, "-keypass", STORE_PASSWORD).inheritIO().start();
		if (made.waitFor() != 0) {
			throw new IOException("keytool ended with " + made.exitValue());
		}
		return store;
	}

	/** {@return trust in the certificates of a key store} @param store made by {@link #key} */
	public static Trust trusting(Path store) {
		return new Trust(true, Optional.of(store), Password.of(STORE_PASSWORD.toCharArray()), "");
	}

	/** {@return its address} */
	public String address() {
		return "127.0.0.1:" + port;
	}

	/** {@return the port} */
	public int port() {
		return port;
	}

	/** {@return the server, asked as the user who may read} @param trust how it is trusted */
	public RemoteServer server(Trust trust) throws WrongAddress {
		return server(USER, PASSWORD, trust);
	}

	/** {@return the server} @param user who asks @param password of the user @param trust how it is trusted */
	public RemoteServer server(String user, String password, Trust trust) throws WrongAddress {
		return new RemoteServer(ServerAddress.parse(address()), user, Password.of(password.toCharArray()), trust, Optional.empty());
	}

	@Override
	public void close() throws InterruptedException {
		process.close();
	}
}
