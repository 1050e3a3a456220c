/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.jvm.JvmFlag.Treatment;
import org.wiretune.lint.jvm.JvmFlag;
import org.wiretune.lint.jvm.JvmFlags;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jvm-flag-unknown-to-jvm}: a flag that the virtual machine that is configured ignores, or refuses to start with.
 * Where nothing tells the version, the oldest one counts that the product runs on, so that a flag that may be right is none.
 */
final class UnknownFlag {

	private static final String XX = "-XX:";
	private static final Set<String> SIGNS = Set.of("+", "-");
	private static final int FIRST_COMPLETE_LIST = 17;
	/** Flags of HotSpot that Eclipse OpenJ9 takes, see its page on switching from HotSpot. */
	private static final Set<String> OF_BOTH = Set.of("MaxHeapSize", "InitialHeapSize", "MaxDirectMemorySize", "HeapDumpPath", "HeapDumpOnOutOfMemoryError", "ExitOnOutOfMemoryError",
			"CrashOnOutOfMemoryError", "OnOutOfMemoryError", "OnError", "InitialRAMPercentage", "MaxRAMPercentage", "MinRAMPercentage", "ParallelGCThreads", "ConcGCThreads", "DisableExplicitGC", "AlwaysPreTouch",
			"CompactStrings", "UseCompressedOops", "UseContainerSupport", "ShowHiddenFrames", "PrintCodeCache", "IgnoreUnrecognizedVMOptions", "ShowCodeDetailsInExceptionMessages", "DiagnoseSyncOnValueBasedClasses",
			"PrintFlagsFinal", "SharedCacheHardLimit", "StackTraceInThrowable", "ReduceSignalUsage", "PerfTool", "PortableSharedCache", "TransparentHugePage", "VerifyErrorDetails", "GlobalLockReservation",
			"IProfileDuringStartupPhase", "LazySymbolResolution", "ThreadStackSize");

	private UnknownFlag() {
	}

	/**
	 * A flag that does not work.
	 *
	 * @param launch its launch
	 * @param option the setting of the flag
	 * @param name its name without {@code -XX:}
	 * @param flag what is known of it, or null
	 * @param near the flag that was meant, or null
	 * @param treatment what the virtual machine does with it
	 */
	private record Site(Launch launch, Setting option, String name, JvmFlag flag, JvmFlag near, Treatment treatment) {

		String replacement() {
			return near != null ? near.name() : flag == null ? null : flag.replacement();
		}

		/** With the sign that the flag has now, where both have one. */
		String shownReplacement() {
			JvmFlag meant = JvmFlags.of(replacement());
			String sign = meant != null && meant.kind() == JvmFlag.Kind.TRUTH && SIGNS.contains(String.valueOf(option.getValue())) ? option.getValue() : "";
			return replacement().startsWith("-") ? replacement() : XX + sign + replacement();
		}

		String message() {
			if (launch.isJ9()) {
				return "ibm";
			}
			if (launch.isOn("IgnoreUnrecognizedVMOptions") && treatment != Treatment.IGNORED && treatment != Treatment.DEPRECATED && treatment != Treatment.LOCKED) {
				return "passed-over";
			}
			return switch (treatment) {
			case UNKNOWN -> near == null ? "unknown" : launch.isHotSpot() ? "misspelt" : "misspelt-somewhere";
			case REFUSED -> flag.replacement() != null ? "replaced" : "refused";
			case LATER -> "later";
			case LOCKED -> "locked";
			case IGNORED -> "ignored";
			default -> "deprecated";
			};
		}

		/** Whether nothing changes without the flag. What another vendor's virtual machine makes of it nobody tells. */
		boolean isWithoutEffect() {
			return !launch.isJ9() && (treatment == Treatment.IGNORED || FlagRules.isStale(launch, option));
		}

		/** A virtual machine that does not start is sure to be noticed, but only then; a name that is unknown may be a vendor's own. */
		Severity severity() {
			return switch (message()) {
			case "misspelt", "refused", "replaced", "later", "locked" -> Severity.WARNING;
			default -> Severity.INFO;
			};
		}

		long version() {
			return flag == null ? 0 : switch (treatment) {
			case REFUSED -> flag.expired() > 0 ? flag.expired() : 25;
			case LATER -> flag.since() > 0 ? flag.since() : 25;
			case IGNORED -> flag.obsolete();
			default -> flag.deprecated();
			};
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("jvm-flag-unknown-to-jvm", Subject.MEMORY, Severity.WARNING, UnknownFlag::sites)
				.onSites(form -> form
						.severity(Site::severity)
						.at(site -> site.launch().at(site.option()))
						.measured(site -> ArgumentEdits.shown(site.option()))
						.limit(site -> site.replacement() == null ? site.launch().machine().shown() : site.shownReplacement())
						.with("name", site -> shown(site.name()))
						.with("owner", site -> site.launch().owner())
						.with("machine", site -> site.launch().machine().shown())
						.with("version", Site::version)
						.with("replacement", site -> site.replacement() == null ? "" : site.shownReplacement())
						.with("unlock", site -> unlock(site))
						.message(Site::message)
						.assuming(site -> Launches.assumption(site.launch()))
						.fix("rename", FixEffect.CHANGES_BEHAVIOUR, UnknownFlag::rename)
						.fix("unlock", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							if (site.treatment() == Treatment.LOCKED) {
								ArgumentEdits.before(edits, site.option(), unlock(site));
							} else {
								edits.impossible();
							}
						})
						.fix("remove-ignored", FixEffect.KEEPS_MEANING, (site, edits) -> remove(site, site.isWithoutEffect(), edits))
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> remove(site, !site.isWithoutEffect(), edits)))
				.build();
	}

	private static String shown(String name) {
		return name.startsWith("-") ? name : XX + name;
	}

	private static String unlock(Site site) {
		return site.treatment() != Treatment.LOCKED ? ""
				: site.flag().locked(site.launch().machine().minimum()) == 'd' ? "-XX:+UnlockDiagnosticVMOptions" : "-XX:+UnlockExperimentalVMOptions";
	}

	private static Stream<Site> sites(Reading reading) {
		return Launches.of(reading).flatMap(launch -> {
			List<Site> sites = new ArrayList<>();
			Set<Object> seen = new HashSet<>();
			for (Setting option : launch.options()) {
				Site site = seen.add(option.getOrigin()) ? site(launch, option) : null;
				if (site != null) {
					sites.add(site);
				}
			}
			return sites.stream();
		});
	}

	private static Site site(Launch launch, Setting option) {
		String written = option.getName();
		boolean xx = written.startsWith(XX) && written.length() > 4;
		String name = xx ? written.substring(4) : written;
		JvmFlag flag = JvmFlags.of(name);
		if (name.contains("$") || name.contains("%") || flag == null && !xx) {
			return null;
		}
		if (launch.isJ9()) {
			return xx && flag != null && !OF_BOTH.contains(name) ? new Site(launch, option, name, flag, null, Treatment.IGNORED) : null;
		}
		if (!launch.isHotSpot()) {
			// A name that is close to one of HotSpot's was meant for it, whatever is started.
			Site unknown = flag == null ? unknown(launch, option, name) : null;
			return unknown == null || unknown.near() == null ? null : unknown;
		}
		VirtualMachine machine = launch.machine();
		if (flag == null) {
			return unknown(launch, option, name);
		}
		Treatment treatment = flag.treatment(machine.minimum());
		if (treatment == Treatment.LATER && flag.treatment(machine.maximum()) != Treatment.LATER || treatment == Treatment.DEPRECATED && !machine.told()) {
			return null;
		}
		if (treatment == Treatment.KNOWN && machine.told() && isLocked(launch, flag, option)) {
			treatment = Treatment.LOCKED;
		}
		return treatment == Treatment.KNOWN ? null : new Site(launch, option, name, flag, null, treatment);
	}

	private static boolean isLocked(Launch launch, JvmFlag flag, Setting option) {
		char letter = flag.locked(launch.machine().minimum());
		if (letter == '-') {
			return false;
		}
		String wanted = letter == 'd' ? "-XX:UnlockDiagnosticVMOptions" : "-XX:UnlockExperimentalVMOptions";
		for (Setting before : launch.options()) {
			if (before == option) {
				return true;
			}
			if (before.getName().equals(wanted) && before.asTruth()) {
				return false;
			}
		}
		return true;
	}

	/** Without a complete list of the version only a name that is close to a known one is surely wrong. */
	private static Site unknown(Launch launch, Setting option, String name) {
		boolean truth = option.getResolved() != null && option.getOrigin() != null && option.getOrigin().length() == 1;
		int version = launch.machine().minimum();
		JvmFlag near = JvmFlags.near(name, version, truth);
		if (near == null && (!launch.machine().told() || version < FIRST_COMPLETE_LIST)) {
			return null;
		}
		return new Site(launch, option, name, null, near, Treatment.UNKNOWN);
	}

	private static void remove(Site site, boolean wanted, Edits edits) {
		if (wanted) {
			ArgumentEdits.remove(edits, site.option());
		} else {
			edits.impossible();
		}
	}

	private static void rename(Site site, Edits edits) {
		String replacement = site.replacement();
		Setting option = site.option();
		boolean sign = "+".equals(option.getValue()) || "-".equals(option.getValue());
		if (replacement == null || site.launch().isJ9() || site.near() == null && "-".equals(option.getValue()) || site.launch().has(shown(replacement))) {
			edits.impossible();
		} else if (replacement.startsWith("-")) {
			ArgumentEdits.replace(edits, option, replacement.equals("-Xlog:gc") ? "-Xlog:gc*:file=" + option.getValue() : replacement);
		} else if (replacement.endsWith("RAMPercentage") && !site.name().endsWith("RAMPercentage")) {
			Long fraction = option.asNumber();
			if (fraction == null || fraction < 1 || fraction > 10_000) {
				edits.impossible();
			} else {
				ArgumentEdits.replace(edits, option, XX + replacement + '=' + String.format(Locale.ROOT, "%.1f", 100.0 / fraction));
			}
		} else if (sign != (JvmFlags.of(replacement) != null && JvmFlags.of(replacement).kind() == JvmFlag.Kind.TRUTH)) {
			edits.impossible();
		} else {
			ArgumentEdits.rename(edits, option, replacement);
		}
	}
}
