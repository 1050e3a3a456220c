/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Loads that were recorded or written elsewhere: by a browser (HAR), or for Apache JMeter. They become workloads. */
package org.wiretune.perf.recorded;
