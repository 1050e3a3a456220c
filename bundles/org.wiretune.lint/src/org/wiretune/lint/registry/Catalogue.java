/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.lint.rules.beans.EnterpriseBeanCatalogue;
import org.wiretune.lint.rules.bpelengine.BpelEngineCatalogue;
import org.wiretune.lint.rules.cache.EntityCacheCatalogue;
import org.wiretune.lint.rules.calls.ServiceCallCatalogue;
import org.wiretune.lint.rules.clustering.ClusteringCatalogue;
import org.wiretune.lint.rules.composite.CompositeCatalogue;
import org.wiretune.lint.rules.datasources.DataSourceCatalogue;
import org.wiretune.lint.rules.db2.Db2Catalogue;
import org.wiretune.lint.rules.jvm.CollectionLogCatalogue;
import org.wiretune.lint.rules.jvm.JvmCatalogue;
import org.wiretune.lint.rules.live.RunningApplicationCatalogue;
import org.wiretune.lint.rules.logging.LoggingCatalogue;
import org.wiretune.lint.rules.messagedriven.MessageDrivenBeanCatalogue;
import org.wiretune.lint.rules.messaging.MessagingCatalogue;
import org.wiretune.lint.rules.method.MethodCatalogue;
import org.wiretune.lint.rules.mq.WebSphereMqCatalogue;
import org.wiretune.lint.rules.persistence.PersistenceCatalogue;
import org.wiretune.lint.rules.profile.ServerProfileCatalogue;
import org.wiretune.lint.rules.servicebus.ServiceBusCatalogue;
import org.wiretune.lint.rules.soa.SoaSuiteCatalogue;
import org.wiretune.lint.rules.switchyard.SwitchYardCatalogue;
import org.wiretune.lint.rules.system.OperatingSystemCatalogue;
import org.wiretune.lint.rules.web.WebConnectorCatalogue;
import org.wiretune.lint.rules.websphere.WebSphereCatalogue;
import org.wiretune.lint.rules.wiring.WiringCatalogue;

/** Everything that the catalogue recommends, in its order. Each entry has one home. */
public final class Catalogue {

	private static final Predicate<Reading> ALWAYS = reading -> true;

	private static final List<Chapter> SOURCES = List.of(
			new Chapter(WiringCatalogue::entries, ALWAYS),
			new Chapter(WebSphereCatalogue::entries, ALWAYS),
			beside(WebSphereMqCatalogue::entries),
			beside(WebConnectorCatalogue::entries),
			beside(ClusteringCatalogue::entries),
			beside(EnterpriseBeanCatalogue::entries),
			beside(EntityCacheCatalogue::entries),
			beside(PersistenceCatalogue::entries),
			beside(MessageDrivenBeanCatalogue::entries),
			beside(DataSourceCatalogue::entries),
			beside(MessagingCatalogue::entries),
			beside(LoggingCatalogue::entries),
			beside(ServerProfileCatalogue::entries),
			beside(JvmCatalogue::entries),
			beside(OperatingSystemCatalogue::entries),
			beside(Db2Catalogue::entries),
			beside(MethodCatalogue::entries));

	private static final List<Chapter> FURTHER = Stream.concat(Stream.of(
			new Chapter(ServiceCallCatalogue::entries, ALWAYS),
			beside(SoaSuiteCatalogue::entries),
			beside(SwitchYardCatalogue::entries),
			beside(ServiceBusCatalogue::entries),
			new Chapter(BpelEngineCatalogue::entries, ALWAYS),
			beside(CompositeCatalogue::entries),
			beside(WebSphereMqCatalogue::additions),
			beside(LoggingCatalogue::additions),
			beside(PersistenceCatalogue::additions),
			beside(DataSourceCatalogue::additions),
			beside(JvmCatalogue::additions),
			beside(MessagingCatalogue::additions),
			beside(WebConnectorCatalogue::additions),
			beside(EnterpriseBeanCatalogue::additions),
			beside(CollectionLogCatalogue::entries),
			beside(RunningApplicationCatalogue::entries)),
			Technologies.all().stream().map(technology -> beside(technology::recommendations))).toList();

	private Catalogue() {
	}

	private static Chapter beside(Supplier<List<Recommendation>> entries) {
		return new Chapter(entries, BesideModules::isThere);
	}

	/** {@return its chapters, those of the source documents first} */
	static List<Chapter> chapters() {
		return Stream.concat(SOURCES.stream(), FURTHER.stream()).toList();
	}

	/** {@return the recommendations that the source documents do not have: each names the public source that has it} */
	public static List<Recommendation> additions() {
		return entries(FURTHER);
	}

	/** {@return the recommendations of the source documents, and those beyond them} */
	public static List<Recommendation> all() {
		return entries(chapters());
	}

	/** {@return all recommendations of the source documents} */
	public static List<Recommendation> entries() {
		return entries(SOURCES);
	}

	/** {@return the recommendations that files show, those of the source documents first} */
	public static List<Rule> rules() {
		return all().stream().filter(Rule.class::isInstance).map(Rule.class::cast).toList();
	}

	private static List<Recommendation> entries(List<Chapter> chapters) {
		return chapters.stream().flatMap(chapter -> chapter.entries().stream()).toList();
	}
}
