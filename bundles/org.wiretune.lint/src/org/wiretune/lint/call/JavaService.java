/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

/**
 * The source of the Java class that implements a component of a composite, and of the interface that it is called by.
 *
 * @param path the path of the class
 * @param text the text of the class
 * @param name the simple name of the interface: the remotable one where there is one; null where no source of any is at hand
 * @param face the text of the interface, or null
 */
public record JavaService(String path, String text, String name, String face) {

	private static final List<String> SOURCES = List.of("", "src/", "src/main/java/");
	private static final Pattern IMPLEMENTS = Pattern.compile("\\bclass\\s+\\w+[^{]*?\\bimplements\\s+([^{]+)\\{");
	private static final String REMOTABLE = "@Remotable";

	/**
	 * {@return the source of a component's class; null where it is not at hand}
	 *
	 * @param texts the texts of the files
	 * @param module the composite
	 * @param component the component
	 */
	public static JavaService of(SourceTexts texts, Module module, Component component) {
		if (component.getImplementation() == null || !"implementation.java".equals(component.getImplementation().getType()) || component.getImplementation().getArtifact() == null) {
			return null;
		}
		String file = String.valueOf(component.getImplementation().getArtifact().getValue()).replace('.', '/') + ".java";
		for (String folder = folder(module.getOrigin().path()); folder != null; folder = folder.isEmpty() ? null : folder(folder)) {
			for (String source : SOURCES) {
				String root = (folder.isEmpty() ? "" : folder + '/') + source;
				String text = texts.text(root + file);
				if (text != null) {
					return called(texts, root, root + file, text);
				}
			}
		}
		return null;
	}

	private static String folder(String path) {
		return path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}

	private static JavaService called(SourceTexts texts, String root, String path, String text) {
		JavaService first = new JavaService(path, text, null, null);
		Matcher matcher = IMPLEMENTS.matcher(text);
		if (!matcher.find()) {
			return first;
		}
		for (String written : matcher.group(1).replaceAll("<[^>]*>", "").split(",")) {
			String name = written.strip();
			String face = texts.text(root + qualified(text, name).replace('.', '/') + ".java");
			if (face != null && (first.face == null || !first.isRemotable() && face.contains(REMOTABLE))) {
				first = new JavaService(path, text, name.substring(name.lastIndexOf('.') + 1), face);
			}
		}
		return first;
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

	/** {@return whether the interface is remotable, so that data is passed by value} */
	public boolean isRemotable() {
		return face != null && face.contains(REMOTABLE);
	}

	/** {@return whether an operation of the interface is marked as one that nobody waits for} */
	public boolean hasOneWay() {
		return face != null && face.contains("@OneWay");
	}

	/** {@return whether the class promises to leave data alone that it shares with its callers} */
	public boolean allowsReferences() {
		return text.contains("@AllowsPassByReference");
	}
}
