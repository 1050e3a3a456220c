/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** How a chart looks: where its parts stand, and its one drawing on any surface. Needs no display. */
package org.wiretune.chart.plot;
