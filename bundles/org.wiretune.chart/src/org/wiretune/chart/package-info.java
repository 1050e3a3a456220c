/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What charts have in common, without a widget: scales and figures.
 */
package org.wiretune.chart;
