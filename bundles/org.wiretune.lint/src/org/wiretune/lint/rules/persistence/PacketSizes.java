/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Bytes;

/** Rules on the largest statement that MySQL takes, compared with the statements that its driver makes of batches. */
final class PacketSizes {

	private static final RuleLimit ROW = new RuleLimit("max-allowed-packet", "row-bytes", 200, 16, 65_536, "bytes");
	private static final String PACKET = "max_allowed_packet";
	private static final long MEGABYTE = Bytes.IN_MEGABYTE;
	/** The most that the server takes: MySQL Reference Manual, max_allowed_packet. */
	private static final long LARGEST = 1024 * MEGABYTE;

	private PacketSizes() {
	}

	/**
	 * @param unit the unit that sends batches
	 * @param packet the limit of the server
	 */
	private record Site(HibernateUnit unit, ConfiguredGroup server, Setting packet) {

		long bytes(RuleContext context) {
			return unit.batchSize() * context.limit(ROW);
		}

		/** The next power of two in megabytes. */
		long advised(RuleContext context) {
			long megabytes = 1;
			while (megabytes * MEGABYTE < bytes(context)) {
				megabytes *= 2;
			}
			return megabytes;
		}
	}

	static Rule tooSmall() {
		return RuleForm.<Site>rule("max-allowed-packet", Subject.PERSISTENCE, Severity.INFO, PacketSizes::sites).limitedBy(ROW)
				.onSites(form -> form
						.when((site, context) -> site.packet().asBytes() != null && site.bytes(context) > site.packet().asBytes())
						.at(site -> Values.origin(site.packet(), site.server().group()))
						.measured(site -> site.packet().getValue())
						.limit((site, context) -> site.bytes(context))
						.with("name", site -> site.unit().name())
						.with("size", site -> site.unit().batchSize())
						.with("row", (site, context) -> context.limit(ROW))
						.with("packet", (site, context) -> site.advised(context) + "M")
						.with("batch", (site, context) -> site.packet().asBytes() / context.limit(ROW))
						.related(site -> List.of(site.unit().place(HibernateUnit.BATCH_SIZE)))
						.fix("packet", FixEffect.DEPENDS_ON_UNSEEN, (site, context, edits) -> {
							if (site.advised(context) * MEGABYTE <= LARGEST) {
								edits.set(site.packet(), site.advised(context) + "M");
							}
						})
						.fix("batch", FixEffect.KEEPS_MEANING, (site, context, edits) -> UnitRules.set(site.unit(), HibernateUnit.BATCH_SIZE, Long.toString(Math.max(2, site.packet().asBytes() / context.limit(ROW))), edits)))
				.build();
	}

	/** The unit with the largest batches for each server of MySQL that was read. */
	private static Stream<Site> sites(Reading reading) {
		HibernateUnit largest = HibernateUnit.of(reading).filter(PacketSizes::joins).max((first, second) -> Long.compare(first.batchSize(), second.batchSize())).orElse(null);
		return largest == null ? Stream.empty() : ConfigurationIndex.groups(reading, "mysql.server").filter(group -> group.setting(PACKET) != null)
				.map(group -> new Site(largest, group, group.setting(PACKET)));
	}

	private static boolean joins(HibernateUnit unit) {
		return unit.batchSize() != null && Boolean.TRUE.equals(unit.joinsBatches()) && (unit.vendor() == DatabaseVendor.MYSQL || unit.vendor() == DatabaseVendor.MARIADB);
	}

	static Rule largeObjects() {
		return UnitRules.rule("max-allowed-packet-lob", Severity.INFO, HibernateUnit.BATCH_SIZE)
				.onSites(form -> form
						.when(unit -> joins(unit) && large(unit) != null)
						.limit(unit -> PACKET)
						.with("entity", unit -> large(unit).getName())
						.related(unit -> List.of(large(unit).detail("lob").getOrigin())))
				.build();
	}

	/** An entity with a large object, or null. */
	private static CodeFact large(HibernateUnit unit) {
		return unit.facts("persistent-class").filter(fact -> fact.detail("lob") != null).findFirst().orElse(null);
	}
}
