/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What a chart shows: axes with their words, panels with series, bands, marks and keys. Knows neither pixels nor a widget. */
package org.wiretune.chart.model;
