/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Optional;

/** A file that is read, decoded. Implemented by WireTune; immutable. */
public interface FileText {

	/** {@return its path, relative to what is read, with forward slashes} */
	String path();

	/** {@return the whole text, without a byte order mark} */
	String text();

	/**
	 * {@return the place of a range}
	 *
	 * @param start first character, in UTF-16 characters of the text
	 * @param end the character behind it
	 * @throws IndexOutOfBoundsException where the range is not in the text
	 */
	Origin origin(int start, int end);

	/**
	 * {@return the root element; empty where the text is no XML. What is not well-formed has become a problem by then, and the
	 * tree ends there.} Neither entities nor document types are followed.
	 */
	Optional<? extends XmlNode> xml();
}
