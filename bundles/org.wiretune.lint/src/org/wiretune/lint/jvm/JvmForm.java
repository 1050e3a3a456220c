/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.safety.markup.MarkupText;

/** Arguments of a Java virtual machine outside of scripts. */
public enum JvmForm implements ValueForm {

	/** In an attribute of XML that holds a line of them: one, or several that each are an option. */
	ATTRIBUTE {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			boolean held = MarkupText.canHold(value) && (WORD.matcher(value).matches() || OPTIONS.matcher(value).matches());
			String written = held ? MarkupText.escapeValue(value) : "";
			return held && XmlText.ofAttribute(written).equals(value) ? Optional.of(new Writing(start, end, written)) : Optional.empty();
		}
	},
	/** In a file with one on each line. */
	LINE {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			boolean held = !value.isEmpty() && value.strip().equals(value) && value.chars().noneMatch(c -> c < ' ');
			return held ? Optional.of(new Writing(start, end, value)) : Optional.empty();
		}
	};

	/** Nothing that parts arguments from each other. */
	private static final Pattern WORD = Pattern.compile("[^\\s\"]+");
	private static final Pattern OPTIONS = Pattern.compile("-[^\\s\"]+( -[^\\s\"]+)+");
}
