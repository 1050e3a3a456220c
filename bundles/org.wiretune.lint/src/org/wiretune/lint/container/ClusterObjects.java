/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.List;

import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.platform.ConfigurationGroup;

/** Makes groups of an object of Kubernetes or OpenShift. Containers that only prepare the start are none of those that run. */
final class ClusterObjects {

	private ClusterObjects() {
	}

	static void read(YamlPart object, List<ConfigurationGroup> groups) {
		switch (object.value("kind")) {
		case "Deployment", "StatefulSet", "DaemonSet", "Job", "ReplicaSet", "ReplicationController", "DeploymentConfig" -> workload(object, "spec.template", groups);
		case "CronJob" -> workload(object, "spec.jobTemplate.spec.template", groups);
		case "Pod" -> workload(object, "", groups);
		case "ConfigMap" -> map(object, ContainerModel.MAP, "data", groups);
		case "Service" -> map(object, ContainerModel.SERVICE, "spec.selector", groups);
		case "LimitRange" -> groups.add(named(object, ContainerModel.LIMITS));
		case "HorizontalPodAutoscaler" -> {
			ConfigurationGroup scaler = named(object, ContainerModel.AUTOSCALER);
			object.copy(scaler, "target", "spec.scaleTargetRef.name");
			object.copy(scaler, "target-kind", "spec.scaleTargetRef.kind");
			object.copy(scaler, "maximum", "spec.maxReplicas");
			groups.add(scaler);
		}
		default -> CustomObjects.read(object, groups);
		}
	}

	static ConfigurationGroup named(YamlPart object, String kind) {
		ConfigurationGroup group = ContainerModel.group(kind, object.value("metadata.name"), object.value("kind"), object.origin("metadata.name"));
		object.copy(group, "namespace", "metadata.namespace");
		return group;
	}

	private static void map(YamlPart object, String kind, String key, List<ConfigurationGroup> groups) {
		ConfigurationGroup map = named(object, kind);
		map.getSettings().clear();
		object.below(key).all().forEach((name, entry) -> map.getSettings().add(ContainerModel.setting(object.source(), name, entry, 0)));
		groups.add(map);
	}

	static void workload(YamlPart object, String template, List<ConfigurationGroup> groups) {
		ConfigurationGroup workload = named(object, ContainerModel.WORKLOAD);
		object.copy(workload, "replicas", "spec.replicas");
		object.copy(workload, "strategy", "spec.strategy.type", "spec.updateStrategy.type");
		object.copy(workload, "max-surge", "spec.strategy.rollingUpdate.maxSurge");
		YamlPart pod = template.isEmpty() ? object : object.below(template);
		ConfigurationGroup labels = ContainerModel.group(ContainerModel.LABELS, null, null, workload.getOrigin());
		pod.below("metadata.labels").all().forEach((name, entry) -> labels.getSettings().add(ContainerModel.setting(object.source(), name, entry, 0)));
		workload.getGroups().add(labels);
		pod.items("spec.containers").forEach(container -> workload.getGroups().add(container(container)));
		groups.add(workload);
	}

	static ConfigurationGroup container(YamlPart part) {
		ConfigurationGroup container = ContainerModel.group(ContainerModel.CONTAINER, part.value("name"), null, part.origin("name"));
		part.copy(container, "image", "image");
		for (String name : List.of("limits.memory", "limits.cpu", "requests.memory", "requests.cpu")) {
			part.copy(container, name, "resources." + name);
		}
		ConfigurationGroup environment = ContainerModel.group(ContainerModel.ENVIRONMENT, null, null, part.origin());
		for (YamlPart variable : part.items("env")) {
			String name = variable.value("name");
			if (variable.entry("value") != null) {
				environment.getSettings().add(ContainerModel.setting(part.source(), name, variable.entry("value"), 0));
			} else if (!name.isEmpty()) {
				ConfigurationGroup reference = ContainerModel.group(ContainerModel.REFERENCE, name, null, variable.origin("name"));
				variable.copy(reference, "map", "valueFrom.configMapKeyRef.name");
				variable.copy(reference, "key", "valueFrom.configMapKeyRef.key");
				container.getGroups().add(reference);
			}
		}
		container.getGroups().add(environment);
		for (YamlPart from : part.items("envFrom")) {
			ConfigurationGroup taken = ContainerModel.group(ContainerModel.SOURCE, null, null, from.origin());
			from.copy(taken, "map", "configMapRef.name");
			from.copy(taken, "secret", "secretRef.name");
			from.copy(taken, "prefix", "prefix");
			container.getGroups().add(taken);
		}
		words(part, "command", ContainerModel.COMMAND, container);
		words(part, "args", ContainerModel.ARGUMENTS, container);
		probe(part, "livenessProbe", ContainerModel.LIVENESS, container);
		probe(part, "startupProbe", ContainerModel.STARTUP, container);
		return container;
	}

	static void words(YamlPart part, String key, String kind, ConfigurationGroup container) {
		List<TextEntry> words = part.texts(key);
		if (!words.isEmpty()) {
			ConfigurationGroup command = ContainerModel.group(kind, null, ContainerModel.EXEC, part.origin(key + "[0]"));
			words.forEach(word -> command.getSettings().add(ContainerModel.setting(part.source(), ContainerModel.nextWord(command), word, 0)));
			container.getGroups().add(command);
		}
	}

	static void probe(YamlPart part, String key, String kind, ConfigurationGroup container) {
		if (part.has(key)) {
			ConfigurationGroup probe = ContainerModel.group(kind, null, null, part.below(key).origin());
			part.copy(probe, "path", key + ".httpGet.path");
			for (String name : List.of("initialDelaySeconds", "periodSeconds", "failureThreshold", "timeoutSeconds")) {
				part.copy(probe, name, key + '.' + name);
			}
			container.getGroups().add(probe);
		}
	}
}
