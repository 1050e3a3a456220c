/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Apache JMeter as the engine of a run: fetching it, writing plans, running them here and remotely, reading its results. */
package org.wiretune.perf.jmeter;
