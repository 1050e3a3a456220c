/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.safety.file.UserHome;

/** The folder of this user for what is fetched once and used by many runs. */
public final class CacheFolder {

	/** System property that names the folder, the one of the class archives too; {@code none} names none. */
	public static final String PROPERTY = ClassArchive.CACHE_PROPERTY;

	private CacheFolder() {
	}

	/**
	 * {@return the folder, which need not exist: the one that {@link #PROPERTY} names, or the one that the system has for it;
	 * empty where neither is, because the user has no home folder}
	 */
	public static Optional<Path> path() {
		String property = System.getProperty(PROPERTY, "");
		return property.isEmpty() || property.equals("none") ? ofSystem() : Optional.of(Path.of(property));
	}

	/** {@return the folder that the system has for it} */
	static Optional<Path> ofSystem() {
		String xdg = System.getenv("XDG_CACHE_HOME");
		String local = System.getenv("LOCALAPPDATA");
		Optional<Path> home = UserHome.path();
		String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
		if (system.startsWith("windows") && local != null) {
			return Optional.of(Path.of(local, "WireTune"));
		}
		if (system.startsWith("mac")) {
			return home.map(folder -> folder.resolve("Library").resolve("Caches").resolve("WireTune"));
		}
		Optional<Path> caches = xdg == null || xdg.isEmpty() ? home.map(folder -> folder.resolve(".cache")) : Optional.of(Path.of(xdg));
		return caches.map(folder -> folder.resolve("wiretune"));
	}
}
