/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.order.Backwards;

/**
 * An image that a file makes, by its last stage and those that this one is made from.
 *
 * @param stages the stages, the last one first
 * @param base the image outside that the first of them is made from
 */
record ContainerImage(List<ConfiguredGroup> stages, String base) {

	/** Images of a Java virtual machine that start nothing by themselves, or something that hands over what it is given. */
	private static final Pattern PLAIN_JAVA = Pattern.compile("(?i)(?:.*/)?(?:openjdk|eclipse-temurin|amazoncorretto|temurin|ibm-semeru-runtimes|ibmjava|azul/zulu-openjdk[\\w-]*|zulu-openjdk[\\w-]*|liberica-\\w+-\\w+|sapmachine|adoptopenjdk|oraclejdk|microsoft-openjdk|jdk|adoptopenjdk/.*|openjdk\\d+)(?:[:@].*)?|(?:.*distroless/)?java\\d*(?:-debian\\d*)?(?:[:@].*)?");
	/** Images with a start script that is not run where something else is started. */
	private static final Pattern JAVA_BY_SCRIPT = Pattern.compile("(?i)(?:.*/)?openjdk-\\d+(?:-runtime|-rhel\\d)?(?:[:@].*)?");
	private static final Pattern INSTALLED = Pattern.compile("(?i)\\b(?:install|add)\\b[^\\n]{0,400}(?:\\\\\\R[^\\n]{0,400}){0,20}?(?:java-[\\d.]+-openjdk|openjdk-?\\d+-jr|openjdk-\\d+-jdk|temurin-\\d+|\\$\\{?JAVA_PACKAGE)");
	private static final Pattern OTHER_MACHINE = Pattern.compile("(?i).*(?:openj9|semeru|ibmjava|native|graal|mandrel).*");

	/** {@return the path of the file} */
	String path() {
		return stages.get(0).path();
	}

	/** {@return whether it is made from an image of Java without a start script of its own} */
	boolean isPlainJava() {
		return PLAIN_JAVA.matcher(base).matches();
	}

	/** {@return whether its Java is HotSpot, as far as the name of what it is made from, or the package that is installed, tells} */
	boolean isHotSpot() {
		return (isPlainJava() || JAVA_BY_SCRIPT.matcher(base).matches() || isInstalled()) && !OTHER_MACHINE.matcher(base).matches();
	}

	/** Whether the file installs the Java of a distribution. */
	private boolean isInstalled() {
		String text = stages.get(0).reading().texts().text(path());
		return text != null && INSTALLED.matcher(text).find();
	}

	/** {@return the release of Java that the tag of what it is made from begins with, or 0} */
	int release() {
		int colon = base.lastIndexOf(':');
		var digits = Pattern.compile("^(?:1\\.)?(\\d{1,2})(?!\\d)").matcher(colon < 0 ? "" : base.substring(colon + 1).toLowerCase(Locale.ROOT));
		return digits.find() ? Integer.parseInt(digits.group(1)) : 0;
	}

	/** {@return the variables that it sets} */
	Map<String, Setting> environment() {
		Map<String, Setting> variables = new LinkedHashMap<>();
		for (ConfiguredGroup stage : Backwards.of(stages)) {
			stage.groups(ContainerModel.ENVIRONMENT).forEach(each -> each.group().getSettings().forEach(setting -> variables.put(setting.getName(), setting)));
		}
		return variables;
	}

	/** {@return what it starts, or null} */
	ConfigurationGroup entryPoint() {
		return nearest(ContainerModel.COMMAND);
	}

	/** {@return the words behind that, or null} */
	ConfigurationGroup arguments() {
		return nearest(ContainerModel.ARGUMENTS);
	}

	private ConfigurationGroup nearest(String kind) {
		return stages.stream().flatMap(stage -> stage.groups(kind).stream()).map(ConfiguredGroup::group).findFirst().orElse(null);
	}
}
