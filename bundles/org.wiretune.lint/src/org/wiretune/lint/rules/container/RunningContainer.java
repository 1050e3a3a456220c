/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * A container as it runs: what a workload says of it over what its image says. An image that no workload names runs alone.
 *
 * @param reading what was read
 * @param workload the workload, or null
 * @param container the container in it, or null
 * @param image the image, or null where no file that was read makes it
 * @param environment the variables that are known, each as it counts
 * @param open whether further variables come from what was not read
 */
record RunningContainer(Reading reading, ConfiguredGroup workload, ConfiguredGroup container, ContainerImage image, Map<String, Stated> environment, boolean open) {

	private static final Memo<List<RunningContainer>> ALL = Reading.memoOf(RunningContainer::read);
	private static final Pattern BYTES = Pattern.compile("(\\d{1,9})(?:\\.(\\d))?(|b|[kmgtKMGT][iIbB]?)");
	private static final Set<String> OPERATION = Set.of("prod", "production", "live");
	private static final Pattern MOCKS = Pattern.compile("(?i)\\b(?:mock|mocks|stub|stubs|fake)\\b");
	private static final Pattern UNFIT = Pattern.compile("(?i).*[._-](?:tests?|dev|development|local|ci|e2e|it|integration|override|debug|tools?|services|infra|deps|dependencies)[._-].*");

	/** {@return all containers that may run in operation} @param reading what was read */
	static Stream<RunningContainer> all(Reading reading) {
		return reading.memo(ALL).stream();
	}

	private static List<RunningContainer> read(Reading reading) {
		List<RunningContainer> all = new ArrayList<>();
		ContainerImages images = ContainerImages.of(reading);
		ConfigurationIndex.groups(reading, ContainerModel.WORKLOAD).filter(workload -> isInOperation(reading, workload.path()))
				.forEach(workload -> workload.groups(ContainerModel.CONTAINER).stream().map(container -> of(reading, workload, container, images.of(container))).filter(container -> !container.isRehearsed()).forEach(all::add));
		images.all().stream().filter(image -> all.stream().noneMatch(each -> each.image() != null && each.image().path().equals(image.path()))).forEach(image -> all.add(of(reading, null, null, image)));
		return List.copyOf(all);
	}

	/** {@return whether nothing says that a file is for development or tests} @param path the file */
	static boolean isInOperation(Reading reading, String path) {
		return InOperation.mayBe(reading, path) && !UNFIT.matcher(path.substring(path.lastIndexOf('/') + 1)).matches();
	}

	private static RunningContainer of(Reading reading, ConfiguredGroup workload, ConfiguredGroup container, ContainerImage image) {
		Map<String, Stated> environment = new LinkedHashMap<>();
		if (image != null) {
			image.environment().forEach((name, setting) -> environment.put(name, new Stated(setting, Stated.Place.IMAGE)));
		}
		boolean open = false;
		if (container != null) {
			for (ConfiguredGroup source : container.groups(ContainerModel.SOURCE)) {
				ConfiguredGroup map = map(workload, Values.value(source.setting("map")));
				open |= map == null || source.states("prefix");
				if (map != null && !source.states("prefix")) {
					map.group().getSettings().forEach(setting -> environment.put(setting.getName(), new Stated(setting, Stated.Place.MAP)));
				}
			}
			for (ConfiguredGroup reference : container.groups(ContainerModel.REFERENCE)) {
				ConfiguredGroup map = map(workload, Values.value(reference.setting("map")));
				Setting setting = map == null ? null : map.setting(Values.value(reference.setting("key")));
				if (setting == null) {
					// It replaces what the image says by what is not known.
					environment.remove(reference.name());
					open = true;
				} else {
					environment.put(reference.name(), new Stated(setting, Stated.Place.MAP));
				}
			}
			container.groups(ContainerModel.ENVIRONMENT).forEach(each -> each.group().getSettings().forEach(setting -> environment.put(setting.getName(), new Stated(setting, place(workload)))));
		}
		return new RunningContainer(reading, workload, container, image, environment, open);
	}

	/** Whether a service of Compose is started with profiles for development, or with stand-ins; what charts say is replaced for each environment. */
	private boolean isRehearsed() {
		Stated profiles = isOfCluster() ? null : environment.get("SPRING_PROFILES_ACTIVE");
		List<String> names = profiles == null || profiles.value() == null ? List.of() : List.of(profiles.value().split("\\s*,\\s*"));
		return names.stream().noneMatch(OPERATION::contains) && names.stream().anyMatch(name -> DevelopmentProfiles.isSaidBy(name) || MOCKS.matcher(name).find());
	}

	private static Stated.Place place(ConfiguredGroup workload) {
		return workload != null && ContainerModel.CHART.equals(workload.group().getLabel()) ? Stated.Place.CHART : Stated.Place.WORKLOAD;
	}

	private static ConfiguredGroup map(ConfiguredGroup workload, String name) {
		if (name == null) {
			return null;
		}
		List<ConfiguredGroup> maps = ConfigurationIndex.groups(workload.reading(), ContainerModel.MAP).filter(map -> map.name().equals(name)).toList();
		List<ConfiguredGroup> beside = maps.stream().filter(map -> ContainerImages.folder(map.path()).equals(ContainerImages.folder(workload.path()))).toList();
		return beside.size() == 1 ? beside.get(0) : maps.size() == 1 ? maps.get(0) : null;
	}

	/** {@return the name for messages: of the workload, else of the file of the image} */
	String name() {
		return workload != null && !workload.name().isEmpty() ? workload.name() : workload != null ? workload.fileName() : image.stages().get(0).fileName();
	}

	/** {@return where it is stated} */
	Origin origin() {
		return container != null ? container.group().getOrigin() : image.stages().get(0).group().getOrigin();
	}

	/** {@return whether it runs on a cluster} */
	boolean isOfCluster() {
		return workload != null && !ContainerModel.COMPOSE.equals(workload.group().getLabel());
	}

	/** {@return a setting of the container, or null} @param name the name */
	Stated stated(String name) {
		return container != null && container.states(name) ? new Stated(container.setting(name), place(workload)) : null;
	}

	/** {@return a probe, or null} @param kind its kind */
	ConfiguredGroup probe(String kind) {
		return container == null ? null : container.groups(kind).stream().findFirst().orElse(null);
	}

	/** {@return the limit of its memory in bytes, or null} */
	Long memory() {
		Stated limit = stated("limits.memory");
		return limit == null ? null : bytes(limit.value());
	}

	/** {@return the limit of its processors in thousandths, or null} */
	Long processors() {
		Stated limit = stated("limits.cpu");
		String value = limit == null || limit.value() == null ? "" : limit.value().strip();
		return value.matches("\\d{1,7}m") ? Long.valueOf(value.substring(0, value.length() - 1)) : value.matches("\\d{1,4}(?:\\.\\d{1,3})?") ? Long.valueOf(Math.round(Double.parseDouble(value) * 1000)) : null;
	}

	/** Kubernetes tells powers of ten from powers of two, and takes a small m for a thousandth, which nobody means. */
	private Long bytes(String text) {
		Matcher size = BYTES.matcher(text == null ? "" : text.strip());
		if (!size.matches() || isOfCluster() && size.group(3).equals("m")) {
			return null;
		}
		String unit = size.group(3).toLowerCase(Locale.ROOT);
		long step = isOfCluster() && !unit.endsWith("i") ? 1000 : 1024;
		long factor = 1;
		for (int power = unit.isEmpty() ? 0 : "bkmgt".indexOf(unit.charAt(0)); power > 0; power--) {
			factor *= step;
		}
		return Long.parseLong(size.group(1)) * factor + (size.group(2) == null ? 0 : Long.parseLong(size.group(2)) * factor / 10);
	}

	/** {@return what it starts} */
	StartedCommand command() {
		ConfigurationGroup own = first(ContainerModel.COMMAND);
		ConfigurationGroup arguments = first(ContainerModel.ARGUMENTS);
		if (own == null && image == null) {
			return container != null && isMadeByJib() ? StartedCommand.OF_BUILD : StartedCommand.UNKNOWN;
		}
		ConfigurationGroup entry = own != null ? own : image.entryPoint();
		ConfigurationGroup behind = arguments != null ? arguments : own != null ? null : image.arguments();
		return StartedCommand.of(reading, entry, behind);
	}

	/** Jib starts Java itself unless it is given another entry. */
	private boolean isMadeByJib() {
		return new ApplicationValues(this).builds().findFirst().filter(build -> (build.contains("jib-maven-plugin") || build.contains("com.google.cloud.tools.jib")) && !build.contains("entrypoint")).isPresent();
	}

	private ConfigurationGroup first(String kind) {
		ConfiguredGroup found = probe(kind);
		return found == null ? null : found.group();
	}

	/** {@return the folder of the program in it: that of the file that makes its image; null where that is not known} */
	String folder() {
		if (image == null) {
			return null;
		}
		return ContainerImages.folder(image.path()).replaceFirst("(?:src/main/)?docker/$", "");
	}
}
