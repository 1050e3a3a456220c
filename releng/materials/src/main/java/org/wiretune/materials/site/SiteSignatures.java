/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Signs each file of a p2 site by OpenPGP, in the form that p2 reads since 4.20: the signature is a property of the artifact,
 * the key one of the site. gpg makes them, so that the key may lie on a card or behind its agent. Tycho's own plugin for this
 * is not on Maven Central in the version that builds WireTune, and would sign during a build what was not tested yet.
 */
final class SiteSignatures {

	private static final Pattern ARTIFACT = Pattern
			.compile("<artifact classifier='([^']+)' id='([^']+)' version='([^']+)'>\\s*<properties size='(\\d+)'>");
	private static final Pattern FIRST_PROPERTIES = Pattern.compile("<properties size='(\\d+)'>");
	private static final Map<String, String> FOLDERS = Map.of("osgi.bundle", "plugins", "org.eclipse.update.feature", "features");
	private static final String SIGNATURES = "pgp.signatures";
	private static final String KEYS = "pgp.publicKeys";

	private SiteSignatures() {
	}

	/**
	 * Signs all files that the index of a site names.
	 *
	 * @param site folder of the site
	 * @param key what names the key to gpg: its fingerprint or the address in it
	 * @param seconds the time that the index has in its jar, in seconds since 1970
	 * @return how many files were signed
	 * @throws IOException when the site is signed already, gpg cannot sign, or a file is missing; the message says which
	 */
	static int sign(Path site, String key, long seconds) throws IOException {
		String index = SiteIndex.read(site, SiteIndex.ARTIFACTS);
		if (index.contains(SIGNATURES)) {
			throw new IOException("The site " + site + " is signed already.");
		}
		String signed = with(FIRST_PROPERTIES.matcher(index), index, KEYS, gpg(List.of("--export", key)));
		int count = 0;
		StringBuilder text = new StringBuilder();
		Matcher artifact = ARTIFACT.matcher(signed);
		int from = 0;
		while (artifact.find()) {
			Path file = file(site, artifact.group(1), artifact.group(2), artifact.group(3));
			String signature = gpg(List.of("--local-user", key, "--output", "-", "--detach-sign", file.toString()));
			text.append(signed, from, artifact.start(4)).append(Integer.parseInt(artifact.group(4)) + 1).append("'>").append(property(SIGNATURES, signature));
			from = artifact.end();
			count++;
		}
		SiteIndex.write(site, SiteIndex.ARTIFACTS, text.append(signed.substring(from)).toString(), seconds);
		return count;
	}

	private static Path file(Path site, String classifier, String id, String version) throws IOException {
		String folder = FOLDERS.get(classifier);
		Path file = site.resolve(folder == null ? classifier : folder).resolve(id + '_' + version + ".jar");
		if (folder == null || !Files.isRegularFile(file)) {
			throw new IOException("The site names " + id + ' ' + version + ", and there is no " + file + '.');
		}
		return file;
	}

	private static String with(Matcher properties, String xml, String name, String value) throws IOException {
		if (!properties.find()) {
			throw new IOException("The index of the site has no properties.");
		}
		return xml.substring(0, properties.start(1)) + (Integer.parseInt(properties.group(1)) + 1) + "'>" + property(name, value) + xml.substring(properties.end());
	}

	/** An attribute keeps ends of lines only where they are written as references. */
	private static String property(String name, String value) {
		return "\n    <property name='" + name + "' value='" + value.strip().replace("\n", "&#10;") + "'/>";
	}

	private static String gpg(List<String> words) throws IOException {
		List<String> command = new ArrayList<>(List.of("gpg", "--batch", "--no-tty", "--armor"));
		command.addAll(words);
		Path errors = Files.createTempFile("gpg", ".txt");
		try {
			Process gpg = new ProcessBuilder(command).redirectError(errors.toFile()).start();
			gpg.getOutputStream().close();
			String said = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			if (gpg.waitFor() != 0 || !said.startsWith("-----BEGIN PGP")) {
				throw new IOException("gpg could not sign: " + Files.readString(errors).strip());
			}
			return said;
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new IOException("The signing was interrupted.", stopped);
		} finally {
			Files.deleteIfExists(errors);
		}
	}
}
