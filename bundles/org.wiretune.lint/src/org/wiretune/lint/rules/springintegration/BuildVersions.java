/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.BuildFiles;

/**
 * The versions that the builds around a file state.
 *
 * @param boot the version of Spring Boot; null where none is stated
 * @param integration the version of Spring Integration, stated or that of Spring Boot; null where neither is stated
 * @param hasBoot whether a build names Spring Boot at all
 */
record BuildVersions(String boot, String integration, boolean hasBoot) {

	private static final Pattern BOOT = Pattern.compile("spring-boot-(?:starter-parent|dependencies)\\s*</artifactId>\\s*<version>\\s*([\\d.]{1,12})"
			+ "|org\\.springframework\\.boot['\"]?\\)?\\s*version[ (=]*['\"]([\\d.]{1,12})|spring-boot-(?:gradle-plugin|dependencies):([\\d.]{1,12})|<spring-?boot\\.version>\\s*([\\d.]{1,12})|springBootVersion\\s*=\\s*['\"]([\\d.]{1,12})");
	private static final Pattern INTEGRATION = Pattern.compile("spring-integration-[a-z]{2,20}\\s*</artifactId>\\s*<version>\\s*([\\d.]{1,12})|spring-integration-[a-z]{2,20}:([\\d.]{1,12})|<spring[.-]?integration[.-]?version>\\s*([\\d.]{1,12})|springIntegrationVersion\\s*=\\s*['\"]([\\d.]{1,12})");
	/** Spring Integration by the version of Spring Boot that brings it. */
	private static final TreeMap<String, String> BROUGHT = new TreeMap<>(Map.of("1", "4.0", "2", "5.0", "3.0", "6.0", "3.1", "6.1", "3.2", "6.2", "3.3", "6.3", "3.4", "6.4", "3.5", "6.5", "4", "7.0"));

	/** {@return what the builds around a file state; the nearest counts} @param reading what was read @param path the file */
	static BuildVersions of(Reading reading, String path) {
		String boot = null;
		String integration = null;
		boolean named = false;
		for (String build : BuildFiles.around(reading, path).toList()) {
			named |= build.contains("spring-boot") || build.contains("org.springframework.boot");
			boot = boot == null ? first(BOOT, build) : boot;
			integration = integration == null ? first(INTEGRATION, build) : integration;
		}
		return new BuildVersions(boot, integration != null ? integration : brought(boot), named);
	}

	private static String brought(String boot) {
		if (boot == null) {
			return null;
		}
		String[] parts = boot.split("\\.");
		String exact = parts.length > 1 ? BROUGHT.get(parts[0] + '.' + parts[1]) : null;
		return exact != null ? exact : BROUGHT.get(parts[0]);
	}

	private static String first(Pattern pattern, String build) {
		Matcher found = pattern.matcher(build);
		while (found.find()) {
			for (int i = 1; i <= found.groupCount(); i++) {
				if (found.group(i) != null && Character.isDigit(found.group(i).charAt(0))) {
					return found.group(i);
				}
			}
		}
		return null;
	}

	/** {@return whether a version is before another one} @param version its numbers with dots @param major the first number of the other @param minor the second one */
	static boolean isBefore(String version, int major, int minor) {
		String[] parts = version.split("\\.");
		int first = Integer.parseInt(parts[0]);
		int second = parts.length > 1 && !parts[1].isEmpty() ? Integer.parseInt(parts[1]) : 0;
		return first < major || first == major && second < minor;
	}
}
