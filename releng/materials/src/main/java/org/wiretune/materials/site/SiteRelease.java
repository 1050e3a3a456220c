/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes a release of the update site that a build has left: signed where a key is given, among the earlier versions in a
 * folder that a web server can show, and as one archive that Eclipse installs from. Called as
 * {@code SiteRelease SITE VERSION RELEASES ARCHIVE SECONDS [KEY]}.
 */
public final class SiteRelease {

	private static final int LEAST = 5;

	private SiteRelease() {
	}

	/**
	 * Makes it.
	 *
	 * @param arguments folder of the built site, version, folder of all releases, archive to write, time of the sources in
	 *     seconds since 1970, and what names the key to gpg
	 * @throws IOException when one of the parts cannot be read or written, or the version was released before; the message
	 *     says so in a sentence
	 */
	public static void main(String[] arguments) throws IOException {
		if (arguments.length < LEAST) {
			throw new IOException("usage: SITE VERSION RELEASES ARCHIVE SECONDS [KEY]");
		}
		make(Path.of(arguments[0]), arguments[1], Path.of(arguments[2]), Path.of(arguments[3]), Long.parseLong(arguments[4]), arguments.length > LEAST ? arguments[LEAST] : "");
	}

	/**
	 * Makes it.
	 *
	 * @param built folder of the built site, which stays as it is
	 * @param version number of the release
	 * @param releases folder of all releases
	 * @param archive archive to write
	 * @param seconds time of the sources, in seconds since 1970
	 * @param key what names the key to gpg, or nothing for a site without signatures
	 * @throws IOException when it cannot be made; the message says why
	 */
	public static void make(Path built, String version, Path releases, Path archive, long seconds, String key) throws IOException {
		Path work = Files.createTempDirectory("wiretune-site");
		try {
			Path site = work.resolve("site");
			Folders.copy(built, site);
			if (!key.isEmpty()) {
				System.out.println(SiteSignatures.sign(site, key, seconds) + " files of the site were signed by the key " + key + '.');
			}
			new CompositeSite(releases).add(version, site, seconds);
			SteadyZip.ofFolder(archive, site, seconds);
			System.out.println("The site of " + version + " is in " + releases.resolve(version) + " and " + archive + '.');
		} finally {
			Folders.delete(work);
		}
	}
}
