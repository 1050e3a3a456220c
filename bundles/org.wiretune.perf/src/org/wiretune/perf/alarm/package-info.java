/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Alarms of a running server: what it shows, since when, what sets the limit, and how they are kept. Who raises them is not known here. */
package org.wiretune.perf.alarm;
