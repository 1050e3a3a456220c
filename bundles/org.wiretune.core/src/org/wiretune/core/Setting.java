/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A value of a file, or one that a file could state. Implemented by WireTune; not to be changed by who gets it.
 */
public interface Setting {

	/** {@return its name, as the table or the reader of its file calls it, for example {@code maximum-pool-size}} */
	String key();

	/** {@return the value that the file states, as it is after quotes and escapes of the file are taken off; empty where it states none} */
	Optional<String> stated();

	/**
	 * {@return the value that counts: the stated one, with variables in it replaced where their values are known, or else the
	 * default of the product; empty where neither is known}
	 */
	Optional<String> value();

	/** {@return the effective value as a whole number; empty where it is none} */
	OptionalLong number();

	/** {@return the effective value as a size in bytes, suffixes and the setting's unit taken in; empty where it is none} */
	OptionalLong bytes();

	/** {@return the effective value as a time in milliseconds, suffixes and the setting's unit taken in; empty where it is none} */
	OptionalLong milliseconds();

	/** {@return whether the effective value says yes: true, yes, on or 1} */
	boolean truth();

	/** {@return where the value stands; empty where the file states none} */
	Optional<Origin> origin();

	/** {@return how a value is written there: the form that the stated one was read in, or that of the place where the file lacks one} */
	ValueForm form();
}
