/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Reads what runs containers: objects of Kubernetes and OpenShift, also those of a template of OpenShift, whose parameters
 * have their defaults, services of compose files, and the values of charts of Helm. A template of Helm is none before it is filled,
 * and is left alone.
 */
public final class WorkloadFormat implements FileFormat {

	private static final Pattern COMPOSE = Pattern.compile("(?i)(?:.*/)?(?:docker-|podman-)?compose(?:[._-][^/]*)?\\.ya?ml");
	/** Parts of a composition, put together by those who call compose: their folder tells it, and that they name services. */
	private static final Pattern PART = Pattern.compile("(?i)(?:.*/)?(?:docker-|podman-)?compose/(?:.*/)?[^/]+\\.ya?ml");
	private static final Pattern SERVICES = Pattern.compile("^services:", Pattern.MULTILINE);
	/** Names that tell what is in a file, whatever its folder is. */
	private static final Pattern OBJECTS = Pattern.compile("(?i)(?:.*/)?(?:[^/]*[._-])?(?:config-?map|hpa|autoscaler|daemonset|cronjob|k8s|kubernetes|manifest)s?(?:[._-][^/]*)?\\.ya?ml|(?:.*/)?[^/]*(?:k8s|kubernetes|manifests|openshift)[^/]*/(?:.*/)?[^/]+\\.ya?ml");

	/** A parameter of OpenShift begins with a dollar sign. */
	private static final Pattern HELM = Pattern.compile("(?<!\\$)\\{\\{");

	@Override
	public String id() {
		return ContainerModel.WORKLOADS;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("yml", "yaml");
	}

	@Override
	public boolean accepts(String path) {
		return (path.endsWith(".yml") || path.endsWith(".yaml")) && (Containers.isMarker(path) || OBJECTS.matcher(path).matches() || PART.matcher(path).matches() || ChartValues.isNamed(path));
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		String text = source.text();
		if (ChartValues.isNamed(source.path())) {
			values(source, parts);
			return;
		}
		boolean compose = COMPOSE.matcher(source.path()).matches() || PART.matcher(source.path()).matches() && SERVICES.matcher(text).find();
		if (HELM.matcher(text).find() || !(compose ? text.contains("image") || text.contains("build") : text.contains("kind"))) {
			return;
		}
		List<ConfigurationGroup> groups = new ArrayList<>();
		for (YamlPart document : YamlPart.documents(source)) {
			if (compose) {
				ComposeServices.read(document, groups);
			} else if (document.value("kind").equals("List")) {
				document.items("items").forEach(item -> ClusterObjects.read(item, groups));
			} else if (document.value("kind").equals("Template")) {
				List<ConfigurationGroup> objects = new ArrayList<>();
				document.items("objects").forEach(item -> ClusterObjects.read(item, objects));
				TemplateParameters.of(document).fill(objects);
				groups.addAll(objects);
			} else {
				ClusterObjects.read(document, groups);
			}
		}
		EnvironmentKeys.add(groups);
		ContainerModel.finish(ContainerModel.WORKLOADS, source, groups, parts);
	}

	private static void values(SourceText source, FileParts parts) {
		String text = source.text();
		List<YamlPart> documents = text.contains("image") || text.contains("resources") || text.contains("env") ? YamlPart.documents(source) : List.of();
		List<ConfigurationGroup> groups = new ArrayList<>();
		if (documents.size() == 1 && documents.get(0).value("kind").isEmpty()) {
			ChartValues.read(documents.get(0), groups);
		}
		EnvironmentKeys.add(groups);
		ContainerModel.finish(ContainerModel.WORKLOADS, source, groups, parts);
	}
}
