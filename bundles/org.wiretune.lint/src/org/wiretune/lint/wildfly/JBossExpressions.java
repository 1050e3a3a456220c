/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
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

	private static final int MAXIMUM_DEPTH = 16;
	private static final int MAXIMUM_LENGTH = 65_536;

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
						&& group.getSettings().getFirst().isSet()) {
					configured.put(group.getName(), group.getSettings().getFirst().getValue());
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
	 * {@return the text with its expressions resolved; null where one of them cannot be, where they are nested more than 16
	 * deep or where the result has more than 65,536 characters}
	 *
	 * @param text the text
	 */
	public String resolve(String text) {
		return resolve(text, 0);
	}

	private String resolve(String text, int depth) {
		if (depth > MAXIMUM_DEPTH) {
			return null;
		}
		StringBuilder resolved = new StringBuilder();
		for (int i = 0; i < text.length();) {
			if (!text.startsWith("${", i)) {
				resolved.append(text.charAt(i++));
				continue;
			}
			int close = close(text, i + 2);
			String value = close < 0 ? null : expression(text.substring(i + 2, close), depth);
			if (value == null || resolved.length() + value.length() > MAXIMUM_LENGTH) {
				return null;
			}
			resolved.append(value);
			i = close + 1;
		}
		return resolved.toString();
	}

	/** The brace that closes an expression, past those inside it; -1 where there is none. */
	private static int close(String text, int from) {
		int depth = 0;
		for (int i = from; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '{') {
				depth++;
			} else if (c == '}' && depth-- == 0) {
				return i;
			}
		}
		return -1;
	}

	private String expression(String expression, int depth) {
		if (expression.equals("/")) {
			return "/";
		}
		if (expression.equals(":")) {
			return ":";
		}
		// Another brace opens an inner expression; its colon is not that of this one.
		int brace = expression.indexOf('{');
		int colon = expression.indexOf(':');
		boolean standard = colon >= 0 && (brace < 0 || colon < brace);
		for (String name : (standard ? expression.substring(0, colon) : expression).split(",")) {
			String value = properties.get(name.strip());
			if (value != null) {
				return resolve(value, depth + 1);
			}
		}
		return standard ? resolve(expression.substring(colon + 1), depth + 1) : null;
	}
}
