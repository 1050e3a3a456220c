/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.settings.Setting;

/**
 * What a property of the application in a container comes to, and which place set it: the environment before the profiles that
 * it selects, these before what counts for all profiles. A property of the command line, or a document of properties in a
 * variable, leaves the answer open.
 */
final class ApplicationValues {

	private final RunningContainer container;

	ApplicationValues(RunningContainer container) {
		this.container = container;
	}

	/**
	 * {@return what counts; null where nothing states it or it cannot be told}
	 *
	 * @param kind the kind of the group in the configuration of the application
	 * @param name the setting in it
	 * @param key the whole key
	 */
	Stated stated(String kind, String name, String key) {
		if (isOpen(key)) {
			return null;
		}
		Stated variable = variable(key);
		return variable != null ? variable : groups(kind).filter(group -> group.states(name)).map(group -> new Stated(group.setting(name), Stated.Place.APPLICATION)).findFirst().orElse(null);
	}

	/** {@return the default that the product has where the application has such a group; null without one} @param kind the kind of the group @param name the setting in it */
	Stated standard(String kind, String name) {
		return groups(kind).map(group -> group.setting(name)).filter(setting -> setting != null && setting.getValue() != null).map(setting -> new Stated(setting, Stated.Place.APPLICATION)).findFirst().orElse(null);
	}

	/** {@return whether a property comes from a place that is not looked into} @param key the whole key */
	boolean isOpen(String key) {
		return container.environment().containsKey("SPRING_APPLICATION_JSON") || container.command().names(key) || container.command().names("spring.config") || container.environment().keySet().stream().anyMatch(name -> name.startsWith("SPRING_CONFIG_"));
	}

	/** {@return the groups of a kind in the configuration of the application, those that count first} @param kind the kind */
	private Stream<ConfiguredGroup> groups(String kind) {
		String folder = folder();
		if (folder == null) {
			return Stream.empty();
		}
		// A list that may be asked for no profile.
		List<String> profiles = new ArrayList<>(kind.startsWith("quarkus") ? profiles("QUARKUS_PROFILE", List.of("prod")) : profiles("SPRING_PROFILES_ACTIVE", List.of()));
		return ConfigurationIndex.groups(container.reading(), kind).filter(group -> group.path().startsWith(folder) && InOperation.mayBe(container.reading(), group.path()))
				.filter(group -> group.file().getScope() == null || profiles.contains(group.file().getScope()))
				.sorted((one, other) -> Integer.compare(profiles.indexOf(other.file().getScope()), profiles.indexOf(one.file().getScope())));
	}

	private List<String> profiles(String variable, List<String> usual) {
		Stated profiles = container.environment().get(variable);
		return profiles == null || profiles.value() == null ? usual : Arrays.stream(profiles.value().split(",")).map(String::strip).toList();
	}

	/** Relaxed binding: dots and underscores are the same, dashes are nothing. */
	private Stated variable(String key) {
		String wanted = bound(key);
		return container.environment().entrySet().stream().filter(each -> bound(each.getKey()).equals(wanted)).map(Map.Entry::getValue).reduce((first, last) -> last).orElse(null);
	}

	private static String bound(String key) {
		return key.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
	}

	/** The folder of the application: where its image is made, or the only one with the name of the image. */
	String folder() {
		String folder = container.folder();
		if (folder != null) {
			return folder;
		}
		Setting image = container.container() == null ? null : container.container().setting("image");
		String name = ContainerImages.name(image == null ? null : image.getValue());
		List<String> found = name.isEmpty() ? List.of() : container.reading().solution().getApplications().stream()
				.flatMap(application -> Stream.concat(Stream.ofNullable(application.getPath()).map(path -> path + '/'), application.getConfiguration().stream().map(ConfigurationFile::getPath)))
				.map(path -> upTo('/' + path, '/' + name + '/')).filter(Objects::nonNull).distinct().filter(this::hasBuild).toList();
		return found.size() == 1 ? found.get(0) : null;
	}

	private static String upTo(String path, String folder) {
		int at = path.indexOf(folder);
		return at < 0 ? null : path.substring(1, at + folder.length());
	}

	private boolean hasBuild(String folder) {
		return Stream.of("pom.xml", "build.gradle", "build.gradle.kts").anyMatch(file -> container.reading().texts().text(folder + file) != null);
	}

	/** {@return whether the application in the container is among what was read} */
	boolean isKnown() {
		return builds().findAny().isPresent();
	}

	/** {@return the texts of the build files of the application, the nearest first} */
	Stream<String> builds() {
		String folder = folder();
		return folder == null ? Stream.empty() : BuildFiles.around(container.reading(), folder);
	}
}
