/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import picocli.CommandLine.ITypeConverter;

/**
 * Reads what stands behind an option, for the parser. Classes that the parser calls are written out: a lambda for an
 * interface of it cannot be kept in the archive of classes, and would be made anew with each start.
 */
final class ReadValue implements ITypeConverter<Object> {

	private final String option;
	private final WordReader<?> reader;

	/** A value. @param option what it stands behind @param reader reads it */
	ReadValue(String option, WordReader<?> reader) {
		this.option = option;
		this.reader = reader;
	}

	@Override
	public Object convert(String word) throws CannotRun {
		return reader.read(option, word);
	}
}
