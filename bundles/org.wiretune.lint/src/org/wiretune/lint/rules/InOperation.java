/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.host.Containers;

/**
 * Whether a file is what a server runs with, so that what it logs costs users time: the configuration of a server, or one that an
 * application brings along that its build makes for a server, or that goes into an image.
 */
public final class InOperation {

	/** Programs that somebody starts by hand or while something is built, what was built, and files that are there for an audit. */
	private static final Set<String> BY_HAND = Set.of("client", "clients", "cli", "tool", "tools", "desktop", "swing", "gui", "generator", "codegen", "simulator", "crawler", "archive", "docs", "doc", "documentation",
			"sampleapp", "workbench", "migration", "audit", "target");
	/** Profiles of Spring Boot and Quarkus that are for operation. */
	private static final Set<String> PROFILES = Set.of("prod", "production", "live", "docker", "kubernetes", "k8s", "openshift", "cloud", "container");
	private static final List<String> BUILDS = List.of("pom.xml", "build.gradle", "build.gradle.kts");
	private static final Pattern FOR_SERVERS = Pattern.compile("<packaging>\\s*(war|ear|ejb|rar)\\s*</|spring-boot|quarkus|(?:javax|jakarta)\\.(?:ejb|servlet)\\b|\\bid[ (]*['\"](war|ear)['\"]|plugin: *['\"](war|ear)['\"]|liberty-maven-plugin|wildfly-maven-plugin");

	private InOperation() {
	}

	/** {@return whether a group's file is what a server runs with} @param group the group */
	public static boolean is(ConfiguredGroup group) {
		String path = group.path();
		if (group.isForDevelopment() || TrialModules.is(path) || isByHand(path) || isOtherProfile(group)) {
			return false;
		}
		return group.server() != null || path.contains("WEB-INF/") || Containers.imageOf(group.reading(), path, group.file().getScope()) != null || isBuiltForServer(group);
	}

	/** The ending of a script for the console of WildFly is no word. */
	private static boolean isByHand(String path) {
		return Arrays.stream(path.toLowerCase(Locale.ROOT).replaceFirst("\\.cli$", "").split("[/._-]")).anyMatch(BY_HAND::contains);
	}

	private static boolean isOtherProfile(ConfiguredGroup group) {
		String profile = group.file().getScope();
		String kind = group.group().getKind();
		return profile != null && !profile.equals("application") && (kind.startsWith("spring-boot") || kind.startsWith("quarkus")) && !PROFILES.contains(profile.toLowerCase(Locale.ROOT));
	}

	private static boolean isBuiltForServer(ConfiguredGroup group) {
		String build = build(group);
		return build != null && FOR_SERVERS.matcher(build).find();
	}

	/** {@return the text of the nearest build that makes a group's file a part of something; null where none was read} @param group the group */
	public static String build(ConfiguredGroup group) {
		String path = group.path();
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			for (String file : BUILDS) {
				String text = group.reading().texts().text((end < 0 ? "" : path.substring(0, end + 1)) + file);
				if (text != null) {
					return text;
				}
			}
		}
		return null;
	}
}
