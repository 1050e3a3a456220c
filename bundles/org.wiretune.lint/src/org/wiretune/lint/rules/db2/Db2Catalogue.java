/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.16 of the catalogue, in its order. Their texts stand in {@code texts/db2.properties}. */
public final class Db2Catalogue {

	private Db2Catalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				Declared.guide("db2-osconf-under-pool", Subject.OPERATING_SYSTEM),
				Db2Parameters.kernel(),
				Db2Parameters.agents(),
				Db2Parameters.lockList(),
				Db2Parameters.infiniteLockTimeout(),
				Db2Parameters.logSize(),
				Db2Parameters.pageCleaning(),
				Db2Scripts.bufferPool(),
				Db2Parameters.queryOptimization(),
				Db2Parameters.registry(),
				Db2Parameters.monitorSwitches(),
				Db2Scripts.statistics());
	}
}
