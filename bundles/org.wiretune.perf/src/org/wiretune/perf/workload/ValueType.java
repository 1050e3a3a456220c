/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/**
 * How the values of a key are written in a workload file. Immutable. {@link ValueTypes} makes them.
 *
 * @param <T> what a value is in the program
 */
public interface ValueType<T> {

	/**
	 * Reads a value.
	 *
	 * @param text text as it stands in the file, without spaces around it
	 * @return the value
	 * @throws WrongValueException when the text is no such value
	 */
	T parse(String text) throws WrongValueException;

	/**
	 * Writes a value so that {@link #parse(String)} reads the same one.
	 *
	 * @param value a value
	 * @return its text
	 */
	String text(T value);

	/** {@return what a value looks like, for messages and hovers, such as {@code a whole number from 1 to 256}} */
	String form();

	/** {@return values to propose; empty where there is no end of them} */
	default List<String> proposals() {
		return List.of();
	}
}
