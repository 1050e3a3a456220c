/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Makes the group of settings that the arguments of a Java virtual machine are. Its settings stand in the order of the
 * arguments, each with the range of its own value, also where they repeat; the last of a name counts. Behind them stands a
 * setting named {@code argument} that is absent: its insertion is the place of one more argument.
 */
public final class JvmOptionGroup {

	/** The kind of the group. */
	public static final String KIND = "java.options";

	/** The label of the group. */
	public static final String LABEL = "Java virtual machine options";

	/** The name of what is no option, and of the place for one more argument. */
	public static final String ARGUMENT = JvmOption.ARGUMENT;

	private JvmOptionGroup() {
	}

	/**
	 * Makes a group.
	 *
	 * @param arguments the arguments, from {@link JvmArguments}
	 * @param origin the range that stands for all of them
	 * @param further the place of one more argument, or null where none can be written
	 * @return the group
	 */
	public static ConfigurationGroup of(List<ArgumentText> arguments, Origin origin, Insertion further) {
		ConfigurationGroup group = NewParts.group(KIND, LABEL, LABEL, origin);
		for (int i = 0; i < arguments.size(); i++) {
			ArgumentText argument = arguments.get(i);
			boolean pair = JvmOption.takesNext(argument.text()) && i + 1 < arguments.size();
			group.getSettings().add((pair ? JvmOption.of(argument.text(), arguments.get(++i)) : JvmOption.of(argument)).setting());
		}
		if (further != null) {
			group.getSettings().add(absent(ARGUMENT, further));
		}
		return group;
	}

	/**
	 * Reads arguments that stand in an attribute, separated by white space.
	 *
	 * @param source the file
	 * @param attribute the attribute
	 * @return the group
	 */
	public static ConfigurationGroup of(SourceText source, XmlAttribute attribute) {
		List<ArgumentText> arguments = JvmArguments.ofLine(ArgumentText.of(source, attribute));
		Origin origin = source.origin(attribute.valueStart(), attribute.valueEnd() - attribute.valueStart());
		return of(arguments, origin, new Insertion(source.path(), attribute.valueEnd(), source.line(attribute.valueEnd()), arguments.isEmpty() ? "" : " ", "", JvmForm.ARGUMENTS_IN_ATTRIBUTE));
	}

	/**
	 * {@return the group of an element that lacks the attribute with arguments}
	 *
	 * @param origin the range that stands for them
	 * @param attribute the place of the attribute, or null
	 */
	public static ConfigurationGroup ofMissing(Origin origin, Insertion attribute) {
		return of(List.of(), origin, attribute == null ? null
				: new Insertion(attribute.path(), attribute.offset(), attribute.line(), attribute.prefix(), attribute.suffix(), attribute.replaced(), JvmForm.ARGUMENTS_IN_ATTRIBUTE));
	}

	/**
	 * Reads a file with an argument on each line.
	 *
	 * @param source the file
	 * @return the group
	 */
	public static ConfigurationGroup ofLines(SourceText source) {
		String text = source.text();
		List<ArgumentText> arguments = JvmArguments.ofLines(ArgumentText.of(source, 0, text.length(), JvmForm.LINE));
		Origin origin = arguments.isEmpty() ? SourceText.wholeFile(source.path()) : arguments.get(0).origin(0, arguments.get(0).length());
		return of(arguments, origin, endOfFile(source));
	}

	/** The place of one more line. */
	private static Insertion endOfFile(SourceText source) {
		String text = source.text();
		String delimiter = source.lineDelimiter();
		boolean open = !text.isEmpty() && text.charAt(text.length() - 1) != '\n' && text.charAt(text.length() - 1) != '\r';
		return new Insertion(source.path(), text.length(), source.line(text.length()), open ? delimiter : "", open ? "" : delimiter, JvmForm.LINE);
	}

	/**
	 * {@return the setting that counts for an option: the last one, or one that is absent with the place where it would be
	 * written} The setting is a new one that belongs to nothing yet where it is absent.
	 *
	 * @param group a group of this kind
	 * @param option the option as its setting is named, for example {@code -Xmx}
	 */
	public static Setting of(ConfigurationGroup group, String option) {
		Setting found = null;
		Insertion further = null;
		for (Setting setting : group.getSettings()) {
			if (setting.isSet() && setting.getName().equals(option)) {
				found = setting;
			} else if (!setting.isSet()) {
				further = setting.getInsertion();
			}
		}
		if (found != null || further == null) {
			return found != null ? found : absent(option, null);
		}
		if (option.equals(ARGUMENT)) {
			return absent(option, further);
		}
		return absent(option, new Insertion(further.path(), further.offset(), further.line(), further.prefix() + option + separator(option), further.suffix(), further.replaced(), further.form() instanceof JvmForm form ? form.one() : further.form()));
	}

	/** What stands between an option and its value. */
	public static String separator(String option) {
		if (option.startsWith("-XX:") || option.startsWith("-D") || option.startsWith("--") || option.startsWith("-agent")) {
			return "=";
		}
		return switch (option) {
		case "-Xgcpolicy", "-Xloggc", "-Xlog", "-Xverbosegclog", "-javaagent", "-Xrunjdwp", "-Xverify", "-Xshareclasses", "-Xdump", "-Xtrace", "-Xjit", "-Xaot", "-Xgc", "-Xtune",
				"-Xbootclasspath/p", "-Xbootclasspath/a", "-Xbootclasspath" -> ":";
		default -> "";
		};
	}

	private static Setting absent(String name, Insertion place) {
		Setting setting = NewParts.absent(name);
		setting.setValueType(ValueType.TEXT);
		setting.setInsertion(place);
		return setting;
	}
}
