/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Collection;
import java.util.function.Function;

/**
 * Which of the files that were read nothing starts. Where only such files were read, who named them means them, and none
 * is idle.
 */
public final class IdleFiles {

	private final IdleProfiles profiles;
	private final boolean meant;

	/**
	 * Finds them.
	 *
	 * @param read the files that gave something
	 * @param all these and others that say what is started
	 * @param texts the text of a file; null where it is not at hand
	 */
	public IdleFiles(Collection<String> read, Collection<String> all, Function<String, String> texts) {
		profiles = new IdleProfiles(all, texts);
		meant = read.stream().allMatch(this::isNamedOrBeside);
	}

	/** {@return whether nothing starts with a file} @param path a path of what was read */
	public boolean isIdle(String path) {
		return !meant && isNamedOrBeside(path);
	}

	private boolean isNamedOrBeside(String path) {
		return IdleNames.isIdle(path) || profiles.isIdle(path);
	}
}
