/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/**
 * Makes a value of a word.
 *
 * @param <T> type of the value
 */
@FunctionalInterface
interface WordReader<T> {

	/**
	 * {@return the value}
	 *
	 * @param option what the word stands behind, for messages
	 * @param word the word
	 * @throws CannotRun where it is none; the message says what would be one
	 */
	T read(String option, String word) throws CannotRun;
}
