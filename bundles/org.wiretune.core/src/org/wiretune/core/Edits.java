/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;


/**
 * Takes the changes of a fix. As soon as one part cannot be made, for example since a value has no place in its file, the
 * whole fix is not offered. Implemented by WireTune; used by one thread.
 */
public interface Edits {

	/**
	 * Writes a value in the language of its file: over the one that stands there, or where the reader of the file would put
	 * it. A value that stands there already is no change.
	 *
	 * @param setting the setting; null makes the fix impossible
	 * @param value the new value, without quotes or escapes
	 * @return this
	 */
	Edits set(Setting setting, String value);

	/**
	 * Inserts text as it is.
	 *
	 * @param path the file
	 * @param offset where, in UTF-16 characters of the decoded text without a byte order mark
	 * @param text what, with the line ends of the file
	 * @return this
	 */
	Edits insert(String path, int offset, String text);

	/**
	 * Replaces a range as it is.
	 *
	 * @param path the file
	 * @param offset first character
	 * @param expected what stands there; where something else does by then, the fix is refused
	 * @param replacement what shall stand there
	 * @return this
	 */
	Edits replace(String path, int offset, String expected, String replacement);

	/**
	 * Gives a name in braces in the texts of this fix a value, besides those of the observation.
	 *
	 * @param name the name
	 * @param value the value, as it is shown
	 * @return this
	 */
	Edits with(String name, String value);

	/**
	 * Says that the fix cannot be made.
	 *
	 * @return this
	 */
	Edits impossible();
}
