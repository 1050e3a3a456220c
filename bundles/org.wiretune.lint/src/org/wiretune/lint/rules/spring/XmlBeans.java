/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.springbeans.SpringBeansFormat;

/** What XML contexts of Spring say, outside of tests. */
final class XmlBeans {

	private XmlBeans() {
	}

	/** {@return the groups of a kind that may be in operation} @param reading what was read @param kind the kind, without the word that it begins with */
	static Stream<ConfiguredGroup> groups(Reading reading, String kind) {
		return ConfigurationIndex.groups(reading, SpringBeansFormat.PREFIX + kind).filter(group -> InOperation.mayBe(reading, group.path()) && !isOfTests(group.path()) && !DevelopmentProfiles.isSaidBy(group.value("profile")));
	}

	/** {@return the bean of a name in the application of a group; null where none or more than one has it} @param group the group @param name the name of the bean */
	static ConfiguredGroup bean(ConfiguredGroup group, String name) {
		List<ConfiguredGroup> beans = name == null ? List.of() : groups(group.reading(), "bean").filter(bean -> bean.application() == group.application() && bean.name().equals(name)).toList();
		return beans.size() == 1 ? beans.get(0) : null;
	}

	/** {@return the simple name of the class of a bean; empty where it is not known} @param group the group that refers to it @param reference the bean's name, or the class of a bean inside */
	static String type(ConfiguredGroup group, String reference) {
		ConfiguredGroup bean = bean(group, reference);
		String type = bean != null ? bean.value("class") : reference != null && reference.contains(".") ? reference : "";
		return type.substring(type.lastIndexOf('.') + 1);
	}

	private static boolean isOfTests(String path) {
		String below = '/' + path;
		return below.contains("/src/test/") || below.contains("/src/it/") || below.contains("/test/resources/");
	}
}
