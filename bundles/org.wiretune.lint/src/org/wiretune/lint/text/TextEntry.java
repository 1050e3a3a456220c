/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/**
 * One assignment in a file that is no XML. Offsets count characters of the decoded text.
 *
 * @param document the document of the file that it stands in, from 0; more than one have YAML files and the properties of Spring Boot
 * @param section the section, stanza or command that it stands in, empty where there is none
 * @param key the key as the product takes it: without escapes, nested keys of YAML with dots between them
 * @param value the value without quotes, escapes and white space around it
 * @param keyStart first character of the key
 * @param keyEnd the character behind the key
 * @param valueStart first character of the value's own text, without a quote
 * @param valueEnd the character behind it
 * @param end where a line behind this entry would begin with its line delimiter: the end of its last line
 * @param quoting what stands around the value
 */
public record TextEntry(int document, String section, String key, String value, int keyStart, int keyEnd, int valueStart, int valueEnd, int end, Quoting quoting) {

	/** {@return the same entry under another key} @param other the key */
	public TextEntry withKey(String other) {
		return new TextEntry(document, section, other, value, keyStart, keyEnd, valueStart, valueEnd, end, quoting);
	}
}
