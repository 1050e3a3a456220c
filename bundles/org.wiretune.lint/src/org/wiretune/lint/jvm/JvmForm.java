/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.safety.markup.MarkupText;

/** Arguments of a Java virtual machine, and lines of them. */
public enum JvmForm implements ValueForm {

	/** One argument in an attribute of XML that holds a line of them. */
	ATTRIBUTE(null) {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			boolean held = MarkupText.canHold(value) && WORD.matcher(value).matches();
			String written = held ? MarkupText.escapeValue(value) : "";
			return held && XmlText.ofAttribute(written).equals(value) ? Optional.of(new Writing(start, end, written)) : Optional.empty();
		}
	},
	/** One argument in a file with one on each line. */
	LINE(null) {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			boolean held = !value.isEmpty() && value.strip().equals(value) && value.chars().noneMatch(c -> c < ' ');
			return held ? Optional.of(new Writing(start, end, value)) : Optional.empty();
		}
	},
	/** One or several in such an attribute. */
	ARGUMENTS_IN_ATTRIBUTE(ATTRIBUTE),
	/** One or several in the value of a variable of a shell. */
	ARGUMENTS_IN_SHELL(ScriptForm.SHELL),
	/** One or several in the value of a variable of a batch file. */
	ARGUMENTS_IN_BATCH(ScriptForm.BATCH),
	/** One or several in a value that ends with its line or scalar, as in an environment file or a manifest: blanks need no quotes there. */
	ARGUMENTS_IN_VALUE(ScriptForm.SHELL);

	/** Nothing that parts arguments from each other. */
	private static final Pattern WORD = Pattern.compile("[^\\s\"]+");

	private final ValueForm one;

	JvmForm(ValueForm one) {
		this.one = one;
	}

	/** {@return the form of a line of arguments} @param one the form of each argument in a script */
	public static JvmForm arguments(ScriptForm one) {
		return one == ScriptForm.BATCH ? ARGUMENTS_IN_BATCH : ARGUMENTS_IN_SHELL;
	}

	/** {@return the form of one argument, or of its value} */
	public ValueForm one() {
		return one == null ? this : one;
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		List<Optional<Writing>> each = Stream.of(value.split(" ", -1)).map(argument -> one.write(text, start, end, argument)).toList();
		boolean held = each.stream().allMatch(Optional::isPresent) && (each.size() == 1 || Stream.of(value.split(" ", -1)).allMatch(argument -> argument.startsWith("-")));
		return held ? Optional.of(new Writing(start, end, each.stream().map(written -> written.orElseThrow().text()).collect(Collectors.joining(" ")))) : Optional.empty();
	}

	@Override
	public boolean mayReplace(String raw, String value) {
		return one == null || one.mayReplace(raw, value);
	}
}
