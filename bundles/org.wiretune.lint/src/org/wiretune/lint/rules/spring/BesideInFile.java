/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/**
 * What a configuration of Spring Boot says beside a group: in the same profile of the same file, or, where that says nothing, in
 * the part of the file or of its folder that counts for all profiles.
 */
final class BesideInFile {

	private BesideInFile() {
	}

	/**
	 * {@return the setting as it counts beside a group; null where no file states it}
	 *
	 * @param group the group
	 * @param kind the kind of the other group
	 * @param name the name of the setting in it
	 */
	static Setting stated(ConfiguredGroup group, String kind, String name) {
		return Stream.concat(
				ConfigurationIndex.groups(group.reading(), kind).filter(each -> each.file() == group.file()),
				ConfigurationIndex.groups(group.reading(), kind).filter(each -> each.file().getScope() == null && folder(each).equals(folder(group)) && Objects.equals(each.application(), group.application())))
				.filter(each -> each.states(name)).map(each -> each.setting(name)).findFirst().orElse(null);
	}

	private static String folder(ConfiguredGroup group) {
		return group.path().substring(0, group.path().lastIndexOf('/') + 1);
	}
}
