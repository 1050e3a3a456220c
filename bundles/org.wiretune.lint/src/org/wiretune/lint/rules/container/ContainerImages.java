/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.wiretune.core.Memo;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;

/** Which file makes the image of a container: the one that a service of compose builds, or the only one in a folder of the image's name. */
final class ContainerImages {

	private static final Memo<ContainerImages> IMAGES = Reading.memoOf(ContainerImages::new);

	/** The stages of each file, in their order. */
	private final Map<String, List<ConfiguredGroup>> files = new LinkedHashMap<>();

	private ContainerImages(Reading reading) {
		ConfigurationIndex.groups(reading, ContainerModel.STAGE).filter(stage -> InOperation.mayBe(reading, stage.path()))
				.forEach(stage -> files.computeIfAbsent(stage.path(), path -> new ArrayList<>()).add(stage));
	}

	static ContainerImages of(Reading reading) {
		return reading.memo(IMAGES);
	}

	/** {@return the images of all files, by their last stages} */
	List<ContainerImage> all() {
		return files.keySet().stream().map(path -> image(path, null)).filter(Objects::nonNull).toList();
	}

	/** {@return the image of a container, or null where no file makes it} @param container the container */
	ContainerImage of(ConfiguredGroup container) {
		String context = Values.value(container.setting("build.context"));
		String folder = folder(container.path());
		if (context != null && !context.contains("$") && !context.contains(":")) {
			String file = Objects.requireNonNullElse(Values.value(container.setting("build.dockerfile")), "Dockerfile");
			return image(joined(joined(folder, context), file), Values.value(container.setting("build.target")));
		}
		String name = name(Values.value(container.setting("image")));
		if (name.isEmpty() || context != null) {
			return null;
		}
		List<String> found = files.keySet().stream().filter(path -> names(path, name)).toList();
		return found.size() == 1 ? image(found.getFirst(), null) : null;
	}

	/** Whether a file makes an image of a name: its folder, or what its own name says beside the word for such files. */
	private static boolean names(String path, String image) {
		String file = path.substring(path.lastIndexOf('/') + 1);
		String own = file.replaceFirst("(?i)^(?:Dockerfile|Containerfile)[._-]?|[._-](?:Dockerfile|Containerfile)$", "");
		String folder = folder(path);
		for (String word : new String[] {"docker/", "src/main/docker/", "container/", ".docker/"}) {
			folder = folder.endsWith('/' + word) ? folder.substring(0, folder.length() - word.length()) : folder;
		}
		String around = folder.isEmpty() ? "" : name(folder.substring(0, folder.length() - 1));
		return image.equals(own) || own.isEmpty() && !around.isEmpty() && image.equals(around);
	}

	/** {@return the last part of the name of an image, without its version} @param image the name, or null */
	static String name(String image) {
		String path = image == null || image.contains("$") ? "" : image.replaceFirst("@.*", "");
		String last = path.substring(path.lastIndexOf('/') + 1);
		return last.replaceFirst(":.*", "");
	}

	private ContainerImage image(String path, String target) {
		List<ConfiguredGroup> stages = files.get(path);
		if (stages == null) {
			return null;
		}
		ConfiguredGroup stage = target == null ? stages.getLast() : stages.stream().filter(each -> each.name().equals(target)).findFirst().orElse(null);
		List<ConfiguredGroup> chain = new ArrayList<>();
		String from = "";
		while (stage != null && !chain.contains(stage)) {
			chain.add(stage);
			from = Objects.requireNonNullElse(Values.value(stage.setting("from")), "");
			String next = from;
			stage = stages.stream().filter(each -> each.name().equalsIgnoreCase(next)).findFirst().orElse(null);
		}
		return chain.isEmpty() ? null : new ContainerImage(List.copyOf(chain), from);
	}

	/** {@return everything up to the last slash, that slash included} @param path a path */
	static String folder(String path) {
		return path.substring(0, path.lastIndexOf('/') + 1);
	}

	private static String joined(String folder, String below) {
		List<String> parts = new ArrayList<>();
		for (String part : (folder + '/' + below).split("/")) {
			if (part.equals("..") && !parts.isEmpty()) {
				parts.removeLast();
			} else if (!part.isEmpty() && !part.equals(".")) {
				parts.add(part);
			}
		}
		return String.join("/", parts);
	}
}
