/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.5 of the catalogue, in its order. Their texts stand in {@code texts/clustering.properties}. */
public final class ClusteringCatalogue {

	private ClusteringCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				CachedConnections.valve(),
				CachedConnections.valveNeeded(),
				CachedConnections.dependencies(),
				CachedConnections.ejb3(),
				CachedConnections.ejb2(),
				CachedConnections.debug(),
				Declared.guide("xml-nested-comment", Subject.SERVER_PROFILE),
				CachedConnections.beforeBegin(),
				CachedConnections.leak(),
				ReplicatedCache.sessions(),
				Declared.guide("session-memory-estimate", Subject.MEMORY),
				LargeSessions.rule(),
				ReplicatedCache.sticky(),
				ReplicatedCache.beans(),
				ReplicatedCache.mismatch(),
				ReplicatedCache.nodeLocking(),
				Declared.guide("cluster-config-missing-in-profile", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-unicast-retransmit", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-receive-window-high", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-nakack-xmit", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-fc-blocking", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-incoming-pool", Subject.SERVER_PROFILE),
				Declared.alarm("jgroups-oob-queue-nonzero", Subject.SERVER_PROFILE));
	}
}
