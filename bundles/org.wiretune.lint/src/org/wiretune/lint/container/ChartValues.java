/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Makes a workload of each part of the values of a chart of Helm that says how a container runs. Templates decide what becomes of
 * values, and each chart names them as it likes; what is taken here is named the same in nearly all: {@code image}, {@code resources},
 * {@code replicaCount}, and a mapping or list of variables whose name begins with {@code env} or {@code extraEnv}.
 */
final class ChartValues {

	private static final Pattern FILE = Pattern.compile("(?:.*/)?(?:[^/]*[._-])?values(?:[._-][^/]*)?\\.ya?ml");
	private static final Pattern VARIABLES = Pattern.compile("(?i)(?:pod|container|extra|additional|common|global)?_?env(?:s|ironments?|vars?|variables|config|fromvalues)?(?:_?vars?|_?variables)?(?:\\.(?:normal|variables|plain|open))?|extra_?environment(?:_?vars?|_?variables)?");
	private static final List<String> OPTIONS = List.of("javaOpts", "java_opts", "javaOptions", "jvmOpts", "jvmOptions");
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.]{0,99}");
	private static final List<String> LIMITS = List.of("limits.memory", "limits.cpu", "requests.memory", "requests.cpu");
	/** Deeper than this nobody puts a workload. */
	private static final int DEEPEST = 5;

	private ChartValues() {
	}

	/** {@return whether a file is called as values of charts are} @param path the path */
	static boolean isNamed(String path) {
		return FILE.matcher(path).matches();
	}

	/** {@return whether values are those of a chart itself, over which an installation may lay its own} @param path the path */
	static boolean areDefaults(String path) {
		return path.endsWith("/values.yaml") || path.endsWith("/values.yml") || path.equals("values.yaml") || path.equals("values.yml");
	}

	static void read(YamlPart values, List<ConfigurationGroup> groups) {
		Set<String> taken = values.merge();
		Set<String> parts = new TreeSet<>();
		parts.add("");
		for (String key : values.keys()) {
			int depth = 0;
			for (int dot = key.indexOf('.'); dot > 0 && depth < DEEPEST; dot = key.indexOf('.', dot + 1), depth++) {
				if (key.lastIndexOf('[', dot) < 0) {
					parts.add(key.substring(0, dot));
				}
			}
		}
		for (String path : parts) {
			YamlPart part = path.isEmpty() ? values : values.below(path);
			// What others take is written for them.
			if (!taken.contains(path) && isWorkload(part)) {
				groups.add(workload(path.isEmpty() ? folder(values.source().path()) : path.substring(path.lastIndexOf('.') + 1), part));
			}
		}
	}

	/** The folder of the chart; its values may stand in one below it. */
	private static String folder(String path) {
		String[] folders = path.split("/");
		return folders.length < 2 ? "" : folders[folders.length - 2];
	}

	/** Limits beside an image, or without one beside variables: charts with one image for all have it elsewhere. */
	private static boolean isWorkload(YamlPart part) {
		boolean image = image(part) != null;
		boolean limits = LIMITS.stream().anyMatch(name -> part.has("resources." + name));
		boolean replicas = part.entry("replicaCount") != null || part.entry("replicas") != null;
		boolean variables = part.firstKeys().stream().anyMatch(ChartValues::isVariables) || OPTIONS.stream().anyMatch(name -> part.entry(name) != null);
		return image ? limits || variables : variables && (limits || replicas);
	}

	private static boolean isVariables(String key) {
		return VARIABLES.matcher(key).matches();
	}

	private static String image(YamlPart part) {
		for (String key : new String[] {"image.repository", "image.name", "image", "docker_image", "dockerImage"}) {
			if (part.entry(key) != null) {
				return key;
			}
		}
		return null;
	}

	private static ConfigurationGroup workload(String name, YamlPart part) {
		ConfigurationGroup workload = ContainerModel.group(ContainerModel.WORKLOAD, name, areDefaults(part.source().path()) ? ContainerModel.CHART : ContainerModel.RELEASE, part.origin());
		part.copy(workload, "replicas", "replicaCount", "replicas", "deployment.replicas");
		ConfigurationGroup container = ContainerModel.group(ContainerModel.CONTAINER, name, null, part.origin());
		String image = image(part);
		if (image != null) {
			part.copy(container, "image", image);
		}
		LIMITS.forEach(limit -> part.copy(container, limit, "resources." + limit));
		ConfigurationGroup environment = ContainerModel.group(ContainerModel.ENVIRONMENT, null, null, part.origin());
		for (String key : part.firstKeys()) {
			if (isVariables(key)) {
				variables(part, key, environment);
			}
		}
		for (String option : OPTIONS) {
			TextEntry entry = part.entry(option);
			if (entry != null && environment.getSettings().stream().noneMatch(each -> each.getName().equals("JAVA_OPTS"))) {
				environment.getSettings().add(ContainerModel.setting(part.source(), "JAVA_OPTS", entry, 0));
			}
		}
		container.getGroups().add(environment);
		// A template may add variables that values do not show.
		container.getGroups().add(ContainerModel.group(ContainerModel.SOURCE, null, null, part.origin()));
		ClusterObjects.words(part, "command", ContainerModel.COMMAND, container);
		ClusterObjects.words(part, "args", ContainerModel.ARGUMENTS, container);
		if (part.has("livenessProbe.httpGet")) {
			ClusterObjects.probe(part, "livenessProbe", ContainerModel.LIVENESS, container);
			ClusterObjects.probe(part, "startupProbe", ContainerModel.STARTUP, container);
		}
		workload.getGroups().add(container);
		return workload;
	}

	private static void variables(YamlPart part, String key, ConfigurationGroup environment) {
		for (YamlPart item : part.items(key)) {
			if (item.entry("value") != null && NAME.matcher(item.value("name")).matches()) {
				environment.getSettings().add(ContainerModel.setting(part.source(), item.value("name"), item.entry("value"), 0));
			}
		}
		for (Map.Entry<String, TextEntry> variable : part.below(key).all().entrySet()) {
			String name = variable.getKey().replaceFirst("\\.value$", "");
			if (NAME.matcher(name).matches() && name.indexOf('.') < 0) {
				environment.getSettings().add(ContainerModel.setting(part.source(), name, variable.getValue(), 0));
			}
		}
	}
}
