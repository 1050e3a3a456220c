/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was read at one time. Implemented by WireTune; nobody changes what it gives. May be asked by several threads.
 */
public interface Reading {

	/** {@return everything that was read, linked} */
	Solution solution();

	/**
	 * {@return the groups of a kind in all configuration files, in the order of their paths}
	 *
	 * @param kind the kind, as the table of the file states it, for example {@code spring-boot.datasource.hikari}
	 */
	Stream<? extends Group> groups(String kind);

	/**
	 * {@return the text of a file as it was read; empty where it is not at hand}
	 *
	 * @param path the path, with forward slashes
	 */
	Optional<String> text(String path);

	/**
	 * {@return what is worked out once for this reading} The first who asks works it out; others wait for it.
	 *
	 * @param <T> what it is
	 * @param memo the key, a constant of the class that knows the way
	 */
	<T> T memo(Memo<T> memo);
}
