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

import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

/**
 * The source of the Java class that implements a component.
 *
 * @param path its path
 * @param text its text
 * @param remotable the simple name of the remotable interface by which it is called with data that has to be copied; null where
 *        there is none
 */
record ServiceClass(String path, String text, String remotable) {

	private static final List<String> SOURCES = List.of("", "src/", "src/main/java/");
	private static final Pattern IMPLEMENTS = Pattern.compile("\\bclass\\s+\\w+[^{]*?\\bimplements\\s+([^{]+)\\{");
	private static final Pattern METHOD = Pattern.compile("([\\w.<>\\[\\], ?]+?)\\s+\\w+\\s*\\(([^)]*)\\)");
	/** What cannot be changed need not be copied. */
	private static final Set<String> UNCHANGEABLE = Set.of("void", "boolean", "byte", "short", "int", "long", "float", "double", "char", "Boolean", "Byte", "Short", "Integer", "Long", "Float",
			"Double", "Character", "String", "BigDecimal", "BigInteger");
	private static final Set<String> MODIFIERS = Set.of("public", "abstract", "final");

	/** {@return the source of a component's class; null where it is not at hand} @param texts the texts of the files @param module the composite @param component the component */
	static ServiceClass of(SourceTexts texts, Module module, Component component) {
		if (component.getImplementation() == null || !"implementation.java".equals(component.getImplementation().getType()) || component.getImplementation().getArtifact() == null) {
			return null;
		}
		String file = String.valueOf(component.getImplementation().getArtifact().getValue()).replace('.', '/') + ".java";
		for (String folder = folder(module.getOrigin().path()); folder != null; folder = folder.isEmpty() ? null : folder(folder)) {
			for (String source : SOURCES) {
				String root = (folder.isEmpty() ? "" : folder + '/') + source;
				String text = texts.text(root + file);
				if (text != null) {
					return new ServiceClass(root + file, text, remotable(texts, root, text));
				}
			}
		}
		return null;
	}

	private static String folder(String path) {
		return path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}

	/** {@return whether the class promises to leave data alone that it shares with its callers} */
	boolean allowsReferences() {
		return text.contains("@AllowsPassByReference");
	}

	private static String remotable(SourceTexts texts, String root, String text) {
		Matcher matcher = IMPLEMENTS.matcher(text);
		if (!matcher.find()) {
			return null;
		}
		for (String written : matcher.group(1).replaceAll("<[^>]*>", "").split(",")) {
			String name = written.strip();
			String face = texts.text(root + qualified(text, name).replace('.', '/') + ".java");
			if (face != null && face.contains("@Remotable") && copies(face)) {
				return name.substring(name.lastIndexOf('.') + 1);
			}
		}
		return null;
	}

	/** A simple name is that of an import or of the same package. */
	private static String qualified(String text, String name) {
		if (name.indexOf('.') >= 0) {
			return name;
		}
		Matcher imported = Pattern.compile("\\bimport\\s+([\\w.]+\\." + Pattern.quote(name) + ")\\s*;").matcher(text);
		if (imported.find()) {
			return imported.group(1);
		}
		Matcher own = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;").matcher(text);
		return own.find() ? own.group(1) + '.' + name : name;
	}

	/** Whether an operation takes or gives what can be changed. */
	private static boolean copies(String face) {
		String body = face.replaceAll("(?s)/\\*.*?\\*/", " ").replaceAll("//[^\\n]*", " ").replaceAll("@\\w+(\\([^)]*\\))?", " ");
		body = body.substring(body.indexOf('{') + 1);
		List<String> types = new ArrayList<>();
		Matcher method = METHOD.matcher(body);
		while (method.find()) {
			types.add(method.group(1).strip());
			for (String parameter : method.group(2).split(",")) {
				types.add(parameter.strip().replaceAll("\\s+\\w+$", ""));
			}
		}
		return types.stream().map(ServiceClass::withoutModifiers).anyMatch(type -> !type.isEmpty() && !UNCHANGEABLE.contains(type.substring(type.lastIndexOf('.') + 1)));
	}

	private static String withoutModifiers(String type) {
		String result = type;
		for (int space = result.indexOf(' '); space > 0 && MODIFIERS.contains(result.substring(0, space)); space = result.indexOf(' ')) {
			result = result.substring(space + 1).strip();
		}
		return result;
	}
}
