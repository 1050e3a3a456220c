/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.source.SourceTexts;

/**
 * The level of Java in a project of Maven: of properties and of the compiler's plug-in, of the project and its parents as far
 * as they were read. What compiles tests does not count. A profile may be on or off, so its level counts besides, and alone it
 * tells nothing.
 */
final class MavenLevel {

	private static final Pattern PROPERTY = Pattern.compile("<([\\w.-]{1,100})>\\s{0,100}([^<>]{0,100})</\\1>");
	private static final String PLUGIN = "<artifactId>maven-compiler-plugin</artifactId>";
	/** Parents of parents beyond this are a circle. */
	private static final int MOST_PARENTS = 20;

	private MavenLevel() {
	}

	/** Adds the levels that a project states. @param path its file @param texts the texts of the files @param levels the levels */
	static void add(String path, SourceTexts texts, List<Integer> levels) {
		List<Integer> own = new ArrayList<>();
		List<Integer> ofProfiles = new ArrayList<>();
		add(path, texts, new HashMap<>(), new HashSet<>(), own, ofProfiles);
		if (!own.isEmpty()) {
			levels.addAll(own);
			levels.addAll(ofProfiles);
		}
	}

	/** A child's properties count more than those of its parents; the parent is asked only where the child has no level. */
	private static void add(String path, SourceTexts texts, Map<String, String> properties, Set<String> seen, List<Integer> levels, List<Integer> ofProfiles) {
		String text = seen.size() > MOST_PARENTS || !seen.add(path) ? null : texts.text(path);
		if (text == null) {
			return;
		}
		String whole = SourceLevel.withoutComments(text);
		String plain = without(whole, "profiles");
		properties(plain).forEach(properties::putIfAbsent);
		add(plain, properties, levels);
		for (String profiles : blocks(whole, "profiles")) {
			for (String profile : blocks(profiles, "profile")) {
				Map<String, String> stated = properties(profile);
				Map<String, String> all = new HashMap<>(properties);
				all.putAll(stated);
				add(profile, stated.containsKey("maven.compiler.release") || stated.containsKey("maven.compiler.source") || profile.contains(PLUGIN) ? all : Map.of(), ofProfiles);
			}
		}
		for (String parent : levels.isEmpty() ? blocks(plain, "parent") : List.<String>of()) {
			add(parent(path, parent), texts, properties, seen, levels, ofProfiles);
		}
	}

	/** The levels of a project or a profile. */
	private static void add(String plain, Map<String, String> properties, List<Integer> levels) {
		SourceLevel.add(SourceLevel.resolved(properties.getOrDefault("maven.compiler.release", properties.get("maven.compiler.source")), properties), levels);
		for (String plugin : blocks(plain, "plugin")) {
			if (plugin.contains(PLUGIN)) {
				for (Matcher member = PROPERTY.matcher(withoutTests(plugin)); member.find();) {
					if (member.group(1).equals("source") || member.group(1).equals("release")) {
						SourceLevel.add(SourceLevel.resolved(member.group(2).strip(), properties), levels);
					}
				}
			}
		}
	}

	private static Map<String, String> properties(String text) {
		Map<String, String> properties = new HashMap<>();
		for (String block : blocks(text, "properties")) {
			for (Matcher property = PROPERTY.matcher(block); property.find();) {
				properties.putIfAbsent(property.group(1), property.group(2).strip());
			}
		}
		return properties;
	}

	/** A plug-in without those of its executions that compile tests. */
	private static String withoutTests(String plugin) {
		String main = plugin;
		for (String execution : blocks(plugin, "execution")) {
			if (execution.contains("testCompile") || execution.contains("test-compile")) {
				main = main.replace(execution, "");
			}
		}
		return main;
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
		segments.remove(segments.size() - 1);
		for (String segment : relative.split("/")) {
			if (segment.equals("..")) {
				if (segments.isEmpty()) {
					return "";
				}
				segments.remove(segments.size() - 1);
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

	private static String without(String text, String name) {
		StringBuilder plain = new StringBuilder(text.length());
		int from = 0;
		String close = "</" + name + '>';
		for (int start = text.indexOf('<' + name + '>'); start >= 0; start = text.indexOf('<' + name + '>', from)) {
			int end = text.indexOf(close, start);
			plain.append(text, from, start);
			from = end < 0 ? text.length() : end + close.length();
		}
		return plain.append(text, from, text.length()).toString();
	}
}
