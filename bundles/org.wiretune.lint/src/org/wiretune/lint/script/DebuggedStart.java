/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.settings.ValueType;

/**
 * The start of a server in a container image with an argument that loads the agent of a debugger: {@code standalone.sh --debug},
 * {@code catalina.sh jpda run}, {@code server debug} of Liberty.
 */
public final class DebuggedStart {

	/** The kind of the group. */
	public static final String KIND = "image.start";
	/** The name of the setting that holds the argument. */
	public static final String ARGUMENT = "argument";
	private static final Set<String> OF_WILDFLY = Set.of("standalone.sh", "domain.sh");
	private static final Set<String> OF_TOMCAT = Set.of("catalina.sh");
	private static final String OF_LIBERTY = "server";

	private DebuggedStart() {
	}

	/** {@return the group of a command; null where it starts no server, or without the agent} @param words the words of the command */
	static ConfigurationGroup of(List<ArgumentText> words) {
		for (int i = 0; i < words.size(); i++) {
			String program = words.get(i).text().substring(words.get(i).text().lastIndexOf('/') + 1);
			for (ArgumentText word : words.subList(i + 1, words.size())) {
				boolean next = word == words.get(i + 1);
				if (OF_WILDFLY.contains(program) && word.text().equals("--debug") || next && (OF_TOMCAT.contains(program) && word.text().equals("jpda") || OF_LIBERTY.equals(program) && word.text().equals("debug"))) {
					return group(program, word);
				}
			}
		}
		return null;
	}

	private static ConfigurationGroup group(String program, ArgumentText word) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(ARGUMENT);
		setting.setValue(program + ' ' + word.text());
		setting.setState(SettingState.SET);
		setting.setValueType(ValueType.TEXT);
		setting.setOrigin(word.origin(0, word.length()));
		ConfigurationGroup group = NewParts.group(KIND, "Start of the server", program, setting.getOrigin());
		group.getSettings().add(setting);
		return group;
	}
}
