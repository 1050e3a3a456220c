/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/** Turns the calls of a script into groups of settings, named as in the server's own configuration. */
final class ScriptedSettings {

	/**
	 * What is set on objects of a type.
	 *
	 * @param kind the kind of group
	 * @param label its label
	 * @param attributes the name in the script, the name in the configuration, and the unit
	 */
	private record Target(String kind, String label, Map<String, Named> attributes) {
	}

	/** @param name the name of the setting @param unit its unit, or null */
	private record Named(String name, String unit) {
	}

	private static final Target POOL = target("websphere.threadPool", "Thread pool", "minimumSize:minimumSize:threads", "maximumSize:maximumSize:threads", "inactivityTimeout:inactivityTimeout:milliseconds",
			"isGrowable:isGrowable:");
	private static final Target MACHINE = target("websphere.jvm", "Java virtual machine", "initialHeapSize:initialHeapSize:megabytes", "maximumHeapSize:maximumHeapSize:megabytes",
			"verboseModeGarbageCollection:verboseModeGarbageCollection:", "genericJvmArguments:genericJvmArguments:");
	private static final Target CONNECTIONS = target("websphere.connectionPool", "Connection pool", "minConnections:minConnections:connections", "maxConnections:maxConnections:connections");
	private static final Target SOURCE = target("websphere.dataSource", "Data source", "statementCacheSize:statementCacheSize:statements", "jndiName:jndiName:");
	private static final Target CHANNEL = target("websphere.httpChannel", "HTTP inbound channel", "keepAlive:keepAlive:", "maximumPersistentRequests:maximumPersistentRequests:requests");
	private static final Target ACTIVATION = target("websphere.activationSpecification", "Activation specification", "maxConcurrency:maxConcurrency:message-driven beans", "maxBatchSize:maxBatchSize:messages",
			"maxPoolSize:maxPoolDepth:message-driven beans", "destinationJndiName:destinationJndiName:", "jndiName:jndiName:", "wmqTransportType:transportType:", "qmgrHostname:hostName:");
	private static final Target FACTORY = target("websphere.mqConnectionFactory", "WebSphere MQ connection factory", "jndiName:jndiName:", "wmqTransportType:transportType:", "qmgrHostname:host:");

	private static final Map<String, Target> TYPES = Map.of("ThreadPool", POOL, "JavaVirtualMachine", MACHINE, "ConnectionPool", CONNECTIONS, "DataSource", SOURCE, "HTTPInboundChannel", CHANNEL);
	private static final Map<String, Target> TASKS = Map.of("setJVMProperties", MACHINE, "createSIBJMSActivationSpec", ACTIVATION, "modifySIBJMSActivationSpec", ACTIVATION, "createWMQActivationSpec",
			ACTIVATION, "modifyWMQActivationSpec", ACTIVATION, "createWMQConnectionFactory", FACTORY, "modifyWMQConnectionFactory", FACTORY);
	/** Attributes that only one type of these has, for objects that a script got from elsewhere. */
	private static final List<Map.Entry<Set<String>, Target>> TELLING = List.of(Map.entry(Set.of("initialHeapSize", "maximumHeapSize", "genericJvmArguments", "verboseModeGarbageCollection"), MACHINE),
			Map.entry(Set.of("maximumSize", "isGrowable"), POOL), Map.entry(Set.of("maxConnections", "minConnections"), CONNECTIONS), Map.entry(Set.of("statementCacheSize"), SOURCE),
			Map.entry(Set.of("keepAlive", "maximumPersistentRequests"), CHANNEL));
	private static final Pattern OBJECT = Pattern.compile("(\\w+):([^/]*)/?$");
	private static final String NESTED_POOL = "connectionPool";

	private final Map<String, ConfigurationGroup> groups = new LinkedHashMap<>();
	private final List<Origin> open = new ArrayList<>();

	private static Target target(String kind, String label, String... attributes) {
		Map<String, Named> named = new LinkedHashMap<>();
		for (String each : attributes) {
			String[] parts = each.split(":", -1);
			named.put(parts[0], new Named(parts[1], parts[2].isEmpty() ? null : parts[2]));
		}
		return new Target(kind, label, named);
	}

	/** {@return the groups in file order} */
	List<ConfigurationGroup> groups() {
		return List.copyOf(groups.values());
	}

	/** {@return where something that rules look at is set to what is no literal} */
	List<Origin> notUnderstood() {
		return open;
	}

	/** Takes what a call sets. @param call the call */
	void take(ScriptCall call) {
		if (call.object().equals("AdminTask")) {
			Target target = TASKS.get(call.method());
			if (target != null) {
				// Some take the object first, and the options last.
				ScriptValue options = call.arguments().isEmpty() ? ScriptValue.UNKNOWN : call.arguments().get(call.arguments().size() - 1);
				Map<String, ScriptValue> attributes = options.attributes();
				set(call, target, target == MACHINE ? text(attributes, "serverName") : text(attributes, "name"), attributes);
			}
		} else if (call.method().equals("create") || call.method().equals("createUsingTemplate")) {
			Target target = TYPES.get(call.text(0));
			if (target == CONNECTIONS && TYPES.get(made(call.argument(1))) == SOURCE && call.argument(1) instanceof ScriptValue.Result source) {
				// The pool of a source that the script made before.
				set(call, SOURCE, text(source.call().argument(2).attributes(), "name"), Map.of(NESTED_POOL, call.argument(2)));
			} else if (target != null) {
				Map<String, ScriptValue> attributes = call.argument(2).attributes();
				set(call, target, text(attributes, "name"), attributes);
			}
		} else if (call.method().equals("modify")) {
			Map<String, ScriptValue> attributes = call.argument(1).attributes();
			Matcher object = OBJECT.matcher(path(call.argument(0)));
			boolean named = object.find();
			String type = named ? object.group(1) : made(call.argument(0));
			Target target = TYPES.get(type);
			if (type.isEmpty() && attributes != null) {
				target = TELLING.stream().filter(telling -> telling.getKey().stream().anyMatch(attributes::containsKey)).map(Map.Entry::getValue).findFirst().orElse(null);
			}
			if (target != null) {
				String name = named ? object.group(2) : call.argument(0) instanceof ScriptValue.Result result ? text(result.call().argument(2).attributes(), "name") : "";
				set(call, target, name.isEmpty() ? text(attributes, "name") : name, attributes);
			}
		}
	}

	/** The path of an object that a script asked the server for. */
	private static String path(ScriptValue value) {
		return value instanceof ScriptValue.Result result && result.call().method().equals("getid") ? result.call().text(0) : "";
	}

	/** The type of an object that the script made, or of those that it asked the server for; empty where nothing tells. */
	private static String made(ScriptValue value) {
		return value instanceof ScriptValue.Result result && List.of("create", "createUsingTemplate", "list").contains(result.call().method()) ? result.call().text(0) : "";
	}

	private static String text(Map<String, ScriptValue> attributes, String name) {
		ScriptValue value = attributes == null ? null : attributes.get(name);
		return value == null || value.literal() == null ? "" : value.literal().text();
	}

	private void set(ScriptCall call, Target target, String name, Map<String, ScriptValue> attributes) {
		if (attributes == null) {
			open.add(call.origin());
			return;
		}
		ConfigurationGroup group = NewParts.group(target.kind(), target.label(), name.isEmpty() ? target.label() : name, call.origin());
		boolean partly = false;
		for (Map.Entry<String, ScriptValue> attribute : attributes.entrySet()) {
			Named named = target.attributes().get(attribute.getKey());
			ArgumentText value = attribute.getValue().literal();
			if (named != null && value == null) {
				partly = true;
			} else if (named != null && named.name().equals("genericJvmArguments")) {
				group.getGroups().add(JvmOptionGroup.of(JvmArguments.ofLine(value), value.length() == 0 ? call.origin() : value.origin(0, value.length()), null));
			} else if (named != null && value.length() > 0) {
				group.getSettings().add(setting(named, value));
			} else if (target == SOURCE && attribute.getKey().equals(NESTED_POOL)) {
				partly |= pool(call, group, attribute.getValue().attributes());
			}
		}
		if (partly) {
			open.add(call.origin());
		}
		if (target == MACHINE && group.getGroups().isEmpty() && !group.getSettings().isEmpty() && !attributes.containsKey("genericJvmArguments")) {
			group.getGroups().add(JvmOptionGroup.of(List.of(), call.origin(), null));
		}
		if (!group.getSettings().isEmpty() || !group.getGroups().isEmpty()) {
			merge(target.kind() + ' ' + (name.isEmpty() ? call.origin().offset() : name), group);
		}
	}

	/** {@return whether something of the pool is no literal} */
	private static boolean pool(ScriptCall call, ConfigurationGroup source, Map<String, ScriptValue> attributes) {
		if (attributes == null) {
			return true;
		}
		ConfigurationGroup pool = NewParts.group(CONNECTIONS.kind(), CONNECTIONS.label(), CONNECTIONS.label(), call.origin());
		boolean partly = false;
		for (Map.Entry<String, Named> named : CONNECTIONS.attributes().entrySet()) {
			ScriptValue value = attributes.get(named.getKey());
			if (value != null && value.literal() != null) {
				pool.getSettings().add(setting(named.getValue(), value.literal()));
			} else if (value != null) {
				partly = true;
			}
		}
		if (!pool.getSettings().isEmpty()) {
			source.getGroups().add(pool);
		}
		return partly;
	}

	/** The last call on an object counts. */
	private void merge(String key, ConfigurationGroup group) {
		ConfigurationGroup old = groups.putIfAbsent(key, group);
		if (old != null) {
			for (Setting setting : List.copyOf(group.getSettings())) {
				old.getSettings().removeIf(each -> each.getName().equals(setting.getName()));
				old.getSettings().add(setting);
			}
			for (ConfigurationGroup inner : List.copyOf(group.getGroups())) {
				old.getGroups().removeIf(each -> each.getKind().equals(inner.getKind()));
				old.getGroups().add(inner);
			}
		}
	}

	private static Setting setting(Named named, ArgumentText value) {
		Setting setting = NewParts.stated(named.name(), value.text(), value.origin(0, value.length()), value.form());
		setting.setValueType(ValueType.TEXT);
		setting.setUnit(named.unit());
		return setting;
	}
}
