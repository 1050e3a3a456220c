/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether the operations of a Java interface take or give what has to be copied to pass it by value. */
final class CopiedData {

	private static final Pattern METHOD = Pattern.compile("([\\w.<>\\[\\], ?]+?)\\s+\\w+\\s*\\(([^)]*)\\)");
	/** What cannot be changed need not be copied, and a date is copied at once. */
	private static final Set<String> UNCHANGEABLE = Set.of("void", "boolean", "byte", "short", "int", "long", "float", "double", "char", "Boolean", "Byte", "Short", "Integer", "Long", "Float",
			"Double", "Character", "String", "BigDecimal", "BigInteger", "Date", "UUID", "URI", "Locale");
	/** Handles of the runtime, which is told by them where to answer. */
	private static final Set<String> HANDLES = Set.of("CallableReference", "ServiceReference", "ResponseDispatch");
	private static final Set<String> MODIFIERS = Set.of("public", "abstract", "final");

	private CopiedData() {
	}

	/** {@return whether an operation takes or gives what can be changed} @param face the text of the interface */
	static boolean isIn(String face) {
		String body = face.replaceAll("(?s)/\\*.*?\\*/", " ").replaceAll("//[^\\n]*", " ").replaceAll("@\\w+(\\([^)]*\\))?", " ");
		body = body.substring(body.indexOf('{') + 1);
		List<String> types = new ArrayList<>();
		Matcher method = METHOD.matcher(body);
		while (method.find()) {
			types.add(method.group(1).strip());
			for (String parameter : method.group(2).replaceAll("<[^>]*>", "").split(",")) {
				types.add(parameter.strip().replaceAll("\\s+\\w+$", ""));
			}
		}
		return types.stream().map(CopiedData::withoutModifiers).anyMatch(type -> !type.isEmpty() && !isUnchangeable(type.substring(type.lastIndexOf('.') + 1)));
	}

	/** {@return whether a class changes what its methods are given} @param text the text of the class */
	static boolean isChangedBy(String text) {
		Matcher method = METHOD.matcher(text);
		while (method.find()) {
			for (String parameter : method.group(2).split(",")) {
				String name = parameter.strip().replaceAll(".*[\\s\\]>.]", "");
				if (name.matches("\\w+") && Pattern.compile("\\b" + name + "\\.(?:set|add|put|remove|clear)\\w*\\s*\\(").matcher(text).find()) {
					return true;
				}
			}
		}
		return false;
	}

	private static boolean isUnchangeable(String type) {
		return UNCHANGEABLE.contains(type) || HANDLES.contains(type);
	}

	private static String withoutModifiers(String type) {
		String result = type;
		for (int space = result.indexOf(' '); space > 0 && MODIFIERS.contains(result.substring(0, space)); space = result.indexOf(' ')) {
			result = result.substring(space + 1).strip();
		}
		return result;
	}
}
