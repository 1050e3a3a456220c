/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What happens in a run, as events, lines of the protocol between its processes, and lines of the console. */
package org.wiretune.perf.event;
