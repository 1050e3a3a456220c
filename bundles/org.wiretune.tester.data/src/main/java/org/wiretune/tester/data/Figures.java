/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.data.base.DataClient;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseProcess;
import org.wiretune.tester.network.DelayProxy;
import org.wiretune.tester.probe.MeasurementRecorder;

/** The figures of a measurement beside its times: what was done a second, and what it asked of the database. */
final class Figures {

	private static final double NANOS_IN_SECOND = Nanoseconds.IN_SECOND;

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
		DataFigures.OfWork work = DataFigures.of(settings.work());
		if (settings.work() == DataKeys.Work.FIRST_REQUESTS) {
			// How often the data source is opened anew says nothing of what users wait for.
			recorder.figure(DataFigures.CONNECTIONS_MADE, counts.connections());
		} else {
			recorder.figure(work.rate(), rate());
			recorder.figure(DataFigures.RATIO, Double.isNaN(firstRate) ? 1 : rate() / firstRate);
		}
		if (settings.work() == DataKeys.Work.ORDERS) {
			recorder.figure(DataFigures.of(DataKeys.Work.BULK).rate(), rate() * rowsOf(settings));
		}
		if (settings.cached()) {
			recorder.figure(DataFigures.CACHE_HITS, counts.cacheReads() == 0 ? 0 : 100.0 * counts.cacheHits() / counts.cacheReads());
		}
		recorder.figure(work.amount(), done.amount());
		recorder.figure(DataFigures.EXECUTES, counts.executes());
		recorder.figure(DataFigures.BATCHES, counts.batches());
		if (done.amount() > 0) {
			recorder.figure(work.executes(), (double) counts.executes() / done.amount());
			recorder.figure(work.processorTime(), cpu / done.amount());
			if (proxy != null) {
				recorder.figure(work.roundTrips(), (double) requests / done.amount());
			}
		}
		recorder.figure(DataFigures.PROCESSOR_TIME, cpu);
	}
}
