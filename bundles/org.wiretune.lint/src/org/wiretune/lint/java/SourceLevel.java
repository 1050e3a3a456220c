/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.fix.SourceTexts;

/**
 * The level of the Java language that a project is compiled with, as its build files state it: the compiler settings and the
 * class path of Eclipse, Maven with its parents as far as they were read, Gradle, Ant. Of several statements in one folder
 * the lowest counts, because what is written shall compile with each. Numbers are those of Java: 4 for 1.4, 8 for 1.8, 17.
 */
public final class SourceLevel {

	/** The first level with the try statement that closes what it declares. */
	public static final int RESOURCES = 7;

	private static final String ECLIPSE = ".settings/org.eclipse.jdt.core.prefs";
	private static final Set<String> NAMES = Set.of("pom.xml", "build.gradle", "build.gradle.kts", "build.xml", ".classpath");
	private static final List<String> GRADLE = List.of("build.gradle", "build.gradle.kts");
	private static final Pattern COMPILER = Pattern.compile("(?m)^\\s*org\\.eclipse\\.jdt\\.core\\.compiler\\.source\\s*[=:]\\s*([\\d.]{1,8})");
	private static final Pattern ENVIRONMENT = Pattern.compile("JRE_CONTAINER/[^\"']{0,200}?/(?:JavaSE|J2SE|JRE)-([\\d.]{1,8})");
	private static final Pattern PROPERTY = Pattern.compile("<([\\w.-]{1,100})>\\s{0,100}([^<>]{0,100})</\\1>");
	private static final Pattern ANT_PROPERTY = Pattern.compile("<property\\s[^<>]{0,500}>");
	private static final Pattern ANT_COMPILER = Pattern.compile("<javac\\s[^<>]{0,2000}>");
	private static final Pattern ATTRIBUTE = Pattern.compile("\\b(name|value|source|release)\\s{0,10}=\\s{0,10}[\"']([^\"'<>]{0,200})[\"']");
	private static final Pattern GRADLE_LEVEL = Pattern.compile(
			"(?:sourceCompatibility|options\\.release|\\brelease)\\s{0,10}(?:=|\\.set\\s{0,5}\\(|\\s)\\s{0,10}[\"']?(?:JavaVersion\\.VERSION_)?([\\d._]{1,8})|JavaLanguageVersion\\.of\\s{0,5}\\(\\s{0,5}(\\d{1,3})|JavaVersion\\.toVersion\\s{0,5}\\(\\s{0,5}[\"']?([\\d.]{1,8})");
	/** Parents of parents beyond this are a circle. */
	private static final int MOST_PARENTS = 20;

	private SourceLevel() {
	}

	/** {@return whether a file may state the level} @param path the path with forward slashes */
	public static boolean isBuildFile(String path) {
		return path.endsWith('/' + ECLIPSE) || path.equals(ECLIPSE) || NAMES.contains(path.substring(path.lastIndexOf('/') + 1));
	}

	/**
	 * Finds the level of a source file: that of the innermost folder around it that states one.
	 *
	 * @param path the source file, with forward slashes
	 * @param texts the texts of the files; build files among them
	 * @return the level, empty where nothing that was read states it
	 */
	public static OptionalInt of(String path, SourceTexts texts) {
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			OptionalInt level = inFolder(end < 0 ? "" : path.substring(0, end + 1), texts);
			if (level.isPresent()) {
				return level;
			}
		}
		return OptionalInt.empty();
	}

	private static OptionalInt inFolder(String folder, SourceTexts texts) {
		List<Integer> levels = new ArrayList<>();
		all(COMPILER, texts.text(folder + ECLIPSE), levels);
		all(ENVIRONMENT, texts.text(folder + ".classpath"), levels);
		for (String name : GRADLE) {
			String text = texts.text(folder + name);
			all(GRADLE_LEVEL, text == null ? null : text.replaceAll("(?m)//.*$", ""), levels);
		}
		ant(texts.text(folder + "build.xml"), levels);
		maven(folder + "pom.xml", texts, new HashMap<>(), new HashSet<>(), levels);
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

	/** A child's properties count more than those of its parents; the parent is asked only where the child has no level. */
	private static void maven(String path, SourceTexts texts, Map<String, String> properties, Set<String> seen, List<Integer> levels) {
		String text = seen.size() > MOST_PARENTS || !seen.add(path) ? null : texts.text(path);
		if (text == null) {
			return;
		}
		String plain = withoutComments(text);
		for (String block : blocks(plain, "properties")) {
			for (Matcher property = PROPERTY.matcher(block); property.find();) {
				properties.putIfAbsent(property.group(1), property.group(2).strip());
			}
		}
		int before = levels.size();
		add(resolved(properties.getOrDefault("maven.compiler.release", properties.get("maven.compiler.source")), properties), levels);
		for (String plugin : blocks(plain, "plugin")) {
			if (plugin.contains("<artifactId>maven-compiler-plugin</artifactId>")) {
				for (Matcher member = PROPERTY.matcher(plugin); member.find();) {
					if (member.group(1).equals("source") || member.group(1).equals("release")) {
						add(resolved(member.group(2).strip(), properties), levels);
					}
				}
			}
		}
		for (String parent : levels.size() > before ? List.<String>of() : blocks(plain, "parent")) {
			maven(parent(path, parent), texts, properties, seen, levels);
		}
	}

	private static String parent(String path, String parent) {
		String relative = "../pom.xml";
		for (Matcher member = PROPERTY.matcher(parent); member.find();) {
			relative = member.group(1).equals("relativePath") && !member.group(2).isBlank() ? member.group(2).strip() : relative;
		}
		if (!relative.endsWith(".xml")) {
			relative += "/pom.xml";
		}
		List<String> segments = new ArrayList<>(List.of(path.split("/")));
		segments.removeLast();
		for (String segment : relative.split("/")) {
			if (segment.equals("..")) {
				if (segments.isEmpty()) {
					return "";
				}
				segments.removeLast();
			} else if (!segment.equals(".") && !segment.isEmpty()) {
				segments.add(segment);
			}
		}
		return String.join("/", segments);
	}

	/** The contents of all elements of a name that have no attributes. */
	private static List<String> blocks(String text, String name) {
		List<String> blocks = new ArrayList<>();
		String open = '<' + name + '>';
		for (int start = text.indexOf(open); start >= 0;) {
			int end = text.indexOf("</" + name + '>', start);
			if (end < 0) {
				break;
			}
			blocks.add(text.substring(start + open.length(), end));
			start = text.indexOf(open, end);
		}
		return blocks;
	}

	private static String resolved(String value, Map<String, String> properties) {
		String text = value;
		for (int i = 0; i < MOST_PARENTS && text != null && text.startsWith("${") && text.endsWith("}"); i++) {
			text = properties.get(text.substring(2, text.length() - 1));
		}
		return text;
	}

	private static void add(String written, List<Integer> levels) {
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

	private static String withoutComments(String text) {
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
