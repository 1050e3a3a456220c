/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.script.JavaCommand;
import org.wiretune.model.settings.Setting;

/**
 * The options that the Java virtual machine of a container gets, from all places in the order in which they count: the later wins.
 *
 * @param of the container
 * @param options the options
 */
public record ContainerOptions(RunningContainer of, List<Option> options) {

	private static final Memo<List<ContainerOptions>> ALL = Reading.memoOf(ContainerOptions::read);

	/**
	 * An option and the place that it comes from.
	 *
	 * @param setting the option as its setting is named
	 * @param place the variable, or a word for the command line
	 */
	public record Option(Setting setting, String place) {

		/** {@return the option as it is written, for messages} */
		String shown() {
			return ArgumentEdits.shown(setting);
		}

		/** {@return the path of its file} */
		String path() {
			return setting.getOrigin().path();
		}
	}

	/** {@return the options of all containers that run Java} @param reading what was read */
	public static Stream<ContainerOptions> all(Reading reading) {
		return reading.memo(ALL).stream();
	}

	private static List<ContainerOptions> read(Reading reading) {
		return RunningContainer.all(reading).map(ContainerOptions::of).filter(each -> !each.options().isEmpty()).toList();
	}

	private static ContainerOptions of(RunningContainer container) {
		List<Option> options = new ArrayList<>();
		StartedCommand command = container.command();
		variable(container, "JAVA_TOOL_OPTIONS", options);
		if (command.startsJava()) {
			variable(container, "JDK_JAVA_OPTIONS", options);
			add(command.options(container.reading(), container.environment()), "command", options);
		}
		variable(container, "_JAVA_OPTIONS", options);
		return new ContainerOptions(container, List.copyOf(options));
	}

	private static void variable(RunningContainer container, String name, List<Option> options) {
		Stated value = container.environment().get(name);
		ArgumentText text = value == null ? null : StartedCommand.text(container.reading(), value.setting());
		if (text != null) {
			add(JavaCommand.options(text), name, options);
		}
	}

	private static void add(List<ArgumentText> arguments, String place, List<Option> options) {
		if (!arguments.isEmpty()) {
			JvmOptionGroup.of(arguments, arguments.get(0).origin(0, arguments.get(0).length()), null).getSettings().stream().filter(Setting::isSet).forEach(setting -> options.add(new Option(setting, place)));
		}
	}

	/** {@return the option that counts of several that mean the same, or null} @param names their names */
	public Option last(String... names) {
		List<String> wanted = Arrays.asList(names);
		return options.stream().filter(option -> wanted.contains(option.setting().getName())).reduce((first, last) -> last).orElse(null);
	}

	/** {@return the name of the container for messages} */
	public String name() {
		return of.name();
	}
}
