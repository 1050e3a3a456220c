/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Scales and figures of charts. What a chart shows is a {@code model.Chart}, without pixels; {@code plot} draws it once, on a
 * {@code draw.Surface} that writes SVG or paints a window.
 */
package org.wiretune.chart;
