/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.List;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;

/** The tables that ship with WireTune, in the order in which their formats are tried. */
public final class HouseTables implements Contribution {

	private static final List<String> TABLES = List.of("jboss-5.settings", "wildfly.settings", "websphere.settings", "liberty.settings", "tomcat.settings",
			"application.settings", "enterprise-beans.settings", "logging.settings", "spring-boot.settings", "quarkus.settings", "messaging.settings", "oracle-soa.settings",
			"ibm-bpm.settings", "switchyard.settings", "bpel-engine.settings", "operating-system.settings", "database.settings",
			"broker.settings");

	@Override
	public void contribute(Contributions to) {
		TABLES.forEach(to::table);
	}
}
