/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;
import org.wiretune.safety.markup.MarkupText;

/** Where a value stands in XML, and so how it is written; each refuses what {@link XmlText} would not read back. */
public enum XmlForm implements ValueForm {

	/** An attribute in double quotes. */
	DOUBLE_QUOTED(value -> MarkupText.escapeValue(value).replace("&apos;", "'"), XmlText::ofAttribute),
	/** An attribute in single quotes. */
	SINGLE_QUOTED(value -> MarkupText.escapeValue(value).replace("&quot;", "\""), XmlText::ofAttribute),
	/** One of the words of an attribute that is a list. */
	LISTED(value -> value.isEmpty() || value.chars().anyMatch(Character::isWhitespace) ? null : MarkupText.escapeValue(value), XmlText::ofAttribute),
	/** A part of an attribute that is divided by other signs, for example of an address. */
	PART(value -> XmlForm.isPlainWord(value) ? value : null, XmlText::ofAttribute),
	/** The text of an element; an empty one is none. */
	TEXT(value -> value.isEmpty() ? null : MarkupText.escapeValue(value), XmlText::ofContent),
	/** The text of an element that is one CDATA section. */
	CDATA(value -> value.isEmpty() || value.contains("]]>") || value.indexOf('\r') >= 0 ? TEXT.written.apply(value) : "<![CDATA[" + value + "]]>", XmlText::ofContent);

	private static final Pattern PLAIN = Pattern.compile("[\\p{Alnum}_.~/+-]+");
	private static final Optional<RemarkForm> REMARK = Optional.of(new RemarkForm("<!--", "-->", RemarkForm.Place.ELEMENT));

	private final UnaryOperator<String> written;
	private final UnaryOperator<String> read;

	XmlForm(UnaryOperator<String> written, UnaryOperator<String> read) {
		this.written = written;
		this.read = read;
	}

	/** {@return the form of an attribute} @param quote the sign around it */
	public static XmlForm quoted(char quote) {
		return quote == '\'' ? SINGLE_QUOTED : DOUBLE_QUOTED;
	}

	/** {@return the form of what follows some markup: of an attribute behind its quote, else of text} @param markup the markup */
	public static XmlForm behind(String markup) {
		char last = markup.isEmpty() ? 0 : markup.charAt(markup.length() - 1);
		return last == '"' || last == '\'' ? quoted(last) : TEXT;
	}

	/** {@return the form of the text of an element} @param raw the text as it stands there */
	static XmlForm ofContent(String raw) {
		return raw.startsWith("<![CDATA[") && raw.indexOf("]]>") == raw.length() - 3 ? CDATA : TEXT;
	}

	private static boolean isPlainWord(String value) {
		return PLAIN.matcher(value).matches();
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		String raw = MarkupText.canHold(value) ? written.apply(value) : null;
		return raw != null && read.apply(raw).equals(value) ? Optional.of(new Writing(start, end, raw)) : Optional.empty();
	}

	@Override
	public Optional<RemarkForm> remark() {
		return REMARK;
	}
}
