/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.wiretune.materials.site.SiteRelease;

/** A key that is made for one test and thrown away with its folder. Its agent ends when it is closed. */
final class SigningKey implements AutoCloseable {

	/** Whose key it is. */
	static final String OWNER = "WireTune Test <test@wiretune.invalid>";

	private final Path home;

	/** Makes a key in a folder that is not there yet. */
	SigningKey(Path home) throws Exception {
		this.home = home;
		Files.createDirectory(home);
		home.toFile().setReadable(false, false);
		home.toFile().setReadable(true, true);
		home.toFile().setExecutable(false, false);
		home.toFile().setExecutable(true, true);
		said(List.of("gpg", "--batch", "--passphrase", "", "--quick-generate-key", OWNER, "ed25519", "sign", "2d"));
	}

	/** {@return its fingerprint, in small letters as p2 shows it} */
	String fingerprint() throws Exception {
		return said(List.of("gpg", "--batch", "--with-colons", "--list-keys")).lines().filter(line -> line.startsWith("fpr:")).findFirst().orElseThrow().split(":")[9].toLowerCase();
	}

	/** Makes a release that is signed by this key, as {@code releng/release} does. */
	void release(Path site, String version, Path releases) throws Exception {
		Path archive = releases.resolveSibling("wiretune-site-" + version + ".zip");
		String said = said(List.of(ProcessHandle.current().info().command().orElseThrow(), "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), SiteRelease.class.getName(), site.toString(), version,
				releases.toString(), archive.toString(), "1795800000", fingerprint()));
		assertTrue(said.contains("files of the site were signed"), said);
	}

	private String said(List<String> command) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command)).redirectErrorStream(true);
		Map<String, String> environment = builder.environment();
		environment.put("GNUPGHOME", home.toString());
		Process process = builder.start();
		process.getOutputStream().close();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), said);
		return said;
	}

	@Override
	public void close() throws IOException, InterruptedException {
		ProcessBuilder builder = new ProcessBuilder("gpgconf", "--kill", "all").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
		builder.environment().put("GNUPGHOME", home.toString());
		builder.start().waitFor();
	}
}
