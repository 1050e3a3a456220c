/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.jvm.TakenFlags;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code eap-heap-default} and {@code heap-raised-without-gc-and-pages}: the heap of EAP 5, whose virtual machines are
 * those of Java 5 to 7. Later ones have another collector by default and no old parallel one to choose.
 */
final class ServerHeap {

	private static final Pattern SIZE = Pattern.compile("([0-9]{1,15})([kKmMgGtT]?)");
	/** What the scripts of EAP 5 and of the community edition set, in megabytes. */
	private static final Set<Long> SHIPPED = Set.of(1303L, 512L);
	private static final RuleLimit LARGE = new RuleLimit("heap-raised-without-gc-and-pages", "megabytes", 4096, 256, 1_048_576, "MB");

	private ServerHeap() {
	}

	/** @param in the options of a start script @param maximum its -Xmx */
	private record Heap(ConfiguredGroup in, Setting maximum) {

		/** Megabytes, or null for a text that is no size. */
		Long megabytes() {
			Matcher matcher = SIZE.matcher(maximum.getValue() == null ? "" : maximum.getValue());
			if (!matcher.matches()) {
				return null;
			}
			long number = Long.parseLong(matcher.group(1));
			return switch (matcher.group(2).toLowerCase(Locale.ROOT)) {
			case "k" -> number >> 10;
			case "m" -> number;
			case "g" -> number << 10;
			case "t" -> number << 20;
			default -> number >> 20;
			};
		}

		boolean isOn(String... options) {
			return Stream.of(options).map(option -> JvmOptionGroup.of(in.group(), option)).anyMatch(Values::truth);
		}

		List<String> missing() {
			List<String> missing = new ArrayList<>();
			if (!isOn("-XX:UseParallelOldGC", "-XX:UseConcMarkSweepGC", "-XX:UseG1GC") && TakenFlags.takes(in, "UseParallelOldGC")) {
				missing.add("-XX:+UseParallelOldGC");
			}
			if (!isOn("-XX:UseLargePages")) {
				missing.add("-XX:+UseLargePages");
			}
			return missing;
		}
	}

	static Rule shipped() {
		return RuleForm.rule("eap-heap-default", Subject.MEMORY, Severity.INFO, ServerHeap::heaps)
				.onSites(form -> form
						.when(site -> site.megabytes() != null && SHIPPED.contains(site.megabytes()))
						.at(site -> Values.origin(site.maximum()))
						.measured(site -> site.megabytes())
						.limit(site -> "-")
						.with("file", site -> site.in().fileName()))
				.build();
	}

	static Rule alone() {
		return RuleForm.rule("heap-raised-without-gc-and-pages", Subject.MEMORY, Severity.INFO, ServerHeap::heaps).limitedBy(LARGE)
				.onSites(form -> form
						.when((site, context) -> site.megabytes() != null && site.megabytes() >= context.limit(LARGE) && !site.missing().isEmpty())
						.at(site -> Values.origin(site.maximum()))
						.measured(site -> site.megabytes())
						.limit(site -> String.join(" ", site.missing()))
						.with("file", site -> site.in().fileName())
						.fix("add", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(JvmOptionGroup.of(site.in().group(), JvmOptionGroup.ARGUMENT), String.join(" ", site.missing()))))
				.build();
	}

	/** A script speaks for several profiles and is told once. */
	private static Stream<Heap> heaps(Reading reading) {
		Map<Origin, Heap> heaps = new LinkedHashMap<>();
		ConfigurationIndex.groups(reading, JvmOptionGroup.KIND).filter(group -> group.product() == Product.JBOSS_EAP_5).forEach(group -> {
			Setting maximum = JvmOptionGroup.of(group.group(), "-Xmx");
			if (Values.isSet(maximum)) {
				heaps.putIfAbsent(maximum.getOrigin(), new Heap(group, maximum));
			}
		});
		return heaps.values().stream();
	}
}
