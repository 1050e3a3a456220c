/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Lines, shapes and texts on any surface: a drawing is made once, for SVG and for a window alike. Needs no display. */
package org.wiretune.chart.draw;
