/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.base;

import java.util.Map;
import org.wiretune.core.Figure;

/** An application of a framework, as its callers and whoever measures it see it. */
public interface FrameworkApplication extends AutoCloseable {

	/**
	 * Calls it and waits until it is done. Callers call at the same time.
	 *
	 * @param caller which caller, counted from 0
	 * @throws Exception when the call fails
	 */
	void call(int caller) throws Exception;

	/** Says that the warm-up is over: what is counted is counted from now on. */
	void begin();

	/** {@return what was counted since {@link #begin()}} @param calls calls that were answered meanwhile, 1 or more */
	Map<Figure, Double> figures(long calls);

	@Override
	void close() throws Exception;
}
