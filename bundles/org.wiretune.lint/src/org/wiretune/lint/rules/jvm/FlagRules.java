/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.settings.Setting;

/** Rules on single flags whose advice is to leave them out, to test them alone, or to know what they do. */
final class FlagRules {

	private static final RuleLimit TWEAKS = new RuleLimit("jvm-too-many-tweaks", "flags", 12, 1, 500, null);
	private static final String[] STALE = {"AppendRatio", "UseTLAB", "TraceClassUnloading"};
	/** Flags that watch or report and change nothing. */
	private static final Set<String> REPORTING = Set.of("HeapDumpOnOutOfMemoryError", "HeapDumpPath", "ErrorFile", "OnOutOfMemoryError", "OnError", "ExitOnOutOfMemoryError", "CrashOnOutOfMemoryError", "LogFile",
			"UnlockDiagnosticVMOptions", "UnlockExperimentalVMOptions", "UnlockCommercialFeatures", "FlightRecorder", "StartFlightRecording", "NativeMemoryTracking", "UseGCLogFileRotation", "NumberOfGCLogFiles",
			"GCLogFileSize", "OmitStackTraceInFastThrow", "ShowMessageBoxOnError", "IgnoreUnrecognizedVMOptions");

	private FlagRules() {
	}

	/**
	 * A flag of a launch.
	 *
	 * @param launch the launch
	 * @param option the setting of the flag
	 */
	private record Site(Launch launch, Setting option) {

		String name() {
			return option.getName().substring(4);
		}

		boolean isOn() {
			return option.asTruth();
		}

		boolean isStale() {
			return switch (name()) {
			case "AppendRatio" -> launch.machine().minimum() < 7;
			case "UseTLAB" -> isOn();
			default -> !isOn() && launch.machine().minimum() < 17;
			};
		}
	}

	/** {@return whether a flag only states what holds without it} @param launch its launch @param option the setting of the flag */
	static boolean isStale(Launch launch, Setting option) {
		return Stream.of(STALE).anyMatch(name -> option.getName().equals("-XX:" + name)) && launch.all(option.getName()).size() == 1 && new Site(launch, option).isStale();
	}

	private static RuleForm<Site> flag(String id, Severity severity, String... names) {
		return RuleForm.<Site>rule(id, Subject.MEMORY, severity, reading -> sites(reading, names))
				.at(site -> site.launch().at(site.option()))
				.measured(site -> ArgumentEdits.shown(site.option()))
				.limit(site -> site.launch().machine().shown())
				.with("owner", site -> site.launch().owner())
				.with("machine", site -> site.launch().machine().shown());
	}

	private static Stream<Site> sites(Reading reading, String... names) {
		return Launches.of(reading).filter(Launch::takesFlags)
				.flatMap(launch -> Stream.of(names).map(name -> launch.get("-XX:" + name)).filter(Objects::nonNull).map(option -> new Site(launch, option)));
	}

	private static void remove(Site site, Edits edits) {
		ArgumentEdits.remove(edits, site.launch().all(site.option().getName()));
	}

	/** Rule {@code append-ratio-and-other-stale-flags}: a flag without effect that every version of the range takes. */
	static Rule stale() {
		return flag("append-ratio-and-other-stale-flags", Severity.INFO, STALE)
				.onSites(form -> form
						.when(Site::isStale)
						.message(site -> site.name().equals("AppendRatio") ? null : "default")
						.fix("remove", FixEffect.KEEPS_MEANING, FlagRules::remove))
				.build();
	}

	/** Rule {@code permgen-fixed}: both sizes the same, up to Java 7. */
	static Rule permanentGeneration() {
		return flag("permgen-fixed", Severity.INFO, "MaxPermSize")
				.optional()
				.onSites(form -> form
						.when(site -> site.launch().machine().maximum() <= 7 && site.launch().bytes("-XX:MaxPermSize") != null)
						.when(site -> site.launch().bytes("-XX:MaxPermSize").equals(site.launch().bytes("-XX:PermSize")))
						.measured(site -> Launch.shown(site.launch().bytes("-XX:MaxPermSize")))
						.related(site -> List.of(site.launch().at(site.launch().get("-XX:PermSize")))))
				.build();
	}

	/** Rule {@code jvm-aggressiveopts}: before Java 12, where the flag does something. */
	static Rule aggressive() {
		return flag("jvm-aggressiveopts", Severity.INFO, "AggressiveOpts")
				.onSites(form -> form
						.when(site -> site.isOn() && site.launch().machine().minimum() < 12)
						.assuming(site -> site.launch().machine().told() ? null : new Assumption(null))
						.message(site -> site.launch().machine().isAtLeast(11) ? "deprecated" : null)
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, FlagRules::remove))
				.build();
	}

	/** Rule {@code jvm-escape-analysis}: on by default since Java 6 update 23. */
	static Rule escapeAnalysis() {
		return flag("jvm-escape-analysis", Severity.INFO, "DoEscapeAnalysis")
				.onSites(form -> form
						.when(Site::isOn)
						.message(site -> site.launch().machine().isAtLeast(7) || site.launch().machine().update() >= 23 ? "default" : null)
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, FlagRules::remove))
				.build();
	}

	/** Rule {@code jvm-biased-locking}: on by default from Java 6 to 14, off and deprecated from 15, ignored from 18, which another rule tells. */
	static Rule biasedLocking() {
		return flag("jvm-biased-locking", Severity.INFO, "UseBiasedLocking")
				.onSites(form -> form
						.when(site -> site.isOn() && site.launch().machine().minimum() < 18)
						.message(site -> site.launch().machine().isAtLeast(15) ? "deprecated" : site.launch().machine().isAtLeast(6) && site.launch().machine().isAtMost(14) ? "default" : null)
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, FlagRules::remove))
				.build();
	}

	/** Rule {@code jvm-eliminate-locks}: on by default. */
	static Rule eliminateLocks() {
		return flag("jvm-eliminate-locks", Severity.INFO, "EliminateLocks")
				.onSites(form -> form
						.when(Site::isOn)
						.fix("remove", FixEffect.KEEPS_MEANING, FlagRules::remove))
				.build();
	}

	/** Rule {@code jvm-too-many-tweaks}. */
	static Rule tooMany() {
		return Launches.rule(TWEAKS.ruleId(), Severity.INFO)
				.limitedBy(TWEAKS)
				.optional()
				.onSites(form -> form
						.when((launch, context) -> tweaks(launch) > context.limit(TWEAKS))
						.measured(FlagRules::tweaks)
						.limit(TWEAKS))
				.build();
	}

	private static long tweaks(Launch launch) {
		return launch.options().stream().map(Setting::getName).filter(name -> name.startsWith("-XX:")).map(name -> name.substring(4))
				.filter(name -> !name.startsWith("Print") && !name.startsWith("Trace") && !REPORTING.contains(name)).distinct().count();
	}

	/** Rule {@code jvm-jmxremote-in-production}. */
	static Rule remoteManagement() {
		return Launches.rule("jvm-jmxremote-in-production", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(launch -> !launch.in().isForDevelopment() && launch.last("-Dcom.sun.management.jmxremote", "-Dcom.sun.management.jmxremote.port") != null)
						.at(launch -> launch.at(launch.last("-Dcom.sun.management.jmxremote", "-Dcom.sun.management.jmxremote.port")))
						.measured(launch -> launch.has("-Dcom.sun.management.jmxremote.port") ? launch.get("-Dcom.sun.management.jmxremote.port").getValue() : "")
						.message(launch -> launch.has("-Dcom.sun.management.jmxremote.port") ? "port" : null))
				.build();
	}
}
