/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;

/**
 * Rules on single parameters of Db2 against the values of the study's Appendix B. A value counts that a script states and
 * that Db2 does not change by itself. Most are off by default: the values belong to the study's load and machine.
 */
final class Db2Parameters {

	static final String MANAGER = "db2.manager";
	static final String DATABASE = "db2.database";
	static final String REGISTRY = "db2.registry";
	private static final String PROACTIVE = "DB2_USE_ALTERNATE_PAGE_CLEANING";

	private Db2Parameters() {
	}

	static Rule agents() {
		return below("db2-agents-connections", FixEffect.CHANGES_BEHAVIOUR, Map.of("NUM_POOLAGENTS", 500L, "MAX_COORDAGENTS", 500L, "MAX_CONNECTIONS", 500L, "MAXAPPLS", 500L), MANAGER, DATABASE)
				.optional().build();
	}

	static Rule lockList() {
		return below("db2-locklist", FixEffect.DEPENDS_ON_UNSEEN, Map.of("MAXLOCKS", 100L, "LOCKLIST", 100000L), DATABASE).optional().build();
	}

	static Rule logSize() {
		return below("db2-log-size", FixEffect.DEPENDS_ON_UNSEEN, Map.of("LOGFILSIZ", 8000L, "LOGPRIMARY", 10L, "LOGSECOND", 12L), DATABASE).build();
	}

	/**
	 * The values are looked at only where pages are cleaned in the old way; with the proactive way Db2 does not read the
	 * threshold, which is said instead (documentation: chngpgs_thresh, proactive page cleaning).
	 */
	static Rule pageCleaning() {
		Map<String, Long> advised = Map.of("SOFTMAX", 3000L, "CHNGPGS_THRESH", 99L);
		return form("db2-softmax-chngpgs", advised, DATABASE)
				.optional()
				.onSites(form -> form
						.when(site -> isProactive(site) ? "CHNGPGS_THRESH".equals(site.setting().getName()) : site.number() > 0 && site.number() < advised.get(site.setting().getName()))
						.message(site -> isProactive(site) ? "no-effect" : null)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (isProactive(site)) {
								edits.impossible();
							} else {
								edits.set(site.setting(), advised.get(site.setting().getName()).toString());
							}
						}))
				.build();
	}

	static Rule queryOptimization() {
		return SettingRules.rule("db2-queryopt", Subject.CONNECTIONS, Severity.INFO, "DFT_QUERYOPT", DATABASE)
				.optional()
				.onSites(form -> form
						.when(site -> site.isStated() && site.number() != null && site.number() != 0)
						.limit(site -> 0)
						.fix("lowest", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "0")))
				.build();
	}

	static Rule infiniteLockTimeout() {
		return SettingRules.rule("db2-lock-timeout-infinite", Subject.CONNECTIONS, Severity.INFO, "LOCKTIMEOUT", DATABASE)
				.onSites(form -> form
						.when(site -> site.isStated() && site.number() != null && site.number() == -1))
				.build();
	}

	/** The variables in a script that sets any registry variable. */
	static Rule registry() {
		Map<String, String> advised = new LinkedHashMap<>();
		advised.put("DB2_APM_PERFORMANCE", "ON");
		advised.put("DB2_KEEPTABLELOCK", "CONNECTION");
		advised.put(PROACTIVE, "ON");
		advised.put("DB2_MINIMIZE_LISTPREFETCH", "YES");
		return SettingRules.form(RuleForm.rule("db2-registry-vars", Subject.CONNECTIONS, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, REGISTRY).flatMap(group -> advised.keySet().stream().map(name -> new Site(group, group.setting(name))))
						.filter(site -> site.setting() != null && !isOn(site, advised.get(site.setting().getName())))))
				.optional()
				.onSites(form -> form
						.limit(site -> advised.get(site.setting().getName()))
						.fix("set", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), advised.get(site.setting().getName()))))
				.build();
	}

	/** All switches of one command together; the time stamps are on by default and left out. */
	static Rule monitorSwitches() {
		List<String> switches = List.of("DFT_MON_BUFPOOL", "DFT_MON_LOCK", "DFT_MON_SORT", "DFT_MON_STMT", "DFT_MON_TABLE", "DFT_MON_UOW");
		return SettingRules.form(RuleForm.rule("db2-monitor-switches", Subject.CONNECTIONS, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, MANAGER).flatMap(group -> switches.stream().map(group::setting).filter(setting -> Values.isSet(setting) && setting.asTruth())
						.limit(1).map(setting -> new Site(group, setting)))))
				.optional()
				.onSites(form -> form
						.measured(site -> switches.stream().filter(name -> Values.isSet(site.in().setting(name)) && site.in().setting(name).asTruth()).collect(Collectors.joining(", "))))
				.build();
	}

	/** Kernel parameters of Solaris, where something of Db2 was read. */
	static Rule kernel() {
		Map<String, Long> advised = Map.of("msgsys:msginfo_msgmni", 20480L, "semsys:seminfo_semmni", 24576L, "shmsys:shminfo_shmmax", 274877906944L, "shmsys:shminfo_shmmni", 24576L);
		return SettingRules.form(RuleForm.rule("db2-kernel-ipc-low", Subject.OPERATING_SYSTEM, Severity.INFO, reading -> !hasDb2(reading) ? Stream.empty()
				: ConfigurationIndex.groups(reading, "solaris.system").flatMap(group -> stated(group, advised))
						.filter(site -> bytesOrNumber(site) != null && bytesOrNumber(site) < advised.get(site.setting().getName()))))
				.onSites(form -> form
						.limit(site -> advised.get(site.setting().getName()))
						.fix("raise", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), advised.get(site.setting().getName()).toString())))
				.build();
	}

	private static RuleForm<Site> below(String id, FixEffect effect, Map<String, Long> advised, String... kinds) {
		return form(id, advised, kinds)
				.when(site -> site.number() >= 0 && site.number() < advised.get(site.setting().getName()))
				.fix("raise", effect, (site, edits) -> edits.set(site.setting(), advised.get(site.setting().getName()).toString()));
	}

	/** Stated numbers that Db2 does not change by itself. */
	private static RuleForm<Site> form(String id, Map<String, Long> advised, String... kinds) {
		return SettingRules.form(RuleForm.rule(id, Subject.CONNECTIONS, Severity.INFO, reading -> ConfigurationIndex.groups(reading, kinds).flatMap(group -> stated(group, advised))
				.filter(site -> site.number() != null && !Db2Values.isAutomatic(site.setting(), reading.texts()))))
				.limit(site -> advised.get(site.setting().getName()));
	}

	private static Stream<Site> stated(ConfiguredGroup group, Map<String, Long> advised) {
		return advised.keySet().stream().sorted().map(name -> new Site(group, group.setting(name))).filter(site -> Values.isSet(site.setting()));
	}

	private static boolean isProactive(Site site) {
		return ConfigurationIndex.groups(site.in().reading(), REGISTRY).filter(group -> group.file() == site.in().file()).map(group -> group.setting(PROACTIVE))
				.anyMatch(setting -> Values.isSet(setting) && setting.asTruth());
	}

	/** IBM's own instructions also write Y for YES. */
	private static boolean isOn(Site site, String advised) {
		String value = site.value();
		return value != null && (value.equalsIgnoreCase(advised) || !advised.equals("CONNECTION") && (value.equalsIgnoreCase("Y") || site.setting().asTruth()));
	}

	private static Long bytesOrNumber(Site site) {
		String value = site.value();
		// Kernel parameters are also written in hexadecimal.
		if (value != null && value.matches("0[xX][0-9a-fA-F]{1,15}")) {
			return Long.valueOf(value.substring(2), 16);
		}
		return site.number();
	}

	private static boolean hasDb2(Reading reading) {
		return ConfigurationIndex.groups(reading, MANAGER, DATABASE, REGISTRY).findAny().isPresent();
	}
}
