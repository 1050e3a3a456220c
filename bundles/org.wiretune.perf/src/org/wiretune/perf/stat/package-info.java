/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Statistics of measurements: distributions of times, their summaries, and what they allow to say. */
package org.wiretune.perf.stat;
