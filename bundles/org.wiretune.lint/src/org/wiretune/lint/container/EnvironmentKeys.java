/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Keys of applications that a workload or a map of the cluster states as variables of the environment, as Spring Boot and Quarkus read
 * them: a group for each workload or map, whose kind is that of the key with {@value #PREFIX} before it. The setting has the name of the key and
 * the label of the variable. Kinds are of their own, since defaults and other keys of the application are not known here.
 */
final class EnvironmentKeys {

	/** What the kinds of the groups begin with. */
	static final String PREFIX = "environment.";

	/**
	 * A key.
	 *
	 * @param variable how the variable is named; a group of the pattern is the name of a data source or channel
	 * @param kind the kind of the group
	 * @param setting the name of the setting
	 */
	private record Key(Pattern variable, String kind, String setting) {

		Key(String variable, String kind, String setting) {
			this(Pattern.compile(variable), PREFIX + kind, setting);
		}
	}

	private static final List<Key> KEYS = List.of(
			new Key("QUARKUS_DATASOURCE_(?:(\\w+?)_)?JDBC_VALIDATE_ON_BORROW", "quarkus.datasource", "jdbc.validate-on-borrow"),
			new Key("QUARKUS_DATASOURCE_(?:(\\w+?)_)?JDBC_POOLING_ENABLED", "quarkus.datasource", "jdbc.pooling-enabled"),
			new Key("QUARKUS_DATASOURCE_(?:(\\w+?)_)?JDBC_URL", "quarkus.datasource", "jdbc.url"),
			new Key("MP_MESSAGING_OUTGOING_(\\w+?)_BATCH_SIZE", "kafka.producer", "batch.size"),
			new Key("SPRING_KAFKA_PRODUCER_BATCH_?SIZE", "kafka.producer", "batch-size"),
			new Key("SPRING_KAFKA_(?:PRODUCER_)?PROPERTIES_BATCH_SIZE", "kafka.producer", "batch.size"),
			new Key("SPRING_(?:ACTIVEMQ|ARTEMIS)_BROKER_?URL", "broker", "broker-url"));

	private EnvironmentKeys() {
	}

	/** Adds groups for what the groups of a file state. @param groups the groups of a file, which grow */
	static void add(List<ConfigurationGroup> groups) {
		List<ConfigurationGroup> found = new ArrayList<>();
		for (ConfigurationGroup group : groups) {
			if (group.getKind().equals(ContainerModel.MAP)) {
				found.addAll(of(group.getName(), group.getSettings()));
			} else if (group.getKind().equals(ContainerModel.WORKLOAD)) {
				for (ConfigurationGroup container : group.getGroups()) {
					container.getGroups().stream().filter(each -> each.getKind().equals(ContainerModel.ENVIRONMENT)).forEach(each -> found.addAll(of(group.getName(), each.getSettings())));
				}
			}
		}
		groups.addAll(found);
	}

	private static List<ConfigurationGroup> of(String owner, List<Setting> variables) {
		Map<String, ConfigurationGroup> groups = new LinkedHashMap<>();
		for (Setting variable : variables) {
			for (Key key : KEYS) {
				Matcher name = key.variable().matcher(variable.getName());
				if (name.matches()) {
					String part = name.groupCount() == 0 || name.group(1) == null ? "" : '/' + name.group(1);
					ConfigurationGroup group = groups.computeIfAbsent(key.kind() + part, each -> ContainerModel.group(key.kind(), owner + part, null, variable.getOrigin()));
					Setting setting = ContainerModel.setting(key.setting(), variable.getValue(), variable.getOrigin(), null);
					setting.setLabel(variable.getName());
					group.getSettings().add(setting);
				}
			}
		}
		return List.copyOf(groups.values());
	}
}
