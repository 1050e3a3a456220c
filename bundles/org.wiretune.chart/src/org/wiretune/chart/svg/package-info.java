/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Drawings as SVG. */
package org.wiretune.chart.svg;
