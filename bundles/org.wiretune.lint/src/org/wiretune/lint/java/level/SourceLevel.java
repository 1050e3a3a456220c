/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.source.SourceTexts;

/**
 * The level of the Java language that a project is compiled with, as its build files state it: the compiler settings, the
 * facets and the class path of Eclipse, the manifest of a bundle, Maven with its parents as far as they were read, Gradle,
 * Ant. Of several statements in one folder the lowest counts, because what is written shall compile with each. Numbers are
 * those of Java: 4 for 1.4, 8 for 1.8, 17.
 */
public final class SourceLevel {

	/** The first level with the try statement that closes what it declares. */
	public static final int RESOURCES = 7;

	private static final String ECLIPSE = ".settings/org.eclipse.jdt.core.prefs";
	private static final String FACETS = ".settings/org.eclipse.wst.common.project.facet.core.xml";
	private static final String MANIFEST = "META-INF/MANIFEST.MF";
	private static final Set<String> NAMES = Set.of("pom.xml", "build.gradle", "build.gradle.kts", "gradle.properties", "build.xml", ".classpath");
	private static final Pattern COMPILER = Pattern.compile("(?m)^\\s*org\\.eclipse\\.jdt\\.core\\.compiler\\.source\\s*[=:]\\s*([\\d.]{1,8})");
	private static final Pattern ENVIRONMENT = Pattern.compile("JRE_CONTAINER/[^\"']{0,200}?/(?:JavaSE|J2SE|JRE)-([\\d.]{1,8})");
	private static final Pattern FACET = Pattern.compile("<installed\\s[^<>]{0,200}?\\bfacet\\s{0,10}=\\s{0,10}[\"'](?:jst\\.)?java[\"']\\s[^<>]{0,200}?\\bversion\\s{0,10}=\\s{0,10}[\"']([\\d.]{1,8})"
			+ "|<installed\\s[^<>]{0,200}?\\bversion\\s{0,10}=\\s{0,10}[\"']([\\d.]{1,8})[\"']\\s[^<>]{0,200}?\\bfacet\\s{0,10}=\\s{0,10}[\"'](?:jst\\.)?java[\"']");
	private static final Pattern EXECUTION = Pattern.compile("(?:JavaSE|J2SE|JRE)-([\\d.]{1,8})");
	private static final Pattern BUNDLE = Pattern.compile("(?m)^Bundle-RequiredExecutionEnvironment:([^\\r\\n]*(?:\\r?\\n [^\\r\\n]*)*)");
	private static final Pattern ANT_PROPERTY = Pattern.compile("<property\\s[^<>]{0,500}>");
	private static final Pattern ANT_COMPILER = Pattern.compile("<javac\\s[^<>]{0,2000}>");
	private static final Pattern ATTRIBUTE = Pattern.compile("\\b(name|value|source|release)\\s{0,10}=\\s{0,10}[\"']([^\"'<>]{0,200})[\"']");

	/** Names of names beyond this are a circle. */
	private static final int MOST_NAMES = 20;

	private SourceLevel() {
	}

	/** {@return whether a file may state the level} @param path the path with forward slashes */
	public static boolean isBuildFile(String path) {
		return isAt(path, ECLIPSE) || isAt(path, FACETS) || isAt(path, MANIFEST) || NAMES.contains(path.substring(path.lastIndexOf('/') + 1));
	}

	private static boolean isAt(String path, String file) {
		return path.endsWith(file) && (path.length() == file.length() || path.charAt(path.length() - file.length() - 1) == '/');
	}

	/**
	 * Finds the level of a source file: that of the innermost folder around it that states one. A folder that is built on its
	 * own, and does not say how, is not built as the folder around it.
	 *
	 * @param path the source file, with forward slashes
	 * @param texts the texts of the files; build files among them
	 * @return the level, empty where nothing that was read states it
	 */
	public static OptionalInt of(String path, SourceTexts texts) {
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			String folder = end < 0 ? "" : path.substring(0, end + 1);
			OptionalInt level = inFolder(folder, texts);
			if (level.isPresent() || texts.text(folder + "pom.xml") != null || texts.text(folder + "build.xml") != null) {
				return level;
			}
		}
		return OptionalInt.empty();
	}

	private static OptionalInt inFolder(String folder, SourceTexts texts) {
		List<Integer> levels = new ArrayList<>();
		all(COMPILER, texts.text(folder + ECLIPSE), levels);
		String facets = texts.text(folder + FACETS);
		all(FACET, facets == null ? null : withoutComments(facets), levels);
		all(ENVIRONMENT, texts.text(folder + ".classpath"), levels);
		String manifest = texts.text(folder + MANIFEST);
		for (Matcher bundle = manifest == null ? null : BUNDLE.matcher(manifest); bundle != null && bundle.find();) {
			all(EXECUTION, bundle.group(1), levels);
		}
		GradleLevel.add(folder, texts, levels);
		ant(texts.text(folder + "build.xml"), levels);
		MavenLevel.add(folder + "pom.xml", texts, levels);
		return levels.stream().mapToInt(Integer::intValue).min();
	}

	private static void all(Pattern pattern, String text, List<Integer> levels) {
		for (Matcher found = text == null ? null : pattern.matcher(text); found != null && found.find();) {
			for (int group = 1; group <= found.groupCount(); group++) {
				add(found.group(group), levels);
			}
		}
	}

	private static void ant(String text, List<Integer> levels) {
		if (text == null) {
			return;
		}
		String plain = withoutComments(text);
		Map<String, String> properties = new HashMap<>();
		for (Matcher property = ANT_PROPERTY.matcher(plain); property.find();) {
			Map<String, String> attributes = attributes(property.group());
			if (attributes.containsKey("name") && attributes.containsKey("value")) {
				properties.putIfAbsent(attributes.get("name"), attributes.get("value"));
			}
		}
		for (Matcher compiler = ANT_COMPILER.matcher(plain); compiler.find();) {
			Map<String, String> attributes = attributes(compiler.group());
			add(resolved(attributes.getOrDefault("release", attributes.get("source")), properties), levels);
		}
	}

	private static Map<String, String> attributes(String tag) {
		Map<String, String> attributes = new HashMap<>();
		for (Matcher attribute = ATTRIBUTE.matcher(tag); attribute.find();) {
			attributes.put(attribute.group(1), attribute.group(2).strip());
		}
		return attributes;
	}

	/** {@return what a value that names a property stands for, or null} @param value the value @param properties the properties by name */
	static String resolved(String value, Map<String, String> properties) {
		String text = value;
		for (int i = 0; i < MOST_NAMES && text != null && text.startsWith("${") && text.endsWith("}"); i++) {
			text = properties.get(text.substring(2, text.length() - 1));
		}
		return text;
	}

	/** Adds a level where a text is one. @param written as it is written, or null @param levels the levels */
	static void add(String written, List<Integer> levels) {
		if (written == null) {
			return;
		}
		String number = written.replace('_', '.');
		number = number.startsWith("1.") ? number.substring(2) : number;
		int dot = number.indexOf('.');
		number = dot < 0 ? number : number.substring(0, dot);
		if (number.matches("\\d{1,3}") && Integer.parseInt(number) > 0) {
			levels.add(Integer.valueOf(number));
		}
	}

	/** {@return a text of XML without its comments} @param text the text */
	static String withoutComments(String text) {
		StringBuilder plain = new StringBuilder(text.length());
		int from = 0;
		for (int start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", from)) {
			int end = text.indexOf("-->", start + 4);
			plain.append(text, from, start);
			from = end < 0 ? text.length() : end + 3;
		}
		return plain.append(text, from, text.length()).toString();
	}
}
