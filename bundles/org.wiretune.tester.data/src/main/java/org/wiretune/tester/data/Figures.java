/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import java.util.Locale;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataClient;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.base.DataTexts;
import org.wiretune.tester.data.database.DatabaseProcess;
import org.wiretune.tester.network.DelayProxy;
import org.wiretune.tester.probe.MeasurementRecorder;

/** The figures of a measurement beside its times: what was done a second, and what it asked of the database. */
final class Figures {

	/** The name of the ratio to the first measurement of the same work. */
	static final String RATIO = "ratio to the first";

	private static final double NANOS_IN_SECOND = 1e9;
	private static final double MILLIS_IN_SECOND = 1000;

	private final DataSettings settings;
	private final DatabaseProcess database;
	private final DataClient client;
	private final DelayProxy proxy;
	private DataClient.Counts counts;
	private double cpu;
	private long requests;
	private Load.Done done;

	Figures(DataSettings settings, DatabaseProcess database, DataClient client, DelayProxy proxy) {
		this.settings = settings;
		this.database = database;
		this.client = client;
		this.proxy = proxy;
	}

	void begin() {
		counts = client.counts();
		cpu = database.cpuSeconds();
		requests = requests();
	}

	void end(Load.Done whatWasDone) {
		done = whatWasDone;
		counts = client.counts().since(counts);
		cpu = database.cpuSeconds() - cpu;
		requests = requests() - requests;
	}

	private long requests() {
		return proxy == null ? 0 : proxy.requests();
	}

	/** {@return rows, orders and so on a second, from the first call to the last commit} */
	double rate() {
		return done.amount() * NANOS_IN_SECOND / done.nanos();
	}

	/** Rows that one row, order or query writes. */
	static int rowsOf(DataSettings settings) {
		return switch (settings.work()) {
			case BULK -> 1;
			case ORDERS -> 1 + settings.one(DataKeys.LINES);
			case QUERY, PAGING, FIRST_REQUESTS, ENTITIES -> 0;
		};
	}

	void tell(MeasurementRecorder recorder, double firstRate) {
		String one = DataTexts.get("one." + settings.work().name().toLowerCase(Locale.ROOT));
		String many = DataTexts.get("many." + settings.work().name().toLowerCase(Locale.ROOT));
		if (settings.work() == DataKeys.Work.FIRST_REQUESTS) {
			// How often the data source is opened anew says nothing of what users wait for.
			recorder.figure("connections made for users", counts.connections());
		} else {
			recorder.figure(many + " a second", rate());
			recorder.figure(RATIO, Double.isNaN(firstRate) ? 1 : rate() / firstRate);
		}
		if (settings.work() == DataKeys.Work.ORDERS) {
			recorder.figure("rows a second", rate() * rowsOf(settings));
		}
		if (settings.cached()) {
			recorder.figure("found in the second-level cache (%)",
					counts.cacheReads() == 0 ? 0 : 100.0 * counts.cacheHits() / counts.cacheReads());
		}
		recorder.figure(many, done.amount());
		recorder.figure("JDBC executes", counts.executes());
		recorder.figure("of these batches", counts.batches());
		if (done.amount() > 0) {
			recorder.figure("JDBC executes a" + one, (double) counts.executes() / done.amount());
			recorder.figure("database cpu ms a" + one, cpu * MILLIS_IN_SECOND / done.amount());
			if (proxy != null) {
				recorder.figure("round trips a" + one, (double) requests / done.amount());
			}
		}
		recorder.figure("database cpu s", cpu);
	}
}
