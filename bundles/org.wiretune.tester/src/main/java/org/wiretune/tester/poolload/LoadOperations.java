/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wiretune.core.Figure;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.FigureFormat;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.probe.MachineProbe;

/**
 * What a load driver can have a server do with loads: open one, ask after it, close it. There is one at a time; a further
 * one ends it.
 */
public final class LoadOperations {

	/** Opens and starts a load. */
	public static final String OPEN = "load.open";
	/** Says that the warm-up is over. */
	public static final String WARM = "load.warm";
	/** Waits a while and takes what was measured: the fields of {@link LoadRecord} and those named here. */
	public static final String POLL = "load.poll";
	/** What the load found: figures, series and remarks. */
	public static final String FINDINGS = "load.findings";
	/** Ends the load. */
	public static final String CLOSE = "load.close";

	/** Argument: how long to wait, in milliseconds. */
	public static final String MILLIS = "millis";
	/** Answer: whether the load has come to its end. */
	public static final String DONE = "done";
	/** Answer: what is under way. */
	public static final String UNDER_WAY = "underWay";
	/** Answer, where it was asked for by an argument of the same name: see {@link MachineProbe#ofThisProcess()}. */
	public static final String RESOURCES = "resources";

	/** Opens loads. */
	@FunctionalInterface
	public interface Opener {

		/**
		 * Opens a load; it is not started.
		 *
		 * @param arguments what the driver says
		 * @param answer to be filled with what the driver has to know
		 * @return the load
		 * @throws Exception when it cannot be opened
		 */
		PoolLoad open(JsonFields arguments, JsonObject answer) throws Exception;
	}

	/** Answer of {@link #FINDINGS}: see {@link FigureFormat#write(Map)}. */
	public static final String FIGURES = "figures";
	/** Answer of {@link #FINDINGS}: see {@link FigureFormat#writeRows(Map)}. */
	public static final String SERIES = "series";

	private final Opener opener;
	private PoolLoad load;

	private LoadOperations(Opener opener) {
		this.opener = opener;
	}

	/**
	 * Adds the operations to a server.
	 *
	 * @param operations the operations of the server
	 * @param opener opens loads
	 */
	public static void add(ServerOperations operations, Opener opener) {
		LoadOperations loads = new LoadOperations(opener);
		operations.add(OPEN, loads::open);
		operations.add(WARM, arguments -> {
			loads.load().warm();
			return new JsonObject();
		});
		operations.add(POLL, loads::poll);
		operations.add(FINDINGS, arguments -> loads.findings());
		operations.add(CLOSE, arguments -> loads.close());
	}

	private synchronized PoolLoad load() {
		if (load == null) {
			throw new IllegalStateException("No load is open.");
		}
		return load;
	}

	private synchronized JsonObject open(JsonFields arguments) throws Exception {
		close();
		JsonObject answer = new JsonObject();
		load = opener.open(arguments, answer);
		load.start();
		return answer;
	}

	private JsonObject poll(JsonFields arguments) throws InterruptedException {
		PoolLoad open = load();
		boolean done = open.await(arguments.longInteger(MILLIS, 0));
		JsonObject answer = open.record().take();
		answer.addProperty(DONE, done);
		answer.addProperty(UNDER_WAY, open.underWay());
		if (arguments.truth(RESOURCES, false)) {
			answer.add(RESOURCES, MachineProbe.ofThisProcess());
		}
		return answer;
	}

	private JsonObject findings() {
		PoolLoad.Findings findings = load().findings();
		JsonObject answer = new JsonObject();
		Map<Figure, Double> figures = new LinkedHashMap<>(findings.figures());
		figures.values().removeIf(value -> !Double.isFinite(value));
		answer.add(FIGURES, FigureFormat.write(figures));
		answer.add(SERIES, FigureFormat.writeRows(findings.series()));
		JsonArray remarks = new JsonArray();
		findings.remarks().forEach(remarks::add);
		answer.add("remarks", remarks);
		return answer;
	}

	private synchronized JsonObject close() throws Exception {
		PoolLoad open = load;
		load = null;
		if (open != null) {
			open.close();
		}
		return new JsonObject();
	}
}
