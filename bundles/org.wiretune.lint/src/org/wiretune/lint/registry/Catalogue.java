/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.List;
import java.util.stream.Stream;

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

	private static final List<Recommendation> ENTRIES = Stream.of(
			WiringCatalogue.entries(),
			WebSphereCatalogue.entries(),
			WebSphereMqCatalogue.entries(),
			WebConnectorCatalogue.entries(),
			ClusteringCatalogue.entries(),
			EnterpriseBeanCatalogue.entries(),
			EntityCacheCatalogue.entries(),
			PersistenceCatalogue.entries(),
			MessageDrivenBeanCatalogue.entries(),
			DataSourceCatalogue.entries(),
			MessagingCatalogue.entries(),
			LoggingCatalogue.entries(),
			ServerProfileCatalogue.entries(),
			JvmCatalogue.entries(),
			OperatingSystemCatalogue.entries(),
			Db2Catalogue.entries(),
			MethodCatalogue.entries()).flatMap(List::stream).toList();

	private static final List<Recommendation> ADDITIONS = Stream.of(ServiceCallCatalogue.entries(), SoaSuiteCatalogue.entries(), SwitchYardCatalogue.entries(), ServiceBusCatalogue.entries(), BpelEngineCatalogue.entries(), CompositeCatalogue.entries(), WebSphereMqCatalogue.additions(),
			LoggingCatalogue.additions(), PersistenceCatalogue.additions(), DataSourceCatalogue.additions(), JvmCatalogue.additions(), MessagingCatalogue.additions(), WebConnectorCatalogue.additions(), EnterpriseBeanCatalogue.additions(),
			CollectionLogCatalogue.entries(), RunningApplicationCatalogue.entries(),
			Technologies.recommendations())
			.flatMap(List::stream).toList();

	private Catalogue() {
	}

	/** {@return the recommendations that the source documents do not have: each names the public source that has it} */
	public static List<Recommendation> additions() {
		return ADDITIONS;
	}

	/** {@return the recommendations of the source documents, and those beyond them} */
	public static List<Recommendation> all() {
		return Stream.concat(ENTRIES.stream(), ADDITIONS.stream()).toList();
	}

	/** {@return all recommendations of the source documents} */
	public static List<Recommendation> entries() {
		return ENTRIES;
	}

	/** {@return the recommendations that files show, those of the source documents first} */
	public static List<Rule> rules() {
		return all().stream().filter(Rule.class::isInstance).map(Rule.class::cast).toList();
	}
}
