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
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
		if (found.isEmpty()) {
			found = files.keySet().stream().filter(path -> isUsual(path) && isBuiltAs(container.reading(), path, name)).toList();
			List<String> alone = found.stream().filter(path -> own(path).isEmpty()).toList();
			found = alone.isEmpty() ? found : alone;
		}
		return found.size() == 1 ? image(found.get(0), null) : null;
	}

	/** Whether a file makes an image of a name: its folder, or what its own name says beside the word for such files. */
	private static boolean names(String path, String image) {
		String own = own(path);
		String folder = program(path);
		String around = folder.isEmpty() ? "" : name(folder.substring(0, folder.length() - 1));
		return image.equals(own) || own.isEmpty() && !around.isEmpty() && image.equals(around);
	}

	/** What the name of a file says beside the word for such files. */
	private static String own(String path) {
		return path.substring(path.lastIndexOf('/') + 1).replaceFirst("(?i)^(?:Dockerfile|Containerfile)[._-]?|[._-](?:Dockerfile|Containerfile)$", "");
	}

	/** The folder of the program that a file makes an image of. */
	private static String program(String path) {
		String folder = ('/' + folder(path)).replaceFirst("/(?:src/main/docker|docker|container|\\.docker)/$", "/");
		return folder.substring(1);
	}

	/** Whether it is the file of an image for operation: that without a name of its own, or the one of Quarkus for the virtual machine. */
	private static boolean isUsual(String path) {
		String own = own(path);
		return own.isEmpty() || own.equals("jvm");
	}

	/** Whether the build around a file calls its program as an image is called. */
	private static boolean isBuiltAs(Reading reading, String path, String image) {
		String folder = program(path);
		String maven = reading.texts().text(folder + "pom.xml");
		if (maven != null) {
			String own = maven.replaceFirst("(?s)<parent>.*?</parent>", "");
			int at = own.indexOf("<artifactId>");
			return at >= 0 && own.startsWith(image + "</artifactId>", at + "<artifactId>".length());
		}
		String gradle = Stream.of("settings.gradle", "settings.gradle.kts").map(name -> reading.texts().text(folder + name)).filter(Objects::nonNull).findFirst().orElse(null);
		return gradle != null && Pattern.compile("rootProject\\.name\\s*=\\s*['\"]" + Pattern.quote(image) + "['\"]").matcher(gradle).find();
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
		ConfiguredGroup stage = target == null ? stages.get(stages.size() - 1) : stages.stream().filter(each -> each.name().equals(target)).findFirst().orElse(null);
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
				parts.remove(parts.size() - 1);
			} else if (!part.isEmpty() && !part.equals(".")) {
				parts.add(part);
			}
		}
		return String.join("/", parts);
	}
}
