/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;

/**
 * The key with which JMeter and its remote engines know each other: one key store that all of them have. Without it JMeter
 * would listen on every address of a machine and take plans, which are programs, from anybody.
 */
public final class EngineKeys {

	/**
	 * The password of the key store, JMeter's own standard. It protects nothing; that the file can be read by its owner
	 * only does.
	 */
	static final String PASSWORD = "changeit";

	private static final String ALIAS = "rmi";
	private static final int DAYS = 30;

	private EngineKeys() {
	}

	/**
	 * Makes a key store with a new key, by the {@code keytool} of a Java; only its owner may read it.
	 *
	 * @param file the file; it must not be there
	 * @param java the Java
	 * @throws IOException when it cannot be made; the message says why
	 */
	public static void make(Path file, JavaInstallation java) throws IOException {
		Path absolute = file.toAbsolutePath();
		Path tool = java.executable().resolveSibling(File.separatorChar == '\\' ? "keytool.exe" : "keytool");
		// Made in a folder that nobody else can enter, so that the key is never readable for others.
		Path folder = Files.createTempDirectory("wiretune-key-");
		try {
			Path made = folder.resolve("key.jks");
			ChildProcess process = ChildProcess.start("keytool",
					List.of(tool.toString(), "-genkeypair", "-keyalg", "EC", "-groupname", "secp256r1", "-alias", ALIAS,
							"-keystore", made.toString(), "-storepass", PASSWORD, "-keypass", PASSWORD, "-validity",
							String.valueOf(DAYS), "-dname", "CN=WireTune JMeter engines"),
					folder, line -> {
					}, code -> {
					});
			if (!process.end(60, TimeUnit.SECONDS)) {
				throw new IOException(TEXTS.get("jmeter.noKey", tool, String.join(" ", process.lastLines())));
			}
			if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
				Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rw-------"));
			}
			Files.createDirectories(absolute.getParent());
			Files.move(made, absolute);
		} finally {
			Folders.delete(folder);
		}
	}

	/** The arguments that give JMeter the key. */
	static List<String> arguments(Path file) {
		String absolute = file.toAbsolutePath().toString();
		return List.of("-Jserver.rmi.ssl.keystore.file=" + absolute, "-Jserver.rmi.ssl.truststore.file=" + absolute,
				"-Jserver.rmi.ssl.keystore.password=" + PASSWORD, "-Jserver.rmi.ssl.truststore.password=" + PASSWORD,
				"-Jserver.rmi.ssl.keystore.alias=" + ALIAS, "-Jserver.rmi.ssl.disable=false");
	}

	/** A context that knows the key and trusts it only. */
	static SSLContext context(Path file) throws IOException {
		try (InputStream input = Files.newInputStream(file)) {
			KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
			store.load(input, PASSWORD.toCharArray());
			KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
			keys.init(store, PASSWORD.toCharArray());
			TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
			trust.init(store);
			SSLContext context = SSLContext.getInstance("TLS");
			context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
			return context;
		} catch (GeneralSecurityException | IOException e) {
			throw new IOException(TEXTS.get("jmeter.wrongKey", file, String.valueOf(e.getMessage())), e);
		}
	}
}
