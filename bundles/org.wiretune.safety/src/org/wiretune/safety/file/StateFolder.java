/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.safety.text.Texts;

/**
 * The folder of this user for what WireTune has to remember from one start to the next: what can be undone, and which
 * files it is writing. Unlike a cache it is not thrown away. Only the user may read it.
 */
public final class StateFolder {

	private static final Texts TEXTS = Texts.of(StateFolder.class, "file");

	/** System property that names the folder; {@code none} names none. */
	public static final String PROPERTY = "wiretune.state";

	private StateFolder() {
	}

	/** {@return the folder, which need not exist: the one that {@link #PROPERTY} names, or the one that the system has for it; empty where neither is} */
	public static Optional<Path> path() {
		String property = System.getProperty(PROPERTY, "");
		if (!property.isEmpty()) {
			return property.equals("none") ? Optional.empty() : Optional.of(Path.of(property).toAbsolutePath());
		}
		Optional<Path> home = UserHome.path();
		String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
		String local = System.getenv("LOCALAPPDATA");
		String xdg = System.getenv("XDG_STATE_HOME");
		if (system.startsWith("windows")) {
			return local == null ? home.map(folder -> folder.resolve("WireTune")) : Optional.of(Path.of(local, "WireTune", "State"));
		}
		if (system.startsWith("mac")) {
			return home.map(folder -> folder.resolve("Library").resolve("Application Support").resolve("WireTune"));
		}
		// A relative folder is no folder of the user (XDG base directory specification).
		Optional<Path> states = xdg == null || !xdg.startsWith("/") ? home.map(folder -> folder.resolve(".local").resolve("state")) : Optional.of(Path.of(xdg));
		return states.map(folder -> folder.resolve("wiretune"));
	}

	/**
	 * {@return a folder in it, created where it is missing, which only this user may read}
	 *
	 * @param name its name
	 * @throws IOException where there is none or it cannot be created; the message says why
	 */
	public static Path folder(String name) throws IOException {
		Path state = path().orElseThrow(() -> new IOException(TEXTS.get(System.getProperty(PROPERTY, "").isEmpty() ? "noHome" : "noState", PROPERTY)));
		try {
			PrivateFiles.folder(state);
			return PrivateFiles.folder(state.resolve(name));
		} catch (IOException problem) {
			throw new IOException(TEXTS.get("stateFailed", state, FileNotWritten.of(state, state, problem, 0).getMessage()), problem);
		}
	}
}
