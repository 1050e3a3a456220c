/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Makes workloads of objects whose kind an operator defines: those with the template of a pod as deployments have it, and of others
 * each part that says image, and resources or variables, as a container does.
 */
final class CustomObjects {

	private static final String TEMPLATE = "spec.template";
	private static final String IMAGE = ".image";

	private CustomObjects() {
	}

	static void read(YamlPart object, List<ConfigurationGroup> groups) {
		if (!object.items(TEMPLATE + ".spec.containers").isEmpty()) {
			ClusterObjects.workload(object, TEMPLATE, groups);
			return;
		}
		Set<String> parts = new LinkedHashSet<>();
		object.keys().stream().filter(key -> key.startsWith("spec.") && key.endsWith(IMAGE)).forEach(key -> parts.add(key.substring(0, key.length() - IMAGE.length())));
		for (String path : parts) {
			YamlPart part = object.below(path);
			if (part.has("resources.limits") || part.has("resources.requests") || part.has("env")) {
				ConfigurationGroup workload = ClusterObjects.named(object, ContainerModel.WORKLOAD);
				workload.getGroups().add(ClusterObjects.container(part));
				groups.add(workload);
			}
		}
	}
}
