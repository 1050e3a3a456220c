/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.model.settings.Setting;

/** Rule {@code log-debug-left-on}: a root logger or one logger at debug or finer. */
final class VerboseLevel {

	private static final String USUAL = "INFO";
	private static final String LIBERTY = "liberty.logging";
	private static final String WEBSPHERE = "websphere.trace";
	/** The words for fine levels that only WebSphere and Liberty have. */
	private static final Set<String> TRACE_LEVELS = Set.of("debug", "entryexit", "event", "dump");

	private static final String SHIPPED = "org.jboss.as.config";
	private static final Pattern FOR_LOOKING = Pattern.compile("(?i)[-_.](debug|template)\\.[^/]*$");

	private VerboseLevel() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("log-debug-left-on", Subject.LOGGING, Severity.INFO, VerboseLevel::sites).optional())
				.when(site -> !site.in().isForDevelopment())
				.when(site -> !isShipped(site) && !isForLooking(site))
				.limit(VerboseLevel::usual)
				.message(site -> isOfAll(site) ? null : "logger")
				.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
					if (site.setting().getValue().contains("${")) {
						edits.impossible();
					} else {
						edits.set(site.setting(), usual(site));
					}
				})
				.build();
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
		return Stream.of(libraries, roots, ibm).flatMap(each -> each);
	}

	private static Stream<Site> named(Reading reading, String kind, String name) {
		return ConfigurationIndex.groups(reading, kind).flatMap(group -> site(group, name));
	}

	private static Stream<Site> site(ConfiguredGroup group, String name) {
		Setting setting = group.setting(name);
		String level = setting == null || !setting.isSet() || setting.effective() == null ? null : setting.effective().split(",", 2)[0];
		return LogLevels.isVerbose(level) ? Stream.of(new Site(group, setting)) : Stream.empty();
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

	/** Whether the file is there for who looks for a fault, or is a template of one: its name says so. */
	private static boolean isForLooking(Site site) {
		return FOR_LOOKING.matcher(site.setting().getOrigin().path()).find();
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
