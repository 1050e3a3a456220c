/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;
import java.util.function.Function;

/**
 * Something that many ask for and that is worked out once for what was read, for example the groups of all configuration
 * files by kind. It is a key and the way to work it out; each memo is a constant of the class that knows the way.
 *
 * @param <T> what is worked out; not to be changed once it is handed out
 */
public final class Memo<T> {

	private final Function<? super Reading, ? extends T> work;

	private Memo(Function<? super Reading, ? extends T> work) {
		this.work = work;
	}

	/**
	 * {@return a memo of its own, equal to no other}
	 *
	 * @param <T> what is worked out
	 * @param work works it out of what was read and nothing else; may ask for other memos, must not give null
	 */
	public static <T> Memo<T> of(Function<? super Reading, ? extends T> work) {
		return new Memo<>(Objects.requireNonNull(work));
	}

	/**
	 * {@return what is worked out, anew with each call; others ask {@link Reading#memo}}
	 *
	 * @param reading what was read
	 */
	public T workOut(Reading reading) {
		return Objects.requireNonNull(work.apply(reading));
	}
}
