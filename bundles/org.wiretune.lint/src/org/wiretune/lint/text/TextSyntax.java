/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;

/** How the files of a product are written. Stateless; safe for use by several threads. */
public interface TextSyntax {

	/**
	 * Reads a file in time that grows with its length only. Lines that are no entries are passed over.
	 *
	 * @param source the file
	 * @return what it holds
	 */
	TextDocument read(SourceText source);

	/** {@return which spellings of a key are one} */
	KeyForm form();

	/**
	 * {@return how values are written}
	 *
	 * @param quoting what stands around the value
	 * @param type what the value is; null where that is not known
	 */
	ValueForm values(Quoting quoting, ValueType type);

	/** {@return a form with the remarks of a file} @param document the file */
	default ValueForm remarks(TextDocument document) {
		return values(Quoting.NONE, ValueType.TEXT);
	}

	/**
	 * {@return whether a file may state an entry in a way that is not read, so that neither a default nor a place is certain}
	 *
	 * @param document the file
	 * @param entry the entry that was not found
	 */
	default boolean mayStand(TextDocument document, NewEntry entry) {
		return document.brokenAt() >= 0 || document.fullAt() >= 0;
	}

	/**
	 * Finds the place of an entry that a file lacks, in the style of the file.
	 *
	 * @param document the file
	 * @param entry what would be written
	 * @return the place, or null where none is safe
	 */
	Insertion insertion(TextDocument document, NewEntry entry);

	/**
	 * Tells how a value can be written, the best way first; whether it reads back is looked at afterwards.
	 *
	 * @param text the file, or the lines of a new entry
	 * @param start first character of the value's own text, without a quote
	 * @param end the character behind it; the same where none stands there yet
	 * @param value the value, without white space around it
	 * @param quoting what stands around the old value
	 * @param isText whether the value is text for its product also where it looks like a number or a truth
	 * @return the ways; empty where there is none
	 */
	default List<Writing> writings(String text, int start, int end, String value, Quoting quoting, boolean isText) {
		return List.of(new Writing(start, end, value));
	}

	/**
	 * {@return whether an entry with a value written into it is read as that value}
	 *
	 * @param text the file, or the lines of a new entry
	 * @param written what is written where
	 * @param value the value
	 */
	default boolean readsBack(String text, Writing written, String value) {
		return TextForm.readsBack(this, text, LineCursor.startOf(text, written.start()), LineCursor.endOf(text, written.end()), written, value);
	}

	/** {@return what stands before the value of an entry in a file of its own} @param key the key */
	default String sample(String key) {
		return key + '=';
	}
}
