/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.level;

import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.source.SourceTexts;

/** The level of Java in a project of Gradle, whose scripts are programs: what is stated plainly, or by a name that they or gradle.properties give a value. */
final class GradleLevel {

	private static final List<String> SCRIPTS = List.of("build.gradle", "build.gradle.kts");
	private static final String VALUE = "\\s{0,10}(?:=|\\.set\\s{0,5}\\(|\\s)\\s{0,10}[\"']?(?:JavaVersion\\.VERSION_([\\d_]{1,8})|([\\d.]{1,8})|\\$?\\{?(?:project\\.|ext\\.|rootProject\\.|property\\s{0,5}\\([\"'])?([A-Za-z_]\\w{0,60}))";
	private static final Pattern LEVEL = Pattern.compile("\\bsourceCompatibility" + VALUE);
	private static final Pattern RELEASE = Pattern.compile("\\boptions\\s{0,5}(?:\\.|\\{[^{}]{0,300}?\\b)release" + VALUE);
	private static final Pattern LANGUAGE = Pattern.compile("(?:JavaLanguageVersion\\.of|JavaVersion\\.toVersion)\\s{0,5}\\(\\s{0,5}[\"']?()(?:([\\d.]{1,8})|\\$?\\{?(?:project\\.|ext\\.)?([A-Za-z_]\\w{0,60}))");
	private static final Pattern NAMED = Pattern.compile("\\b([A-Za-z_]\\w{0,60})\\s{0,10}=\\s{0,10}[\"']?(?:JavaVersion\\.VERSION_([\\d_]{1,8})|([\\d.]{1,8}))[\"']?\\s*(?:[;}]|$)", Pattern.MULTILINE);

	private GradleLevel() {
	}

	/** Adds the levels that a folder states. @param folder the folder with a slash @param texts the texts of the files @param levels the levels */
	static void add(String folder, SourceTexts texts, List<Integer> levels) {
		for (String script : SCRIPTS) {
			String text = texts.text(folder + script);
			if (text != null) {
				String plain = withoutRemarks(text);
				Map<String, String> named = named(folder, texts, plain);
				for (Pattern pattern : List.of(LEVEL, RELEASE, LANGUAGE)) {
					for (Matcher found = pattern.matcher(plain); found.find();) {
						String number = found.group(1) == null || found.group(1).isEmpty() ? found.group(2) : found.group(1);
						SourceLevel.add(number == null ? named.get(found.group(3)) : number, levels);
					}
				}
			}
		}
	}

	/** Names with a number as their value: those of gradle.properties here and in the folders around, the inner ones first, and those of the script. */
	private static Map<String, String> named(String folder, SourceTexts texts, String script) {
		Map<String, String> named = new HashMap<>();
		for (int end = folder.length() - 1; end >= -1; end = end <= 0 ? end - 1 : folder.lastIndexOf('/', end - 1)) {
			String text = texts.text((end < 0 ? "" : folder.substring(0, end + 1)) + "gradle.properties");
			Properties properties = new Properties();
			try {
				properties.load(new StringReader(text == null ? "" : text));
			} catch (IOException | IllegalArgumentException malformed) {
				continue;
			}
			properties.stringPropertyNames().forEach(name -> named.putIfAbsent(name, properties.getProperty(name).strip()));
		}
		for (Matcher each = NAMED.matcher(script); each.find();) {
			named.putIfAbsent(each.group(1), each.group(2) == null ? each.group(3) : each.group(2));
		}
		return named;
	}

	/** The script without remarks; what begins one within quotes, as in src/**, is none. */
	private static String withoutRemarks(String text) {
		StringBuilder plain = new StringBuilder(text.length());
		char quote = 0;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (quote != 0) {
				quote = c == quote || c == '\n' ? 0 : quote;
			} else if (c == '\'' || c == '"') {
				quote = c;
			} else if (text.startsWith("//", i) || text.startsWith("/*", i)) {
				int end = text.indexOf(text.charAt(i + 1) == '/' ? "\n" : "*/", i + 2);
				i = end < 0 ? text.length() : text.charAt(i + 1) == '/' ? end - 1 : end + 1;
				continue;
			}
			plain.append(c);
		}
		return plain.toString();
	}
}
