/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code log-caller-location}: a pattern that writes class, method, file or line of the caller, which the library finds by walking
 * the stack for each message. One finding for a file. Silent where no message below a warning is written, in profiles of Spring Boot that are for something else, and behind an asynchronous
 * appender or logger that does not hand the location on, since nothing is looked up there.
 */
final class CallerLocation {

	private static final List<String> PATTERNS = List.of("ConversionPattern", "pattern", "layout pattern", "layout pattern (small letters)");
	private static final List<String> HANDED_ON = List.of("LocationInfo", "includeLocation", "includeCallerData");
	private static final List<LogLibrary> LIBRARIES = List.of(LogLibrary.LOG4J, LogLibrary.LOG4J_2, LogLibrary.LOGBACK);

	private CallerLocation() {
	}

	/**
	 * @param appender the first appender of a file with such a pattern
	 * @param patterns the patterns of the file, that of the appender first
	 * @param library the library that reads them
	 */
	private record Site(ConfiguredGroup appender, List<Setting> patterns, LogLibrary library) {

		/** Whether a conversion is one letter, as in Log4j 1. */
		boolean letters() {
			return library == LogLibrary.LOG4J;
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("log-caller-location", Subject.LOGGING, Severity.INFO, CallerLocation::sites)
				.onSites(form -> form
						.at(site -> site.patterns().get(0).getOrigin())
						.measured(site -> String.join(" ", LocationWords.of(site.patterns().get(0).effective(), site.letters())))
						.with("owner", site -> site.appender().owner())
						.with("appender", site -> name(site.appender()))
						.with("count", site -> site.patterns().size())
						.message(site -> site.patterns().size() > 1 ? "several" : null)
						.related(site -> site.patterns().stream().skip(1).map(Setting::getOrigin).toList())
						.fix("logger", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.patterns().forEach(pattern -> edits.set(pattern, LocationWords.without(pattern.effective(), site.letters())))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return LIBRARIES.stream().flatMap(library -> {
			Set<String> late = AppenderReference.inAsynchronous(reading).filter(reference -> reference.library() == library && !handsOn(reference.holder())).map(reference -> key(reference.holder(), reference.name())).collect(Collectors.toSet());
			loggers(reading, library, true).filter(logger -> !handsOn(logger)).forEach(logger -> references(logger, library).forEach(late::add));
			loggers(reading, library, false).forEach(logger -> references(logger, library).forEach(late::remove));
			AppenderReference.ofRoots(reading).filter(reference -> reference.library() == library && reference.list() != null).forEach(reference -> late.remove(key(reference.holder(), reference.name())));
			Map<Object, Site> files = new LinkedHashMap<>();
			Stream.of(library.files(), library.consoles(), library.others()).flatMap(List::stream).flatMap(kind -> ConfigurationIndex.groups(reading, kind)).forEach(appender -> {
				Setting pattern = PATTERNS.stream().map(appender::setting).filter(Values::isSet).findFirst().orElse(null);
				if (pattern != null && pattern.effective() != null && !LocationWords.of(pattern.effective(), library == LogLibrary.LOG4J).isEmpty() && !late.contains(key(appender, name(appender)))
						&& !AppenderReference.isHigh(level(appender, library)) && InOperation.is(appender) && writesInformation(appender, library) && !SpringProfiles.isForSomethingElse(reading, pattern.getOrigin())) {
					files.computeIfAbsent(appender.file(), key -> new Site(appender, new ArrayList<>(), library)).patterns().add(pattern);
				}
			});
			return files.values().stream();
		});
	}

	private static Stream<ConfiguredGroup> loggers(Reading reading, LogLibrary library, boolean asynchronous) {
		return library.levels().stream().filter(kind -> kind.endsWith(".async") == asynchronous).flatMap(kind -> ConfigurationIndex.groups(reading, kind));
	}

	private static Stream<String> references(ConfiguredGroup logger, LogLibrary library) {
		return logger.groups(library.reference()).stream().map(reference -> key(logger, reference.name()));
	}

	private static boolean handsOn(ConfiguredGroup asynchronous) {
		return HANDED_ON.stream().anyMatch(name -> Values.truth(asynchronous.setting(name)));
	}

	/** Whether some logger of the file lets more through than warnings. */
	private static boolean writesInformation(ConfiguredGroup appender, LogLibrary library) {
		Function<ConfiguredGroup, String> level = logger -> Stream.of("level", "priority").map(logger::value).filter(value -> value != null).findFirst().orElse(null);
		List<String> levels = new ArrayList<>(library.levels().stream().flatMap(kind -> ConfigurationIndex.groups(appender.reading(), kind)).filter(logger -> logger.file() == appender.file()).map(level).filter(value -> value != null).toList());
		ConfigurationIndex.groups(appender.reading(), "log4j.configuration").filter(file -> file.file() == appender.file()).flatMap(file -> Stream.of("rootLogger", "rootCategory").map(file::value))
				.filter(value -> value != null).forEach(value -> levels.add(value.split(",")[0]));
		return levels.isEmpty() || levels.stream().anyMatch(each -> !AppenderReference.isHigh(each));
	}

	private static String level(ConfiguredGroup appender, LogLibrary library) {
		return library.threshold() == null ? null : appender.value(library.threshold());
	}

	private static String key(ConfiguredGroup in, String name) {
		return in.path() + '\0' + name;
	}

	private static String name(ConfiguredGroup appender) {
		String stated = appender.value("name");
		return stated == null ? appender.name() : stated;
	}
}
