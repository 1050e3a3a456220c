/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.springintegration.SpringIntegrationFormat;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * A part of Spring Integration, stated in XML or in code: a channel, an endpoint, a poller, a bean. Settings have the names of
 * the attributes in XML in both.
 *
 * @param reading what was read
 * @param application the application that it belongs to
 * @param kind what it is, for example {@code jms.outbound-gateway}
 * @param name its id, or the place in the code; empty where it has none
 * @param origin where it stands
 * @param settings what is said of it
 * @param group the group of the XML file; null in code
 */
record IntegrationPart(Reading reading, Application application, String kind, String name, Origin origin, List<Setting> settings, ConfiguredGroup group) {

	/** {@return the parts of kinds that run in operation} @param reading what was read @param kinds the kinds, without the word that they begin with */
	static Stream<IntegrationPart> of(Reading reading, String... kinds) {
		return all(reading, kinds).filter(part -> part.origin() != null && InOperation.mayBe(reading, part.origin().path()) && !part.isForTests());
	}

	/** {@return the parts of kinds, wherever they are} @param reading what was read @param kinds the kinds, without the word that they begin with */
	static Stream<IntegrationPart> all(Reading reading, String... kinds) {
		return Stream.of(kinds).flatMap(kind -> {
			String full = SpringIntegrationFormat.PREFIX + kind;
			Stream<IntegrationPart> written = ConfigurationIndex.groups(reading, full).filter(group -> !isOfTests(group.path())).map(group -> of(reading, kind, group));
			Stream<IntegrationPart> coded = ConfigurationIndex.facts(reading, full).map(fact -> of(reading, (Application) fact.eContainer(), kind, fact));
			return Stream.concat(written, coded);
		});
	}

	private static IntegrationPart of(Reading reading, String kind, ConfiguredGroup group) {
		return new IntegrationPart(reading, group.application(), kind, group.name(), group.group().getOrigin(), group.group().getSettings(), group);
	}

	private static IntegrationPart of(Reading reading, Application application, String kind, CodeFact fact) {
		return new IntegrationPart(reading, application, kind, fact.getName(), fact.getOrigin(), fact.getDetails(), null);
	}

	private static boolean isOfTests(String path) {
		return ('/' + path).contains("/src/test/") || ('/' + path).contains("/src/it/") || ('/' + path).contains("/test/resources/");
	}

	private boolean isForTests() {
		String profile = value("profile");
		return profile != null && DevelopmentProfiles.isSaidBy(profile);
	}

	/** {@return whether it is written in XML} */
	boolean isXml() {
		return group != null;
	}

	/** {@return a setting, also one that is only a place; null where there is none} @param setting the name */
	Setting setting(String setting) {
		return settings.stream().filter(each -> setting.equals(each.getName())).findFirst().orElse(null);
	}

	/** {@return the value of a setting that is stated, or null} @param setting the name */
	String value(String setting) {
		Setting found = setting(setting);
		return Values.isSet(found) ? Values.value(found) : null;
	}

	/** {@return the value of the first of several settings that is stated, or null} @param names their names */
	String any(String... names) {
		return Stream.of(names).map(this::value).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** {@return whether a setting is stated} @param setting the name */
	boolean has(String setting) {
		return Values.isSet(setting(setting));
	}

	/** {@return whether it has an element inside, or says so in code} @param element the local name of the element */
	boolean holds(String element) {
		return isXml() ? inner(element) != null : has(element);
	}

	/** {@return the element inside of it, or null} @param element the local name of the element */
	ConfiguredGroup inner(String element) {
		if (!isXml()) {
			return null;
		}
		return group.group().getGroups().stream().filter(each -> each.getKind().endsWith('.' + element))
				.map(each -> new ConfiguredGroup(group.reading(), group.server(), group.application(), group.file(), group.group(), each)).findFirst().orElse(null);
	}

	/** {@return what it is called in messages: its id, else what it is and the place in code} */
	String shown() {
		return name.isEmpty() ? kind.substring(kind.indexOf('.') + 1) : name;
	}

	/** {@return whether two parts belong to the same application} @param other the other one */
	boolean isBeside(IntegrationPart other) {
		return application == other.application;
	}
}
