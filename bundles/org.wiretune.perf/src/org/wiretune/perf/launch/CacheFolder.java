/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Path;
import java.util.Locale;

/** The folder of this user for what is fetched once and used by many runs. */
public final class CacheFolder {

	/** System property that names the folder, the one of the class archives too; {@code none} names none. */
	public static final String PROPERTY = ClassArchive.CACHE_PROPERTY;

	private CacheFolder() {
	}

	/** {@return the folder, which need not exist; the one that {@link #PROPERTY} names, or the one that the system has for it} */
	public static Path path() {
		String property = System.getProperty(PROPERTY, "");
		if (!property.isEmpty() && !property.equals("none")) {
			return Path.of(property);
		}
		String xdg = System.getenv("XDG_CACHE_HOME");
		String local = System.getenv("LOCALAPPDATA");
		Path home = Path.of(System.getProperty("user.home"));
		String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
		if (system.startsWith("windows") && local != null) {
			return Path.of(local, "WireTune");
		}
		if (system.startsWith("mac")) {
			return home.resolve("Library").resolve("Caches").resolve("WireTune");
		}
		return (xdg == null || xdg.isEmpty() ? home.resolve(".cache") : Path.of(xdg)).resolve("wiretune");
	}
}
