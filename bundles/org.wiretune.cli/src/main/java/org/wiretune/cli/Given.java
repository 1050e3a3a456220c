/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.Optional;

import picocli.CommandLine.Model.ArgSpec;

/**
 * What was given for an option, or for the words that belong to none; known when the words were read.
 *
 * @param <T> type of the value
 */
final class Given<T> {

	private final ArgSpec argument;

	Given(ArgSpec argument) {
		this.argument = argument;
	}

	/** {@return the value; empty where none was given} */
	Optional<T> value() {
		return Optional.ofNullable(argument.getValue());
	}

	/** {@return the value} @param standard what counts where none was given */
	T or(T standard) {
		return value().orElse(standard);
	}

	/** {@return whether it was said; of the words of one call those before this one count} */
	boolean isGiven() {
		Object value = argument.getValue();
		return value != null && !Boolean.FALSE.equals(value);
	}
}
