/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/** Keys of {@link WorkloadKind#DATA}: the guide for EAP 5, 4.5. */
public final class DataKeys {

	/** The database. */
	public enum Database {
		/** H2 in a process of its own, over TCP. */
		H2,
		/** PostgreSQL. */
		POSTGRESQL,
		/** MariaDB. */
		MARIADB
	}

	/** The database that is started. */
	public static final WorkloadKey<Database> DATABASE = WorkloadKey.of("database", ValueTypes.oneOf(Database.class),
			Database.H2);

	static final List<WorkloadKey<?>> ALL = List.of(DATABASE);

	private DataKeys() {
	}
}
