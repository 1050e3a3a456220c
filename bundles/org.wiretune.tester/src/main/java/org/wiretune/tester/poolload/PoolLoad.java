/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.core.Figure;

/**
 * A load on a pool in the server, from {@link #start()} until it is done or closed.
 */
public interface PoolLoad extends AutoCloseable {

	/**
	 * Begins.
	 *
	 * @throws Exception when it cannot
	 */
	void start() throws Exception;

	/**
	 * Waits for its end.
	 *
	 * @param millis how long at most
	 * @return whether it is done; a load without an end never is
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	boolean await(long millis) throws InterruptedException;

	/** {@return what it measures} */
	LoadRecord record();

	/** Says that what came before was warm-up. */
	void warm();

	/** {@return calls or messages that are worked on now} */
	int underWay();

	/** {@return what it found} */
	Findings findings();

	@Override
	void close() throws Exception;

	/**
	 * What a load found besides times.
	 *
	 * @param figures values by figure
	 * @param series rows by figure
	 * @param remarks what a reader has to know, sentences
	 */
	record Findings(Map<Figure, Double> figures, Map<Figure, List<Double>> series, List<String> remarks) {
		/** Nothing yet. */
		public Findings() {
			this(new LinkedHashMap<>(), new LinkedHashMap<>(), new ArrayList<>());
		}
	}
}
