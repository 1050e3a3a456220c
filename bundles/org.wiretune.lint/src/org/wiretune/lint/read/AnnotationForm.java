/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.xml.XmlForm;

/** Members of a Java annotation in the text of an element: written in Java first and then in XML. */
enum AnnotationForm implements ValueForm {

	/** A number, a truth or a name. */
	WORD("[\\w.-]+"),
	/** Between quotes; JBoss knows no escapes there. */
	QUOTED("[^\"\\\\\\p{Cntrl}]*");

	private final Pattern held;

	AnnotationForm(String held) {
		this.held = Pattern.compile(held);
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		return held.matcher(value).matches() ? XmlForm.TEXT.write(text, start, end, value) : Optional.empty();
	}

	@Override
	public Optional<RemarkForm> remark() {
		return XmlForm.TEXT.remark();
	}
}
