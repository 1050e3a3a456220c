/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/** The arguments that files of the user give the virtual machine of an application: a start script, an image, {@code jvm.options}. */
final class LaunchArguments {

	private static final String JAR = "-jar";
	private static final Set<String> BEHIND = Set.of("-cp", "-classpath", "--class-path", "-p", "--module-path", "--add-modules", "--add-opens", "--add-exports", "--add-reads", "--patch-module");
	private static final Set<String> PROGRAM = Set.of(JAR, "-m", "--module", JvmOptionGroup.ARGUMENT);

	private LaunchArguments() {
	}

	/**
	 * The arguments. Those of the script that starts the jar count, else of the first file that gives any; what a variable of the
	 * environment says is left out.
	 *
	 * @param reading what was read
	 * @param application name of the archive
	 * @return the arguments in their order; none where no file gives any
	 */
	static List<String> of(Reading reading, String application) {
		List<ConfiguredGroup> launches = ConfigurationIndex.groups(reading, JvmOptionGroup.KIND).filter(group -> group.group().getSettings().stream().anyMatch(Setting::isSet)).toList();
		Optional<ConfiguredGroup> launch = launches.stream().filter(group -> starts(group, application)).findFirst().or(() -> launches.stream().findFirst());
		List<String> arguments = new ArrayList<>();
		for (Setting setting : launch.map(group -> (List<Setting>) group.group().getSettings()).orElse(List.of())) {
			if (setting.isSet() && !PROGRAM.contains(setting.getName()) && !isOfEnvironment(setting)) {
				add(arguments, setting);
			}
		}
		return List.copyOf(arguments);
	}

	private static boolean starts(ConfiguredGroup group, String application) {
		Setting jar = group.setting(JAR);
		return jar != null && jar.isSet() && jar.getValue().endsWith(application);
	}

	private static boolean isOfEnvironment(Setting setting) {
		return (setting.getName() + setting.getValue()).matches(".*[$%`].*");
	}

	private static void add(List<String> arguments, Setting setting) {
		String name = setting.getName();
		String value = setting.getValue() == null ? "" : setting.getValue();
		if (BEHIND.contains(name)) {
			arguments.add(name);
			arguments.add(value);
		} else if (name.startsWith("-XX:") && (value.equals("+") || value.equals("-"))) {
			arguments.add("-XX:" + value + name.substring("-XX:".length()));
		} else if (value.isEmpty() || value.equals(name) || name.endsWith(':' + value)) {
			arguments.add(name);
		} else {
			arguments.add(name + JvmOptionGroup.separator(name) + value);
		}
	}
}
