/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseKind;

/** What a reader has to know of the settings of a measurement. */
final class Remarks {

	private Remarks() {
	}

	static List<String> of(DataSettings settings, DatabaseKind kind) {
		List<String> remarks = new ArrayList<>();
		remarks.add(TEXTS.get("remark.place", settings.clients()));
		if (settings.parameters().size() > 1) {
			remarks.add(TEXTS.get("remark.order"));
		}
		boolean batch = settings.one(DataKeys.BATCH_SIZE) > 1;
		boolean rewrite = settings.one(DataKeys.DRIVER_REWRITE);
		boolean writes = settings.writesRows();
		if (rewrite && kind == DatabaseKind.H2) {
			remarks.add(TEXTS.get("remark.h2Rewrite"));
		} else if (rewrite && !batch && writes) {
			remarks.add(TEXTS.get("remark.rewriteWithoutBatch"));
		} else if (rewrite && writes) {
			remarks.add(TEXTS.get("remark.rewrite"));
		}
		if (batch && writes && settings.one(DataKeys.ID_STRATEGY) == DataKeys.IdStrategy.IDENTITY) {
			remarks.add(TEXTS.get("remark.identity"));
		}
		if (settings.work() == DataKeys.Work.ORDERS && !settings.one(DataKeys.LOOKUPS)) {
			remarks.add(TEXTS.get("remark.noLookups"));
		}
		if (settings.work() == DataKeys.Work.QUERY) {
			remarks.add(TEXTS.get("remark.query", settings.value(DataKeys.QUERY_ROWS), settings.value(DataKeys.PAGE_SIZE)));
			if (kind == DatabaseKind.H2) {
				remarks.add(TEXTS.get("remark.h2Query"));
			}
		}
		switch (settings.work()) {
			case PAGING -> remarks.add(TEXTS.get("remark.paging." + settings.one(DataKeys.PAGING).name(),
					settings.value(DataKeys.QUERY_ROWS), settings.value(DataKeys.PAGE_SIZE), settings.value(DataKeys.PAGES)));
			case FIRST_REQUESTS -> remarks.add(TEXTS.get("remark.firstRequests", settings.clients(),
					settings.one(DataKeys.MIN_POOL_SIZE), settings.value(DataKeys.IDLE_TIMEOUT).toMillis()));
			case ENTITIES -> remarks.add(TEXTS.get(settings.cached() ? "remark.cached" : "remark.notCached",
					settings.value(DataKeys.ENTITIES), settings.one(DataKeys.UPDATES)));
			case BULK, ORDERS, QUERY -> {
				// Said above.
			}
		}
		if (settings.one(DataKeys.STATEMENT_CACHE) == 0) {
			remarks.add(TEXTS.get("remark.noStatementCache"));
		}
		return remarks;
	}
}
