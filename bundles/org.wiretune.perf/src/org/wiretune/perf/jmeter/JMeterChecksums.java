/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * The SHA-256 of each jar of {@link JMeterInstallation#VERSION} and of its libraries, as they lie on Maven Central; the
 * resource {@value #RESOURCE} is what {@code sha256sum} prints. Nothing is run that is not in it.
 */
final class JMeterChecksums {

	private static final String RESOURCE = "jmeter.sha256";
	private static final int BUFFER_BYTES = 1 << 16;

	private JMeterChecksums() {
	}

	/** {@return the checksum of each jar, by its file name} */
	static Map<String, String> known() {
		Map<String, String> known = new TreeMap<>();
		try (InputStream resource = JMeterChecksums.class.getResourceAsStream(RESOURCE)) {
			for (String line : new String(resource.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
				String[] columns = line.split("  ", 2);
				known.put(columns[1].strip(), columns[0]);
			}
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
		return known;
	}

	/**
	 * Compares the jars of a folder with what is known.
	 *
	 * @param jars folder with jars
	 * @param known the checksum of each jar that must be there, by its file name
	 * @throws IOException when one is another, is unknown or is missing; the message names it
	 */
	static void verify(Path jars, Map<String, String> known) throws IOException {
		Map<String, String> missing = new TreeMap<>(known);
		try (DirectoryStream<Path> all = Files.newDirectoryStream(jars)) {
			for (Path jar : all) {
				String name = jar.getFileName().toString();
				String found = sha256(jar);
				String wanted = missing.remove(name);
				if (!found.equals(wanted)) {
					throw new IOException(TEXTS.get("jmeter.checksum", name, found, wanted == null ? TEXTS.get("jmeter.checksum.none") : wanted));
				}
			}
		}
		if (!missing.isEmpty()) {
			throw new IOException(TEXTS.get("jmeter.checksum.missing", missing.size(), missing.keySet().iterator().next()));
		}
	}

	private static String sha256(Path file) throws IOException {
		try (InputStream stream = Files.newInputStream(file)) {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			byte[] buffer = new byte[BUFFER_BYTES];
			for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
				digest.update(buffer, 0, read);
			}
			return HexFormat.of().formatHex(digest.digest());
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}
}
