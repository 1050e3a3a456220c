/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * A reference to an appender or handler: of a root logger, or in an asynchronous appender.
 *
 * @param library how the file is made up
 * @param holder the root logger or the asynchronous appender
 * @param group the reference where it is an element; null where it is a word of a list
 * @param list the list; null where the reference is an element
 * @param name the name of the appender
 */
record AppenderReference(LogLibrary library, ConfiguredGroup holder, ConfiguredGroup group, Setting list, String name) {

	private static final Set<String> HIGH = Set.of("WARN", "WARNING", "ERROR", "SEVERE", "FATAL", "OFF", "NONE");
	private static final String CONFIGURATION = "log4j.configuration";

	/** {@return the references of all root loggers} @param reading what was read */
	static Stream<AppenderReference> ofRoots(Reading reading) {
		Stream<AppenderReference> elements = LogLibrary.ALL.stream().flatMap(library -> library.roots().stream().flatMap(kind -> ConfigurationIndex.groups(reading, kind)
				.flatMap(root -> root.groups(library.reference()).stream().map(each -> new AppenderReference(library, root, each, null, each.name())))));
		Stream<AppenderReference> lists = ConfigurationIndex.groups(reading, CONFIGURATION).flatMap(AppenderReference::ofList);
		return Stream.concat(elements, lists);
	}

	/** {@return the references in all asynchronous appenders} @param reading what was read */
	static Stream<AppenderReference> inAsynchronous(Reading reading) {
		return LogLibrary.ALL.stream().flatMap(library -> library.asynchronous().stream().flatMap(kind -> ConfigurationIndex.groups(reading, kind)
				.flatMap(appender -> appender.groups(library.inner()).stream().map(each -> new AppenderReference(library, appender, each, null, each.name())))));
	}

	private static Stream<AppenderReference> ofList(ConfiguredGroup configuration) {
		Setting list = configuration.states("rootLogger") ? configuration.setting("rootLogger") : configuration.setting("rootCategory");
		return !Values.isSet(list) ? Stream.empty() : Arrays.stream(list.getValue().split(",")).skip(1).map(String::strip).filter(name -> !name.isEmpty())
				.map(name -> new AppenderReference(LogLibrary.LOG4J, configuration, null, list, name));
	}

	/** {@return where the reference stands} */
	Origin origin() {
		return group != null ? group.group().getOrigin() : list.getOrigin();
	}

	/** {@return the other references of the same root logger or appender} */
	Stream<AppenderReference> others() {
		Stream<AppenderReference> all = group == null ? ofList(holder)
				: holder.groups(group.group().getKind()).stream().map(each -> new AppenderReference(library, holder, each, null, each.name()));
		return all.filter(each -> !each.name().equals(name));
	}

	/** {@return the appender of the name in the same file among those of kinds, or null} @param kinds the kinds */
	ConfiguredGroup appender(List<String> kinds) {
		return kinds.stream().flatMap(kind -> ConfigurationIndex.groups(holder.reading(), kind)).filter(each -> each.file() == holder.file() && name.equals(name(each)))
				.findFirst().orElse(null);
	}

	/** Whether the appender writes more than warnings to the console. */
	boolean writesToConsole() {
		ConfiguredGroup console = appender(library.consoles());
		return console != null && !isHigh(console, library.threshold()) && !isOff(console) && (group == null || !isHigh(group, "level"));
	}

	/** Whether the appender keeps out what is below information. */
	boolean holdsDebugBack() {
		Setting ofReference = group == null ? null : group.setting("level");
		if (isFromInformationOn(ofReference)) {
			return true;
		}
		ConfiguredGroup appender = library.threshold() == null ? null
				: Stream.of(library.consoles(), library.files(), library.asynchronous(), library.others()).map(this::appender).filter(each -> each != null).findFirst().orElse(null);
		return appender != null && isFromInformationOn(appender.setting(library.threshold()));
	}

	private static boolean isFromInformationOn(Setting threshold) {
		return threshold != null && threshold.isSet() && threshold.effective() != null && !LogLevels.isVerbose(threshold);
	}

	/** Whether the appender writes to a file without another thread. */
	boolean writesToFile() {
		ConfiguredGroup file = appender(library.files());
		return file != null && !isOff(file);
	}

	/** Whether the appender hands events to another thread that writes a file. */
	boolean writesToFileLater() {
		ConfiguredGroup asynchronous = appender(library.asynchronous());
		return asynchronous != null && asynchronous.groups(library.inner()).stream()
				.anyMatch(each -> new AppenderReference(library, asynchronous, each, null, each.name()).writesToFile());
	}

	/** Whether the appender sends mail. */
	boolean sendsMail() {
		ConfiguredGroup other = appender(library.others());
		String kind = other == null ? null : other.value("class");
		return kind != null && kind.endsWith("SMTPAppender");
	}

	/** Takes the reference out: its element, or its word of the list. */
	void remove(Edits edits) {
		if (group != null) {
			XmlElements.remove(edits, group.group().getOrigin());
			return;
		}
		Matcher word = Pattern.compile("\\s*,\\s*" + Pattern.quote(name) + "(?=\\s*(,|$))").matcher(list.getValue());
		if (!word.find()) {
			edits.impossible();
			return;
		}
		edits.set(list, word.replaceFirst(""));
	}

	/** {@return whether a word is a level that only warnings and errors reach} @param level the word; may be null */
	static boolean isHigh(String level) {
		return level != null && HIGH.contains(level.strip().toUpperCase(Locale.ROOT));
	}

	private static boolean isHigh(ConfiguredGroup group, String setting) {
		return setting != null && group.setting(setting) != null && isHigh(group.setting(setting).effective());
	}

	private static boolean isOff(ConfiguredGroup appender) {
		return "false".equals(appender.value("enabled"));
	}

	private static String name(ConfiguredGroup appender) {
		String stated = appender.value("name");
		return stated == null ? appender.name() : stated;
	}
}
