/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Which of the files that were read nothing starts. Where only such files were read, who named them means them, and none
 * is idle. Used by one thread.
 */
public final class IdleFiles {

	private static final String RELEASES = "tags/";
	private static final String LATEST = "trunk/";

	private final IdleProfiles profiles;
	private final Set<String> releases;
	private final CopiedFiles copied;
	private final MisplacedUnits misplaced;
	private final boolean meant;
	/** Many findings stand in one file. */
	private final Map<String, Boolean> known = new HashMap<>();

	/**
	 * Finds them.
	 *
	 * @param read the files that gave something
	 * @param all these and others that say what is started
	 * @param texts the text of a file; null where it is not at hand
	 */
	public IdleFiles(Collection<String> read, Collection<String> all, Function<String, String> texts) {
		profiles = new IdleProfiles(all, texts);
		releases = releases(all);
		copied = new CopiedFiles(all, texts);
		misplaced = new MisplacedUnits(all);
		meant = read.stream().allMatch(this::isNamedOrBeside);
	}

	/** {@return whether nothing starts with a file} @param path a path of what was read */
	public boolean isIdle(String path) {
		return !meant && known.computeIfAbsent(path, this::isNamedOrBeside);
	}

	private boolean isNamedOrBeside(String path) {
		return IdleNames.isIdle(path) || profiles.isIdle(path) || copied.isIdle(path) || misplaced.isIdle(path) || releases.stream().anyMatch(path::startsWith);
	}

	/** {@return the folders of earlier releases: where work goes on in a folder trunk, what stands in tags beside it nobody changes} @param all all paths */
	private static Set<String> releases(Collection<String> all) {
		Set<String> latest = above(all, LATEST);
		return above(all, RELEASES).stream().filter(latest::contains).map(above -> above + RELEASES).collect(Collectors.toUnmodifiableSet());
	}

	/** {@return the folders that hold a folder of a name, each with a slash at its end} */
	private static Set<String> above(Collection<String> all, String name) {
		return all.stream().filter(path -> path.startsWith(name) || path.contains('/' + name)).map(path -> path.startsWith(name) ? "" : path.substring(0, path.indexOf('/' + name) + 1))
				.collect(Collectors.toUnmodifiableSet());
	}
}
