/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** The home folder of this user, below which what belongs to the user is kept. */
public final class UserHome {

	private static final String PROPERTY = "user.home";

	private UserHome() {
	}

	/**
	 * {@return the folder, which need not exist; empty where the system knows none} Java then names a folder {@code ?}, as in
	 * a container whose user is in no list of users; it would be made in the current folder.
	 */
	public static Optional<Path> path() {
		try {
			return Optional.of(Path.of(System.getProperty(PROPERTY, ""))).filter(Path::isAbsolute);
		} catch (InvalidPathException nowhere) {
			return Optional.empty();
		}
	}
}
