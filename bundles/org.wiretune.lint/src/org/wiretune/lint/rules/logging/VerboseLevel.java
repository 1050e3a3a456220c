/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code log-debug-left-on} and {@code log-debug-one-logger}: root loggers and loggers at debug or finer. The first tells
 * what costs time in operation, once for each file: all levels of a server's own configuration and of Spring Boot and Quarkus, and in the files
 * of logging libraries that an application brings along to a server the root logger and those of statements. The second, which
 * is off unless wanted, tells the rest, logger by logger.
 */
final class VerboseLevel {

	private static final String USUAL = "INFO";
	private static final String LIBERTY = "liberty.logging";
	private static final String WEBSPHERE = "websphere.trace";
	/** The words for fine levels that only WebSphere and Liberty have. */
	private static final Set<String> TRACE_LEVELS = Set.of("debug", "entryexit", "event", "dump");

	private static final String SHIPPED = "org.jboss.as.config";
	private static final Pattern FOR_LOOKING = Pattern.compile("(?i)[-_.](debug|template)\\.[^/]*$");
	/** Loggers that write what they are there for: named after that, after a class that only logs, or by a topic that is no class. */
	private static final Pattern ON_PURPOSE = Pattern.compile("(?i:audit|access|event|statistic|metric|perf|_log$)|Logg(?:er|ing)\\w*$|^[A-Z][A-Z_.]+$");
	/** Loggers that write each statement or its parameters. */
	private static final Pattern STATEMENTS = Pattern.compile("org\\.hibernate(\\.(SQL|type|orm\\.jdbc).*)?|org\\.springframework\\.jdbc.*|java\\.sql(\\..*)?|jdbc\\..*|org\\.eclipse\\.persistence.*");
	/** One class of a library, as somebody names it who looks for a fault there. */
	private static final Pattern ONE_CLASS = Pattern.compile("(?:\\p{Ll}[\\w$]*\\.){2,20}\\p{Lu}\\w*");
	private static final int NAMES = 5;

	private VerboseLevel() {
	}

	/** @param sites the verbose levels of a file that matter, that of the root logger first */
	private record Loud(List<Site> sites) {

		Site first() {
			return sites.get(0);
		}

		String names() {
			String names = sites.stream().map(site -> name(site)).limit(NAMES).collect(Collectors.joining(", "));
			return sites.size() > NAMES ? names + ", …" : names;
		}
	}

	static Rule inOperation() {
		return RuleForm.<Loud>rule("log-debug-left-on", Subject.LOGGING, Severity.INFO, VerboseLevel::loud)
				.onSites(form -> form
						.at(loud -> Values.origin(loud.first().setting(), loud.first().in().group()))
						.measured(loud -> Values.shown(loud.first().setting()))
						.limit(loud -> usual(loud.first()))
						.with("name", loud -> name(loud.first()))
						.with("names", Loud::names)
						.with("owner", loud -> loud.first().in().owner())
						.message(loud -> isOfAll(loud.first()) ? null : loud.sites().size() == 1 ? "logger" : "loggers")
						.related(loud -> loud.sites().stream().skip(1).map(site -> Values.origin(site.setting())).toList())
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (loud, edits) -> loud.sites().forEach(site -> raise(site, edits))))
				.build();
	}

	static Rule oneLogger() {
		return SettingRules.form(RuleForm.rule("log-debug-one-logger", Subject.LOGGING, Severity.INFO, VerboseLevel::others).optional())
				.onSites(form -> form
						.with("name", VerboseLevel::name)
						.limit(VerboseLevel::usual)
						.message(site -> isOfAll(site) ? "root" : null)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, VerboseLevel::raise))
				.build();
	}

	private static Stream<Loud> loud(Reading reading) {
		Map<String, List<Site>> files = new LinkedHashMap<>();
		sites(reading).filter(VerboseLevel::costs).forEach(site -> files.computeIfAbsent(site.setting().getOrigin().path() + '\0' + site.in().owner(), key -> new ArrayList<>()).add(site));
		Collection<List<Site>> all = files.values();
		all.removeIf(sites -> sites.size() == 1 && isOneClass(sites.get(0)));
		all.forEach(sites -> sites.sort(Comparator.comparing(site -> !isOfAll(site))));
		return all.stream().map(Loud::new);
	}

	private static Stream<Site> others(Reading reading) {
		Set<Setting> told = loud(reading).flatMap(loud -> loud.sites().stream()).map(Site::setting).collect(Collectors.toSet());
		return sites(reading).filter(site -> !told.contains(site.setting()));
	}

	/** Whether a level is that of one class which writes no statements: the only one of its file, it was chosen for what that class tells. */
	private static boolean isOneClass(Site site) {
		return name(site) != null && ONE_CLASS.matcher(name(site)).matches() && !STATEMENTS.matcher(name(site)).matches();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> libraries = LogLibrary.ALL.stream().flatMap(library -> library.levels().stream())
				.flatMap(kind -> ConfigurationIndex.groups(reading, kind).flatMap(group -> Stream.of("level", "priority").flatMap(name -> site(group, name))));
		Stream<Site> roots = Stream.of(named(reading, "log4j.configuration", "rootLogger"), named(reading, "log4j.configuration", "rootCategory"),
				named(reading, "log4j2.root", "rootLogger"), named(reading, "spring-boot.logging.root", "level.root"), named(reading, "spring-boot.logging.logger", "level"),
				named(reading, "quarkus.log", "level"), named(reading, "quarkus.log.category", "level"), named(reading, "jboss-5.log4j", "DefaultJBossServerLogThreshold"))
				.flatMap(each -> each);
		Stream<Site> ibm = ConfigurationIndex.groups(reading, LIBERTY, WEBSPHERE)
				.map(group -> new Site(group, group.setting(LIBERTY.equals(group.group().getKind()) ? "traceSpecification" : "startupTraceSpecification"))).filter(site -> site.setting() != null && site.isStated() && traces(site.setting().effective()));
		return Stream.of(libraries, roots, ibm).flatMap(each -> each).filter(site -> !site.in().isForDevelopment() && !isShipped(site) && !isForLooking(site) && isLogger(site) && !SpringProfiles.isForSomethingElse(reading, site.setting().getOrigin()));
	}

	private static Stream<Site> named(Reading reading, String kind, String name) {
		return ConfigurationIndex.groups(reading, kind).flatMap(group -> site(group, name));
	}

	private static Stream<Site> site(ConfiguredGroup group, String name) {
		Setting setting = group.setting(name);
		String level = setting == null || !setting.isSet() || setting.effective() == null ? null : setting.effective().split(",", 2)[0];
		return LogLevels.isVerbose(level) ? Stream.of(new Site(group, setting)) : Stream.empty();
	}

	/** Whether a level makes a server write much in operation. */
	private static boolean costs(Site site) {
		boolean all = isOfAll(site);
		String kind = site.in().group().getKind();
		boolean ofServer = site.in().server() != null || kind.startsWith("wildfly") || kind.startsWith("spring-boot") || kind.startsWith("quarkus");
		return (all || (isOfIbm(site) || !ON_PURPOSE.matcher(name(site)).find()) && !isSwitched(site) && (ofServer || STATEMENTS.matcher(name(site)).matches())) && !isHeldBack(site) && InOperation.is(site.in());
	}

	/** Whether the environment switches the logger of Spring Boot, so that somebody chose what it does where nothing switches it. */
	private static boolean isSwitched(Site site) {
		return site.in().group().getKind().startsWith("spring-boot") && site.setting().getValue() != null && site.setting().getValue().startsWith("${");
	}

	/** Whether nothing below information is written: by the thresholds of all appenders of the root logger, or since the logger has no appender. */
	private static boolean isHeldBack(Site site) {
		if ("false".equalsIgnoreCase(site.in().value("additivity"))) {
			return LogLibrary.ALL.stream().allMatch(library -> site.in().groups(library.reference()).isEmpty());
		}
		List<AppenderReference> references = AppenderReference.ofRoots(site.in().reading()).filter(reference -> reference.holder().file() == site.in().file()).toList();
		return !references.isEmpty() && references.stream().allMatch(AppenderReference::holdsDebugBack);
	}

	/** Whether a trace specification of WebSphere or Liberty lets more than information through: {@code *=info:com.example=all}. */
	private static boolean traces(String specification) {
		return specification != null && Arrays.stream(specification.split(":")).anyMatch(VerboseLevel::isTrace);
	}

	private static boolean isTrace(String part) {
		String level = part.substring(part.indexOf('=') + 1).replaceFirst("=.*", "").strip().toLowerCase(Locale.ROOT);
		return LogLevels.isVerbose(level) || TRACE_LEVELS.contains(level);
	}

	private static boolean isOfIbm(Site site) {
		return LIBERTY.equals(site.in().group().getKind()) || WEBSPHERE.equals(site.in().group().getKind());
	}

	private static boolean isOfAll(Site site) {
		String kind = site.in().group().getKind();
		return kind.contains("root") || kind.equals("log4j.configuration") || kind.equals("quarkus.log") || kind.equals("jboss-5.log4j")
				|| isOfIbm(site) && Arrays.stream(site.setting().effective().split(":")).anyMatch(part -> part.strip().startsWith("*=") && isTrace(part));
	}

	/** Whether it is a logger that JBoss AS 7 and WildFly ship at debug; it speaks while the server starts, and not afterwards. */
	private static boolean isShipped(Site site) {
		return SHIPPED.equals(site.in().group().getName());
	}

	/** Names of loggers have no patterns, other than those of IBM: with one in it, the line does nothing. */
	private static boolean isLogger(Site site) {
		return isOfIbm(site) || name(site) == null || name(site).indexOf('*') < 0;
	}

	/** Whether the file is there for who looks for a fault, or is a template of one: its name says so. */
	private static boolean isForLooking(Site site) {
		return FOR_LOOKING.matcher(site.setting().getOrigin().path()).find();
	}

	/** The name of a logger: stated where the group is only numbered or has a key of its own. */
	private static String name(Site site) {
		String stated = site.in().setting("name") == null ? null : site.in().value("name");
		return stated == null ? site.in().name() : stated;
	}

	private static void raise(Site site, Edits edits) {
		if (site.setting().getValue().contains("${")) {
			edits.impossible();
		} else {
			edits.set(site.setting(), usual(site));
		}
	}

	private static String usual(Site site) {
		if (isOfIbm(site)) {
			return "*=info";
		}
		String value = site.setting().getValue();
		int comma = value.indexOf(',');
		String written = comma < 0 ? value : value.substring(0, comma);
		String level = written.equals(written.toLowerCase(Locale.ROOT)) ? USUAL.toLowerCase(Locale.ROOT) : USUAL;
		return comma < 0 ? level : level + value.substring(comma);
	}
}
