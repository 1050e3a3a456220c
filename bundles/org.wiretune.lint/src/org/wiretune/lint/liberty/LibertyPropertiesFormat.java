/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.List;
import java.util.Set;

import org.wiretune.core.Insertion;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.PropertiesSyntax;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads {@code bootstrap.properties} and {@code server.env} of Liberty: a name and a value on each line. Other products have
 * files of these names; a file counts only where it stands beside a {@code server.xml} of Liberty.
 */
public final class LibertyPropertiesFormat implements FileFormat {

	/** The kind of {@code bootstrap.properties}. */
	static final String BOOTSTRAP = "liberty-bootstrap";
	/** The kind of {@code server.env}. */
	static final String ENVIRONMENT = "liberty-environment";

	/** Variables of the environment whose words are options of the virtual machine. */
	private static final Set<String> OPTIONS = Set.of("JVM_ARGS", "JAVA_TOOL_OPTIONS", "OPENJ9_JAVA_OPTIONS", "IBM_JAVA_OPTIONS");
	/** No file of this kind has that many; more is not read. */
	private static final int MAXIMUM = 10_000;

	/** Text with the escapes of properties. */
	private static final ValueForm PROPERTY = ValueForm.of(PropertiesSyntax::escaped, written -> PropertiesSyntax.plain(written.strip(), 0, written.strip().length()));
	/** The rest of a line as it is. */
	private static final ValueForm REST_OF_LINE = ValueForm.of(value -> value.chars().anyMatch(c -> c < ' ') ? null : value, String::strip);

	private final String name;
	private final String kind;

	private LibertyPropertiesFormat(String name, String kind) {
		this.name = name;
		this.kind = kind;
	}

	/** {@return the reader of bootstrap.properties} */
	public static LibertyPropertiesFormat bootstrap() {
		return new LibertyPropertiesFormat("bootstrap.properties", BOOTSTRAP);
	}

	/** {@return the reader of server.env} */
	public static LibertyPropertiesFormat environment() {
		return new LibertyPropertiesFormat("server.env", ENVIRONMENT);
	}

	@Override
	public String id() {
		return kind;
	}

	@Override
	public Set<String> extensions() {
		return Set.of(name.substring(name.lastIndexOf('.') + 1));
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith('/' + name) || path.equals(name);
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		ConfigurationFile file = NewParts.file(parts.path(), kind, Product.LIBERTY, SourceText.wholeFile(parts.path()));
		String text = source.text();
		for (int start = 0; start < text.length() && file.getSettings().size() < MAXIMUM;) {
			int end = start;
			while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
				end++;
			}
			line(source, start, end, file);
			start = end + 1;
		}
		parts.add(file);
	}

	private void line(SourceText source, int start, int end, ConfigurationFile file) {
		String text = source.text();
		int first = behindSpace(text, start, end);
		if (first == end || text.charAt(first) == '#' || text.charAt(first) == '!') {
			return;
		}
		int sign = first;
		while (sign < end && text.charAt(sign) != '=' && (kind.equals(ENVIRONMENT) || text.charAt(sign) != ':')) {
			sign++;
		}
		if (sign == end || sign == first) {
			return;
		}
		int value = behindSpace(text, sign + 1, end);
		int last = end;
		while (last > value && Character.isWhitespace(text.charAt(last - 1))) {
			last--;
		}
		Setting setting = NewParts.stated(text.substring(first, sign).strip(), kind.equals(ENVIRONMENT) ? text.substring(value, last) : PropertiesSyntax.plain(text, value, last), source.origin(value, last - value), kind.equals(ENVIRONMENT) ? REST_OF_LINE : PROPERTY);
		setting.setValueType(ValueType.TEXT);
		file.getSettings().add(setting);
		if (kind.equals(ENVIRONMENT) && OPTIONS.contains(setting.getName()) && value < last) {
			List<ArgumentText> arguments = JvmArguments.ofLine(ArgumentText.of(source, value, last, ScriptForm.SHELL));
			file.getGroups().add(JvmOptionGroup.of(arguments, setting.getOrigin(), new Insertion(source.path(), last, source.line(last), " ", "", JvmForm.ARGUMENTS_IN_VALUE)));
		}
	}

	private static int behindSpace(String text, int start, int end) {
		int i = start;
		while (i < end && Character.isWhitespace(text.charAt(i))) {
			i++;
		}
		return i;
	}
}
