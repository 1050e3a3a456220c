/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.4 of the catalogue, in its order. Their texts stand in {@code texts/web-connectors.properties}. */
public final class WebConnectorCatalogue {

	private WebConnectorCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				KeepAliveRequests.standard(),
				KeepAliveRequests.disabled(),
				KeepAliveRequests.openFiles(),
				Declared.alarm("connector-keepalive-below-observed", Subject.CONCURRENCY),
				ConnectorThreads.http(),
				Declared.alarm("connector-maxthreads-reached", Subject.CONCURRENCY),
				ConnectorThreads.belowClients(),
				SpareThreads.http(),
				SpareThreads.ratio(),
				Declared.guide("connector-minspare-constrained", Subject.CONCURRENCY),
				SpareThreads.aboveMost(),
				ConnectorFiles.nativeConnector(),
				ConnectorFiles.address(),
				ConnectorThreads.ajp(),
				SpareThreads.ajp(),
				ConnectorFiles.ajpConnections(),
				Declared.guide("ajp-firewall-idle-drop", Subject.CONCURRENCY),
				Declared.guide("web-tier-absent-in-minimal", Subject.SERVER_PROFILE),
				Declared.alarm("connection-close-per-100-live", Subject.CONCURRENCY));
	}

	/** {@return the recommendations on web servers that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(ReloadableContext.rule(), LockedServlet.rule(), ReloadingModule.rule());
	}
}
