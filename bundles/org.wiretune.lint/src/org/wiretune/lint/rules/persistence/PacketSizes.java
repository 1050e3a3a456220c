/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.finding.FixEffect;
import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleLimit;
import org.wiretune.lint.rule.RuleLimits;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/** Rules on the largest statement that MySQL takes, compared with the statements that its driver makes of batches. */
final class PacketSizes {

	private static final RuleLimit ROW = new RuleLimit("max-allowed-packet", "row-bytes", 200, 16, 65_536, "bytes");
	private static final String PACKET = "max_allowed_packet";
	private static final long MEGABYTE = 1024 * 1024;
	/** The most that the server takes: MySQL Reference Manual, max_allowed_packet. */
	private static final long LARGEST = 1024 * MEGABYTE;

	private PacketSizes() {
	}

	/**
	 * @param unit the unit that sends batches
	 * @param packet the limit of the server
	 */
	private record Site(HibernateUnit unit, ConfiguredGroup server, Setting packet) {

		long bytes() {
			return unit.batchSize() * RuleLimits.of(unit.in().solution()).value(ROW);
		}

		/** The next power of two in megabytes. */
		long advised() {
			long megabytes = 1;
			while (megabytes * MEGABYTE < bytes()) {
				megabytes *= 2;
			}
			return megabytes;
		}
	}

	static Rule tooSmall() {
		return RuleForm.<Site>rule("max-allowed-packet", Subject.PERSISTENCE, Severity.INFO, PacketSizes::sites).limitedBy(ROW)
				.when(site -> site.packet().asBytes() != null && site.bytes() > site.packet().asBytes())
				.at(site -> Values.origin(site.packet(), site.server().group()))
				.measured(site -> site.packet().getValue())
				.limit(site -> site.bytes())
				.with("name", site -> site.unit().name())
				.with("size", site -> site.unit().batchSize())
				.with("row", site -> RuleLimits.of(site.unit().in().solution()).value(ROW))
				.with("packet", site -> site.advised() + "M")
				.with("batch", site -> site.packet().asBytes() / RuleLimits.of(site.unit().in().solution()).value(ROW))
				.related(site -> List.of(site.unit().place(HibernateUnit.BATCH_SIZE)))
				.fix("packet", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
					if (site.advised() * MEGABYTE <= LARGEST) {
						edits.set(site.packet(), site.advised() + "M");
					}
				})
				.fix("batch", FixEffect.KEEPS_MEANING, (site, edits) -> UnitRules.set(site.unit(), HibernateUnit.BATCH_SIZE, Long.toString(Math.max(2, site.packet().asBytes() / RuleLimits.of(site.unit().in().solution()).value(ROW))), edits))
				.build();
	}

	/** The unit with the largest batches for each server of MySQL that was read. */
	private static Stream<Site> sites(Solution solution) {
		HibernateUnit largest = HibernateUnit.of(solution).filter(PacketSizes::joins).max((first, second) -> Long.compare(first.batchSize(), second.batchSize())).orElse(null);
		return largest == null ? Stream.empty() : ConfigurationIndex.groups(solution, "mysql.server").filter(group -> group.setting(PACKET) != null)
				.map(group -> new Site(largest, group, group.setting(PACKET)));
	}

	private static boolean joins(HibernateUnit unit) {
		return unit.batchSize() != null && Boolean.TRUE.equals(unit.joinsBatches()) && (unit.vendor() == DatabaseVendor.MYSQL || unit.vendor() == DatabaseVendor.MARIADB);
	}

	static Rule largeObjects() {
		return UnitRules.rule("max-allowed-packet-lob", Severity.INFO, HibernateUnit.BATCH_SIZE)
				.when(unit -> joins(unit) && large(unit) != null)
				.limit(unit -> PACKET)
				.with("entity", unit -> large(unit).getName())
				.related(unit -> List.of(large(unit).detail("lob").getOrigin()))
				.build();
	}

	/** An entity with a large object, or null. */
	private static CodeFact large(HibernateUnit unit) {
		return unit.facts("persistent-class").filter(fact -> fact.detail("lob") != null).findFirst().orElse(null);
	}
}
