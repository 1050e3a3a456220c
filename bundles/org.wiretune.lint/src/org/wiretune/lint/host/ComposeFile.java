/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.host;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A compose file, looked at service by service. */
final class ComposeFile {

	private static final Pattern BUILD = Pattern.compile("(?m)^\\s+build\\s*:");
	private static final Pattern IMAGE = Pattern.compile("(?m)^\\s+image\\s*:\\s*[\"']?([^\\s\"'#]+)");
	/** A file or folder beside the compose file that the container sees. */
	private static final Pattern OWN_FILES = Pattern.compile("(?m)^\\s+-\\s+[\"']?\\.{1,2}(/[^\\s:]*)?:|^\\s+-?\\s*source\\s*:\\s*[\"']?\\.{1,2}(/|\\s|$)");

	private ComposeFile() {
	}

	/** {@return whether a service is built from files beside it, or runs a program of Java with some of them} @param text the file */
	static boolean runsProgramOfFolder(String text) {
		return services(text).stream().anyMatch(service -> {
			Matcher image = IMAGE.matcher(service);
			return BUILD.matcher(service).find() || image.find() && !Containers.isOther(image.group(1)) && OWN_FILES.matcher(service).find();
		});
	}

	/** {@return whether the services that have a line are built from files beside the file} @param text the file @param line one of its lines */
	static boolean isBuilt(String text, String line) {
		List<String> having = services(text).stream().filter(service -> service.contains(line)).toList();
		return !having.isEmpty() && having.stream().allMatch(service -> BUILD.matcher(service).find());
	}

	/** The texts of the services: what is indented more than the names. A file of the first version has nothing around them. */
	private static List<String> services(String text) {
		List<String> services = new ArrayList<>();
		StringBuilder service = new StringBuilder();
		int names = -1;
		boolean versioned = Pattern.compile("(?m)^services\\s*:").matcher(text).find();
		boolean inside = !versioned;
		for (String line : text.lines().toList()) {
			int indentation = line.length() - line.stripLeading().length();
			if (line.isBlank() || line.stripLeading().startsWith("#")) {
				continue;
			}
			if (versioned && indentation == 0) {
				inside = line.startsWith("services");
				continue;
			}
			names = names < 0 && inside ? indentation : names;
			if (inside && indentation <= names) {
				services.add(service.toString());
				service.setLength(0);
			}
			if (inside) {
				service.append(line).append('\n');
			}
		}
		services.add(service.toString());
		return services;
	}
}
