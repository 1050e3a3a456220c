/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.platform.ConfigurationGroup;

/** Makes a workload of one container of each service of a compose file. What a service extends is not looked up: it is then left out. Beside aliases further variables may be set. */
final class ComposeServices {

	private static final Pattern ASSIGNMENT = Pattern.compile("([A-Za-z_][A-Za-z0-9_.]{0,99})=");

	/** What stands elsewhere in the file and is taken by its name; it is not followed. */
	private static final Pattern ALIAS = Pattern.compile("<<[ \\t]*:|[:,\\[-][ \\t]+\\*[A-Za-z_]");

	private ComposeServices() {
	}

	static void read(YamlPart document, List<ConfigurationGroup> groups) {
		boolean versioned = document.has("services");
		YamlPart services = versioned ? document.below("services") : document;
		Set<String> names = new LinkedHashSet<>();
		services.all().keySet().forEach(key -> names.add(key.split("[.\\[]", 2)[0]));
		for (String name : names) {
			YamlPart service = services.below(name);
			if ((service.has("image") || service.has("build")) && !service.has("extends")) {
				groups.add(service(name, service));
			}
		}
	}

	private static ConfigurationGroup service(String name, YamlPart part) {
		ConfigurationGroup workload = ContainerModel.group(ContainerModel.WORKLOAD, name, ContainerModel.COMPOSE, part.origin());
		part.copy(workload, "replicas", "deploy.replicas", "scale");
		ConfigurationGroup container = ContainerModel.group(ContainerModel.CONTAINER, name, null, part.origin());
		part.copy(container, "image", "image");
		part.copy(container, "build.context", "build.context", "build");
		part.copy(container, "build.dockerfile", "build.dockerfile");
		part.copy(container, "build.target", "build.target");
		part.copy(container, "limits.memory", "deploy.resources.limits.memory", "mem_limit");
		part.copy(container, "limits.cpu", "deploy.resources.limits.cpus", "cpus");
		ConfigurationGroup environment = ContainerModel.group(ContainerModel.ENVIRONMENT, null, null, part.origin());
		for (Map.Entry<String, TextEntry> variable : part.below("environment").all().entrySet()) {
			environment.getSettings().add(ContainerModel.setting(part.source(), variable.getKey(), variable.getValue(), 0));
		}
		for (TextEntry item : part.texts("environment")) {
			Matcher assignment = ASSIGNMENT.matcher(item.value());
			if (assignment.lookingAt()) {
				environment.getSettings().add(ContainerModel.setting(part.source(), assignment.group(1), item, assignment.end()));
			}
		}
		container.getGroups().add(environment);
		if (part.has("env_file")) {
			ConfigurationGroup taken = ContainerModel.group(ContainerModel.SOURCE, null, null, part.origin("env_file"));
			part.copy(taken, "file", "env_file", "env_file[0]", "env_file[0].path");
			container.getGroups().add(taken);
		}
		if (ALIAS.matcher(part.source().text()).find()) {
			container.getGroups().add(ContainerModel.group(ContainerModel.SOURCE, null, null, part.origin()));
		}
		words(part, "entrypoint", ContainerModel.COMMAND, container);
		words(part, "command", ContainerModel.ARGUMENTS, container);
		workload.getGroups().add(container);
		return workload;
	}

	/** A list, or one text that compose splits itself without a shell. */
	private static void words(YamlPart part, String key, String kind, ConfigurationGroup container) {
		ConfigurationGroup command = ContainerModel.group(kind, null, ContainerModel.EXEC, part.origin(key));
		TextEntry one = part.entry(key);
		if (one != null && ContainerModel.isPlain(part.source(), one)) {
			for (ArgumentText word : JvmArguments.ofLine(ArgumentText.of(part.source(), one.valueStart(), one.valueEnd(), ScriptForm.SHELL))) {
				command.getSettings().add(ContainerModel.setting(ContainerModel.nextWord(command), word.text(), word.origin(0, word.length()), null));
			}
		} else {
			part.texts(key).forEach(word -> command.getSettings().add(ContainerModel.setting(part.source(), ContainerModel.nextWord(command), word, 0)));
		}
		if (!command.getSettings().isEmpty()) {
			container.getGroups().add(command);
		} else if (one != null) {
			// It is stated, and nothing is known of it.
			command.getSettings().add(ContainerModel.setting(part.source(), "0", one, 0));
			container.getGroups().add(command);
		}
	}
}
