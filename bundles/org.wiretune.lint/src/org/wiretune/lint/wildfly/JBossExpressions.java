/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Puts system properties in place of the expressions of JBoss and WildFly: {@code ${name}}, {@code ${name:default}},
 * {@code ${first,second:default}}, where a default may hold expressions again, and {@code ${/}} and {@code ${:}}. Known are
 * the properties of the server's start script ({@code -D}) and of its element {@code system-properties}. An expression of
 * another property without a default stays unresolved.
 */
public final class JBossExpressions {

	private final Map<String, String> properties;

	/**
	 * Makes a resolver.
	 *
	 * @param properties the system properties that are known
	 */
	public JBossExpressions(Map<String, String> properties) {
		this.properties = Map.copyOf(properties);
	}

	/**
	 * Gives each setting of a server that holds expressions its resolved value, where it has one.
	 *
	 * @param server the server with all its files
	 */
	public static void resolve(Server server) {
		JBossExpressions expressions = new JBossExpressions(properties(server));
		for (TreeIterator<EObject> contents = server.eAllContents(); contents.hasNext();) {
			if (contents.next() instanceof Setting setting && setting.getResolved() == null && setting.getValue() != null && setting.getValue().contains("${")) {
				setting.setResolved(expressions.resolve(setting.getValue()));
			}
		}
	}

	/** The command line counts more than the configuration. */
	private static Map<String, String> properties(Server server) {
		Map<String, String> configured = new HashMap<>();
		Map<String, String> properties = new HashMap<>();
		for (TreeIterator<EObject> contents = server.eAllContents(); contents.hasNext();) {
			if (contents.next() instanceof ConfigurationGroup group && group.getKind() != null) {
				if (group.getKind().equals(JvmOptionGroup.KIND)) {
					options(group, properties);
				} else if (group.getKind().equals("wildfly.system-property") && group.getName() != null && !group.getSettings().isEmpty()
						&& group.getSettings().get(0).isSet()) {
					configured.put(group.getName(), group.getSettings().get(0).getValue());
				}
			}
		}
		properties.forEach(configured::put);
		return configured;
	}

	private static void options(ConfigurationGroup group, Map<String, String> properties) {
		for (Setting option : group.getSettings()) {
			if (option.isSet() && option.getName().startsWith("-D") && option.getValue() != null) {
				properties.put(option.getName().substring(2), option.getValue());
			}
		}
	}

	/**
	 * {@return the text with its expressions resolved; null where one of them cannot be}
	 *
	 * @param text the text
	 */
	public String resolve(String text) {
		return new Placeholders(Placeholders.COLON, this::value).resolve(text);
	}

	private String value(String names) {
		if (names.equals("/") || names.equals(":")) {
			return names;
		}
		for (String name : names.split(",")) {
			String value = properties.get(name.strip());
			if (value != null) {
				return value;
			}
		}
		return null;
	}
}
