/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Objects of Spring that code makes, and what is set on them. */
final class SpringObjects {

	private SpringObjects() {
	}

	/**
	 * An object and the application that it belongs to.
	 *
	 * @param reading what was read
	 * @param application the application
	 * @param fact the observation
	 */
	record Made(Reading reading, Application application, CodeFact fact) {

		/** {@return what is set by a setter, the last time; null where it is not called} @param setter the name */
		Setting setting(String setter) {
			return fact.getDetails().stream().filter(each -> setter.equals(each.getName())).reduce((first, last) -> last).orElse(null);
		}

		/** {@return the value of a constant that is set, or null} @param setter the name */
		String value(String setter) {
			return Values.value(setting(setter));
		}

		/** {@return whether a setter is called} @param setter the name */
		boolean sets(String setter) {
			return setting(setter) != null;
		}

		/** {@return what its argument is: the simple name of a type, empty where that is not told} @param setter the name */
		String type(String setter) {
			String type = value(setter + ConfiguredObjects.TYPE);
			return type == null ? "" : type;
		}

		/** {@return whether nobody else sets anything on it, other than the methods of some names} @param known names of methods that only set what they are known for */
		boolean isClosed(String... known) {
			return fact.getDetails().stream().noneMatch(each -> each.getName().equals(ConfiguredObjects.OPEN) && !Set.of(known).contains(each.getValue()));
		}

		/** {@return the class that makes it, for messages} */
		String place() {
			String type = fact.getTypeName();
			String name = type == null ? fact.getName() : type.substring(type.lastIndexOf('.') + 1);
			return sets(ConfiguredObjects.METHOD) ? name + '.' + value(ConfiguredObjects.METHOD) : name;
		}
	}

	/** {@return the objects of classes in code that may be in operation} @param reading what was read @param classes the simple names */
	static Stream<Made> of(Reading reading, String... classes) {
		return reading.solution().getApplications().stream().flatMap(application -> of(reading, application, classes).stream());
	}

	/** {@return the objects of classes in one application} @param reading what was read @param application the application @param classes the simple names */
	static List<Made> of(Reading reading, Application application, String... classes) {
		Set<String> names = Set.of(classes);
		return ConfigurationIndex.facts(reading, application, ConfiguredObjects.KIND).filter(fact -> names.contains(fact.getName()) && InOperation.mayBe(reading, fact.getOrigin().path())).map(fact -> new Made(reading, application, fact)).toList();
	}

	/**
	 * {@return the object that an expression of a configuration names: a call of the method that makes it, or a variable that has the name
	 * of its bean; null where none or more than one fits}
	 *
	 * @param objects the objects that it may be
	 * @param text the expression
	 */
	static Made named(List<Made> objects, String text) {
		String name = text == null ? "" : text.strip().replaceFirst("^this\\.", "").replaceFirst("\\(.*", "");
		List<Made> fitting = objects.stream().filter(made -> name.equals(made.value(ConfiguredObjects.METHOD)) || name.equals(made.value(ConfiguredObjects.BEAN))).toList();
		return fitting.size() == 1 ? fitting.get(0) : null;
	}
}
